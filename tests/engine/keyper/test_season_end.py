"""The end of a season (KP-118 to KP-136, KP-225 to KP-230)."""

from __future__ import annotations

import pytest

from engine.keyper.content.shapes import FairSide, SeasonalFair, WinterFair
from engine.keyper.game import KEYPER
from engine.keyper.state import Held
from tests.support import keyper_box as printed
from tests.support.keyper import Table
from tests.support.keyper_box import OFFERED

pytestmark = pytest.mark.usefixtures("table_values")


def closing(season: int = 0, seats: int = 2) -> Table:
    """Return a position where seat 0 is about to play the last keyple and nobody else can lay down."""
    return Table(seats, season).all_claim().keyples(0, "brown").built(0, "village-12", "dock")


LAST = "send brown village-12 end"


def test_kp_118_everybody_else_has_one_more_turn_for_a_lay_down_only() -> None:
    table = Table(4).all_claim().keyples(0, "brown")
    for board in (2, 3, 4):
        table.stands(f"clay@board-{board}", "grey").stands(f"sheep@board-{board}", "grey")
    table.play("send brown logs@board-1 end")
    for seat in (1, 2, 3):
        assert table.deciding() == [seat]
        assert {words.split()[0] for words in table.words()} == {"lay", "pass"}
        table.play(f"lay clay@board-{seat + 1} end")
    assert table.state.stage == "fold"


def test_kp_119_the_last_player_had_a_piece_at_the_start_of_an_own_turn() -> None:
    table = Table(3).all_claim().keyples(0, "brown").keyples(1, "brown")
    table.play("send brown logs@board-1 end").play("join brown end")
    assert table.told("keyper-told-closing-joined")
    assert table.state.last == 0


def test_kp_120_nothing_is_left_standing_on_keyp_tiles_when_fairs_begin() -> None:
    table = Table(2).claims(1, 2)
    table.player(0).standing = {"orange": 1}
    table.play("keyper board-1 gain clay end")
    assert table.state.stage == "fold"
    assert table.player(0).keyples == {"orange": 1}


def test_kp_121_kp_123_a_fair_is_held_by_showing_everything_it_asks_for() -> None:
    table = closing().goods(0, pig=1, clay=1).goods(1, pig=1)
    fair = table.player(0).fairs["spring"]
    table.play(LAST)
    assert table.player(0).held == [Held("spring", fair, 2)]
    assert table.player(1).held == []
    assert "spring" not in table.player(1).fairs  # not held in its season: discarded
    assert "summer" in table.player(1).fairs
    assert [event.seat for event in table.told("keyper-told-held-showing")] == [0]
    assert not table.told("keyper-told-no-fairs")
    assert len(closing().play(LAST).told("keyper-told-no-fairs")) == 1


def test_kp_122_shown_resources_are_kept_and_serve_again_later() -> None:
    table = closing().goods(0, pig=1, clay=1).built(0, "farm-1", "pig-sty").play(LAST)
    assert table.player(0).goods == {"pig": 1, "clay": 1}
    table.play("fold a end", 0).play("fold a end", 1)
    table.all_claim().keyples(0, "brown").keyples(1).turn(0).play(LAST)
    assert [held.season for held in table.player(0).held] == ["spring", "summer"]  # the same two pieces


def test_kp_122_one_resource_at_only_one_fair_of_a_season() -> None:
    table = closing(1).goods(0, cow=1, brick=1, pig=1)
    table.player(0).winter_fairs = ["winter-1", "winter-2"]
    table.play(LAST)
    assert table.words(0) == ["hold summer", "hold winter-1 for 4", "hold winter-2 for 4", "end"]
    table.play("hold winter-1 for 4", 0)
    assert table.words(0) == ["end"]  # cow and brick are shown already, and the brick was the clay


def test_kp_124_winter_fairs_by_season_side_and_points() -> None:
    sides: dict[int, list[FairSide]] = {1: ["front"], 2: ["back"], 3: ["front", "back"]}
    points = {"front": 4, "back": 6}
    for season, wanted in sides.items():
        table = closing(season).goods(0, cow=1, brick=1, ruby=1)
        table.player(0).winter_fairs = ["winter-1"]
        table.play(LAST)
        offered = [words for words in table.words(0) if words.startswith("hold winter")]
        assert offered == [f"hold winter-1 for {points[side]}" for side in wanted]
        table.play(f"{offered[-1]} end", 0)
        name = ("spring", "summer", "autumn", "winter")[season]
        assert table.player(0).held[0] == Held(name, "winter-1", points[wanted[-1]], wanted[-1])
        assert table.player(0).winter_fairs == []


def test_kp_124_not_in_spring_and_discarded_after_winter() -> None:
    table = closing(0).goods(0, cow=1, brick=1, ruby=1)
    table.player(0).winter_fairs = ["winter-1"]
    table.play(LAST)
    assert table.state.stage == "fold"
    assert table.player(0).winter_fairs == ["winter-1"]
    table = closing(3)
    table.player(0).winter_fairs = ["winter-1"]
    table.play(LAST)
    assert table.state.stage == "over"
    assert "winter-1" in table.state.discard


