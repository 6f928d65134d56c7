"""The 34 building tiles. Their counts are known (KT-14, KT-15); each single cost is a house value (KT-57)."""

from __future__ import annotations

from msgspec import Struct

from engine.keythedral.content.pieces import KINDS


class Tile(Struct, frozen=True):
    id: str
    number: int
    cost: tuple[int, ...]  # cubes of each kind, in the order of KINDS


class Edition(Struct, frozen=True):
    """How many seats of numbers 1 to 5 are placed, and what each is worth."""

    placed: tuple[int, ...]
    points: tuple[int, ...]
    cubes_score: bool = False

    @property
    def slots(self) -> tuple[str, ...]:
        """The places on the keythedral mat, named by number and letter."""
        return tuple(f"{n + 1}{'abcde'[i]}" for n, count in enumerate(self.placed) for i in range(count))


FIRST = Edition((4, 4, 4, 3, 2), (1, 2, 3, 4, 5))  # KT-1, KT-14, KT-89
SECOND = Edition((5, 5, 5, 4, 3), (4, 6, 8, 10, 12), cubes_score=True)  # KT-135


def _tile(key: str, number: int, **cost: int) -> Tile:
    return Tile(key, number, tuple(cost.get(kind, 0) for kind in KINDS))


# House values, all of them: no source gives a single cost. They keep to what is known of each number (KT-56).
TILES: tuple[Tile, ...] = (
    _tile("1-1", 1, stone=1, wood=1),
    _tile("1-2", 1, stone=1, wood=1),
    _tile("1-3", 1, stone=1, food=1),
    _tile("1-4", 1, wood=1, water=1),
    _tile("1-5", 1, stone=1, wood=1, food=1),
    _tile("1-6", 1, stone=1, water=1),
    _tile("2-1", 2, stone=1, wood=1, food=1, water=1),
    _tile("2-2", 2, stone=2, wood=1, food=1),
    _tile("2-3", 2, stone=1, wood=2, water=1),
    _tile("2-4", 2, stone=2, wood=2, food=1),
    _tile("2-5", 2, stone=2, wood=2, water=1),
    _tile("2-6", 2, stone=2, wood=1, water=1),
    _tile("2-7", 2, stone=1, wood=1, food=1, water=1),
    _tile("2-8", 2, stone=1, wood=2, food=1),
    _tile("3-1", 3, wood=1, food=1, water=1, wine=1, ironwork=1),
    _tile("3-2", 3, wood=1, food=2, water=1, ironwork=1),
    _tile("3-3", 3, wood=1, food=1, water=2, ironwork=1),
    _tile("3-4", 3, wood=1, food=2, wine=1, ironwork=1),
    _tile("3-5", 3, wood=1, water=2, wine=1, ironwork=1),
    _tile("3-6", 3, food=2, water=1, wine=1, ironwork=1),
    _tile("3-7", 3, food=1, water=2, wine=1, ironwork=1),
    _tile("3-8", 3, food=1, water=1, wine=2, ironwork=1),
    _tile("4-1", 4, food=1, wine=1, glass=2),
    _tile("4-2", 4, food=1, water=1, ironwork=1, gold=1),
    _tile("4-3", 4, water=1, wine=1, glass=2),
    _tile("4-4", 4, food=1, wine=1, ironwork=1, gold=1),
    _tile("4-5", 4, food=1, water=1, ironwork=1, glass=1),
    _tile("4-6", 4, water=2, ironwork=1, gold=1),
    _tile("5-1", 5, food=1, water=1, gold=2),
    _tile("5-2", 5, food=1, wine=1, glass=1, gold=1),
    _tile("5-3", 5, water=1, wine=1, gold=2),
    _tile("5-4", 5, food=1, water=1, wine=1, glass=1, gold=1),
    _tile("5-5", 5, water=1, wine=1, glass=1, gold=1),
    _tile("5-6", 5, wine=2, gold=2),
)

TILES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(index for index, tile in enumerate(TILES) if tile.number == number) for number in range(1, 6)
)
"""The tiles of each number, as places in TILES."""


def _numbers(edition: Edition) -> tuple[int, ...]:
    return tuple(number + 1 for number, count in enumerate(edition.placed) for _ in range(count))


def _slots_of(edition: Edition) -> tuple[range, ...]:
    starts = [sum(edition.placed[:number]) for number in range(6)]
    return tuple(range(starts[number], starts[number + 1]) for number in range(5))


SLOT_NUMBERS = {False: _numbers(FIRST), True: _numbers(SECOND)}
"""By second edition or not: the number of each slot."""

SLOTS_OF = {False: _slots_of(FIRST), True: _slots_of(SECOND)}
SLOT_KEYS = {False: FIRST.slots, True: SECOND.slots}
