"""Villages on the hex grid: what fits where, and where one step of transport leads.

Every empty cell that touches a village carries its demands as one number of 18 bits: for each side the
terrain that a tile must show there. A rotated tile offers its six sides in the same form, so a tile fits
where no demanded bit is missing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core.caches import cached
from engine.core.hexes import SIDES, STEPS, Hex, opposite, turned
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import FIELD, RIVER, ROAD, Power, TileId
from engine.keyflower.state import Player, Spot

_TERRAINS: Final = (ROAD, FIELD, RIVER)


def cell_name(at: Hex) -> str:
    return f"{at.q},{at.r}"


@cache
def cell_at(name: str) -> Hex:
    q, r = name.split(",")
    return Hex(int(q), int(r))


def edges_of(content: Content, tile: TileId, rotation: int) -> str:
    """Return the terrain letters on the six sides of a tile as it lies."""
    return _turned(content.hexes[tile].edges, rotation)


@cache
def _turned(edges: str, rotation: int) -> str:
    return "".join(turned(edges, rotation))


def _demand(side: int, terrain: str) -> int:
    return 1 << (3 * side + _TERRAINS.index(terrain))


@cache
def offers(edges: str) -> tuple[tuple[int, int], ...]:
    """Return each distinct rotation of a tile with these sides, with the bits it offers."""
    seen = dict[str, int]()
    for rotation in SIDES:
        seen.setdefault(_turned(edges, rotation), rotation)
    return tuple(
        (rotation, sum(_demand(side, terrain) for side, terrain in enumerate(lying)))
        for lying, rotation in seen.items()
    )


def rotations(content: Content, player: Player, tile: TileId, cell: str) -> list[int]:
    """Return the rotations allowed in this cell (KF-76, KF-79); with summer boat 2a all of them (KF-88)."""
    need = 0 if Power.ACROSS_FIELDS in player.powers else player.fringe[cell]
    return [rotation for rotation, offer in offers(content.hexes[tile].edges) if not need & ~offer]


@cached("keyflower: where tiles fit", 50_000, 200)
def _satisfies(edges: str, need: int) -> bool:
    """Return whether some rotation of a tile with these sides meets all demands of a cell."""
    return any(not need & ~offer for _, offer in offers(edges))


def fits_somewhere(content: Content, player: Player, tile: TileId) -> bool:
    if Power.ACROSS_FIELDS in player.powers:
        return bool(player.fringe)
    edges = content.hexes[tile].edges
    return any(_satisfies(edges, need) for need in player.fringe.values())


def cells_for(content: Content, player: Player, tile: TileId) -> list[str]:
    """Return the cells that touch the village and take the tile, row by row (KF-75)."""
    fits_all, edges = Power.ACROSS_FIELDS in player.powers, content.hexes[tile].edges
    cells = [cell for cell, need in player.fringe.items() if fits_all or _satisfies(edges, need)]
    return sorted(cells, key=_row_first)


def _row_first(cell: str) -> tuple[int, int]:
    q, r = cell_at(cell)
    return (2 * r + q, q)


def settle(content: Content, player: Player, spot: Spot) -> None:
    """Put a tile into the village permanently: its cell, its neighbours' demands, its links."""
    q, r = spot.at
    across = Power.ACROSS_FIELDS in player.powers
    player.fringe.pop(cell_name(spot.at), None)
    taken = {other.at: other for other in player.village}
    edges = edges_of(content, spot.id, spot.rotation)
    player.village.append(spot)
    links = player.links[spot.id] = []
    for side, (dq, dr) in enumerate(STEPS):
        there = Hex(q + dq, r + dr)
        other = taken.get(there)
        if other is None:
            name = cell_name(there)
            player.fringe[name] = player.fringe.get(name, 0) | _demand(opposite(side), edges[side])
        elif _is_passable(across, edges[side], edges_of(content, other.id, other.rotation)[opposite(side)]):
            links.append(other.id)
            player.links[other.id].append(spot.id)


def _is_passable(across_fields: bool, one: str, other: str) -> bool:
    """Return whether a step can cross where these sides meet (KF-51, KF-88)."""
    if across_fields:
        return RIVER not in (one, other)
    return one == other == ROAD


def acquire(content: Content, player: Player, power: Power) -> None:
    """Activate a summer boat for its owner."""
    player.powers.append(power)
    if power is Power.ACROSS_FIELDS:
        link(content, player)


def link(content: Content, player: Player) -> None:
    """Recompute where a step leads from each tile."""
    village, player.village, player.links = player.village, [], {}
    for spot in village:
        settle(content, player, spot)


def neighbours_of(player: Player, spot: Spot) -> list[Spot]:
    """Return the tiles of the village that touch this one."""
    around = {Hex(spot.at.q + dq, spot.at.r + dr) for dq, dr in STEPS}
    return [other for other in player.village if other.at in around]
