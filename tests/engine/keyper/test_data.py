"""The content against the data file of the research, where that lies beside this checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.keyper.content.board import DISPLAY
from engine.keyper.content.fields import FIELDS
from engine.keyper.content.goods import SUPPLY, TEAM, TEAM_LIMIT
from engine.keyper.content.house import BOATS, BUILD_COSTS, SEASONAL_FAIRS, WINTER_FAIRS
from engine.keyper.content.pieces import (
    AreaFull,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Shipping,
    Side,
)
from engine.keyper.content.tiles import TILES

DATA = Path(__file__).parents[4] / "shared" / "data" / "keyper.json"
pytestmark = pytest.mark.skipif(not DATA.exists(), reason="the data file is not beside this checkout")


@pytest.fixture(scope="module")
def data() -> Any:
    return json.loads(DATA.read_text(encoding="utf-8"))


def own(name: str) -> str:
    return name.replace("_", "-")


def icons(cost: dict[str, int]) -> list[str]:
    return sorted(own(kind) for kind, count in cost.items() for _ in range(count))


def test_supply_and_teams(data: Any) -> None:
    assert {own(each["id"]): each["supply"] for each in data["resources"]["types"]} == SUPPLY
    assert {own(each["id"]): each["start_per_player"] for each in data["keyples"]["colours"]} == TEAM
    assert {f"{seats}_players": limit for seats, limit in TEAM_LIMIT.items()} == data["keyples"]["team_limit"]


def test_fields_and_displays(data: Any) -> None:
    for each in data["field_types"]:
        name = "river" if each["id"] == "boat" else own(each["id"])
        assert FIELDS[name].colour == (each["colour"] and own(each["colour"]))
    for each in data["country_boards"]["displays"]:
        fields = ["river" if field == "boat" else own(field) for field in each["fields"]]
        display = DISPLAY[each["id"].lower()]
        assert list(display.fields) == fields
        assert list(display.seasons) == each["seasons"]


def test_boats_and_fairs(data: Any) -> None:
    for boat, each in zip(BOATS, data["boats"]["tiles"], strict=True):
        early, late = ([own(good) for good in side["resources"]] for side in each["sides"])
        assert (list(boat.early), list(boat.late)) == (early, late)
    for fair, each in zip(SEASONAL_FAIRS, data["fairs"]["seasonal"], strict=True):
        assert (fair.season, sorted(fair.requires)) == (each["season"], icons(each["requires"]))
        assert fair.points == each["points"]
    for winter, each in zip(WINTER_FAIRS, data["fairs"]["winter"], strict=True):
        assert sorted(winter.front) == icons(each["front"]["requires"])
        assert sorted(winter.back) == icons(each["back"]["requires"])


def most_points(side: Side) -> int:
    """What a side can score at best."""
    most = side.points
    for score in side.scores:
        match score:
            case PerGood() | PerSet() | PerKeyple():
                most += score.each * score.limit
            case PerKind() | PerFairSeason():
                most += score.each * 4
            case PerTile():
                homes = 6 if score.origin == "home" else 12
                most += score.each * (8 if score.area == "farm" else homes) // score.per
            case PerNeighbour():
                lines = 4 if "upper-left" in score.directions else 5
                most += score.each * (lines if score.gaps else len(score.directions))
            case AreaFull() | Shipping():
                most += score.points
            case PerField():
                fields = {"black": 4, "orange": 2, "brown": 3, "grey": 3, "light-green": 3}
                most += score.each * fields[score.colour]
    return most


def test_tiles(data: Any) -> None:
    assert [own(each["id"]) for each in data["tiles"]] == list(TILES)
    for each in data["tiles"]:
        tile = TILES[own(each["id"])]
        assert (tile.area, tile.origin) == (each["area"], each["origin"])
        assert tile.activation == each["activation"]
        assert sorted(BUILD_COSTS[tile.id]) == icons(each["build_cost"])
        assert list(tile.houses) == [own(kind) for kind in (each["housing"] or {"types": []})["types"]]
        assert most_points(tile.basic) == each["max_points"]["basic"], tile.id
        assert most_points(tile.upgraded) == each["max_points"]["upgraded"], tile.id
