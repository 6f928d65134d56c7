"""The keythedral mat: editions, slots and which building tiles belong to which number (KT-14, KT-135)."""

from __future__ import annotations

from engine.keythedral.content.house import TILES
from engine.keythedral.content.shapes import NUMBERS, Edition

FIRST = Edition((4, 4, 4, 3, 2), (1, 2, 3, 4, 5))  # KT-1, KT-14, KT-89
SECOND = Edition((5, 5, 5, 4, 3), (4, 6, 8, 10, 12), cubes_score=True)  # KT-135

TILES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index, tile in enumerate(TILES) if tile.number == number) for number in NUMBERS
)
"""The tiles of each number, as places in TILES."""


def _numbers(edition: Edition) -> tuple[int, ...]:
    return tuple(number for number, count in zip(NUMBERS, edition.placed, strict=True) for _ in range(count))


def _slots_of(edition: Edition) -> tuple[range, ...]:
    ends = [sum(edition.placed[:number]) for number in NUMBERS]
    return tuple(range(end - count, end) for end, count in zip(ends, edition.placed, strict=True))


SLOT_NUMBERS = {False: _numbers(FIRST), True: _numbers(SECOND)}
"""By second edition or not: the number of each slot."""

SLOTS_OF = {False: _slots_of(FIRST), True: _slots_of(SECOND)}
"""By second edition or not: the slots of each number."""
