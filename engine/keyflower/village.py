"""Villages on the hex grid: what fits where, and where one step of transport leads.

Around each village every empty cell that touches it carries its demands as one number of 18 bits: for each
side the terrain that a tile must show there. A turned tile offers its six sides the same way, so that a tile
fits where no demanded bit is missing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core.hexes import SIDES, STEPS, Hex, opposite, turned
from engine.keyflower.content import HEXES
from engine.keyflower.printed import FIELD, RIVER, ROAD, TileId
from engine.keyflower.state import Player, Spot

TERRAINS: Final = (ROAD, FIELD, RIVER)


def cell_name(at: Hex) -> str:
    return f"{at.q},{at.r}"


@cache
def cell_at(name: str) -> Hex:
    q, r = name.split(",")
    return Hex(int(q), int(r))


@cache
def edges_of(tile: TileId, rotation: int) -> str:
    """The terrain letters on the six sides of a tile as it lies."""
    return "".join(turned(HEXES[tile].edges, rotation))


def demand(side: int, terrain: str) -> int:
    return 1 << (3 * side + TERRAINS.index(terrain))


@cache
def offers(tile: TileId) -> tuple[tuple[int, int], ...]:
    """Each turn of the tile that looks different, with what its sides offer."""
    seen = dict[str, int]()
    for rotation in SIDES:
        seen.setdefault(edges_of(tile, rotation), rotation)
    return tuple(
        (rotation, sum(demand(side, terrain) for side, terrain in enumerate(edges)))
        for edges, rotation in seen.items()
    )


def rotations(player: Player, tile: TileId, cell: str) -> list[int]:
    """How the tile may be turned in this cell (KF-76, KF-79; with summer boat 2a as one likes, KF-88)."""
    need = 0 if "2a" in player.powers else player.fringe[cell]
    return [rotation for rotation, offer in offers(tile) if not need & ~offer]


def fits(player: Player, tile: TileId, cell: str) -> bool:
    if "2a" in player.powers:
        return True
    need = player.fringe[cell]
    return any(not need & ~offer for _, offer in offers(tile))


def fits_somewhere(player: Player, tile: TileId) -> bool:
    return any(fits(player, tile, cell) for cell in player.fringe)


def cells_for(player: Player, tile: TileId) -> list[str]:
    """Cells that touch the village and take the tile, row by row (KF-75)."""
    return sorted((cell for cell in player.fringe if fits(player, tile, cell)), key=_row_first)


def _row_first(cell: str) -> tuple[int, int]:
    q, r = cell_at(cell)
    return (2 * r + q, q)


def settle(player: Player, spot: Spot) -> None:
    """Put a tile into the village for good: its cell, its neighbours' demands, its links."""
    player.village.append(spot)
    q, r = spot.at
    player.fringe.pop(cell_name(spot.at), None)
    taken = {other.at: other for other in player.village}
    edges = edges_of(spot.id, spot.rotation)
    for side, (dq, dr) in enumerate(STEPS):
        there = Hex(q + dq, r + dr)
        if there not in taken:
            name = cell_name(there)
            player.fringe[name] = player.fringe.get(name, 0) | demand(opposite(side), edges[side])
    link(player)


def link(player: Player) -> None:
    """Work out where a step leads from each tile; summer boat 2a opens the fields, too."""
    by_cell = {spot.at: spot for spot in player.village}
    open_to = (ROAD, FIELD) if "2a" in player.powers else (ROAD,)
    player.links = {}
    for spot in player.village:
        q, r = spot.at
        reached = []
        for side, edge in enumerate(edges_of(spot.id, spot.rotation)):
            other = by_cell.get(Hex(q + STEPS[side][0], r + STEPS[side][1]))
            if other is None or edge not in open_to:
                continue
            if edges_of(other.id, other.rotation)[opposite(side)] in open_to:
                reached.append(other.id)
        player.links[spot.id] = reached


def neighbours_of(player: Player, spot: Spot) -> list[Spot]:
    """The tiles of the village that touch this one."""
    around = {Hex(spot.at.q + dq, spot.at.r + dr) for dq, dr in STEPS}
    return [other for other in player.village if other.at in around]


def spot_in(player: Player, tile: TileId) -> Spot:
    for spot in player.village:
        if spot.id == tile:
            return spot
    raise KeyError(tile)
