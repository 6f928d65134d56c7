"""All printed values of one box of Keyflower and one of The Merchants, as one value.

Games read theirs as `state.content` and `view.content`, and nothing outside this folder reads a table.
"""

from __future__ import annotations

from functools import cached_property

from msgspec import field

from engine.core import content
from engine.keyflower.content import boats, merchants, pieces, tiles
from engine.keyflower.content.shapes import (
    Boat,
    BoatId,
    Contract,
    ContractId,
    Extension,
    ExtensionId,
    Hold,
    Season,
    Tile,
    TileId,
    Usable,
)


class Content(content.Content, frozen=True):
    """Pieces in the order in which they are listed. Derived values are computed once per set."""

    homes: tuple[Tile, ...]
    spring_tiles: tuple[Tile, ...]
    summer_tiles: tuple[Tile, ...]
    summer_boats: tuple[Tile, ...]
    autumn_tiles: tuple[Tile, ...]
    winter_tiles: tuple[Tile, ...]
    orders: tuple[Tile, ...]
    merchants_tiles: tuple[Tile, ...]
    base_boats: tuple[Boat, ...]
    merchants_boats: tuple[Boat, ...]
    contract_list: tuple[Contract, ...]
    extension_list: tuple[Extension, ...]
    workers: dict[str, int]  # KF-1
    resources: dict[str, int]  # KF-2
    skills: dict[str, int]  # KF-3
    cabins: int  # KM-1
    starting_workers: int  # KF-10
    order_count: dict[int, int]  # by players (KF-12)
    season_tile_count: dict[int, int]  # by players (KF-12)
    winter_deal: dict[int, int]  # by players (KF-12)
    merchants_winter_deal: dict[int, int]  # by players (KM-4)
    open_contracts: int  # KM-5
    contract_points: int  # KM-34
    most_users: int  # KF-39
    boat_1_workers: int  # KF-86
    boat_1_greens: int  # KF-87
    left_over_gold: int  # KF-82
    packs: dict[str, tuple[Tile, ...]] = field(default_factory=dict)
    """Extra tiles of a season, by the set-up option that adds them to its pile."""

    @cached_property
    def tiles(self) -> dict[TileId, Tile]:
        return {
            tile.id: tile
            for tile in (
                *self.homes,
                *self.spring_tiles,
                *self.summer_tiles,
                *self.summer_boats,
                *self.autumn_tiles,
                *self.winter_tiles,
                *self.orders,
                *self.merchants_tiles,
                *(tile for pack in self.packs.values() for tile in pack),
            )
        }

    @cached_property
    def boats(self) -> dict[BoatId, Boat]:
        return {boat.id: boat for boat in (*self.base_boats, *self.merchants_boats)}

    @cached_property
    def hexes(self) -> dict[str, Tile | Boat]:
        """Every piece that can lie in a village."""
        return {**self.tiles, **self.boats}

    @cached_property
    def contracts(self) -> dict[ContractId, Contract]:
        return {contract.id: contract for contract in self.contract_list}

    @cached_property
    def extensions(self) -> dict[ExtensionId, Extension]:
        return {extension.id: extension for extension in self.extension_list}

    @cached_property
    def season_tiles(self) -> dict[Season, tuple[Tile, ...]]:
        """The base game's tiles of each season; The Merchants and packs add theirs."""
        return {
            "spring": self.spring_tiles,
            "summer": (*self.summer_tiles, *self.summer_boats),
            "autumn": self.autumn_tiles,
            "winter": self.winter_tiles,
        }

    @cached_property
    def effects(self) -> dict[tuple[TileId, bool], Usable]:
        """What a use of a tile does, by tile and whether it is upgraded.

        Scoring tiles have no entry (KF-37).
        """
        return {
            (tile.id, upgraded): effect
            for tile in self.tiles.values()
            for upgraded in (False, True)
            if (effect := tile.face(upgraded).effect) is not None and not isinstance(effect, Hold)
        }

    @cached_property
    def table_order(self) -> dict[TileId, int]:
        """The position of each tile in the printed order, custom tiles included."""
        return {tile: number for number, tile in enumerate(self.tiles)}


_FIRST = Content(
    homes=tiles.HOMES,
    spring_tiles=tiles.SPRING,
    summer_tiles=tiles.SUMMER,
    summer_boats=tiles.SUMMER_BOATS,
    autumn_tiles=tiles.AUTUMN,
    winter_tiles=tiles.WINTER,
    orders=tiles.ORDERS,
    merchants_tiles=merchants.TILES,
    base_boats=boats.BOATS,
    merchants_boats=merchants.BOATS,
    contract_list=merchants.CONTRACTS,
    extension_list=merchants.EXTENSIONS,
    workers=pieces.WORKERS,
    resources=pieces.RESOURCE_COUNT,
    skills=pieces.SKILL_COUNT,
    cabins=merchants.CABINS,
    starting_workers=pieces.STARTING_WORKERS,
    order_count=pieces.ORDER_COUNT,
    season_tile_count=pieces.SEASON_TILE_COUNT,
    winter_deal=pieces.WINTER_DEAL,
    merchants_winter_deal=merchants.WINTER_DEAL,
    open_contracts=merchants.OPEN_CONTRACTS,
    contract_points=merchants.CONTRACT_POINTS,
    most_users=pieces.MOST_USERS,
    boat_1_workers=pieces.BOAT_1_WORKERS,
    boat_1_greens=pieces.BOAT_1_GREENS,
    left_over_gold=pieces.LEFT_OVER_GOLD,
)
BY_RULINGS = {1: _FIRST, 2: _FIRST, 3: _FIRST, 4: _FIRST}
"""The sets that shipped. Running games name theirs, so add sets under new rulings and change none."""
SHIPPED = BY_RULINGS[max(BY_RULINGS)]
"""The set of games that begin today."""
PACKS = {
    pack: min(rulings for rulings, content in BY_RULINGS.items() if pack in content.packs)
    for pack in SHIPPED.packs
}
"""The packs on offer, each with the first rulings that know it."""
