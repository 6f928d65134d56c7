"""The question asked at each point, and its counts."""

from __future__ import annotations

from bot.locales import speaker
from engine.core.text import text
from engine.keyflower.state import BoatLoad, Spot
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
    assert game.decision().ask.key == "keyflower-ask-price-extension"
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


SAY = speaker("en", ("Ann", "Ben"), markdown=False)


def asked(game: Scene) -> str:
    return SAY(game.decision().ask)


def test_km_66_a_player_who_can_only_cash_in_a_contract_reads_so() -> None:
    game = scene(merchants="mix").tile("keywood").contracts(0, "contract-02")
    assert asked(game) == ("You can’t bid or use a tile now. Cash in a contract, or pass?")
    game.play("cash contract-02 red")
    assert asked(game) == "Bid, use a tile or pass."
    assert asked(scene().tile("keywood")) == "You can’t bid or use a tile now. Pass?"
    bare = scene(merchants="mix").tile("keywood").contracts(0, "contract-02")
    bare.state.bag.pop("red")
    assert asked(bare) == "You can’t bid or use a tile now. Pass?", "no red is left to be had"


def test_kf_29_the_question_says_why_only_one_colour_may_bid() -> None:
    game = scene().tile("keywood").users("keywood", "red", 1, 2).screen(0, red=2, blue=5)
    assert asked(game.play("bid keywood")) == (
        "Which workers do you bid for Keywood? Nobody has bid yet, but 3 red stand on it: match their colour."
    )
    assert asked(scene().tile("keywood").screen(0, red=2).play("bid keywood")) == (
        "Which workers do you bid for Keywood? Nobody has bid yet."
    )


def test_km_42_bookkeeper_gives_no_resources_so_none_go_home() -> None:
    game = scene(merchants="mix").tile("bookkeeper").tile("assayer").screen(0, red=3)
    assert asked(game.after("use bookkeeper")) == (
        "Which workers go to Bookkeeper? You get 1 contract or 1 skill from the pile."
    )
    assert asked(game.after("use assayer")).endswith("1 contract, 1 stone or 1 iron. Resources go to Home 1.")


def test_op_11_the_questions_about_tiles_without_a_place() -> None:
    game = scene(2)
    game.player(0).beside = [Spot("keyflower")]
    game.all_pass().player(0).growth.tiles.append(Spot("keywood"))
    game.boats()
    assert asked(game) == (
        "Which tile do you place? 1 is new. You can also place Keyflower from beside your village."
    )
    game.play("place keywood").play(game.words()[0]).play(game.words()[0])
    assert asked(game) == (
        "There’s now a place for Keyflower from beside your village. Place a tile, or confirm."
    )
    stuck = scene(2).all_pass()
    stuck.player(0).growth.tiles, stuck.player(0).fringe = [Spot("keywood")], {}
    assert asked(stuck.boats()) == (
        "1 tile fits nowhere. It stays beside your village until there’s a place for it. Confirm?"
    )
    (told,) = stuck.play("end").told("keyflower-told-beside")
    assert SAY(told.text) == "Keywood fits nowhere in Ann’s village and is kept beside it."


def test_km_51_the_questions_from_where_pieces_come() -> None:
    game = scene(screens="open").tile("keywood").tile("tavern").known(0, "red", 2).screen(0, red=2)
    game.play("use tavern red 2")
    assert asked(game) == ("You send 2 red: 2 are in front of your screen, 2 behind it. Which do you send?")
    menus = [SAY(option.menu[0]) for option in game.decision().options]
    assert menus == [
        "all from in front of your screen",
        "1 from in front, 1 from behind your screen",
        "all from behind your screen",
    ]
    game.play("behind 1")
    assert [SAY(game.option(words).menu[0]) for words in ("pay red", "pay red behind")] == [
        "Pay 1 red, from in front of your screen",
        "Pay 1 red, from behind your screen",
    ]
    lost = scene(screens="open").tile("miner").bid("miner", 0, "red", 1).bid("miner", 1, "red", 2)
    (told,) = lost.all_pass().told("keyflower-told-taken-open")
    assert SAY(told.text) == "Ann gets 1 red, in front of the screen."


def test_km_31_km_41_a_contract_goes_to_the_user_and_resources_to_the_tile() -> None:
    say = speaker("en", ("Ann", "Bob"), markdown=False)
    game = scene(2, merchants="all").build(0, "assayer", upgraded=True).screen(0, red=1)
    game.play("use assayer red 1")
    goods = "You get 1 stone and 1 iron on Assayer"
    assert say(game.decision().ask).endswith(f"{goods}, plus 1 contract.")
    game.state.row = game.state.stack = game.state.discards = []
    assert say(game.decision().ask).endswith(f"{goods}.")


def test_kf_92_a_question_says_that_the_leading_bid_lies() -> None:
    say = speaker("en", ("Ann", "Bob", "Cid"), markdown=False)
    game = scene(3, "autumn").tile("inn").bid("inn", 1, "blue", 1).bid("inn", 2, "red", 2, lying=True)
    game.screen(0, red=5, blue=5).screen(2, red=1)
    asked = say(game.after("bid inn").decision().ask)
    assert asked == "Which workers do you bid for Inn? Cid leads with 2 red (lying down)."
    asked = say(game.turn(2).play("bid inn").decision().ask)
    assert asked == "Which workers join your bid for Inn? You lead with 2 red (lying down)."


def test_kf_43_kf_47_a_use_says_what_it_brings_and_who_gets_its_workers() -> None:
    game = scene().tile("keywood").build(0, "woodcutter").build(1, "keystone-quarry").screen(0, red=3)

    def said(tile: str) -> str:
        caution = game.after(f"use {tile} red 1").option("end").caution
        assert caution is not None
        return SAY(caution)

    assert said("keywood") == "You get 1 wood on Home 1. The tile’s winner gets your workers."
    assert said("woodcutter") == "You get 2 wood on Woodcutter. Your workers come back when the season ends."
    assert (
        said("keystone-quarry")
        == "You get 1 stone on Home 1. Your workers stay there and go to Ben when the season ends."
    )


def upgrading(**skills: int) -> Scene:
    """A use with two upgrades begun, in a village with tiles that cost skills."""
    game = scene().build(0, "stable", upgraded=True).build(0, "keywood").build(0, "woodcutter")
    game.goods("home-1", wood=1).screen(0, red=1, **skills)
    return game.play("use stable red 1 move wood home>stable")


def test_kf_53_kf_55_only_upgrades_that_can_be_paid_are_called_possible() -> None:
    def caution(game: Scene) -> object:
        return game.option("end").caution

    assert caution(upgrading(anvil=2)) is None
    one, two = (text("keyflower-caution-upgrade", count=count) for count in (1, 2))
    assert caution(upgrading(saw=1)) == one, "both ask for a saw, and there is but one"
    assert caution(upgrading(saw=2)) == two
    game = upgrading(saw=1).build(0, "barn")
    assert caution(game) == one, "any skill will do, but the saw is the only one"
    assert caution(game.screen(0, anvil=1)) == two
    assert caution(upgrading().goods("home-1", wood=1, stone=1)) == one
    game = upgrading(saw=3).goods("home-1", wood=1, stone=1)
    assert caution(game) == two, "no more than the use allows"
