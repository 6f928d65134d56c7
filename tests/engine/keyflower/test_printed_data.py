"""All printed values against the data they were taken from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.keyflower.content import merchants
from engine.keyflower.content.boats import BOATS
from engine.keyflower.content.shapes import (
    ANY,
    SEASONS,
    Bonus,
    Cargo,
    Counts,
    Effect,
    Either,
    Exchange,
    Gain,
    Hold,
    Ladder,
    OneKind,
    Scoring,
    Sets,
    Tally,
    Transport,
)
from engine.keyflower.content.tiles import ORDERS, SUMMER_BOATS
from tests.support.keyflower_box import (
    ALL_BOATS,
    BOAT_1_WORKERS,
    CONTRACTS,
    EXTENSIONS,
    HEXES,
    LEFT_OVER_GOLD,
    MOST_USERS,
    ORDER_COUNT,
    OURS,
    RESOURCE_COUNT,
    SEASON_TILE_COUNT,
    SKILL_COUNT,
    STARTING_WORKERS,
    TILES,
    WINTER_DEAL,
    WORKERS,
)
from tests.support.printed import printed

TERRAIN = {"road": "r", "field": "f", "river": "w"}
COUNTED = {
    "upgraded_tiles_in_village": "upgraded",
    "extensions_in_village": "extensions",
    "unfulfilled_contracts_held": "unfulfilled",
    "adjacent_tiles_in_village": "adjacent",
    "transport_capacity_of_village": "steps",
    "distinct_tiles_on_one_closed_road_walk_through_home": "loop",
    "winter_village_tiles_in_village": "winter",
    "upgrade_symbols_of_village_including_cabins": "upgrades",
}


def data() -> dict[str, Any]:
    return printed("keyflower")


def rows(kind: str) -> dict[str, Any]:
    """Rows by the ids used here."""
    return {
        row["id"].replace("turn_order_", "order-").replace("extension_", "").replace("_", "-"): row
        for row in data()[kind]
    }


def counts(printed: Mapping[str, int]) -> Counts:
    return tuple(printed.items())


def gain(row: Mapping[str, Any]) -> Gain:
    return Gain(
        resources=counts(row.get("resources", {})),
        workers=row.get("workers_from_bag", 0),
        green=row.get("green_workers", 0),
        skills=row.get("skills_from_pile", 0),
        contracts=row.get("contracts", 0),
    )


def effect(row: Mapping[str, Any]) -> Effect | None:
    match row["type"]:
        case "none":
            return None
        case "draw_workers":
            return Gain(workers=row["count"])
        case "draw_skills":
            return Gain(skills=row["count"])
        case "gain_contracts":
            return Gain(contracts=row["count"])
        case "gain_resources" | "gain_all":
            return gain(row)
        case "choose_one":
            return Either(tuple(gain(option) for option in row["options"]))
        case "transport_and_upgrade":
            return Transport(row["transport"], row["upgrade"])
        case "score_per_resource_on_tile":
            return Hold(row["resource"], row["vp_each"])
        case "exchange":
            ((sort, kinds),) = row["pay"].items()
            ((kind, number),) = kinds.items()
            assert number == 1
            return Exchange("worker" if sort == "workers" else "skill", kind, gain(row["gain"]))
    raise ValueError(row["type"])


def scoring(row: Mapping[str, Any]) -> Scoring | None:
    match row["type"]:
        case "fixed":
            return None
        case "score_sets":
            return Sets(row["item"], counts(row["set"]), row["vp_per_set"])
        case "score_one_chosen_kind":
            return OneKind(row["item"], row["vp_each"])
        case "score_count":
            return Tally(COUNTED[row["count"]], row["vp_each"])  # type: ignore[arg-type]  # one of its names
        case "score_table":
            return Ladder(tuple(row["vp"]))
        case "free_upgrade":
            return Bonus("free-upgrade", row["count"])
        case "free_extension":
            return Bonus("free-extension", row["count"])
        case "gain_before_scoring":
            return Bonus("gold", row["resources"]["gold"])
        case "replaced_after_autumn":
            return Bonus("replaced", 1)
        case "fulfilled_contract_value":
            return Bonus("contracts", row["vp_each"])
    raise ValueError(row["type"])


def test_kf_101_kf_135_km_41_km_43_effects_agree_with_the_data() -> None:
    compared = 0
    for name, row in rows("tiles").items():
        for side, upgraded in (("basic", False), ("upgraded", True)):
            if name in TILES and (printed := row.get(side)):
                assert TILES[name].face(upgraded).effect == effect(printed["effect"]), (name, side)
                compared += 1
    assert compared == 2 * (6 + 12 + 8 + 12 + 3) + 15, "homes, seasons, The Merchants; winter has one side"


def test_kf_4_kf_37_kf_54_km_1_tiles_agree_with_the_data() -> None:
    for name, row in rows("tiles").items():
        hexagon = HEXES[name]
        assert hexagon.kind == row["kind"].replace("turn_", "").replace("_", "-"), name
        assert (hexagon.number or None) == row["number"], name
        assert hexagon.merchants == (row["set"] == "merchants"), name
        faces = [] if name not in TILES else [TILES[name].face(False), TILES[name].face(True)]
        usable = any(face.effect is not None and not isinstance(face.effect, Hold) for face in faces)
        assert usable == row["usable_by_workers"], name
        upgradable = name in TILES and TILES[name].upgraded is not None
        assert upgradable == row["upgradable"] == (upgradable and TILES[name].price is not None), name
        for side, face in zip(("basic", "upgraded"), faces, strict=bool(faces)):
            assert not row.get(side) or face.points == row[side]["vp"], (name, side)


def test_edges_and_prices_agree_with_the_data() -> None:
    assert rows("tiles").keys() == {*TILES, *ALL_BOATS} - OURS
    for name, row in rows("tiles").items():
        assert HEXES[name].edges == "".join(TERRAIN[edge] for edge in row["edges"]), name
        price, cost = TILES[name].price if name in TILES else None, row.get("upgrade_cost")
        assert (price is None) == (cost is None), name
        if price:
            assert (dict(price.resources), dict(price.skills)) == (cost["resources"], cost["skills"]), name


def test_kf_86_kf_87_summer_boats_agree_with_the_data() -> None:
    sides = {
        (tile.number, side): rows("tiles")[tile.id]["sides"][side] for tile in SUMMER_BOATS for side in "ab"
    }
    assert all(side["vp"] == 0 for side in sides.values())
    assert sides[1, "a"]["effect"]["count"] == BOAT_1_WORKERS
    assert sides[1, "b"]["effect"]["count"] == 1


def test_kf_1_kf_2_kf_3_kf_10_km_1_pieces_are_as_many_as_in_the_data() -> None:
    pieces = data()["components"]
    assert pieces["workers"] == {**WORKERS, "purple_start_player": 1}
    assert pieces["resources"] == RESOURCE_COUNT
    assert pieces["skills"] == SKILL_COUNT
    assert data()["start"]["workers_per_player"] == STARTING_WORKERS
    base = Counter(
        hexagon.kind for name, hexagon in HEXES.items() if not hexagon.merchants and name not in OURS
    )
    printed = pieces["tiles"]
    assert base["summer-boat"] == printed["summer_boats_among_summer"]
    assert base["summer"] + base["summer-boat"] == printed["summer"]
    assert base["order"] == printed["turn_order"]
    assert all(base[kind] == printed[kind] for kind in ("home", "boat", "spring", "autumn", "winter"))
    assert base.total() == printed["total"]
    new = pieces["merchants"]
    assert (len(merchants.TILES), len(merchants.BOATS)) == (new["village_tiles"], new["boat_tiles"])
    assert (len(CONTRACTS), len(EXTENSIONS)) == (new["contracts"], new["extensions"])
    assert Counter(extension.colour for extension in EXTENSIONS.values()) == new["extensions_by_colour"]
    assert new["cabins"] == data()["cabins"]["count"] == merchants.CABINS


def test_kf_12_kf_13_kf_14_km_4_counts_by_players_agree_with_the_data() -> None:
    for row in data()["by_player_count"]:
        seats = row["players"]
        assert row["turn_order_tiles"] == ORDER_COUNT[seats]
        assert row["tiles_per_spring_summer_autumn"] == SEASON_TILE_COUNT[seats]
        dealt = {"base": WINTER_DEAL[seats], "merchants": merchants.WINTER_DEAL[seats]}
        assert row["winter_tiles_dealt_each"] == dealt
        for boats in (BOATS, merchants.BOATS):
            assert sum(boat.min_players <= seats for boat in boats) == row["boats"]
        starred = [face.endswith("*") for face in row["turn_order_faces"]]
        assert starred == [tile.number == ORDER_COUNT[seats] for tile in ORDERS[: ORDER_COUNT[seats]]]


def test_kf_39_km_5_km_15_km_34_limits_agree_with_the_data() -> None:
    limits = data()["limits"]
    assert limits["max_workers_used_on_one_tile_per_season"] == MOST_USERS
    assert limits["open_contracts"] == merchants.OPEN_CONTRACTS
    assert limits["contract_value"] == merchants.CONTRACT_POINTS
    assert Bonus("contracts", limits["contract_value_with_white_wind_ii"]) == HEXES["white-wind-ii"].scoring
    assert limits["gold_left_over_vp"] == LEFT_OVER_GOLD
    adjacent = Tally("adjacent", limits["turn_order_tile_vp_per_adjacent_tile"])
    assert all(tile.scoring == adjacent for tile in ORDERS)


def test_kf_94_kf_100_kf_136_kf_147_scoring_agrees_with_the_data() -> None:
    for name, row in rows("tiles").items():
        assert HEXES[name].scoring == (scoring(row["scoring"]) if row.get("scoring") else None), name


def test_kf_166_km_61_cargo_numbers_and_faces_agree_with_the_data() -> None:
    for name, boat in ALL_BOATS.items():
        row = rows("tiles")[name]
        for season, cargo in zip(SEASONS, (*boat.cargo, Cargo()), strict=True):
            printed = row["contents"][season]
            assert cargo == Cargo(
                workers=printed["workers"],
                skills=printed["skills"],
                green=printed["green_workers"],
                gold=printed["gold"],
                cabins=printed["cabins"],
                contracts=printed["contracts"],
            ), (name, season)
        assert (boat.number, boat.min_players, boat.points) == (row["number"], row["min_players"], row["vp"])
        assert [list(face) for face in boat.faces] == row["faces"], name
        assert boat.merchants == (row["set"] == "merchants")


def test_km_36_km_40_contracts_agree_with_the_data() -> None:
    printed = rows("contracts")
    assert list(printed) == list(CONTRACTS)
    for name, contract in CONTRACTS.items():
        row = printed[name]
        assert dict(contract.workers) == row["workers"]
        assert dict(contract.skills) == row["skills"]
        assert dict(contract.resources) == row["resources"]
        assert contract.keyple == bool(row["start_player_keyple"])
        assert list(contract.exchanges) == [kind for item in row["exchange_for"] for kind in item.values()]
        assert ANY not in contract.exchanges
        assert row["vp_fulfilled"] == merchants.CONTRACT_POINTS


def test_km_29_extensions_agree_with_the_data() -> None:
    printed = rows("extensions")
    assert set(printed) == set(EXTENSIONS)
    for name, extension in EXTENSIONS.items():
        assert extension.colour == printed[name]["colour"]
        cost = printed[name]["cost"]
        assert dict(extension.price.workers) == cost["workers"]
        assert dict(extension.price.skills) == cost["skills"]
        assert dict(extension.price.resources) == cost["resources"]
