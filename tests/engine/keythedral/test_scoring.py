"""Points, ties and the score sheet (sections 15 and 19)."""

from __future__ import annotations

from engine.keythedral.content.box import NEWEST
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import Scene, hamlet


def give(here: Scene, seat: int, *ids: str) -> Scene:
    for name in ids:
        at = next(i for i, tile in enumerate(NEWEST.tiles) if tile.id == name)
        if at in here.state.mat:
            here.state.mat[here.state.mat.index(at)] = -2
        else:
            here.state.surplus[NEWEST.tiles[at].number - 1].remove(at)
        here.player(seat).seats.append(at)
    return here


def ranks(here: Scene) -> dict[int, tuple[int, int]]:
    return {one.seat: (one.points, one.rank) for one in KEYTHEDRAL.standings(here.state)}


def test_kt_89_the_score_is_the_sum_of_the_numbers() -> None:
    here = give(hamlet(), 0, "1-1", "3-2", "5-3")
    give(here, 1, "4-1", "4-2").law(1, "sale")
    assert ranks(here) == {0: (9, 1), 1: (8, 2), 2: (0, 3)}
    assert sum(line.points for line in KEYTHEDRAL.score(here.state) if line.seat == 0) == 9


def test_kt_89_forty_six_points_are_on_offer() -> None:
    view = KEYTHEDRAL.view_for(hamlet().state, None)
    assert sum(slot.points for slot in view.slots) == 46


def test_kt_90_ties_are_broken_by_cubes() -> None:
    here = give(hamlet(), 0, "3-1")
    give(here, 1, "3-2").cubes(0, wood=3).cubes(1, gold=1)
    assert ranks(here) == {1: (3, 1), 0: (3, 2), 2: (0, 3)}
    here.cubes(0, ironwork=1)
    assert ranks(here)[0] == (3, 1)
    assert ranks(here)[1] == (3, 2)


def test_kt_90_the_sheet_tells_what_broke_a_tie() -> None:
    here = give(hamlet(), 0, "3-1")
    give(here, 1, "3-2").cubes(0, wood=3).cubes(1, gold=1)
    assert here.state.stage != "over", "all may agree to end before the last seat is built (KT-149)"
    ties = [line for line in KEYTHEDRAL.score(here.state) if line.text.key == "keythedral-score-tie"]
    assert [(line.seat, dict(line.text.args)["worth"], line.points) for line in ties] == [
        (0, 3, 0),
        (1, 4, 0),
    ]


def test_kt_90_players_still_level_win_together() -> None:
    here = give(hamlet(), 0, "3-1")
    give(here, 1, "3-2").cubes(0, wood=3).cubes(1, glass=1)
    assert [standing.rank for standing in KEYTHEDRAL.standings(here.state)] == [1, 1, 3]


def test_kt_135_kt_151_in_the_second_edition_cubes_score_and_ties_are_shared() -> None:
    here = give(hamlet(edition="second"), 0, "2-1").cubes(0, gold=1, wood=1)
    give(here, 1, "2-2").cubes(1, glass=1, ironwork=1)
    give(here, 2, "1-1").cubes(2, gold=2, glass=2)
    assert ranks(here) == {2: (18, 1), 0: (11, 2), 1: (11, 2)}
    keys = {line.text.key for line in KEYTHEDRAL.score(here.state)}
    assert keys == {"keythedral-score-seats", "keythedral-score-cubes"}


def test_kt_151_cubes_do_not_break_ties_where_they_score() -> None:
    here = give(hamlet(edition="second"), 0, "2-1").cubes(0, gold=1)
    give(here, 1, "1-1").cubes(1, gold=1, ironwork=1)
    assert ranks(here) == {0: (10, 1), 1: (10, 1), 2: (0, 3)}


def test_kt_151_in_the_second_edition_the_costs_stay() -> None:
    here = hamlet(edition="second").tile("1e", "1-1").cubes(0, stone=1, wood=1).spend()
    assert here.offers(0, "buy seat 1e with stone wood end")
