"""The tiling of octagons and squares: octagons on whole-number cells, squares on the corners between them.

A place is one whole number, good as a key: cell (x, y) and the square at the lower right corner of that cell,
site (x, y), carry the same number. y grows downwards. Which of the two a place means, its user knows.
"""

from __future__ import annotations

import math
from typing import TypeAlias

Place: TypeAlias = int
Point: TypeAlias = tuple[float, float]

WIDTH = 128
REACH = WIDTH // 2
"""Coordinates run from -REACH + 1 to REACH - 2, so that no neighbour ever wraps round."""

SIDES = ("nw", "ne", "sw", "se")
"""The four sides of a square, each named after the octagon it meets."""

_SIDE_STEPS = (0, WIDTH, 1, WIDTH + 1)

OCTAGON_SIDE = math.sqrt(2) - 1
"""The side of both shapes where an octagon is one wide."""


def place(x: int, y: int) -> Place:
    if not (-REACH < x < REACH - 1 and -REACH < y < REACH - 1):
        raise ValueError(f"({x}, {y}) lies off the lattice")
    return (x + REACH) * WIDTH + y + REACH


def xy(at: Place) -> tuple[int, int]:
    x, y = divmod(at, WIDTH)
    return x - REACH, y - REACH


def cells_beside_cell(cell: Place) -> tuple[Place, Place, Place, Place]:
    """The octagons that share a straight side: west, north, south, east."""
    return cell - WIDTH, cell - 1, cell + 1, cell + WIDTH


def sites_beside_cell(cell: Place) -> tuple[Place, Place, Place, Place]:
    """The squares on the slanted sides of an octagon."""
    return cell - WIDTH - 1, cell - 1, cell - WIDTH, cell


def cells_beside_site(site: Place) -> tuple[Place, Place, Place, Place]:
    """The octagons round a square, in the order of SIDES."""
    return site, site + WIDTH, site + 1, site + WIDTH + 1


def edge(site: Place, side: int) -> int:
    """The common side of a square and an octagon, as one number."""
    return site * 4 + side


def site_of(an_edge: int) -> Place:
    return an_edge >> 2


def side_of(an_edge: int) -> int:
    return an_edge & 3


def cell_of(an_edge: int) -> Place:
    """The octagon on the other side of the edge."""
    return (an_edge >> 2) + _SIDE_STEPS[an_edge & 3]


def reading_order(at: Place) -> tuple[int, int]:
    """A sort key: row by row from the top, each from the left."""
    return at % WIDTH, at // WIDTH


def centre_of_cell(x: int, y: int) -> Point:
    """Where the octagon's middle lies, in widths of an octagon."""
    return float(x), float(y)


def centre_of_site(x: int, y: int) -> Point:
    return x + 0.5, y + 0.5


def octagon(x: int, y: int) -> tuple[Point, ...]:
    """The eight corners, clockwise from the left end of the top side."""
    half, cut = 0.5, OCTAGON_SIDE / 2
    corners = ((-cut, -half), (cut, -half), (half, -cut), (half, cut))
    return tuple((x + dx, y + dy) for dx, dy in (*corners, *((-dx, -dy) for dx, dy in corners)))


def square(x: int, y: int) -> tuple[Point, ...]:
    """The four corners of site (x, y), clockwise from the top: it stands on one of them."""
    mx, my = centre_of_site(x, y)
    reach = OCTAGON_SIDE / math.sqrt(2)
    return (mx, my - reach), (mx + reach, my), (mx, my + reach), (mx - reach, my)


def side_line(x: int, y: int, side: int) -> tuple[Point, Point]:
    """The two ends of one side of the square on site (x, y)."""
    top, right, bottom, left = square(x, y)
    return ((left, top), (top, right), (bottom, left), (right, bottom))[side]
