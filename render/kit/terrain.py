"""Land: hexagons with roads and rivers that meet across tiles, octagons, squares, and their shadows."""

from __future__ import annotations

import math

from PIL import ImageChops

from render.kit.layout import hex_corners, side_middle
from render.kit.pen import Pen, Shape
from render.kit.theme import Colour, Ground, darker, greyed, lighter

_ROAD = 0.15
"""Half the width of a road relative to the radius of its hexagon."""
_RIVER = 0.25
_PAVED = 0.05
"""The edge of a road on the ground of a home, which is almost as light as the road."""

_COVERED = 2.5
"""Where a sheet surely covers its shadow, in widths of the shadow's edge: inside its round corners."""


def _hexagon(pen: Pen, share: float = 1.0) -> Shape:
    return pen.shape().polygon(hex_corners((pen.wide / 2, 50), pen.wide / 2 * share))


def hex_ground(pen: Pen, ground: str, edges: tuple[str, ...]) -> None:
    """Draw grass, border, then water and roads over the border so that they continue into the neighbour."""
    look = pen.theme.grounds[ground]
    pen.silhouette(_hexagon(pen), darker(look.border, 0.35))
    pen.silhouette(_hexagon(pen, 0.985), look.border)
    pen.silhouette(_hexagon(pen, 0.925), lighter(look.grass, 0.25))
    pen.silhouette(_hexagon(pen, 0.905), look.grass)
    _tufts(pen, look)
    theme = pen.theme
    for kind, half, rim, fill, centre in (
        ("river", _RIVER, theme.water_edge, theme.water, _river_hub(edges)),
        ("road", _ROAD, theme.road_edge, theme.road, 1.0),
    ):
        sides = [side for side, edge in enumerate(edges) if edge == kind]
        if sides:
            _bands(pen, sides, half + (_PAVED if ground == "home" else 0.028), rim, centre)
            _bands(pen, sides, half, fill, centre)
    if "river" in edges:
        _ripples(pen, [side for side, edge in enumerate(edges) if edge == "river"])


def _river_hub(edges: tuple[str, ...]) -> float:
    """Return how far a river reaches: a single side is a bay short of the centre; several meet there."""
    return 1.0 if edges.count("river") > 1 else 0.42


def _bands(pen: Pen, sides: list[int], half: float, colour: Colour, reach: float) -> None:
    middle, radius = (pen.wide / 2, 50.0), pen.wide / 2
    bands = pen.shape()
    for side in sides:
        start = side_middle(middle, radius, side, 1.02)
        stop = side_middle(middle, radius, side, 1.0 - reach)
        across = (-(stop.y - start.y), stop.x - start.x)
        length = math.hypot(*across)
        dx, dy = (part / length * half * radius for part in across)
        bands.polygon(
            [
                (start.x + dx, start.y + dy),
                (stop.x + dx, stop.y + dy),
                (stop.x - dx, stop.y - dy),
                (start.x - dx, start.y - dy),
            ]
        )
        bands.circle(stop, half * radius)
    bands.mask = ImageChops.multiply(bands.mask, _hexagon(pen).mask)
    pen.silhouette(bands, colour)


def _ripples(pen: Pen, sides: list[int]) -> None:
    middle, radius = (pen.wide / 2, 50.0), pen.wide / 2
    waves = pen.shape()
    for side in sides:
        for out in (0.88, 0.66):
            x, y = side_middle(middle, radius, side, out)
            waves.line([(x - 5, y), (x - 2, y - 1.6), (x + 2, y + 1.6), (x + 5, y)], 1.3)
    pen.silhouette(waves, lighter(pen.theme.water, 0.5))


_TUFTS = ((-34, -26, 5), (30, -34, 6), (38, 22, 5), (-20, 38, 6), (-44, 8, 4), (14, -44, 4), (24, 40, 4))


def _tufts(pen: Pen, look: Ground) -> None:
    """Draw a few soft marks in the grass, always the same."""
    marks = pen.shape()
    for dx, dy, size in _TUFTS:
        marks.ellipse((pen.wide / 2 + dx, 50 + dy * 0.9), size, size * 0.6)
    pen.silhouette(marks, look.tuft)


def hex_shadow(pen: Pen) -> None:
    """Draw a soft shadow; its box is larger than the tile by a tenth on each side."""
    share = 1 / 1.2
    centre = (pen.wide / 2 + 1.2, 53.0)
    pen.veil(pen.shape().polygon(hex_corners(centre, pen.wide / 2 * share)), pen.theme.shadow, 0.55, blur=3)
    pen.hollow(_hexagon(pen, 0.9 * share))


def hex_veil(pen: Pen) -> None:
    """Dim a tile: grey, as a tint would change the colours of its pieces."""
    pen.veil(_hexagon(pen), greyed(pen.theme.felt), 0.52)


def hex_place(pen: Pen) -> None:
    """Draw an empty place where a tile may go, with its own felt: the legend shows it on paper."""
    pen.silhouette(_hexagon(pen, 0.94), pen.theme.felt)
    pen.veil(_hexagon(pen, 0.94), pen.theme.felt_ink, 0.16)
    rim = _hexagon(pen, 0.95)
    rim.polygon(hex_corners((pen.wide / 2, 50), pen.wide / 2 * 0.91), cut=True)
    pen.silhouette(rim, pen.theme.felt_ink)


def sheet_shadow(pen: Pen) -> None:
    """Draw a soft shadow below a sheet; its box is larger by 12 pixels on each side."""
    edge = 12 * pen.scale / pen.unit
    radius = 14 * pen.scale / pen.unit
    shape = pen.shape().rectangle(edge, edge * 1.4, pen.wide - edge, 100 - edge * 0.6, radius)
    pen.veil(shape, pen.theme.shadow, 0.5, blur=5 * pen.scale / pen.unit)
    hole = edge * _COVERED
    if hole < min(pen.wide, 100) / 2:
        pen.hollow(pen.shape().rectangle(hole, hole, pen.wide - hole, 100 - hole))
