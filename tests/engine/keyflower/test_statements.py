"""Statements about pieces are true, with the right number, before and after a pick."""

from __future__ import annotations

import pytest

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.text import Text
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import Scene, scene

NAMES = ("Ann", "Ben", "Cid")
SAY = speaker("en", NAMES, markdown=False)


def why(game: Scene, seat: int = 0) -> list[str]:
    return [SAY(reason) for reason in KEYFLOWER.why_not(game.state, seat)]


def asked(game: Scene) -> str:
    return SAY(game.decision().ask)


def told(game: Scene, what: str) -> list[str]:
    return [SAY(event.text) for event in game.told(f"keyflower-told-{what}")]


def test_kf_39_kf_149_full_is_said_of_six_and_of_fewer_what_the_next_use_takes() -> None:
    game = scene().tile("keywood").screen(0, red=9).users("keywood", "red", 3)
    line = (
        "Keywood: the next use takes at least 4 workers, but there’s room for only 3 more. "
        "6 is the most for one season."
    )
    assert why(game)[0] == line
    full = scene().tile("keywood").screen(0, red=9).users("keywood", "red", 1, 2, 3)
    line = "Keywood is full: it already has 6 workers, the most for one season."
    assert why(full)[0] == line


def test_kf_30_kf_31_each_player_reads_their_own_price_of_a_bid() -> None:
    game = scene(3).tile("alehouse").bid("alehouse", 0, "yellow", 2).screen(0, red=1).screen(1, yellow=1)
    lead = "Alehouse: you lead. To raise your bid you need 1 yellow and have none."
    assert why(game)[0] == lead
    game.turn(1)
    assert why(game, 1)[0] == "Alehouse: you need 3 yellow to bid but only have 1."
    game.bid("alehouse", 1, "yellow", 3).turn(0)
    assert why(game)[0] == "Alehouse: you need another 2 yellow to lead and have none."
    users = scene().tile("alehouse").users("alehouse", "yellow", 1).screen(0, red=1)
    assert why(users)[0] == "Alehouse: you need 1 yellow to bid and have none.", "nobody has bid"


def test_kf_92_a_player_who_may_counter_in_any_colour_hears_of_the_most_they_have_of_one() -> None:
    game = scene(2, "autumn").tile("inn").bid("inn", 1, "blue", 3).screen(0, red=2, yellow=1).power(0, "4a")
    assert why(game)[0] == "Inn: you need 4 of one colour to bid but have at most 2."


def test_kf_53_a_carrying_makes_no_upgrade_possible_where_none_is_left() -> None:
    """A wood from the home would pay for Sawmill."""
    game = scene(2, "autumn").build(0, "sawmill").goods("sawmill", wood=2).goods("home-1", wood=2, stone=1)
    game.screen(0, red=1).build(0, "stable")
    game.play("use stable red 1")
    assert _note(game, "move wood home>sawmill").key == "keyflower-carry-enables"
    twice = game.after("").power(0, "2b").play("upgrade home")
    assert _note(twice, "move wood home>sawmill").key == "keyflower-carry-enables", "one is left (KF-89)"
    game.play("upgrade home")
    assert game.state.turn is not None
    assert (game.state.turn.steps, game.state.turn.upgrades) == (2, 0)
    assert _note(game, "move wood home>sawmill").key == "keyflower-tile-sawmill-help"


def _note(game: Scene, words: str) -> Text:
    note = game.option(words).note
    assert note is not None
    return note


def test_kf_53_nor_does_a_longer_way() -> None:
    game = scene(2, "autumn").build(0, "keywood").build(0, "sawmill", beside="keywood")
    game.goods("sawmill", wood=2).goods("home-1", wood=2, stone=1).screen(0, red=1).build(0, "stable")

    def far(at: Scene) -> list[str]:
        ways = KEYFLOWER.compound_moves(at.state, 0)
        return [way.note.key for way in ways if way.note and way.menu[-1].key == "keyflower-carry-far"]

    assert "keyflower-carry-enables" in far(game.after("use stable red 1"))
    after = far(game.after("use stable red 1 upgrade home"))
    assert "keyflower-tile-sawmill-help" in after
    assert "keyflower-carry-enables" not in after


def test_kf_33_a_group_that_has_moved_came_from_where_it_stood() -> None:
    game = scene(2, "autumn").tile("wainwright").tile("inn").screen(0, green=1)
    game.bid("wainwright", 0, "green", 1).bid("wainwright", 1, "green", 2)
    assert "+ group wainwright" in game.after("bid inn").words()
    game.play("bid inn + group wainwright end")
    assert told(game, "move-groups") == ["Ann moves 1 green (outbid at Wainwright)."]


def test_kf_48_a_group_that_was_paid_came_from_where_it_stood() -> None:
    game = scene().tile("peddler").tile("miner").screen(0, red=1)
    game.bid("miner", 0, "yellow", 2).bid("miner", 1, "yellow", 3)
    game.play("use peddler red 1 pay group miner")
    assert told(game, "pay") == ["Ann pays 2 yellow (outbid at Miner)."]


def test_kf_55_km_21_the_question_how_to_pay_names_what_is_paid_for() -> None:
    game = scene(merchants="mix").build(0, "barn").build(0, "keywood", upgraded=True).screen(0, red=2, blue=2)
    game.screen(0, saw=1, anvil=1).state.extensions[:] = ["blue-2"]
    assert asked(game.after("use home red 1 upgrade barn")) == "How do you pay to upgrade Barn?"
    extended = game.after("use home red 1 extend keywood blue-2")
    assert asked(extended) == "How do you pay for Blue extension 2 (costs any worker) on Keywood?"


