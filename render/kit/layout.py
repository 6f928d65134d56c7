"""Layout as numbers: boxes, rows, grids and hexagons, without drawing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from engine.core.hexes import Hex

WIDTH = 1200
"""Width of a picture; phones show it at a third."""


class Point(NamedTuple):
    x: float
    y: float

    def shifted(self, dx: float, dy: float) -> Point:
        return Point(self.x + dx, self.y + dy)


class Box(NamedTuple):
    """Left, top, right, bottom."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        return self.y1 - self.y0

    @property
    def centre(self) -> Point:
        return Point((self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        down = dx if dy is None else dy
        return Box(self.x0 + dx, self.y0 + down, self.x1 - dx, self.y1 - down)

    def shifted(self, dx: float, dy: float) -> Box:
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)

    def overlaps(self, other: Box, slack: float = 0.0) -> bool:
        """Return whether the two share more than `slack` pixels in both directions.

        Called a thousand times per picture.
        """
        x0, y0, x1, y1 = self
        left, top, right, bottom = other
        if x1 - left <= slack or right - x0 <= slack or y1 - top <= slack or bottom - y0 <= slack:
            return False
        return min(x1 - x0, right - left, y1 - y0, bottom - top) > slack

    def contains(self, other: Box, slack: float = 0.0) -> bool:
        return (
            other.x0 >= self.x0 - slack
            and other.y0 >= self.y0 - slack
            and other.x1 <= self.x1 + slack
            and other.y1 <= self.y1 + slack
        )

    def rows(self, count: int, gap: float = 0.0) -> list[Box]:
        high = (self.height - gap * (count - 1)) / count
        tops = [self.y0 + i * (high + gap) for i in range(count)]
        return [Box(self.x0, top, self.x1, top + high) for top in tops]

    def columns(self, count: int, gap: float = 0.0) -> list[Box]:
        wide = (self.width - gap * (count - 1)) / count
        lefts = [self.x0 + i * (wide + gap) for i in range(count)]
        return [Box(left, self.y0, left + wide, self.y1) for left in lefts]


def around(centre: tuple[float, float], width: float, height: float) -> Box:
    """Return the box of that size around a centre."""
    x, y = centre
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def union(boxes: Iterable[Box]) -> Box:
    found = list(boxes)
    return Box(
        min(b.x0 for b in found), min(b.y0 for b in found), max(b.x1 for b in found), max(b.y1 for b in found)
    )


def centred_row(widths: Sequence[float], centre: tuple[float, float], gap: float) -> list[Point]:
    """Return the centres of things of those widths, placed side by side around a centre."""
    total = sum(widths) + gap * max(0, len(widths) - 1)
    left, points = centre[0] - total / 2, list[Point]()
    for width in widths:
        points.append(Point(left + width / 2, centre[1]))
        left += width + gap
    return points


def freest(places: Sequence[Point], size: float, taken: Sequence[Box]) -> Point:
    """Return the first of these places where a square of that size covers least of `taken`."""
    best, least = places[0], math.inf
    for place in places:
        x0, y0, x1, y1 = around(place, size, size)
        hidden = 0.0
        for box in taken:
            if box[0] < x1 and box[2] > x0 and box[1] < y1 and box[3] > y0:
                hidden += (min(box[2], x1) - max(box[0], x0)) * (min(box[3], y1) - max(box[1], y0))
        if hidden < least:
            best, least = place, hidden
        if not hidden:
            break
    return best


def grid(box: Box, count: int, columns: int, gap: float = 0.0) -> list[Box]:
    """Return cells for `count` things, row by row; a short last row is centred."""
    rows = max(1, math.ceil(count / columns))
    cells: list[Box] = []
    for row, line in enumerate(box.rows(rows, gap)):
        here = min(columns, count - row * columns)
        wide = (box.width - gap * (columns - 1)) / columns
        left = box.x0 + (box.width - here * wide - gap * (here - 1)) / 2
        cells += [
            Box(left + i * (wide + gap), line.y0, left + i * (wide + gap) + wide, line.y1)
            for i in range(here)
        ]
    return cells


ROOT3 = math.sqrt(3)


class HexLayout(Struct, frozen=True):
    """Flat-top hexagons: `radius` from centre to corner, which is also the length of a side."""

    radius: float
    origin: tuple[float, float] = (0.0, 0.0)

    @property
    def width(self) -> float:
        return 2 * self.radius

    @property
    def height(self) -> float:
        return ROOT3 * self.radius

    def centre(self, at: Hex) -> Point:
        return Point(
            self.origin[0] + 1.5 * self.radius * at.q,
            self.origin[1] + ROOT3 * self.radius * (at.r + at.q / 2),
        )

    def box(self, at: Hex) -> Box:
        return around(self.centre(at), self.width, self.height)


def hex_corners(centre: tuple[float, float], radius: float) -> list[Point]:
    """Return the six corners; corner i and i + 1 bound side i (0 bottom, then clockwise)."""
    return [
        Point(
            centre[0] + radius * math.cos(math.radians(60 + 60 * i)),
            centre[1] + radius * math.sin(math.radians(60 + 60 * i)),
        )
        for i in range(6)
    ]


def side_middle(centre: tuple[float, float], radius: float, side: int, out: float = 1.0) -> Point:
    """Return the middle of a side; `out` moves it along the line from the centre."""
    angle = math.radians(90 + 60 * side)
    reach = radius * ROOT3 / 2 * out
    return Point(centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle))


def octagon_corners(box: Box, cut: float = 0.29289) -> list[Point]:
    """Return a box with its corners cut; the default cut makes all eight sides equal."""
    dx, dy = box.width * cut, box.height * cut
    return [
        Point(box.x0 + dx, box.y0),
        Point(box.x1 - dx, box.y0),
        Point(box.x1, box.y0 + dy),
        Point(box.x1, box.y1 - dy),
        Point(box.x1 - dx, box.y1),
        Point(box.x0 + dx, box.y1),
        Point(box.x0, box.y1 - dy),
        Point(box.x0, box.y0 + dy),
    ]
