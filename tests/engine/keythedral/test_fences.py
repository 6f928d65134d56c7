"""Fences, enclosed dwellings and their new sites (section 10)."""

from __future__ import annotations

from engine.core.lattice import cells_beside_site, place
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.queries import vacant_sites
from engine.keythedral.state import NO_PLACE
from engine.keythedral.steps.moving import new_sites
from tests.engine.keythedral.test_laying import laid_out
from tests.support.keythedral import hamlet, scene


def test_kt_62_a_fence_costs_one_wood_and_may_stand_at_any_dwelling() -> None:
    here = hamlet().cubes(0, wood=1).spend()
    here.play(0, "fence 1,1-nw end")  # between yellow 1 and the quarry at 1,1
    assert here.has(0) == {}
    assert here.player(0).fences == 2
    assert here.state.fences == {place(1, 1) * 4: 0}
    assert here.told("fenced-off")[0].touches == (1,)


def test_kt_63_a_dwelling_on_one_side_a_field_on_the_other_and_no_fence_yet() -> None:
    here = hamlet().fence(1, 1, 0, "nw").cubes(0, wood=1).spend().play(0, "fence")
    words = here.words(0)
    assert "1,0-nw" not in words  # fenced already
    assert "-1,0-nw" not in words  # no field there
    assert not any(word.startswith("0,0-") for word in words)  # the keythedral
    assert not any(word.startswith("2,2-") for word in words)  # an empty site


def test_kt_64_three_fences_for_the_whole_game() -> None:
    here = hamlet(laws="off").cubes(0, wood=4).cubes(1, wine=2).spend()
    for edge in ("1,0-nw", "1,0-ne", "1,1-nw"):
        here.play(0, f"fence {edge} end")
        here.play(1, "unfence 1,0-nw end" if edge == "1,0-nw" else "pass end").play(2, "pass end")
    assert here.player(0).fences == 0
    assert here.state.fences_out == [1, 0, 0]
    assert here.refuses(0, "fence")  # a removed fence never comes back


def test_kt_65_a_fence_stops_its_builders_own_workers_too() -> None:
    here = hamlet().fence(0, 1, 0, "ne").work().play(0, "order 1")
    assert "send 1 farm@2,0" not in here.words(0)


def test_kt_66_sides_without_a_field_do_not_count() -> None:
    here = hamlet().cubes(0, wood=2).spend()
    here.play(0, "fence -1,-1-se end")  # grey 2 touches the quarry at 0,0 alone
    assert here.deciders() == [2]
    assert here.decision(2).kind == "move"


def test_kt_66_one_side_open_is_not_enclosed() -> None:
    here = hamlet().fence(1, -1, 0, "ne").cubes(0, wood=1).spend()
    here.dwelling(2, 3, 1, 2).play(0, "fence 1,2-nw end")
    assert here.deciders() == [1]


def test_kt_66_one_may_enclose_oneself() -> None:
    here = hamlet().cubes(2, wood=1)
    here.state.start = 2
    here.spend().play(2, "fence -1,-1-se end")
    assert here.deciders() == [2]
    assert here.decision(2).kind == "move"


def test_kt_61_kt_67_an_enclosed_dwelling_moves_with_its_number_and_side() -> None:
    here = hamlet().dwelling(2, 2, -1, -1, house=True).cubes(0, wood=1).spend()
    here.play(0, "fence -1,-1-se end").play(2, "at 2,0 end")
    view = KEYTHEDRAL.view_for(here.state, None)
    moved = next(d for d in view.dwellings if (d.seat, d.number) == (2, 2))
    assert (moved.x, moved.y, moved.house) == (2, 0, True)
    assert len(here.state.fences) == 1  # the fence stays beside the empty site


def test_kt_68_the_owner_chooses_a_vacant_site_with_an_open_field() -> None:
    here = hamlet().fence(1, 1, -1, "sw").fence(1, 1, -1, "se").cubes(0, wood=1).spend()
    here.play(0, "fence -1,-1-se end")
    words = here.words(2)
    assert here.deciders() == [2]
    assert "at -1,-1" not in words  # the old site
    assert "at 0,0" not in words  # the keythedral
    assert "at 1,0" not in words  # taken
    assert "at 1,-1" not in words  # both its fields are fenced off
    assert "at 2,0" in words


def test_kt_69_workers_on_fields_are_not_touched() -> None:
    here = hamlet().worker(2, 2, 0, 0).cubes(0, wood=1).spend()
    here.play(0, "fence -1,-1-se end").play(2, "at 2,0 end")
    assert here.state.workers == {place(0, 0): 11}


def test_kt_70_two_wine_take_any_fence_away() -> None:
    here = hamlet().fence(1, 1, 0, "nw").cubes(0, wine=2).spend().play(0, "unfence 1,0-nw end")
    assert here.state.fences == {}
    assert here.has(0) == {}
    assert hamlet().fence(1, 1, 0, "nw").cubes(0, wine=1).spend().refuses(0, "unfence")


def test_kt_139_there_are_always_enough_sites() -> None:
    for seats, touching, legal in ((2, 20, 5), (3, 29, 5), (4, 35, 3), (5, 41, 1)):
        state = laid_out(seats, f"sites {seats}").state
        vacant = vacant_sites(state)
        assert len(vacant) + len(state.dwellings) + (state.keythedral != NO_PLACE) >= touching
        left = 3 * seats
        for site in vacant:  # shut off as many sites as all the fences can
            sides = [side for side, cell in enumerate(cells_beside_site(site)) if cell in state.fields]
            if len(sides) <= left:
                left -= len(sides)
                state.fences.update({site * 4 + side: 0 for side in sides})
        assert len(new_sites(state, next(iter(state.dwellings)))) >= legal


def test_kt_140_a_fence_beside_an_empty_site_binds_a_player_who_comes_later() -> None:
    here = hamlet(laws="off").cubes(0, wood=1, wine=2).spend().play(0, "fence -1,-1-se end")
    here.play(2, "at 2,0 end").play(1, "pass end").play(2, "pass end")
    here.play(0, "unfence -1,-1-se end")  # it can be removed like any other
    assert here.state.fences == {}


def test_kt_140_building_needs_a_fence_and_wood_and_the_move_comes_before_the_next_turn() -> None:
    here = hamlet().cubes(0, wood=1).spend().play(0, "fence -1,-1-se end")
    assert here.deciders() == [2]
    here.play(2, "at 2,0 end")
    assert here.deciders() == [1]
    assert scene(3).cubes(0, wood=1).spend().refuses(0, "fence")  # no dwelling anywhere


def test_kt_140_a_dwelling_laid_behind_an_old_fence_is_bound_by_it() -> None:
    here = hamlet().fence(1, 2, 0, "nw").cubes(0, wood=1).spend().play(0, "fence -1,-1-se end")
    here.play(2, "at 2,0 end")  # touches the farm, behind yellow's fence, and the lake
    here.state.stage = "auction"
    here.state.asking = ""
    here.work()
    assert "send 2 farm@2,0" not in here.play(0, "order 2 send 2 wood@0,1 end").play(
        1, "send 2 quarry@0,0 end"
    ).words(2)
