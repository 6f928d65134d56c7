"""Picks that people think of as one: far carryings, upgrades with what they want, usual workers."""

from __future__ import annotations

from engine.core.game import CompoundMove
from engine.core.text import text
from engine.keyflower.actions import Action, Carry, Send, Upgrade, Use
from engine.keyflower.game import KEYFLOWER
from tests.support.conformance import legal_journeys
from tests.support.keyflower import Scene, scene


def compound_moves(game: Scene) -> list[CompoundMove[Action]]:
    return legal_journeys(KEYFLOWER, game.state, 0)


def village() -> Scene:
    """A stable whose upgrade costs wood and iron, with wood on it and iron at home."""
    game = scene().build(0, "keywood").build(0, "stable", beside="keywood").screen(0, red=1)
    return game.goods("stable", wood=1).goods("home-1", iron=1)


def test_kf_55_what_an_upgrade_wants_is_carried_there_and_the_tile_turned_by_one_press() -> None:
    game = village().play("use stable red 1")
    (one,) = [journey for journey in compound_moves(game) if isinstance(journey.picks[-1], Upgrade)]
    assert one.picks == (
        Carry(0, "iron", "home-1", "keywood"),
        Carry(0, "iron", "keywood", "stable"),
        Upgrade(0, "stable"),
    )
    assert one.menu[-1].key == "keyflower-upgrade-carrying"
    assert one.note is not None
    assert dict(one.note.args)["steps"] == 2


def test_what_is_out_of_reach_or_can_be_paid_already_is_no_journey() -> None:
    far = village().build(0, "miner", beside="stable").play("use home red 1")
    assert not any(isinstance(journey.picks[-1], Upgrade) for journey in compound_moves(far)), (
        "home goes one step"
    )
    there = village().goods("stable", iron=1).play("use stable red 1")
    assert not any(isinstance(journey.picks[-1], Upgrade) for journey in compound_moves(there))
    assert "upgrade stable" in there.words()


def test_kf_8_gold_is_another_way_and_nothing_more_is_carried_than_needed() -> None:
    game = village().goods("home-1", gold=1).play("use stable red 1")
    loads = [
        sorted({pick.resource for pick in journey.picks if isinstance(pick, Carry)})
        for journey in compound_moves(game)
        if journey.picks[-1] == Upgrade(0, "stable")
    ]
    assert loads == [["iron"], ["gold"]]


def test_a_turn_may_be_meant_for_an_upgrade_from_its_beginning() -> None:
    game = village().screen(0, blue=2)
    found = compound_moves(game)
    stable = [journey.picks for journey in found if journey.picks[0] == Use(0, "stable")]
    carries = (Carry(0, "iron", "home-1", "keywood"), Carry(0, "iron", "keywood", "stable"))
    assert stable == [
        (Use(0, "stable"), Send(0, colour, 1), *carries, Upgrade(0, "stable")) for colour in ("blue", "red")
    ]
    assert {journey.focus for journey in found} == {"tile:stable"}


def test_kf_38_as_many_as_have_to_come_are_usual_and_others_stand_behind_one_line() -> None:
    game = scene().tile("miner").users("miner", "red", 1).screen(0, red=4, blue=4).play("use miner")
    options = {option.words: option for option in game.decision().options}
    assert options.keys() == {"red 2", "red 3", "red 4"}
    assert [words for words, option in options.items() if option.usual] == ["red 2"]
    assert all(
        option.menu[0].key == "keyflower-other-workers" for option in options.values() if not option.usual
    )


def test_to_a_bid_no_number_is_usual() -> None:
    game = scene().tile("miner").screen(0, red=2).play("bid miner")
    assert not any(option.usual for option in game.decision().options)


def test_once_enough_have_come_nobody_else_is_usual() -> None:
    game = scene().tile("miner").tile("inn").bid("inn", 0, "red", 1).bid("inn", 1, "red", 2).screen(0, red=2)
    before = game.after("use miner").decision().options
    assert {option.words for option in before if option.usual} == {"red 1", "+ group inn"}
    later = game.after("use miner red 1").decision().options
    assert "+ group inn" in {option.words for option in later}
    assert not any(option.usual for option in later)


def test_a_carrying_says_where_it_leads_and_what_it_makes_possible() -> None:
    game = village().play("use stable red 1 move iron home>keywood")
    there, back = (game.option(f"move iron keywood>{to}") for to in ("stable", "home"))
    assert there.note == text("keyflower-carry-enables", help=text("keyflower-tile-stable-help"))
    assert back.note == text("keyflower-tile-home-1-help")
