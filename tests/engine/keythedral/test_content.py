"""Printed components: counts, colours, costs (sections 1 and 2 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from engine.keythedral.content.box import NEWEST, Content
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.sets import SETS
from engine.keythedral.content.shapes import (
    CRAFTS,
    EVERY_KIND,
    FIELDS,
    GOLD,
    IRONWORK,
    KINDS,
    NUMBERS,
    RESOURCES,
    STONE,
    WOOD,
)
from engine.keythedral.game import KEYTHEDRAL
from tests.support.keythedral import fresh
from tests.support.printed import printed

OLDEST = SETS.of(UNSET, 1)
FIRST, SECOND = NEWEST.editions
NAMES = {"stained_glass": "glass"}


@pytest.fixture(scope="module")
def data() -> Any:
    return printed("keythedral")


def test_kt_1_the_first_edition_has_seventeen_seats_worth_one_to_five() -> None:
    assert sum(FIRST.placed) == 17
    assert FIRST.points == (1, 2, 3, 4, 5)
    assert not FIRST.cubes_score


def test_kt_2_two_to_five_can_play() -> None:
    assert KEYTHEDRAL.spec.seats == (2, 3, 4, 5)


def test_kt_4_each_resource_has_its_own_type_of_field() -> None:
    pairs = dict(zip(FIELDS, KINDS, strict=False))
    assert pairs == {"quarry": "stone", "wood": "wood", "farm": "food", "lake": "water", "vineyard": "wine"}


def test_kt_5_three_craft_goods_come_from_no_field() -> None:
    assert [KINDS[kind] for kind in CRAFTS] == ["ironwork", "glass", "gold"]
    assert not any(KINDS[kind] in FIELDS for kind in CRAFTS)


def test_kt_6_cubes_are_a_hard_limit() -> None:
    assert dict(zip(KINDS, NEWEST.cubes, strict=True)) == {
        "stone": 20, "wood": 20, "food": 15, "water": 15, "wine": 15, "ironwork": 10, "glass": 10, "gold": 10,
    }  # fmt: skip


def test_kt_8_kt_9_five_dwellings_and_ten_workers_each() -> None:
    state = fresh(4)
    assert all(len(player.sites) == len(player.houses) == 5 for player in state.players)
    assert not any(any(player.houses) for player in state.players)
    assert 2 * len(NUMBERS) == NEWEST.workers


def test_kt_15_thirty_four_tiles_are_six_eight_eight_six_six() -> None:
    for seats in (OLDEST.seats, NEWEST.seats):
        assert [len(tiles) for tiles in seats] == [6, 8, 8, 6, 6]
        assert [len(tiles) - placed for tiles, placed in zip(seats, FIRST.placed, strict=True)] == [
            2,
            4,
            4,
            3,
            4,
        ]


def test_kt_21_fields_are_four_ten_five_five_five() -> None:
    assert [sum(tiles) for tiles in NEWEST.field_tiles] == [4, 10, 5, 5, 5]


def test_kt_22_field_types_by_number() -> None:
    assert NEWEST.field_tiles[:2] == ((2, 2, 0, 0, 0), (1, 3, 2, 2, 2))
    assert set(NEWEST.field_tiles[2:]) == {(1, 1, 1, 1, 1)}
    assert [sum(tiles[kind] for tiles in NEWEST.field_tiles) for kind in RESOURCES] == [6, 8, 5, 5, 5]


def test_kt_56_each_number_has_its_requirements() -> None:
    for tile in NEWEST.tiles:
        kinds = {KINDS[kind] for kind in EVERY_KIND if tile.cost[kind]}
        if tile.number <= 2:
            assert kinds <= {"stone", "wood", "food", "water"}
        elif tile.number == 3:
            assert kinds <= {"wood", "ironwork", "food", "water", "wine"}
        else:
            assert kinds <= {"ironwork", "glass", "gold", "food", "water", "wine"}
            assert kinds & {"ironwork", "glass", "gold"}
        assert tile.number <= 2 or not tile.cost[STONE]
        assert tile.number <= 3 or not tile.cost[WOOD]


@pytest.mark.parametrize("content", [OLDEST, NEWEST])
def test_kt_57_house_costs_rise_with_the_number_and_fall_per_point(content: Content) -> None:
    values, every = (1, 1, 1, 1, 1, 2, 3, 4), content.seats
    averages = [
        sum(n * v for tile in tiles for n, v in zip(NEWEST.tiles[tile].cost, values, strict=True))
        / len(tiles)
        for tiles in every
    ]
    per_point = [average / number for average, number in zip(averages, NUMBERS, strict=True)]
    assert averages == sorted(averages)
    assert per_point == sorted(per_point, reverse=True)
    assert all(2 <= sum(tile.cost) <= 5 for tile in NEWEST.tiles)
    assert all(tile.cost[kind] <= 2 for tile in NEWEST.tiles for kind in CRAFTS)
    assert all(any(NEWEST.tiles[tile].cost[kind] for tile in tiles) for tiles in every for kind in (2, 3))


def test_kt_57_some_seats_of_four_and_of_five_ask_for_ironwork() -> None:
    for tiles in NEWEST.seats[3:]:
        asking = [tile for tile in tiles if NEWEST.tiles[tile].cost[IRONWORK]]
        assert 2 <= len(asking) < len(tiles)  # some, and not all
        assert all(any(NEWEST.tiles[tile].cost[craft] for tile in tiles) for craft in CRAFTS)


def test_kt_57_tiles_keep_their_places_so_that_saves_find_them() -> None:
    assert NEWEST.tiles == OLDEST.tiles
    assert [tile for tiles in OLDEST.seats for tile in tiles] == list(range(34))
    assert [NEWEST.tiles[tile].id for tiles in NEWEST.seats for tile in tiles] == [
        OLDEST.tiles[tile].id for tiles in OLDEST.seats for tile in tiles
    ]


def test_kt_91_twenty_different_laws_one_of_each() -> None:
    assert [law.number for law in NEWEST.laws] == list(range(1, 21)) == list(LAW_KEYS)
    assert len({*LAW_KEYS.values()}) == 20


def test_kt_64_kt_71_three_fences_and_craft_prices() -> None:
    assert NEWEST.fences == 3
    assert [c.price for c in NEWEST.craftsmen] == [2, 3, 4]  # ironwork, glass and gold


def test_kt_135_the_second_edition_has_twenty_two_seats() -> None:
    assert SECOND.placed == (5, 5, 5, 4, 3)
    assert SECOND.points == (4, 6, 8, 10, 12)
    assert SECOND.slots[-3:] == ("5a", "5b", "5c")


def test_gold_is_the_last_kind() -> None:
    assert KINDS[GOLD] == "gold"


def test_tiles_agree_with_the_data_file_in_number_and_count(data: Any) -> None:
    theirs = [(tile["id"][1:], tile["number"]) for tile in data["building_tiles"]["tiles"]]
    for content in (OLDEST, NEWEST):
        tiles = [content.tiles[tile] for seats in content.seats for tile in seats]
        assert [(tile.id, tile.number) for tile in tiles] == theirs


def test_laws_agree_with_the_data_file(data: Any) -> None:
    theirs = {
        card["id"]: (card["key"].replace("_", "-"), card["concerns_others"]) for card in data["law_cards"]
    }
    assert {law.number: (LAW_KEYS[law.number], law.concerns_others) for law in NEWEST.laws} == theirs


def test_law_timing_agrees_with_the_data_file(data: Any) -> None:
    names = {
        "ANY": "any", "PHASE_START_1": "start-1", "PHASE_START_2": "start-2", "PHASE_START_3": "start-3",
        "PHASE_START_5": "start-5", "BEFORE_PHASE_1": "before-1", "IN_PHASE_1": "in-1",
        "BEFORE_PHASE_2": "before-2", "BEFORE_PHASE_3": "before-3", "OWN_PLACEMENT": "own-placing",
        "OWN_TURN": "own-turn", "OWN_PURCHASE": "own-purchase", "R_PURCHASE": "against-purchase",
        "R_LAW": "against-law",
    }  # fmt: skip
    for card in data["law_cards"]:
        assert NEWEST.law(card["id"]).timing == {names[window] for window in card["timing"]["windows"]}


def test_resources_agree_with_the_data_file(data: Any) -> None:
    theirs = {NAMES.get(r["id"], r["id"]): r["cubes_total"] for r in data["resources"] + data["crafts"]}
    assert dict(zip(KINDS, NEWEST.cubes, strict=True)) == theirs
