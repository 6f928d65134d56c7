"""Components and what the rules say about them. test_printed_data.py compares their values with the data."""

from __future__ import annotations

from engine.keyflower.content.tiles import SUMMER_BOATS
from tests.support.keyflower import fresh, scene
from tests.support.keyflower_box import (
    ALL_BOATS,
    TILES,
)


def test_kf_5_a_player_gets_what_is_left_and_nothing_instead() -> None:
    game = scene().tile("woodcutter").screen(0, red=1)
    game.state.stock["wood"] = 1
    game.play("use woodcutter red 1 end")
    assert game.player(0).home.goods == {"wood": 1}
    assert "wood" not in game.state.stock


def test_kf_6_green_workers_come_from_the_supply_never_from_the_bag() -> None:
    game = scene().tile("peddler").screen(0, red=1, yellow=1)
    game.state.greens = 0
    game.state.bag["green"] = 5
    assert game.refuses("use peddler")
    game.state.greens = 1
    game.play("use peddler red 1 pay yellow end")
    assert game.player(0).workers == {"green": 1}
    assert game.state.bag["green"] == 5


def test_kf_8_gold_pays_for_another_resource_but_not_the_reverse() -> None:
    game = scene().build(0, "stable").goods("stable", gold=2).screen(0, red=1)
    assert game.offers("use stable red 1 upgrade stable")
    game = scene().build(0, "peddler").goods("peddler", wood=2, iron=2).screen(0, red=1)
    assert game.refuses("use home red 1 upgrade peddler")


def test_kf_13_boats_by_number_of_players() -> None:
    names = ["keyflower", "sea-bastion", "sea-breese", "flipper", "ianvincible", "white-wind"]
    for seats in range(2, 7):
        assert [boat.id for boat in fresh(seats).boats] == names[:seats]


def test_kf_77_roads_and_rivers_of_each_kind_of_tile() -> None:
    roads = {"home": 5, "spring": 4, "summer": 3, "summer-boat": 0, "autumn": 2, "winter": 1}
    for tile in TILES.values():
        assert tile.edges.count("r") == roads.get(tile.kind, tile.number), tile.id
        assert tile.edges.count("w") == {"home": 1, "summer-boat": 2}.get(tile.kind, 0), tile.id
    for edges in (*(tile.edges for tile in SUMMER_BOATS), *(boat.edges for boat in ALL_BOATS.values())):
        assert [side for side in range(6) if edges[side] == "w"] == [0, 3]
        assert "r" not in edges
