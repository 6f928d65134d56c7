"""Numbers of the places around a home tile: ring by ring outwards, each from above the home clockwise."""

from __future__ import annotations

from functools import cache

from engine.core.hexes import STEPS, Hex

_ALONG = tuple(STEPS[side] for side in (5, 0, 1, 2, 3, 4))
"""The steps along the six sides of a ring, clockwise from the place above the home."""


def cell_number(at: Hex) -> int:
    """Return the number of a place: 0 is the home, ring 1 is 1 to 6, ring 2 is 7 to 18."""
    ring = max(abs(at.q), abs(at.r), abs(at.q + at.r))
    if not ring:
        return 0
    return next(number for number in range(_first(ring), _first(ring + 1)) if cell_numbered(number) == at)


@cache
def cell_numbered(number: int) -> Hex:
    """Return the place with this number."""
    if not number:
        return Hex(0, 0)
    ring = 1
    while number >= _first(ring + 1):
        ring += 1
    q, r = 0, -ring
    for step in range(number - _first(ring)):
        dq, dr = _ALONG[step // ring]
        q, r = q + dq, r + dr
    return Hex(q, r)


def _first(ring: int) -> int:
    """Return the number of the place above the home in this ring."""
    return 1 + 3 * ring * (ring - 1)
