"""Flat-top hexagons in axial coordinates. Sides go clockwise from the bottom: 0 bottom, 3 top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Hex(NamedTuple):
    q: int
    r: int


SIDES = range(6)
STEPS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""What to add to (q, r) to reach the neighbour across each side; r grows downwards."""


def neighbour(at: Hex, side: int) -> Hex:
    q, r = STEPS[side]
    return Hex(at.q + q, at.r + r)


def opposite(side: int) -> int:
    """The side of the neighbour that meets this side."""
    return (side + 3) % 6


def turned(edges: Sequence[T], rotation: int) -> tuple[T, ...]:
    """The edges of a tile turned clockwise by so many sides: what lay at side 0 lies at side `rotation`."""
    shift = rotation % len(edges)
    return tuple(edges[-shift:]) + tuple(edges[:-shift]) if shift else tuple(edges)
