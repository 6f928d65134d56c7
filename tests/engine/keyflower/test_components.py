"""Printed components: counts, edges and boats, compared with the rules and with the source data."""

from __future__ import annotations

from collections import Counter

from engine.keyflower.content import merchants
from engine.keyflower.content.boats import BOATS
from engine.keyflower.content.shapes import ANY, SEASONS, Cargo
from engine.keyflower.content.tiles import HOMES, ORDERS, SUMMER_BOATS
from tests.support.keyflower import fresh, scene
from tests.support.keyflower_box import (
    ALL_BOATS,
    CONTRACTS,
    EXTENSIONS,
    HEXES,
    OURS,
    RESOURCE_COUNT,
    SEASON_TILES,
    SKILL_COUNT,
    TILES,
    WORKERS,
)
from tests.support.printed import printed

TERRAIN = {"road": "r", "field": "f", "river": "w"}


def test_kf_1_kf_2_kf_3_pieces_are_counted() -> None:
    assert WORKERS == {"blue": 40, "red": 40, "yellow": 40, "green": 20}
    assert RESOURCE_COUNT == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
    assert SKILL_COUNT == {"saw": 16, "pickaxe": 16, "anvil": 16}


def test_kf_4_sixty_four_hexes() -> None:
    assert (len(HOMES), len(BOATS), len(ORDERS)) == (6, 6, 4)
    assert [len(SEASON_TILES[season]) for season in SEASONS] == [12, 12, 12, 12]
    assert len(SUMMER_BOATS) == 4
    assert len(HOMES) + len(BOATS) + len(ORDERS) + 48 == 64


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


def test_kf_166_each_boat_carries_its_printed_pieces() -> None:
    loads = {
        "keyflower": ((7, 1), (7, 1), (3, 2)),
        "sea-bastion": ((6, 2), (6, 2), (6, 2)),
        "sea-breese": ((6, 1), (4, 1), (4, 1)),
        "flipper": ((5, 2), (5, 2), (2, 2)),
        "ianvincible": ((5, 1), (5, 1), (3, 1)),
        "white-wind": ((4, 2), (4, 2), (4, 1)),
    }
    for boat in BOATS:
        assert boat.cargo == tuple(Cargo(workers, skills) for workers, skills in loads[boat.id])
        for shared in boat.faces:
            loaded = [boat.cargo[SEASONS.index(season)] for season in shared if season != "winter"]
            assert len(set(loaded)) <= 1, "seasons on one face carry the same"


def test_km_1_pieces_of_the_merchants() -> None:
    assert [tile.id for tile in merchants.TILES] == [
        "assayer",
        "bookkeeper",
        "merchant",
        "artisan",
        "builder",
        "muleteer",
    ]
    assert (len(merchants.BOATS), len(CONTRACTS), len(EXTENSIONS), merchants.CABINS) == (6, 36, 18, 6)


def test_km_29_eighteen_extensions() -> None:
    assert Counter(extension.colour for extension in EXTENSIONS.values()) == {
        "blue": 5,
        "red": 5,
        "yellow": 5,
        "green": 3,
    }
    own = {"blue": ("iron", "anvil"), "red": ("wood", "saw"), "yellow": ("stone", "pickaxe")}
    for colour, (resource, skill) in own.items():
        prices = [EXTENSIONS[f"{colour}-{number}"].price for number in range(1, 6)]
        assert [price.workers for price in prices] == [((colour, 1),), ((ANY, 1),), (), (), ()]
        assert [price.resources for price in prices][2:4] == [((resource, 1),), ((resource, 1), (ANY, 1))]
        assert prices[4].skills == ((skill, 1),)
    greens = [EXTENSIONS[f"green-{number}"].price for number in (1, 2, 3)]
    assert greens[0].workers == (("green", 1),)
    assert [price.resources for price in greens[1:]] == [(("gold", 1),), (("gold", 1), (ANY, 1))]
    assert len({(extension.colour, extension.price) for extension in EXTENSIONS.values()}) == 18


def test_km_40_thirty_six_different_contracts() -> None:
    items = {(c.workers, c.skills, c.resources, c.keyple) for c in CONTRACTS.values()}
    assert len(items) == 36
    assert CONTRACTS["contract-01"].workers == (("blue", 4),)
    assert CONTRACTS["contract-08"].workers == (("green", 1), (ANY, 4))
    assert len(CONTRACTS["contract-12"].workers) == 4
    assert [c.id for c in CONTRACTS.values() if c.keyple] == ["contract-13"]
    assert CONTRACTS["contract-36"].skills == ((ANY, 1),)
    assert CONTRACTS["contract-36"].resources == (("gold", 1),)


def test_km_61_each_second_boat_carries_its_printed_pieces() -> None:
    def same(cargo: Cargo) -> tuple[Cargo, Cargo, Cargo]:
        return (cargo, cargo, cargo)

    later = Cargo(4, 1, gold=1)
    assert ALL_BOATS["keyflower-ii"].cargo == (Cargo(7, 0, gold=1), later, later)
    early = Cargo(6, 1, cabins=1)
    assert ALL_BOATS["sea-bastion-ii"].cargo == (early, early, Cargo(4, 1, cabins=1))
    assert ALL_BOATS["sea-breese-ii"].cargo == same(Cargo(5, 1, contracts=1))
    later = Cargo(2, 2, green=1)
    assert ALL_BOATS["flipper-ii"].cargo == (Cargo(4, 2, green=1), later, later)
    assert ALL_BOATS["ianvincible-ii"].cargo == same(Cargo(5, 1, cabins=1))
    later = Cargo(3, 2, contracts=1)
    assert ALL_BOATS["white-wind-ii"].cargo == (Cargo(5, 2, contracts=1), later, later)


def test_every_edge_price_and_point_agrees_with_the_data() -> None:
    rows = {
        row["id"].replace("turn_order_", "order-").replace("_", "-"): row
        for row in printed("keyflower")["tiles"]
    }
    assert set(rows) == {*TILES, *ALL_BOATS} - OURS
    for name, row in rows.items():
        assert HEXES[name].edges == "".join(TERRAIN[edge] for edge in row["edges"])
    for tile in (tile for tile in TILES.values() if tile.id not in OURS):
        cost = rows[tile.id].get("upgrade_cost")
        assert (tile.price is None) == (cost is None), tile.id
        if tile.price and tile.upgraded:
            assert dict(tile.price.resources) == cost["resources"], tile.id
            assert dict(tile.price.skills) == cost["skills"], tile.id
            assert tile.basic.points == rows[tile.id]["basic"]["vp"], tile.id
            assert tile.upgraded.points == rows[tile.id]["upgraded"]["vp"], tile.id
