"""One box of Keyper: all printed values as one object. The shipped set is made of the tables here. Games use
theirs as `state.content` and `view.content`, so nothing outside this folder reads a table."""

from __future__ import annotations

from functools import cached_property

from engine.core import content
from engine.keyper.content import goods, house
from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.content.goods import KEYP, RIVER, SEASONS
from engine.keyper.content.shapes import (
    Area,
    Boat,
    Display,
    FairSide,
    Field,
    Season,
    SeasonalFair,
    Tile,
    WinterFair,
)
from engine.keyper.content.tiles import HOME_TILES, HOUSED_PER_TILE, OTHER_TILES, SPRING_TILES, UPGRADE_COSTS

_PRINTED_FAIR = SeasonalFair("spring-1", "spring", ("sheep", "rock"), 2)
"""The only seasonal fair printed in the rulebook (p. 8); the others are of our own design."""


class Content(content.Content, frozen=True):
    """Pieces in the order in which they are laid out; derived values are computed once per set."""

    home_tiles: tuple[Tile, ...]
    spring_tiles: tuple[Tile, ...]
    other_tiles: tuple[Tile, ...]
    build_costs: dict[str, tuple[str, ...]]
    upgrade_costs: dict[Area, tuple[str, ...]]  # KP-94
    housed_per_tile: int  # KP-125
    field_list: tuple[Field, ...]
    displays: tuple[Display, ...]
    spring_displays: tuple[str, ...]  # KP-3
    boats: tuple[Boat, ...]
    shown_boats: int  # KP-7
    sell_points: int  # KP-80
    seasonal_fairs: tuple[SeasonalFair, ...]
    winter_fairs: tuple[WinterFair, ...]
    winter_fair_points: dict[FairSide, int]  # KP-124
    shown_tiles: int  # KP-5
    keyp_tile_gains: dict[str, tuple[str, ...]]  # KP-65
    supply: dict[str, int]  # KP-8
    team: dict[str, int]  # KP-10
    ninth_keyples: tuple[str, ...]  # KP-11
    team_limit: dict[int, int]  # by players (KP-134)
    start_goods: tuple[str, ...]  # KP-12

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        return {tile.id: tile for tile in (*self.home_tiles, *self.spring_tiles, *self.other_tiles)}

    @cached_property
    def printed_costs(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """The printed price of each tile, as the only alternative; other rules may offer more."""
        return {tile: (cost,) for tile, cost in self.build_costs.items()}

    @cached_property
    def most_icons(self) -> int:
        """The largest number of icons of any price."""
        return max(len(cost) for cost in (*self.build_costs.values(), *self.upgrade_costs.values()))

    @cached_property
    def fields(self) -> dict[str, Field]:
        return {field.id: field for field in self.field_list}

    @cached_property
    def display_fields(self) -> dict[str, tuple[Field, ...]]:
        return {display.id: tuple(self.fields[name] for name in display.fields) for display in self.displays}

    @cached_property
    def special_spots(self) -> dict[str, tuple[int, int]]:
        """The keyp field and the river of each display."""
        return {
            display.id: (display.fields.index(KEYP), display.fields.index(RIVER)) for display in self.displays
        }

    @cached_property
    def offered(self) -> dict[Season, tuple[str, ...]]:
        """The displays that players can fold to."""
        return {
            season: tuple(display.id for display in self.displays if season in display.seasons)
            for season in SEASONS
        }

    @cached_property
    def boat(self) -> dict[str, Boat]:
        return {boat.id: boat for boat in self.boats}

    @cached_property
    def fair(self) -> dict[str, SeasonalFair]:
        return {fair.id: fair for fair in self.seasonal_fairs}

    @cached_property
    def winter_fair(self) -> dict[str, WinterFair]:
        return {fair.id: fair for fair in self.winter_fairs}


SHIPPED = Content(
    home_tiles=HOME_TILES,
    spring_tiles=SPRING_TILES,
    other_tiles=OTHER_TILES,
    build_costs=house.BUILD_COSTS,
    upgrade_costs=UPGRADE_COSTS,
    housed_per_tile=HOUSED_PER_TILE,
    field_list=FIELD_LIST,
    displays=house.DISPLAYS,
    spring_displays=("s1", "s2", "s3", "s4"),
    boats=house.BOATS,
    shown_boats=4,
    sell_points=2,
    seasonal_fairs=(_PRINTED_FAIR, *house.SEASONAL_FAIRS),
    winter_fairs=house.WINTER_FAIRS,
    winter_fair_points={"front": 4, "back": 6},
    shown_tiles=8,
    keyp_tile_gains=house.KEYP_TILE_GAINS,
    supply=goods.SUPPLY,
    team=goods.TEAM,
    ninth_keyples=("brown", "light-green", "grey", "orange"),
    team_limit={2: 9, 3: 8, 4: 8},
    start_goods=("brick", "stone", "wood"),
)


def shipped_display(fields: frozenset[str]) -> str | None:
    """Return the shipped display with these fields, if any."""
    return next((display.id for display in SHIPPED.displays if frozenset(display.fields) == fields), None)
