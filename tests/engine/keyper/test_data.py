"""The content against the tables that were gathered apart from it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.keyper.content.board import (
    AREA_PLOTS,
    BOARD_NAMES,
    FARM_COLUMNS,
    ROWS,
    VILLAGE_COLUMNS,
    WINTER_FAIR_SIDES,
)
from engine.keyper.content.goods import (
    FAIR_SEASONS,
    FINISHED_OF,
    ICONS,
    SEASONS,
    STANDS_FOR,
    SUPPLY,
    TEAM,
    TIE_BREAK,
)
from engine.keyper.content.house import (
    BOATS,
    BUILD_COSTS,
    DISPLAYS,
    KEYP_TILE_GAINS,
    WINTER_FAIRS,
)
from engine.keyper.content.shapes import (
    AreaFull,
    BoatActions,
    BoatPoints,
    Construct,
    Exchange,
    FreeBuilds,
    Improve,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Power,
    SaleBonus,
    Score,
    Shipping,
    Side,
)
from engine.keyper.content.tiles import HOME_TILES, HOUSED_PER_TILE, OTHER_TILES, SPRING_TILES, UPGRADE_COSTS
from engine.keyper.game import KEYPER
from engine.keyper.prices import discounted
from tests.support.conformance import setup_for
from tests.support.keyper_box import (
    FIELDS,
    NINTH_KEYPLES,
    OFFERED,
    SEASONAL_FAIRS,
    SELL_POINTS,
    SHOWN_BOATS,
    SHOWN_TILES,
    SPRING_DISPLAYS,
    START_GOODS,
    TEAM_LIMIT,
    TILES,
    WINTER_FAIR_POINTS,
)
from tests.support.printed import printed


@pytest.fixture(scope="module")
def data() -> Any:
    return printed("keyper")


def own(name: str) -> str:
    return name.replace("_", "-")


def icons(cost: dict[str, int]) -> list[str]:
    return sorted(own(kind) for kind, count in cost.items() for _ in range(count))


def kinds(data: Any, key: str) -> tuple[str, ...]:
    """The resources of a group, or the one itself."""
    return tuple(own(kind) for kind in data["resources"]["groups"].get(key, [key]))


def exchange(data: Any, each: Any) -> Exchange:
    ((got, count),) = each["get"].items()
    return Exchange(tuple(icons(each["give"])), kinds(data, got), count)


def test_supply_and_teams(data: Any) -> None:
    assert {own(each["id"]): each["supply"] for each in data["resources"]["types"]} == SUPPLY
    assert {own(each["id"]): each["start_per_player"] for each in data["keyples"]["colours"]} == TEAM
    assert {f"{seats}_players": limit for seats, limit in TEAM_LIMIT.items()} == data["keyples"]["team_limit"]
    assert [own(each) for each in data["keyples"]["two_player_ninth"]["draw_pool"]] == list(NINTH_KEYPLES)
    assert icons(data["setup"]["player_receives"]["resources"]) == sorted(START_GOODS)
    assert {kind: UPGRADE_COSTS[kind] for kind in ("farm", "village")} == {
        kind: tuple(icons(data["upgrade_cost"][kind])) for kind in ("farm", "village")
    }


def test_the_supply_and_the_player_board_match_the_data(data: Any) -> None:
    setup, board = data["setup"], data["player_board"]
    assert list(SEASONS) == data["seasons"]["order"]
    assert (setup["country_tiles_shown"], setup["boats_shown"]) == (SHOWN_TILES, SHOWN_BOATS)
    assert (len(BOATS), SELL_POINTS) == (setup["boats_total"], data["boats"]["sell_points"])
    for seats, displays in setup["spring_displays_by_players"].items():
        assert [each.lower() for each in displays] == list(SPRING_DISPLAYS[: int(seats)])
    assert list(FAIR_SEASONS) == list(setup["player_receives"]["fair_tiles"])
    assert len(HOME_TILES) == setup["player_receives"]["home_tiles"]
    columns = {"farm": FARM_COLUMNS, "village": VILLAGE_COLUMNS}
    for area, plots in AREA_PLOTS.items():
        assert (len(plots), columns[area], ROWS) == tuple(
            board[area][k] for k in ("plots", "columns", "rows")
        )
    counts = {each["id"]: each["count"] for each in data["components"]}
    assert counts["country_tile"] == len(SPRING_TILES) + len(OTHER_TILES)
    assert counts["fair_tile"] == len(SEASONAL_FAIRS) + len(WINTER_FAIRS)
    assert counts["country_board"] == len(BOARD_NAMES)


def test_substitutes_and_the_discount(data: Any) -> None:
    assert data["resources"]["substitutions"][0]["map"] == FINISHED_OF
    least, less = (data["discount_build"][key] for key in ("minimum_resources", "reduces_by_resources"))
    for cost in BUILD_COSTS.values():
        assert {len(each) for each in discounted(cost)} == {max(least, len(cost) - less)}


def test_icons_tie_break_and_keyp_tile(data: Any) -> None:
    for symbol, each in data["resources"]["cost_symbols"].items():
        raw = [finished for finished, raw in STANDS_FOR.items() if raw in each["accepts"]]
        assert set(ICONS[own(symbol)]) == {own(kind) for kind in each["accepts"]} | set(raw)
    assert [set(group) for group in TIE_BREAK] == [
        set(kinds(data, key)) for key in data["scoring"]["tie_break"]
    ]
    gains: dict[str, list[str]] = {colour: [] for colour in TEAM}
    for each in data["keyp_tile"]["lay_down_gain"]:
        for colour in each["colours"]:
            gains[own(colour)] += [own(kind) for kind in each["choose_one_of"]]
    assert {colour: list(goods) for colour, goods in KEYP_TILE_GAINS.items()} == gains


WORKS = {
    "keyper_only": "keyp",
    "boat_action": "boat",
    "take_country_tile": "tiles",
    "convert": "exchange",
}


def test_kp_194_fields_and_displays(data: Any) -> None:
    assert len(data["field_types"]) == len(FIELDS)
    for each in data["field_types"]:
        name = "river" if each["id"] == "boat" else own(each["id"])
        assert FIELDS[name].colour == (each["colour"] and own(each["colour"]))
        gives = each["gives"]
        work = "discount" if gives.get("cost") == "printed_minus_one" else gives["kind"]
        assert FIELDS[name].work == WORKS.get(work, work)
        assert FIELDS[name].good == own(gives.get("resource", ""))
        assert FIELDS[name].exchange == (exchange(data, gives) if gives["kind"] == "convert" else None)
        shown = [
            s for s in SEASONS if any(name in display.fields for display in DISPLAYS if s in display.seasons)
        ]
        assert shown == each["seasons"], name
    assert len(data["country_boards"]["displays"]) == len(DISPLAYS)
    for each in data["country_boards"]["displays"]:
        fields = ["river" if field == "boat" else own(field) for field in each["fields"]]
        display = next(one for one in DISPLAYS if one.id == each["id"].lower())
        assert list(display.fields) == fields
        assert list(display.seasons) == each["seasons"]


def test_kp_74_convert_fields_exist_in_spring_and_summer_only() -> None:
    converts = {"convert-clay", "convert-logs", "convert-rock"}
    shown = [
        {field for each in DISPLAYS if season in each.seasons for field in each.fields} for season in SEASONS
    ]
    assert [bool(converts & fields) for fields in shown] == [True, True, False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_191_in_spring_nobody_chooses(seats: int) -> None:
    state = KEYPER.new_game(setup_for(KEYPER, seats))
    assert state.stage == "turn"
    assert [board.display for board in state.boards] == list(OFFERED["spring"][:seats])
    assert OFFERED["spring"] == SPRING_DISPLAYS


def test_kp_190_autumn_and_winter_have_the_same_displays() -> None:
    assert {season: len(offered) for season, offered in OFFERED.items()} == dict.fromkeys(SEASONS, 4)
    assert OFFERED["autumn"] == OFFERED["winter"]


def test_boats_and_fairs(data: Any) -> None:
    for boat, each in zip(BOATS, data["boats"]["tiles"], strict=True):
        assert boat.id == own(each["id"])
        for side in each["sides"]:
            for season in side["seasons"]:
                assert list(boat.shows(season)) == [own(good) for good in side["resources"]]
    for fair, each in zip(SEASONAL_FAIRS, data["fairs"]["seasonal"], strict=True):
        assert (fair.season, sorted(fair.requires)) == (each["season"], icons(each["requires"]))
        assert fair.points == each["points"]
    for winter, each in zip(WINTER_FAIRS, data["fairs"]["winter"], strict=True):
        assert sorted(winter.front) == icons(each["front"]["requires"])
        assert sorted(winter.back) == icons(each["back"]["requires"])
        for side, points in WINTER_FAIR_POINTS.items():
            assert points == each[side]["points"]
            assert each[side]["seasons"] == [s for s, sides in WINTER_FAIR_SIDES.items() if side in sides]


def most_points(side: Side) -> int:
    """Return the highest score possible with one side."""
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


DIRECTIONS = {
    "up": "above",
    "down": "below",
    "up_left": "upper-left",
    "up_right": "upper-right",
    "down_left": "lower-left",
    "down_right": "lower-right",
}


def score_of(each: Any) -> Score:
    """A way to score, in our shape."""
    goods = tuple(own(kind) for kind in each.get("resources", each.get("set", each.get("types", ()))))
    points = each.get("vp_each", each.get("vp"))
    match each["kind"]:
        case "per_resource_allocated":
            return PerGood(goods, points, limit=each["max_units"])
        case "per_n_resources_allocated":
            return PerGood(goods, points, per=each["n"], limit=each["max_units"] // each["n"])
        case "per_set_allocated":
            return PerSet(tuple(sorted(goods)), points, each["max_sets"])
        case "per_distinct_animal_on_tile":
            return PerKind(goods, points)
        case "per_keyple_allocated":
            return PerKeyple(own(each["colour"]), points, each["max_units"])
        case "per_tile_built":
            upgraded, per = each["upgraded_only"], each.get("per", 1)
            return PerTile(each["area"], points, each.get("origin"), upgraded, per)
        case "per_village_tile_in_direction":
            ways = sorted(DIRECTIONS.get(way, way) for way in each["directions"])
            return PerNeighbour(tuple(ways), points, each["gaps_allowed"])
        case "area_full":
            return AreaFull(each["area"], points)
        case "shipping_threshold":
            return Shipping(each["at_least"], points)
        case "per_season_with_fair":
            return PerFairSeason(points)
        case _:
            assert each["kind"] == "per_bordered_field_on_claimed_board"
            return PerField(own(each["colour"]), points)


def power_of(data: Any, part: Any) -> Power | None:
    """Return one power of a side in our data types; housing is listed elsewhere."""
    match part["kind"]:
        case "convert":
            return exchange(data, part)
        case "build":
            return Construct(tuple(part["areas"]), tuple(icons(part["cost"])))
        case "upgrade":
            return Improve(tuple(part["areas"]), tuple(icons(part["cost"])))
        case "free_build_on_neighbour_plot":
            return FreeBuilds(tuple(DIRECTIONS.get(way, way) for way in part["directions"]))
        case "shipping_points_per_boat_use":
            return BoatPoints(part["points"])
        case "shipping_bonus_per_sold":
            return SaleBonus(part["every"])
        case "extra_boat_action":
            return BoatActions(part["count"])
        case other:
            raise AssertionError(other)


def side_of(data: Any, each: Any) -> Side:
    """A side of a tile, in our shape."""
    works = [part for work in each["action"] for part in work.get("options", [work])]
    powers = [power_of(data, part) for part in (*works, *each["passive"])]
    return Side(
        powers=tuple(power for power in powers if power is not None),
        each_once=any(work["kind"] == "do_any_of" for work in each["action"]),
        points=sum(part["vp"] for part in each["scoring"] if part["kind"] == "flat"),
        scores=tuple(score_of(part) for part in each["scoring"] if part["kind"] != "flat"),
    )


def in_order(side: Side) -> Side:
    """The same side with its directions sorted."""
    scores = tuple(
        PerNeighbour(tuple(sorted(score.directions)), score.each, score.gaps)
        if isinstance(score, PerNeighbour)
        else score
        for score in side.scores
    )
    return replace(side, scores=scores)


def test_both_sides_of_each_tile_match_the_data(data: Any) -> None:
    for each in data["tiles"]:
        tile = TILES[own(each["id"])]
        assert in_order(tile.basic) == side_of(data, each["basic"]), tile.id
        assert in_order(tile.upgraded) == side_of(data, each["upgraded"]), tile.id


def test_kp_184_tiles(data: Any) -> None:
    assert [own(each["id"]) for each in data["tiles"]] == list(TILES)
    for each in data["tiles"]:
        tile = TILES[own(each["id"])]
        assert (tile.area, tile.origin) == (each["area"], each["origin"])
        assert tile.activation == each["activation"]
        assert sorted(BUILD_COSTS[tile.id]) == icons(each["build_cost"])
        housing = each["housing"] or {"types": [], "capacity": HOUSED_PER_TILE}
        assert list(tile.houses) == [own(kind) for kind in housing["types"]]
        assert housing["capacity"] == HOUSED_PER_TILE
        assert UPGRADE_COSTS[tile.area] == tuple(icons(each["upgrade_cost"]))
        assert (tile.basic.points, tile.upgraded.points) == tuple(each["vp_flat"].values())
        assert most_points(tile.basic) == each["max_points"]["basic"], tile.id
        assert most_points(tile.upgraded) == each["max_points"]["upgraded"], tile.id
