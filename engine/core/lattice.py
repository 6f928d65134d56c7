"""The tiling of octagons and squares: octagons on whole-number cells, squares on the corners between them.

A place is one whole number, good as a key: cell (x, y) and the square at the lower right corner of that cell,
site (x, y), carry the same number. y grows downwards. Which of the two a place means, its user knows.
"""

from __future__ import annotations

from typing import TypeAlias

Place: TypeAlias = int

WIDTH = 128
REACH = WIDTH // 2
"""Coordinates run from -REACH + 1 to REACH - 2, so that no neighbour ever wraps round."""

SIDES = ("nw", "ne", "sw", "se")
"""The four sides of a square, each named after the octagon it meets."""

_SIDE_STEPS = (0, WIDTH, 1, WIDTH + 1)


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
