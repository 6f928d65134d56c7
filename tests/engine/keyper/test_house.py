"""House values are marked as such in the content and in the rules for players."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.keyper.content import house
from tests.support import keyper_box as board
from tests.support.keyper_box import FIELDS, TILES
from tests.support.printed import OURS, printed

DATA = printed("keyper")
RULES = (Path(__file__).parents[3] / "docs" / "rules" / "keyper.md").read_text(encoding="utf-8")
HEADING = "## Values of our own design"


def ours(pieces: list[Any], value: str = "default") -> set[str]:
    """Return the pieces whose value no source prints; by default the whole piece."""
    return {own(piece["id"]) for piece in pieces if value in piece.get(OURS, ())}


def own(name: str) -> str:
    return name.lower().replace("_", "-").removeprefix("fair-")


def names_in(module: ModuleType) -> set[str]:
    return {name for name in vars(module) if name.isupper() and not name.startswith("_")}


def test_house_values_are_exactly_those_that_no_source_prints() -> None:
    assert ours(DATA["field_types"], "colour") == set(house.BORDERS)
    assert ours(DATA["tiles"], "area") == set(house.AREAS)
    assert ours(DATA["tiles"], "build_cost") == set(house.BUILD_COSTS) == set(TILES)
    assert ours(DATA["country_boards"]["displays"]) == {display.id for display in house.DISPLAYS}
    assert ours(DATA["boats"]["tiles"]) == {boat.id for boat in house.BOATS}
    assert ours(DATA["fairs"]["seasonal"]) == {fair.id for fair in house.SEASONAL_FAIRS}
    assert ours(DATA["fairs"]["winter"]) == {fair.id for fair in house.WINTER_FAIRS}
    assert DATA["keyp_tile"][OURS] == ["lay_down_gain"]  # KEYP_TILE_GAINS
    assert names_in(house) == {
        *("BORDERS", "AREAS", "BUILD_COSTS", "DISPLAYS", "BOATS", "SEASONAL_FAIRS", "WINTER_FAIRS"),
        "KEYP_TILE_GAINS",
    }


def test_the_one_printed_fair_is_no_house_value() -> None:
    (fair,) = [each for each in DATA["fairs"]["seasonal"] if OURS not in each]
    assert own(fair["id"]) == board.PRINTED_FAIR.id
    assert fair["requires"] == dict.fromkeys(board.PRINTED_FAIR.requires, 1)
    assert fair["points"] == board.PRINTED_FAIR.points
    assert board.PRINTED_FAIR not in house.SEASONAL_FAIRS
    assert board.FAIR["spring-1"] is board.PRINTED_FAIR


def test_kp_194_ten_borders_are_ours() -> None:
    assert len(house.BORDERS) == 10
    assert {field: FIELDS[field].colour for field in house.BORDERS} == house.BORDERS


@pytest.mark.parametrize(("tile", "rule"), [("oast-house", 169), ("windmill", 177), ("farmers-cottage", 184)])
def test_kp_169_177_184_the_area_of_three_tiles_is_ours(tile: str, rule: int) -> None:
    assert TILES[tile].area == house.AREAS[tile]
    assert "ours" in rule_text(rule)


def rule_text(number: int) -> str:
    return next(line for line in RULES.splitlines() if line.startswith(f"- **KP-{number}** "))


@pytest.mark.parametrize("number", [48, 65, 72, 74, 75, 77, 81, 88, 112, 124, 161, 172, 184, 186, 194, 195])
def test_rules_that_are_ours_in_part_say_so(number: int) -> None:
    assert "ours" in rule_text(number).lower()


def test_the_rules_list_every_house_value() -> None:
    """Short lists give names, long ones numbers."""
    listed = RULES[RULES.index(HEADING) :].split("\n### ")[0].lower()
    words = [field.replace("-", " ") for field in house.BORDERS if not field.startswith("trade")]
    words += ["both trade fields", "oast house", "windmill", "farmer's cottage"]
    words += [
        f"{len(house.BUILD_COSTS)} tiles",
        f"{len(house.DISPLAYS)} displays",
        f"{len(house.BOATS)} boats",
    ]
    words += [f"{len(house.SEASONAL_FAIRS)} of the {len(board.SEASONAL_FAIRS)} fairs"]
    words += [f"{len(house.WINTER_FAIRS)} winter fairs", "keyp tile", "2 in spring, 3 in summer, 4 in autumn"]
    for word in words:
        assert word in listed, word
    for season, points in (("spring", 2), ("summer", 3), ("autumn", 4)):
        assert {fair.points for fair in house.SEASONAL_FAIRS if fair.season == season} == {points}