def test_kp_124_kp_142_several_fairs_of_a_season_are_stacked_and_all_score() -> None:
    table = closing(1).goods(0, cow=2, brick=3, pig=1)
    table.player(0).winter_fairs = ["winter-1", "winter-2"]
    table.play(LAST).play("hold winter-1 for 4 hold winter-2 for 4 end", 0)
    assert [held.season for held in table.player(0).held] == ["summer"] * 3
    assert table.points(0) == 4 + 4 + 2


def test_kp_125_animals_without_room_return_to_the_supply() -> None:
    table = closing().goods(0, cow=6, pig=3).built(0, "farm-1", "cow-shed")
    before = table.state.supply["cow"]
    table.play(LAST)
    assert table.player(0).goods == {"cow": 4}
    assert table.state.supply["cow"] == before + 2


def test_kp_125_the_owner_arranges_freely_over_all_visible_tiles() -> None:
    table = closing().goods(0, cow=5, horse=3).built(0, "farm-1", "farmyard").built(0, "farm-2", "cow-shed")
    table.play(LAST)
    assert table.player(0).goods == {"cow": 5, "horse": 3}
    assert table.state.stage == "fold"  # all found room: nobody was asked
    table = closing().goods(0, cow=1).built(0, "farm-1", "barn", covers="cow-shed").play(LAST)
    assert table.player(0).goods == {}


def test_kp_126_animals_about_to_be_lost_can_still_be_shown() -> None:
    table = closing().goods(0, pig=1, clay=1).play(LAST)
    assert len(table.player(0).held) == 1
    assert table.player(0).goods == {"clay": 1}


def test_kp_127_kp_230_keyper_board_and_keyples_come_home() -> None:
    table = closing().stands("clay@board-1", "grey").stands("clay@board-1", "white", "grey", lying=True)
    table.stands("farm-3", "black").stands("clay@board-2", "orange")
    table.player(0).lying, table.player(0).standing = {"light-blue": 1}, {"white": 1}
    table.play(LAST).play("pass end")
    player = table.player(0)
    assert player.keyper
    assert player.board == 0
    assert player.keyples == {"brown": 1, "grey": 1, "white": 2, "black": 1, "light-blue": 1}
    assert (player.standing, player.lying) == ({}, {})
    assert table.player(1).keyples == {"orange": 1}


def test_kp_128_after_winter_the_board_keeps_its_display_and_the_game_ends() -> None:
    table = closing(3).play(LAST)
    assert table.state.stage == "over"
    assert table.deciding() == []
    assert table.player(0).board == 0
    assert table.state.boards[0].display == "everything"


def test_kp_129_kp_130_kp_131_tiles_are_discarded_the_bag_is_filled_and_eight_drawn() -> None:
    table = closing()
    shown, bag, aside = set(table.state.shown), len(table.state.bag), len(table.state.aside)
    table.play(LAST)
    assert set(table.state.discard) == shown
    assert table.state.aside == []
    assert len(table.state.shown) == 8
    assert len(table.state.bag) == bag + aside - 8
    assert aside == 27 + 8


def test_kp_132_four_of_six_boats_again() -> None:
    table = closing()
    table.state.boards[0].boat = table.state.boats.pop()
    table.play(LAST)
    assert len(table.state.boats) == 4
    assert len(set(table.state.boats + table.state.boats_aside)) == 6
    assert [board.boat for board in table.state.boards] == ["", ""]


def test_kp_133_displays_are_chosen_in_secret_and_shown_at_once() -> None:
    table = closing().play(LAST)
    assert table.deciding() == [0, 1]
    assert table.words(0) == ["fold a", "fold b", "fold c", "fold d"]
    table.play("fold b end", 0)
    assert table.deciding() == [1]
    view = KEYPER.view_for(table.state, 1)
    assert view.own_picks == ()
    assert view.boards[0].display == "everything"  # still the old one
    assert KEYPER.view_for(table.state, 0).own_picks == (OFFERED["summer"][1],)
    table.play("fold b end", 1)  # the same display is allowed
    assert [board.display for board in table.state.boards] == [OFFERED["summer"][1]] * 2


def test_kp_133_kp_190_autumn_and_winter_offer_the_same_four() -> None:
    assert OFFERED["autumn"] == OFFERED["winter"]
    assert all(len(offered) == 4 for offered in OFFERED.values())


@pytest.mark.parametrize(("seats", "limit"), [(2, 9), (3, 8), (4, 8)])
def test_kp_134_exactly_the_surplus_goes_to_the_keyp_tile(seats: int, limit: int) -> None:
    table = closing(0, seats)
    for _ in range(limit):
        table.stands("farm-1", "grey")
    table.stands("farm-1", "white").play(LAST)  # with the brown one: two too many
    for seat in range(seats):
        table.play("fold a end", seat)
    assert table.deciding() == [0]
    assert table.words(0) == ["rest brown", "rest grey", "rest white"]
    table.play("rest brown rest grey", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0)
    assert table.player(0).standing == {"brown": 1, "grey": 1}
    assert table.player(0).keyples == {"grey": limit - 1, "white": 1}
    assert table.player(1).keyples == {}


