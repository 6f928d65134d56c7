"""The position of a village tile and the destinations of its roads, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.hexes import SIDES, Hex, neighbour, opposite
from engine.core.text import Text, text
from engine.keyflower.content.box import Content
from engine.keyflower.view import SeatView, TileView
from render.keyflower import names
from render.keyflower.tile import edges_of


def placed(seat: SeatView) -> dict[Hex, TileView]:
    return {tile.at: tile for tile in seat.village if tile.at is not None}


def sides(content: Content, tile: TileView) -> list[Text]:
    """Return the sides on which a rotated tile has roads and water; the others are fields."""
    edges = edges_of(content, tile)
    found = list[Text]()
    for key, terrain in (("pictures-roads", "road"), ("pictures-water", "river")):
        there = tuple(_side(side) for side in SIDES if edges[side] == terrain)
        if there:
            found.append(text(key, **{"roads" if terrain == "road" else "sides": there}))
    return found


def surroundings(content: Content, tile: TileView, around: Mapping[Hex, TileView]) -> list[Text]:
    """Return its roads with the tiles they lead to, and its water; nothing for a tile not in a village."""
    if tile.at is None:
        return []
    edges = edges_of(content, tile)
    roads = tuple(_road(content, tile.at, side, around) for side in SIDES if edges[side] == "road")
    water = tuple(_side(side) for side in SIDES if edges[side] == "river")
    found = [text("pictures-roads", roads=roads)] if roads else []
    return [*found, text("pictures-water", sides=water)] if water else found


def _road(content: Content, at: Hex, side: int, around: Mapping[Hex, TileView]) -> Text:
    there = around.get(neighbour(at, side))
    if there is None:
        return text("pictures-road-open", side=_side(side))
    joined = edges_of(content, there)[opposite(side)] == "road"  # KF-88 lets roads meet fields
    return text(
        "pictures-road" if joined else "pictures-road-ends", side=_side(side), tile=names.tile_text(there.id)
    )


def _side(side: int) -> Text:
    return text(f"pictures-side-{side}")
