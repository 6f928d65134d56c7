"""Cubes, fields, dwellings, craftsmen and the starting map (KT-6 to KT-23)."""

from __future__ import annotations

from engine.keythedral.content.shapes import STONE, WINE, WOOD, Craftsman

CUBES = (20, 20, 15, 15, 15, 10, 10, 10)  # KT-6
CUBE_VALUES = (1, 1, 1, 1, 1, 2, 3, 4)  # KT-90

FIELD_TILES = (  # KT-21, KT-22: by number, how many of each type
    (2, 2, 0, 0, 0),
    (1, 3, 2, 2, 2),
    (1, 1, 1, 1, 1),
    (1, 1, 1, 1, 1),
    (1, 1, 1, 1, 1),
)
START_FIELDS = (((0, 0), STONE), ((1, 1), STONE), ((1, 0), WOOD), ((0, 1), WOOD))  # KT-23
START_FIELDS_FOR_TWO = (((0, 0), WOOD), ((1, 0), STONE))  # KT-129
KEYTHEDRAL = (0, 0)
"""The site of the keythedral tile (KT-19)."""

WORKERS = 10  # KT-9
FENCES = 3  # KT-64
COTTAGE_WORKERS = 1  # KT-36
HOUSE_WORKERS = 2  # KT-37

HOUSE_COST = (STONE, WOOD)  # KT-59
FENCE_COST = (WOOD,)  # KT-62
UNFENCE_COST = (WINE, WINE)  # KT-70
TRADE_COST = 2  # cubes of any kind, KT-74
LAW_COST = 1  # cube of any kind, KT-75
BARGAIN_GETS = 2  # resources for one, KT-122

CRAFTSMEN = (Craftsman(2), Craftsman(3, 1), Craftsman(4, 2))  # KT-71, KT-123: in the order of MAKERS