@pytest.mark.parametrize("language", locales())
def test_km_41_km_42_several_gains_are_alternatives(language: str) -> None:
    """The tile's own text says "or", too."""
    say = speaker(language, NAMES, markdown=False)
    game = scene(merchants="mix").tile("bookkeeper").screen(0, red=1).play("use bookkeeper")
    word = {"en": " or ", "de": " oder ", "nl": " of ", "fr": " ou ", "es": " o "}[language]
    assert word in say(game.decision().ask)


def test_kf_26_before_ones_own_pass_all_others_have_passed() -> None:
    game = scene().screen(0, red=1).play("pass end").play("pass")
    closes = game.option("end").closes
    assert closes is not None
    assert SAY(closes).startswith("Everyone else has passed: this ends the season")


def test_kf_29_one_worker_stands_and_has_its_colour() -> None:
    game = scene().tile("keywood").users("keywood", "red", 1).screen(0, red=2).play("bid keywood")
    assert asked(game).endswith("but 1 red stands on it: match its colour.")


def test_km_51_one_worker_comes_from_one_place() -> None:
    game = scene(screens="open").tile("keywood").known(0, "red", 2).screen(0, red=2).play("use keywood red 1")
    assert asked(game) == ("You send 1 red: 2 in front of your screen, 2 behind it. Which one do you send?")
    menus = [SAY(option.menu[0]) for option in game.decision().options]
    assert menus == ["from in front of your screen", "from behind your screen"]


def test_kf_31_a_bid_is_raised_by_its_owner() -> None:
    game = scene().tile("keywood").bid("keywood", 0, "red", 1).screen(0, red=1).play("bid keywood red 1 end")
    assert told(game, "raise") == ["Ann raises the bid for Keywood by 1 red, to 2."]


def test_km_36_km_37_cashing_in_names_the_gain_and_its_place() -> None:
    game = scene(merchants="mix").contracts(0, "contract-17", "contract-24").screen(0, red=1)
    assert game.option("cash contract-17 saw").note is None
    assert SAY(_note(game, "cash contract-24 wood")) == "It goes to Home 1."
    game.play("cash contract-17 saw")
    assert told(game, "cash") == ["Ann cashes in Contract 17 (saw + any 2 resources) for 1 saw."]


def test_kf_43_an_exchange_says_where_goods_go() -> None:
    game = scene(2, "summer").tile("carpenter").screen(0, red=2, saw=1)
    assert asked(game.after("use carpenter")).endswith("You pay 1 saw and get 3 wood on Home 1.")
    own = scene(2, "summer").build(0, "mason").screen(0, red=2, pickaxe=1)
    assert asked(own.after("use mason")).endswith("You pay 1 pickaxe and get 3 stone on Mason.")
    workers = scene(2, "summer").tile("brewer").screen(0, red=2, saw=1).play("use brewer")
    assert asked(workers).endswith("and get 2 workers from the bag.")


def test_kf_61_workers_on_a_tile_nobody_bid_for_are_told_to_go_into_the_bag() -> None:
    game = scene().tile("keywood").tile("miner").users("keywood", "red", 1).users("miner", "blue", 2)
    game.all_pass()
    assert told(game, "unwanted") == ["Nobody bid for Keywood and Miner, so they leave the game."]
    line = "The workers there go back into the bag: 2 blue and 1 red."
    assert told(game, "unwanted-workers") == [line]
    bare = scene().tile("keywood").all_pass()
    assert told(bare, "unwanted-workers") == []


def test_kf_79_a_turn_is_clockwise_and_says_where_roads_and_rivers_lie_then() -> None:
    game = scene(2).tile("keywood").bid("keywood", 0, "red", 1).all_pass().boats().play("place keywood")
    game.play(game.words()[0])
    turned = game.decision().options[-1]
    sides = int(turned.words.removeprefix("r"))
    assert SAY(turned.menu[0]) == f"{sides} side{'s' * (sides > 1)} ↻", "the arrow of clockwise"
    assert turned.note is not None
    assert SAY(turned.note).startswith("Roads ")
    before = {spot.id for spot in game.player(0).village}
    game.play(turned.words)
    (laid,) = (spot for spot in game.player(0).village if spot.id not in before)
    assert laid.rotation == sides


@pytest.mark.parametrize("language", locales())
def test_kf_92_a_bid_of_one_that_stands_up_is_one(language: str) -> None:
    line = Text("keyflower-told-stand-up", (("who", "Ann"), ("workers", "1"), ("tile", "Inn")))
    said = speaker(language, NAMES, markdown=False)(line)
    many = {"en": "stand up", "de": "stehen", "nl": "gaan", "fr": "se lèvent", "es": "se ponen"}
    assert many[language] not in said


@pytest.mark.parametrize("language", locales())
def test_kf_33_a_group_of_one_is_not_spoken_of_as_many(language: str) -> None:
    game = scene(2, "autumn").tile("wainwright").tile("inn").screen(0, green=1)
    game.bid("wainwright", 0, "green", 1).bid("wainwright", 1, "green", 2).play("bid inn")
    note = game.option("+ group wainwright").note
    assert note is not None
    words = speaker(language, NAMES, markdown=False)(note).lower().split()
    assert not {"they", "sie", "ze", "ils", "juntos"} & set(words)