def test_kp_135_everybody_chooses_the_surplus_at_the_same_time() -> None:
    table = closing()
    for seat in (0, 1):
        for _ in range(10):
            table.stands("farm-1", "grey", seat=seat)
        table.stands("farm-1", "black", seat=seat)
    table.play(LAST).play("pass end").play("fold a end", 0).play("fold a end", 1)
    assert table.deciding() == [0, 1]


def test_kp_136_the_last_player_starts_the_next_season() -> None:
    table = Table(3).all_claim().keyples(1, "brown").keyples(0, "grey").built(1, "village-12", "dock").turn(0)
    table.built(0, "village-12", "dock").play("send grey village-12 end").play("send brown village-12 end")
    table.play("pass end")
    for seat in range(3):
        table.play("fold a end", seat)
    assert (table.state.start, table.deciding()) == (1, [1])


def test_kp_225_the_own_fair_is_held_automatically_when_no_winter_fair_competes() -> None:
    table = closing(1).goods(0, pig=1, clay=1).play(LAST)
    assert table.state.stage == "fold"
    assert len(table.player(0).held) == 1


def test_kp_225_a_winter_fair_is_never_held_without_asking_and_is_optional() -> None:
    table = closing(1).goods(0, cow=1, brick=1)
    table.player(0).winter_fairs = ["winter-1"]
    table.play(LAST)
    assert table.deciding() == [0]
    table.play("end", 0)
    assert table.player(0).held == []
    assert table.player(0).winter_fairs == ["winter-1"]  # it can still be held later


def test_kp_225_the_seats_asked_follow_from_public_information() -> None:
    for fair in ("summer-1", "summer-2"):
        table = closing(1).goods(0, pig=1, clay=1)
        table.player(0).fairs["summer"] = fair
        table.player(0).winter_fairs = ["winter-1"]
        table.play(LAST)
        assert table.state.stage == "fold"  # no cow and brick to show


def test_kp_226_one_piece_fills_one_place_as_itself_or_as_its_raw_material(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    summer = SeasonalFair("summer-1", "summer", ("clay", "brick"), 3)
    monkeypatch.setitem(printed.FAIR, "summer-1", summer)
    for bricks, held in ((1, 0), (2, 1)):
        table = closing(1).goods(0, brick=bricks)
        table.player(0).fairs["summer"] = "summer-1"
        table.play(LAST)
        assert len(table.player(0).held) == held


def test_kp_226_in_winter_either_side_may_be_met_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(printed.WINTER_FAIR, "winter-1", WinterFair("winter-1", ("clay",), ("ruby",)))
    table = closing(3).goods(0, clay=1, ruby=1)
    table.player(0).winter_fairs = ["winter-1"]
    table.play(LAST).play("hold winter-1 for 6", 0)
    assert table.words(0) == ["end"]


def test_kp_226_a_winter_fair_taken_this_season_may_be_held_at_its_end() -> None:
    table = Table(2, 1).all_claim().keyples(0, "brown").goods(0, cow=1, brick=1).shown("winter-5", "dock")
    table.play("send brown country-tile@board-1 take winter-5 end")
    table.play("pass end")
    assert table.offers("hold winter-5 for 4 end", 0)


def test_kp_227_the_owner_chooses_which_animals_are_lost() -> None:
    table = closing().goods(0, cow=3, pig=3).built(0, "farm-1", "farmyard").play(LAST)
    assert table.words(0) == ["release cow", "release pig"]
    table.play("release cow release cow", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0)
    assert table.player(0).goods == {"cow": 1, "pig": 3}


def test_kp_227_housing_takes_place_at_the_end_of_winter_too() -> None:
    table = closing(3).goods(0, cow=5).built(0, "farm-1", "cow-shed").play(LAST)
    assert table.state.stage == "over"
    assert table.player(0).goods == {"cow": 4}


def test_kp_228_the_surplus_is_chosen_after_tiles_boats_and_displays_are_seen() -> None:
    table = closing()
    for _ in range(9):
        table.stands("farm-1", "grey")
    table.play(LAST)
    assert table.asked() == "fold"
    table.play("fold c end", 0).play("fold d end", 1)
    assert table.asked() == "surplus"
    assert [board.display for board in table.state.boards] == [OFFERED["summer"][2], OFFERED["summer"][3]]
    assert len(table.state.shown) == 8


def test_kp_229_a_season_may_begin_without_keyples() -> None:
    table = closing().play(LAST).play("fold a end", 0).play("fold a end", 1)
    assert table.player(1).keyples == {}
    table.play("keyper board-1 end", 0)
    assert table.deciding() == [1]
    assert table.offers("keyper board-2 end", 1)
