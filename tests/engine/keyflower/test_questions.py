"""Which question is asked at which point, and how many it speaks of."""

from __future__ import annotations

from engine.core.text import text
from engine.keyflower.state import BoatLoad
from tests.support.keyflower import Scene, scene


def kinds(game: Scene, line: str) -> list[str]:
    """The kinds of all questions on the way through these picks, the first one before any."""
    found = [game.decision().kind]
    for pick in line.split(" / "):
        found.append(game.play(pick).decision().kind)
    return found


def test_kf_24_a_bid_a_pass_and_a_plain_use() -> None:
    game = scene().tile("keywood").tile("alehouse").screen(0, red=3)
    assert kinds(game.after(""), "bid keywood / red 1") == ["turn", "bid", "bid"]
    assert kinds(game.after(""), "use keywood / red 1") == ["turn", "use", "use"]
    assert kinds(game.after(""), "use alehouse / red 1 / draw") == ["turn", "use", "use", "done"]
    assert kinds(game.after(""), "pass") == ["turn", "done"]
    assert game.after("pass").decision().ask == text("keyflower-ask-passed")


def test_kf_53_km_20_carrying_paying_and_extending() -> None:
    game = scene(merchants="mix").build(0, "keywood", upgraded=True).build(0, "barn").build(0, "stable")
    game.screen(0, red=2, blue=2, saw=1, anvil=1).goods("home-1", wood=1)
    game.spot("stable").upgraded = True
    line = "use stable / red 1 / move wood home>keywood / upgrade barn / pay saw / extend keywood / blue-2"
    assert kinds(game, line) == [
        "turn",
        "use",
        "use",
        "transport",
        "price",
        "transport",
        "extension",
        "price",
    ]
    assert game.decision().ask.key == "keyflower-ask-price"
    assert game.play("pay blue").decision().ask == text("keyflower-ask-transport", steps=3, upgrades=0)


def test_km_42_km_43_contracts_are_asked_for_as_long_as_some_are_due() -> None:
    game = scene(merchants="mix").build(0, "merchant", upgraded=True).build(0, "bookkeeper", upgraded=True)
    game.screen(0, red=2)
    first = "use merchant / red 1 / take hidden"
    assert kinds(game.after(""), first) == ["turn", "use", "use", "contract"]
    assert game.after(first.replace(" /", "")).decision().ask == text("keyflower-ask-contract", count=1)
    assert kinds(game, "use bookkeeper / red 1 / draw / take hidden") == [
        *("turn", "use", "use"),
        *("contract", "done"),
    ]


def test_km_9_kf_74_boats_and_places() -> None:
    game = scene(2, "autumn", merchants="mix").tile("forge").bid("forge", 0, "red", 1)
    game.state.boats = [BoatLoad("sea-bastion-ii"), BoatLoad("keyflower")]
    game.all_pass()
    line = "take boat sea-bastion-ii / replace flipper / end / place forge"
    assert kinds(game, line) == ["boat", "replace", "boat", "place", "cell"]
    assert game.play(game.words()[0]).decision().kind == "rotation"
    assert game.play(game.words()[0]).decision().ask == text("keyflower-ask-place", count=0)
    game.play("end")
    assert [game.decision(seat).kind for seat in (0, 1)] == ["winter", "winter"]
