"""Cubes, fields, dwellings, craftsmen and the starting map (KT-1 to KT-23)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Kind: TypeAlias = int
"""A kind of cube, 0 to 7, in the order of KINDS; for resources also the type of field they come from."""

KINDS = ("stone", "wood", "food", "water", "wine", "ironwork", "glass", "gold")  # KT-4, KT-5
STONE, WOOD, FOOD, WATER, WINE, IRONWORK, GLASS, GOLD = range(8)
RESOURCES = range(5)
CRAFTS = range(5, 8)
CUBES = (20, 20, 15, 15, 15, 10, 10, 10)  # KT-6
CUBE_COLOURS = ("black", "brown", "green", "blue", "red", "white", "purple", "yellow")
CUBE_VALUES = (1, 1, 1, 1, 1, 2, 3, 4)  # KT-90

FIELDS = ("quarry", "wood", "farm", "lake", "vineyard")
"""Field types in the order of the resources they give (KT-4)."""

FIELD_COLOURS = ("grey", "brown", "green", "blue", "red")
FIELD_TILES: dict[int, tuple[int, ...]] = {  # KT-21, KT-22: by number, how many of each type
    1: (2, 2, 0, 0, 0),
    2: (1, 3, 2, 2, 2),
    3: (1, 1, 1, 1, 1),
    4: (1, 1, 1, 1, 1),
    5: (1, 1, 1, 1, 1),
}
START_FIELDS = (((0, 0), STONE), ((1, 1), STONE), ((1, 0), WOOD), ((0, 1), WOOD))  # KT-23
START_FIELDS_FOR_TWO = (((0, 0), WOOD), ((1, 0), STONE))  # KT-129
KEYTHEDRAL = (0, 0)
"""The site of the keythedral tile (KT-19)."""

COLOURS = ("blue", "yellow", "grey", "green", "red")
"""The players' colours by seat."""

NUMBERS = (1, 2, 3, 4, 5)
DWELLINGS = len(NUMBERS)
WORKERS = 10  # KT-9
FENCES = 3  # KT-64
COTTAGE_WORKERS = 1  # KT-36
HOUSE_WORKERS = 2  # KT-37
HOUSE_COST = ((STONE, 1), (WOOD, 1))  # KT-59
FENCE_COST = 1  # wood, KT-62
UNFENCE_COST = 2  # wine, KT-70
TRADE_COST = 2  # cubes of any kind, KT-74
LAW_COST = 1  # cube of any kind, KT-75
ROUNDS = (7, 9)  # KT-32
LAST_ROUND = 30
"""House value: a game still open after this round ends as it stands, as if all had agreed (KT-149)."""


class Craftsman(Struct, frozen=True):
    key: str
    sells: Kind
    price: int  # cubes of any kind (KT-71)
    sale_price: int = 0  # with the law Sale (KT-123); 0: not on sale


CRAFTSMEN = (
    Craftsman("smith", IRONWORK, 2),
    Craftsman("glazier", GLASS, 3, 1),
    Craftsman("goldsmith", GOLD, 4, 2),
)
SPACES = ("left", "right")
"""The two new-law spaces (KT-13); two players use the first alone (KT-131)."""
