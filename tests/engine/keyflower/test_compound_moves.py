"""Picks that people think of as one: long transports, upgrades with resources, and workers for a use."""

from __future__ import annotations

from engine.core.decisions import Phrase
from engine.core.game import CompoundMove
from engine.core.text import text
from engine.keyflower.actions import Action, Carry, Upgrade
from engine.keyflower.game import KEYFLOWER
from tests.support.conformance import legal_journeys
from tests.support.keyflower import Scene, scene


def compound_moves(game: Scene) -> list[CompoundMove[Action]]:
    return legal_journeys(KEYFLOWER, game.state, 0)


def village() -> Scene:
    """Return a stable whose upgrade costs wood and iron, with wood on it and iron at home."""
    game = scene().build(0, "keywood").build(0, "stable", beside="keywood").screen(0, red=1)
    return game.goods("stable", wood=1).goods("home-1", iron=1)


def test_kf_55_one_press_carries_the_price_of_an_upgrade_and_turns_the_tile() -> None:
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


def test_unreachable_and_payable_upgrades_are_no_compound_moves() -> None:
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


def test_kf_38_nobody_is_sent_without_a_question() -> None:
    game = scene().tile("miner").tile("inn").bid("inn", 0, "red", 1).bid("inn", 1, "red", 2).screen(0, red=2)
    for turn in ("bid miner", "use miner", "use miner red 1"):
        assert not any(option.usual for option in game.after(turn).decision().options)


def test_workers_beyond_those_needed_are_asked_for_separately() -> None:
    game = scene().tile("miner").tile("inn").bid("inn", 0, "red", 1).bid("inn", 1, "red", 2).screen(0, red=5)
    first = game.after("use miner")
    assert first.option("red 3").phrase == Phrase(("red:3",))
    assert first.option("red 5").phrase == Phrase(("red:4+", "red:5"))
    assert first.option("+ group inn").phrase == Phrase(("group", "tile:inn"))
    assert game.after("use miner red 1").option("+ group inn").phrase == Phrase(("more", "group", "tile:inn"))


def test_an_upgrade_is_said_with_the_pieces_that_are_carried_there() -> None:
    game = village().goods("home-1", gold=1).play("use stable red 1")
    phrases = [one.phrase for one in compound_moves(game) if one.picks[-1] == Upgrade(0, "stable")]
    assert phrases == [Phrase(("upgrade", "tile:stable"), (piece,)) for piece in ("iron", "gold")]


def test_a_carrying_says_where_it_leads_and_what_it_makes_possible() -> None:
    game = village().play("use stable red 1 move iron home>keywood")
    there, back = (game.option(f"move iron keywood>{to}") for to in ("stable", "home"))
    assert there.note == text("keyflower-carry-enables", help=text("keyflower-tile-stable-help"))
    assert back.note == text("keyflower-tile-home-1-help")
