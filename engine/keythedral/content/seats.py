"""The keythedral mat: editions, slots and which building tiles belong to which number (KT-14, KT-135)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.keythedral.content.house import FIRST_TILES, NEWEST_TILES, TILES
from engine.keythedral.content.shapes import NUMBERS, Edition, Tile

FIRST = Edition((4, 4, 4, 3, 2), (1, 2, 3, 4, 5))  # KT-1, KT-14, KT-89
SECOND = Edition((5, 5, 5, 4, 3), (4, 6, 8, 10, 12), cubes_score=True)  # KT-135


def _tiles_of(tiles: Iterable[Tile]) -> tuple[tuple[int, ...], ...]:
    places = [TILES.index(tile) for tile in tiles]
    return tuple(tuple(at for at in places if TILES[at].number == number) for number in NUMBERS)


TILES_OF = {1: _tiles_of(FIRST_TILES), **dict.fromkeys((2, 3, 4, 5), _tiles_of(NEWEST_TILES))}
"""By rulings: the tiles of each number, as places in TILES."""


def _numbers(edition: Edition) -> tuple[int, ...]:
    return tuple(number for number, count in zip(NUMBERS, edition.placed, strict=True) for _ in range(count))


def _slots_of(edition: Edition) -> tuple[range, ...]:
    ends = [sum(edition.placed[:number]) for number in NUMBERS]
    return tuple(range(end - count, end) for end, count in zip(ends, edition.placed, strict=True))


SLOT_NUMBERS = {False: _numbers(FIRST), True: _numbers(SECOND)}
"""By second edition or not: the number of each slot."""

SLOTS_OF = {False: _slots_of(FIRST), True: _slots_of(SECOND)}
"""By second edition or not: the slots of each number."""
