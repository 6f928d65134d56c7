"""Positions of octagons and squares in a picture, without drawing."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.core.lattice import (
    SIDES,
    Place,
    cells_beside_cell,
    cells_beside_site,
    place,
    sites_beside_cell,
    xy,
)
from engine.keythedral.content.shapes import COLOURS, NUMBERS
from engine.keythedral.numbering import field_quarter
from engine.keythedral.view import DwellingView, FieldView, View
from render.kit.layout import Box, Point, around

XY = tuple[int, int]

SIDE_STEPS = {"nw": (-1, -1), "ne": (1, -1), "sw": (-1, 1), "se": (1, 1)}
"""From the centre of a square towards each of its sides."""
LARGEST, SMALLEST = 190.0, 56.0
"""Width of an octagon: the smallest has space for a number."""


_LARGE_MAP = 6
"""Columns or rows from the first to the last of a large map."""
FREE = 0.72
"""Width of a place without a field."""


class MapLayout(Struct, frozen=True):
    """`width` of an octagon in pixels, and the centre of cell (0, 0)."""

    width: float
    origin: Point

    def cell(self, at: XY) -> Point:
        return self.origin.shifted(at[0] * self.width, at[1] * self.width)

    def site(self, at: XY) -> Point:
        return self.cell(at).shifted(self.width / 2, self.width / 2)

    def cell_box(self, at: XY) -> Box:
        return around(self.cell(at), self.width, self.width)

    def site_box(self, at: XY, size: float) -> Box:
        return around(self.site(at), size * self.width, size * self.width)


def field_places(view: View) -> set[Place]:
    return {place(field.x, field.y) for field in view.fields}


def _dwelling_places(view: View) -> set[Place]:
    return {place(dwelling.x, dwelling.y) for dwelling in view.dwellings}


def open_cells(view: View) -> list[XY]:
    """Return empty cells beside a field or a dwelling (KT-26)."""
    fields = field_places(view)
    beside = {cell for field in fields for cell in cells_beside_cell(field)}
    beside |= {cell for site in _dwelling_places(view) for cell in cells_beside_site(site)}
    return sorted(xy(cell) for cell in beside - fields)


def open_sites(view: View) -> list[XY]:
    """Return empty squares beside a field (KT-28) that fences do not shut off (KT-68)."""
    taken = _dwelling_places(view)
    if view.keythedral is not None:
        taken.add(place(*view.keythedral))
    fields = field_places(view)
    beside = {site for field in fields for site in sites_beside_cell(field)}
    fences = {(fence.x, fence.y, fence.side) for fence in view.fences}
    return sorted(xy(site) for site in beside - taken if not _is_enclosed(site, fields, fences))


def _is_enclosed(site: Place, fields: set[Place], fences: set[tuple[int, int, str]]) -> bool:
    sides = zip(SIDES, cells_beside_site(site), strict=True)
    return all((*xy(site), side) in fences for side, cell in sides if cell in fields)


def lays(view: View) -> bool:
    """Return whether the reader lays a field and a cottage now."""
    return view.stage == "lay" and view.reader is not None and view.reader in view.deciding


def _laid(view: View) -> str:
    """Return the last piece that the reader's move has chosen: nothing, the field or the cottage."""
    picks = view.seats[view.reader or 0].picks
    return "" if picks is None else picks.doing


def laying_field(view: View) -> bool:
    """Return whether the reader is choosing a cell now."""
    return lays(view) and not _laid(view)


def choosing_cottage(view: View) -> bool:
    """Return whether the reader is choosing one of the cottages in hand."""
    return lays(view) and _laid(view) == "field"


def asks_for_corner(view: View) -> bool:
    """Return whether the map shows corners and their numbers: never together with those of fields."""
    if view.asking == "move":
        return True
    to_lay = len(NUMBERS) * len(view.seats) - view.stack - len(view.dwellings)
    return lays(view) and _laid(view) == "cottage" and to_lay > 0


def cells_shown(view: View) -> list[XY]:
    cells = [(field.x, field.y) for field in view.fields]
    return cells + (open_cells(view) if laying_field(view) else [])


def extent(cells: Iterable[XY], sites: Iterable[XY], fenced: Iterable[XY], free: Iterable[XY] = ()) -> Box:
    """Return the visible area, in widths of an octagon; `free`: cells where a field may be laid."""
    spans = ((cells, 0.0, 0.5), (sites, 0.5, 0.41), (fenced, 0.5, 0.5), (free, 0.0, FREE / 2))
    ranges = [(at, off, half) for places, off, half in spans if (at := list(places))]  # half the width
    xs, ys = ([[place[axis] + off for place in at] for at, off, _ in ranges] for axis in (0, 1))
    halves = [half for _, _, half in ranges]
    return Box(
        min(min(row) - half for row, half in zip(xs, halves, strict=True)),
        min(min(row) - half for row, half in zip(ys, halves, strict=True)),
        max(max(row) + half for row, half in zip(xs, halves, strict=True)),
        max(max(row) + half for row, half in zip(ys, halves, strict=True)),
    )


class Window(Struct, frozen=True):
    """A part of the map: a range of columns and rows, both ends included."""

    columns: tuple[int, int]
    rows: tuple[int, int]

    def holds(self, at: XY) -> bool:
        return self.columns[0] <= at[0] <= self.columns[1] and self.rows[0] <= at[1] <= self.rows[1]

    def holds_site(self, at: XY) -> bool:
        """Return whether the window shows a cell that the square touches on the inside."""
        return self.columns[0] - 1 <= at[0] <= self.columns[1] and self.rows[0] - 1 <= at[1] <= self.rows[1]


def whole(view: View) -> Window:
    cells = cells_shown(view)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return Window((min(xs), max(xs)), (min(ys), max(ys)))


def is_large(view: View) -> bool:
    """Return whether the whole map is too small in a picture to choose a place on it with ease."""
    window = whole(view)
    return any(last - first >= _LARGE_MAP for first, last in (window.columns, window.rows))


def quarter(view: View, side: str) -> Window:
    """Return a quarter round the keythedral with the next line of fields beside it; the whole map if nothing
    lies in it.
    """
    every = whole(view)
    window = Window(
        (every.columns[0], 1) if side[1] == "w" else (0, every.columns[1]),
        (every.rows[0], 1) if side[0] == "n" else (0, every.rows[1]),
    )
    return window if any(field_quarter(*cell) == side for cell in cells_shown(view)) else every


def fields_around(view: View, at: XY) -> dict[str, FieldView]:
    """Return the fields round a square, by side."""
    known = {place(field.x, field.y): field for field in view.fields}
    beside = zip(SIDES, cells_beside_site(place(*at)), strict=True)
    return {side: known[cell] for side, cell in beside if cell in known}


def dwelling_named(view: View, name: str) -> DwellingView:
    """Return a dwelling by colour and number: "blue-3"."""
    colour, _, number = name.rpartition("-")
    wanted = (COLOURS.index(colour), int(number))
    return next(here for here in view.dwellings if (here.seat, here.number) == wanted)
