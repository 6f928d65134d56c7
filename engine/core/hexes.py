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
"""The offset (q, r) of the neighbour across each side; r grows downwards."""


def neighbour(at: Hex, side: int) -> Hex:
    q, r = STEPS[side]
    return Hex(at.q + q, at.r + r)


def opposite(side: int) -> int:
    """Return the side of the neighbour that meets this side."""
    return (side + 3) % 6


def turned(edges: Sequence[T], rotation: int) -> tuple[T, ...]:
    """Return the edges of a tile after a clockwise turn: the edge at side 0 moves to side `rotation`."""
    shift = rotation % len(edges)
    return tuple(edges[-shift:]) + tuple(edges[:-shift]) if shift else tuple(edges)
