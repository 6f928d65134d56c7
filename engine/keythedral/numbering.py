"""Numbers of fields and corners: one name for a place in all languages, for the whole game.

Both are counted from the middle of the map outwards, ring by ring, each ring clockwise from its north-west:
fields 1 to 4, 5 to 16, 17 to 36; corners 1 to 8, 9 to 24, 25 to 48. The middle is the corner of the
keythedral (KT-19). With two players, who play without it (KT-129), that corner is free and has the number 0.

Moves are stored by columns and rows. People read and type numbers: `lay wood -1,0` is read `lay wood 16`, `at
-1,0` is read `at 8`, and a fence at `-1,0-ne` is read `8-1`: between corner 8 and field 1.
"""

from __future__ import annotations

import re
from itertools import count

from engine.core.lattice import SIDES, cells_beside_site, place, xy
from engine.keythedral.content.laws import DOUBLE_PRODUCTION, LAW_KEYS
from engine.keythedral.content.shapes import FIELDS

_CORNER, _LAY = "at", "lay"
_ONE_FIELD = LAW_KEYS[DOUBLE_PRODUCTION]  # KT-121
_SPOT = re.compile(r"(-?\d+),(-?\d+)")
_EDGE = re.compile(rf"(-?\d+),(-?\d+)-({'|'.join(SIDES)})")
_EDGE_READ = re.compile(r"(\d+)-(\d+)")
_FARTHEST = 4000
"""More places than the lattice has within reach of any map."""


def field_number(x: int, y: int) -> int:
    ring = max(x, y, 1 - x, 1 - y)
    return 4 * (ring - 1) ** 2 + 1 + _steps_along(x, y, 1 - ring, ring)


def corner_number(x: int, y: int) -> int:
    ring = max(x, y, -x, -y)
    return 4 * ring * (ring - 1) + 1 + _steps_along(x, y, -ring, ring) if ring else 0


def field_numbered(number: int) -> tuple[int, int]:
    """Return where the field of a number lies, or would lie."""
    ring = next(ring for ring in count(1) if number <= 4 * ring**2)
    return _at_step(number - 1 - 4 * (ring - 1) ** 2, 1 - ring, ring)


def corner_numbered(number: int) -> tuple[int, int]:
    if number == 0:
        return 0, 0
    ring = next(ring for ring in count(1) if number <= 4 * ring * (ring + 1))
    return _at_step(number - 1 - 4 * ring * (ring - 1), -ring, ring)


def field_quarter(x: int, y: int) -> str:
    """Return the side of the middle on which a field lies, as one of `SIDES`."""
    return f"{'n' if y < 1 else 's'}{'w' if x < 1 else 'e'}"


def corner_quarter(x: int, y: int) -> str:
    """Return the same of a corner; one in a line with the middle belongs to the next quarter clockwise."""
    if x < 0:
        return "nw" if y <= 0 else "sw"
    if x > 0:
        return "ne" if y < 0 else "se"
    return "ne" if y < 0 else "sw" if y > 0 else "nw"


def _steps_along(x: int, y: int, low: int, high: int) -> int:
    """Return the position of a place along its ring: clockwise from its north-west."""
    side = high - low
    if y == low:
        return x - low
    if x == high:
        return side + y - low
    return 2 * side + high - x if y == high else 3 * side + high - y


def _at_step(steps: int, low: int, high: int) -> tuple[int, int]:
    side, along = divmod(steps, high - low)
    return ((low + along, low), (high, low + along), (high - along, high), (low, high - along))[side]


def said(words: str) -> str:
    """Return a move as people read it."""
    parts = words.split(" ")
    return " ".join(_part_said(before, part) for before, part in zip(["", *parts], parts, strict=False))


def _part_said(before: str, part: str) -> str:
    if edge := _EDGE.fullmatch(part):
        site = int(edge[1]), int(edge[2])
        cell = xy(cells_beside_site(place(*site))[SIDES.index(edge[3])])
        return f"{corner_number(*site)}-{field_number(*cell)}"
    field, at, spot = part.rpartition("@")
    if (found := _SPOT.fullmatch(spot)) is None:
        return part
    x, y = int(found[1]), int(found[2])
    return f"{field}{at}{corner_number(x, y) if before == _CORNER else field_number(x, y)}"


def written(words: str) -> str:
    """Return the stored form of a move from its readable English form, which says what a number means."""
    parts = words.split(" ")
    before = zip(["", "", *parts], ["", *parts], parts, strict=False)
    return " ".join(_part_written(second, first, part) for second, first, part in before)


def _part_written(second: str, first: str, part: str) -> str:
    if (edge := _EDGE_READ.fullmatch(part)) and max(map(int, edge.groups())) < _FARTHEST:
        return _edge_written(int(edge[1]), int(edge[2])) or part
    field, at, number = part.rpartition("@")
    if not (number.isascii() and number.isdigit()) or int(number) >= _FARTHEST:
        return part
    if first == _CORNER:
        return _spot(corner_numbered(int(number)))
    names_field = field in FIELDS or second == _LAY or _ONE_FIELD in (first, second)
    return f"{field}{at}{_spot(field_numbered(int(number)))}" if names_field and int(number) else part


def _edge_written(corner: int, field: int) -> str:
    site = corner_numbered(corner)
    sides = zip(SIDES, cells_beside_site(place(*site)), strict=True)
    return next((f"{_spot(site)}-{side}" for side, cell in sides if field_number(*xy(cell)) == field), "")


def _spot(at: tuple[int, int]) -> str:
    return f"{at[0]},{at[1]}"
