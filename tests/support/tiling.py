"""The tiling of octagons and squares in real coordinates, to check the whole numbers of the lattice."""

from __future__ import annotations

import math
from typing import TypeAlias

from engine.core.lattice import Place, xy

Point: TypeAlias = tuple[float, float]

SIDE = math.sqrt(2) - 1
"""The side of both shapes if an octagon is one wide."""


def octagon(cell: Place) -> tuple[Point, ...]:
    """Return the eight corners, clockwise from the left end of the top side."""
    x, y = xy(cell)
    corners = ((-SIDE / 2, -0.5), (SIDE / 2, -0.5), (0.5, -SIDE / 2), (0.5, SIDE / 2))
    return tuple((x + dx, y + dy) for dx, dy in (*corners, *((-dx, -dy) for dx, dy in corners)))


def middle_of_site(site: Place) -> Point:
    x, y = xy(site)
    return x + 0.5, y + 0.5


def square(site: Place) -> tuple[Point, ...]:
    """Return the four corners, clockwise from the top: a square stands on one of them."""
    x, y = middle_of_site(site)
    reach = SIDE / math.sqrt(2)
    return (x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)


def shared_corners(one: tuple[Point, ...], other: tuple[Point, ...]) -> int:
    return sum(math.dist(a, b) < 1e-9 for a in one for b in other)
