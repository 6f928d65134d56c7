"""Standing orders: which windows a seat wants, and laws that answer by themselves (section 17)."""

from __future__ import annotations

import pytest

from engine.keythedral.game import KEYTHEDRAL
from tests.engine.keythedral.test_windows import buying
from tests.support.keythedral import hamlet


@pytest.mark.parametrize(
    ("level", "start", "law"),
    [("all", True, True), ("windows", True, True), ("reactions", False, True), ("none", False, False)],
)
def test_kt_106_a_seat_says_in_advance_which_windows_it_wants(level: str, start: bool, law: bool) -> None:
    here = hamlet().law(0, "upgrade-cottage", "good-harvest").law(1, "repeal-law")
    here.player(1).watch = level
    here.work()
    assert (1 in here.deciders()) == start
    if start:
        here.decline(1)
    here.play(0, "play upgrade-cottage 1 end")
    assert (here.deciders() == [1] and here.decision(1).kind == "law") == law


def test_kt_106_pass_until_the_end_of_this_phase() -> None:
    here = hamlet(stop="off").law(0, "sale").gone("repeal-law").spend().play(0, "watch later decline end")
    assert here.player(0).watch == "later"
    here.play(0, "pass end").play(1, "pass end").play(2, "pass end")
    assert here.player(0).watch == "windows"
    assert here.deciders() == [0]  # the window at the start of phase 5


def test_kt_106_standing_settings_are_secret() -> None:
    here = hamlet().law(1, "sale").work()
    before = [KEYTHEDRAL.view_for(here.state, reader) for reader in (None, 0, 2)]
    here.play(1, "watch none")
    assert [KEYTHEDRAL.view_for(here.state, reader) for reader in (None, 0, 2)] == before
    assert KEYTHEDRAL.view_for(here.state, 1).seats[1].watch == "none"


def test_kt_106_a_law_may_answer_a_certain_purchase_by_itself() -> None:
    here = hamlet().law(1, "price-increase").gone("start-order", "house-moratorium", "repeal-law")
    here.tile("1a", "1-1").tile("1b", "1-5").cubes(0, stone=2, wood=2, food=1).spend().play(0, "pass end")
    before = KEYTHEDRAL.view_for(here.state, 0)
    here.play(1, "arm price-increase 1b")
    assert KEYTHEDRAL.view_for(here.state, 0) == before
    assert KEYTHEDRAL.view_for(here.state, 1).seats[1].armed == ((2, "1b"),)
    assert here.refuses(1, "watch none")  # one order in a move
    here.play(1, "pass end")
    assert here.player(1).armed == {2: 1}


def test_kt_106_an_armed_law_is_played_without_asking() -> None:
    here = hamlet().law(1, "design-change").law(2, "sale").gone("repeal-law")
    here.player(1).armed = {13: 0}
    buying(here)
    assert here.deciders() == [2]  # yellow has answered in advance
    here.decline(2)
    assert here.decision(0).kind == "turn"
    assert 13 in here.state.played
    assert here.player(1).armed == {}


def test_kt_106_an_armed_repeal_waits_for_its_law() -> None:
    here = hamlet().law(0, "upgrade-cottage", "good-harvest").law(1, "repeal-law").work().decline(0)
    here.play(1, "arm repeal-law good-harvest decline end")
    here.play(0, "play upgrade-cottage 1 end").decline(1)
    assert here.player(0).houses[0]
    here.play(0, "play good-harvest farm end")
    assert here.state.forces == []
    assert 10 in here.state.played


def test_kt_106_an_order_lapses_with_its_tile_and_can_be_taken_back() -> None:
    here = hamlet().law(1, "price-increase").gone("repeal-law")
    here.player(1).armed = {2: 1}
    buying(here).decline(1)
    assert here.player(1).armed == {2: 1}  # another tile was bought
    here.play(1, "disarm price-increase")
    assert here.player(1).armed == {}
