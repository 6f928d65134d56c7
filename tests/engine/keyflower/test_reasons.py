"""Reasons why a tile cannot be chosen."""

from __future__ import annotations

import pytest

from engine.core.text import Text, Who, text
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import counted, item_name, tile_name
from tests.support.keyflower import Scene, scene


def reasons(table: Scene, seat: int = 0) -> dict[str, Text]:
    found = KEYFLOWER.why_not(table.state, seat)
    return {reason.key.removeprefix("keyflower-why-"): reason for reason in found}


def of_tile(table: Scene, tile: str) -> list[Text]:
    """Why this tile cannot be used."""
    found = KEYFLOWER.why_not(table.state, 0)
    return [reason for reason in found if ("tile", tile_name(tile)) in reason.args and "-use" in reason.key]


def test_a_bid_that_would_not_win_says_what_is_missing() -> None:
    table = scene().screen(0, red=1, blue=1).tile("miner").bid("miner", 1, "red", 1)
    args = dict(reasons(table)["bid"].args)
    assert args["have"] == 1
    assert args["need"] == Text("keyflower-count-red", (("count", 2),))


def test_nobody_to_send_is_one_line() -> None:
    table = scene().tile("miner")
    assert set(reasons(table)) == {"no-workers"}


def test_legal_moves_have_no_reason() -> None:
    table = scene().screen(0, red=3).tile("miner")
    assert "bid" not in reasons(table)
    assert "use" not in reasons(table)


def test_in_the_middle_of_a_move_nothing_is_said() -> None:
    table = scene().screen(0, red=3).tile("miner").play("bid miner")
    assert reasons(table) == {}


def too_large(tile: str, need: int, room: int) -> Text:
    return text("keyflower-why-use-group", tile=tile_name(tile), need=need, room=room)


def test_kf_39_kf_176_a_group_too_large_for_a_tile_is_called_so() -> None:
    table = scene().tile("keywood").tile("miner").bid("miner", 0, "red", 7).bid("miner", 1, "red", 8)
    assert of_tile(table, "keywood") == [too_large("keywood", 1, 6)]
    assert of_tile(table, "miner") == [too_large("miner", 1, 6)]
    table = scene().tile("keywood").tile("miner").bid("miner", 0, "red", 5).bid("miner", 1, "red", 6)
    assert of_tile(table.users("keywood", "red", 2), "keywood") == [too_large("keywood", 3, 4)]
    table.screen(0, red=2)
    assert of_tile(table, "keywood") == [too_large("keywood", 3, 4)]
    table.screen(0, red=1)
    assert of_tile(table, "keywood") == []


@pytest.mark.parametrize(
    ("tile", "skill"),
    [
        ("carpenter", "saw"),
        ("mason", "pickaxe"),
        ("smelter", "anvil"),
        ("brewer", "any"),
        ("hiring-fair", "any"),
    ],
)
def test_kf_42_the_skill_that_an_exchange_takes_is_named(tile: str, skill: str) -> None:
    table = scene(2, "summer").tile(tile).screen(0, red=2)
    price = text("keyflower-any-skill") if skill == "any" else item_name(skill)
    assert of_tile(table, tile) == [text("keyflower-why-use-price", tile=tile_name(tile), price=price)]
    assert of_tile(table.screen(0, **{"saw" if skill == "any" else skill: 1}), tile) == []


def test_kf_171_an_exchange_that_gives_nothing_is_called_so_with_any_supply() -> None:
    table = scene(2, "summer").tile("carpenter").screen(0, red=2)
    del table.state.stock["wood"]
    nothing = [text("keyflower-why-use-nothing", tile=tile_name("carpenter"))]
    assert of_tile(table, "carpenter") == nothing
    assert of_tile(table.screen(0, saw=1), "carpenter") == nothing


def test_kf_48_the_worker_that_an_exchange_takes_is_named() -> None:
    table = scene().tile("peddler").screen(0, red=3)
    price = text("keyflower-why-use-price", tile=tile_name("peddler"), price=item_name("yellow"))
    assert of_tile(table, "peddler") == [price]
    alone = scene().tile("peddler").screen(0, yellow=1)
    assert of_tile(alone, "peddler") == [price], "the only yellow one cannot go there and pay, too"
    assert of_tile(alone.screen(0, yellow=1), "peddler") == []


def test_kf_93_a_player_who_may_mix_colours_hears_how_many_are_wanting_of_any() -> None:
    table = scene(2, "autumn").tile("inn").screen(0, red=2).users("inn", "blue", 2)
    need = counted("blue", 3)
    assert of_tile(table, "inn") == [text("keyflower-why-use", tile=tile_name("inn"), need=need, have=0)]
    table.power(0, "4b")
    mixed = text("keyflower-why-use-mixed", tile=tile_name("inn"), need=3, have=2)
    assert of_tile(table, "inn") == [mixed]
    assert of_tile(table.screen(0, yellow=1), "inn") == []


def test_km_21_an_extension_needs_a_worker_to_pay() -> None:
    table = scene(merchants="mix").build(0, "keywood", upgraded=True).screen(0, red=1)
    table.state.extensions = ["red-2"]
    assert of_tile(table, "home-1") == [text("keyflower-why-use-pay", tile=tile_name("home-1"))]
    table.state.extensions = ["red-3"]
    assert of_tile(table, "home-1") == [text("keyflower-why-use-nothing", tile=tile_name("home-1"))]


def test_a_tile_in_another_village_is_named_with_its_owner() -> None:
    table = scene().screen(0, red=1)
    theirs = text("keyflower-tile-of", tile=tile_name(table.player(1).home.id), who=Who(1))
    (told,) = [one for one in KEYFLOWER.why_not(table.state, 0) if ("tile", theirs) in one.args]
    assert told.key == "keyflower-why-use-upgrade"


def test_kf_55_a_home_of_no_use_names_what_its_upgrade_lacks() -> None:
    table = scene().screen(0, red=1)
    home = table.player(0).home
    price = table.state.content.tiles[home.id].price
    assert price is not None
    (first, _), (second, _) = price.resources
    home.goods[first] = 2
    (told,) = of_tile(table, home.id)
    assert told.key == "keyflower-why-use-upgrade"
    args = dict(told.args)
    assert args["price"] == (counted(first, 1), counted(second, 1))
    assert args["missing"] == (counted(second, 1),)
