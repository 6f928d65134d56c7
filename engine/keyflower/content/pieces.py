"""How many pieces there are, and where to find each by its id."""

from __future__ import annotations

from typing import Final

from engine.keyflower.content import merchants
from engine.keyflower.content.boats import BOATS
from engine.keyflower.content.shapes import (
    Boat,
    BoatId,
    Contract,
    ContractId,
    Extension,
    ExtensionId,
    Tile,
    TileId,
)
from engine.keyflower.content.tiles import AUTUMN, HOMES, ORDERS, SPRING, SUMMER, SUMMER_BOATS, WINTER

WORKERS: Final = {"blue": 40, "red": 40, "yellow": 40, "green": 20}  # KF-1
RESOURCE_COUNT: Final = {"wood": 24, "stone": 24, "iron": 24, "gold": 48}  # KF-2
SKILL_COUNT: Final = {"saw": 16, "pickaxe": 16, "anvil": 16}  # KF-3
STARTING_WORKERS: Final = 8  # KF-10
MOST_USERS: Final = 6  # KF-39
BOAT_1_WORKERS: Final = 2  # KF-86
BOAT_1_GREENS: Final = 1  # KF-87
LEFT_OVER_GOLD: Final = 1  # KF-82 step 12

TILES: Final[dict[TileId, Tile]] = {
    tile.id: tile
    for tile in (
        *HOMES,
        *SPRING,
        *SUMMER,
        *SUMMER_BOATS,
        *AUTUMN,
        *WINTER,
        *ORDERS,
        *merchants.TILES,
    )
}
ALL_BOATS: Final[dict[BoatId, Boat]] = {boat.id: boat for boat in (*BOATS, *merchants.BOATS)}
CONTRACTS: Final[dict[ContractId, Contract]] = {contract.id: contract for contract in merchants.CONTRACTS}
EXTENSIONS: Final[dict[ExtensionId, Extension]] = {ext.id: ext for ext in merchants.EXTENSIONS}
HEXES: Final[dict[str, Tile | Boat]] = {**TILES, **ALL_BOATS}
"""Whatever can lie in a village."""

ORDER_COUNT: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 4}  # KF-12
SEASON_TILE_COUNT: Final = {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}  # KF-12
WINTER_DEAL: Final = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # KF-12
