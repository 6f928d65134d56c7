"""The keythedral mat: editions, and which building tiles belong to which number (KT-14, KT-135)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.keythedral.content.house import FIRST_TILES, NEWEST_TILES, TILES
from engine.keythedral.content.shapes import NUMBERS, Edition, Tile

FIRST = Edition((4, 4, 4, 3, 2), (1, 2, 3, 4, 5))  # KT-1, KT-14, KT-89
SECOND = Edition((5, 5, 5, 4, 3), (4, 6, 8, 10, 12), cubes_score=True)  # KT-135


def _by_number(tiles: Iterable[Tile]) -> tuple[tuple[int, ...], ...]:
    places = [TILES.index(tile) for tile in tiles]
    return tuple(tuple(at for at in places if TILES[at].number == number) for number in NUMBERS)


FIRST_SEATS = _by_number(FIRST_TILES)
NEWEST_SEATS = _by_number(NEWEST_TILES)
