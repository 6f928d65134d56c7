"""The tiling of octagons and squares: octagons on whole-number cells, squares on the corners between them.

A place is one whole number, usable as a key. Cell (x, y) and the square at its lower right corner, site (x,
y), have the same number, so callers must know which one they mean. y grows downwards."""

from __future__ import annotations

from typing import TypeAlias

Place: TypeAlias = int

WIDTH = 128
REACH = WIDTH // 2
"""Coordinates run from -REACH + 1 to REACH - 2, so no neighbour wraps round."""

SIDES = ("nw", "ne", "sw", "se")
"""The four sides of a square, each named after the adjacent octagon."""

_SIDE_STEPS = (0, WIDTH, 1, WIDTH + 1)


def place(x: int, y: int) -> Place:
    if not (-REACH < x < REACH - 1 and -REACH < y < REACH - 1):
        raise ValueError(f"({x}, {y}) lies off the lattice")
    return (x + REACH) * WIDTH + y + REACH


def xy(at: Place) -> tuple[int, int]:
    x, y = divmod(at, WIDTH)
    return x - REACH, y - REACH


def cells_beside_cell(cell: Place) -> tuple[Place, Place, Place, Place]:
    """Return the octagons that share a straight side: west, north, south, east."""
    return cell - WIDTH, cell - 1, cell + 1, cell + WIDTH


def sites_beside_cell(cell: Place) -> tuple[Place, Place, Place, Place]:
    """Return the squares on the slanted sides of an octagon."""
    return cell - WIDTH - 1, cell - 1, cell - WIDTH, cell


def cells_beside_site(site: Place) -> tuple[Place, Place, Place, Place]:
    """Return the octagons round a square, in the order of SIDES."""
    return site, site + WIDTH, site + 1, site + WIDTH + 1


def edge(site: Place, side: int) -> int:
    """Return the common side of a square and an octagon, as one number."""
    return site * 4 + side


def site_of(an_edge: int) -> Place:
    return an_edge >> 2


def side_of(an_edge: int) -> int:
    return an_edge & 3


def cell_of(an_edge: int) -> Place:
    """Return the octagon on the other side of the edge."""
    return (an_edge >> 2) + _SIDE_STEPS[an_edge & 3]


def reading_order(at: Place) -> tuple[int, int]:
    """Return a sort key: row by row from the top, each from the left."""
    return at % WIDTH, at // WIDTH
