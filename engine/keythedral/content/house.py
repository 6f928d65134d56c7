"""House values: no source gives them, and another choice would be as good (KT-57, KT-149)."""

from __future__ import annotations

from engine.keythedral.content.shapes import KINDS, Tile


def _tile(key: str, number: int, **cost: int) -> Tile:
    return Tile(key, number, tuple(cost.get(kind, 0) for kind in KINDS))


# Counts by number are known (KT-15); the costs keep to what is known of each number (KT-56).
FIRST_TILES: tuple[Tile, ...] = (
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
"""The 34 building tiles of games that started under the first rulings."""

_COSTS_ANEW: tuple[Tile, ...] = (  # since the second rulings some seats of number 5 ask for ironwork, as of 4
    _tile("5-1", 5, food=1, water=1, ironwork=1, gold=1),
    _tile("5-2", 5, food=1, wine=1, ironwork=1, gold=1),
)
NEWEST_TILES = tuple({tile.id: tile for tile in (*FIRST_TILES, *_COSTS_ANEW)}.values())
"""The 34 building tiles of every new game."""

TILES = FIRST_TILES + _COSTS_ANEW
"""Every tile there has ever been; saves name tiles by their position here, so none is removed."""

LAST_ROUND = 30
"""Under the first rulings a game still open after this round ended as it stood (KT-149)."""

QUIET_ROUNDS = 10
"""After this many rounds without a new seat the table is asked whether to end (KT-149)."""
