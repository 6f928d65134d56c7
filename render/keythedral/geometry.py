"""Positions of octagons and squares in a picture, without drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

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
from engine.keythedral.view import View
from render.kit.layout import Box, Point, around

XY = tuple[int, int]

SIDE_STEPS = {"nw": (-1, -1), "ne": (1, -1), "sw": (-1, 1), "se": (1, 1)}
"""From the centre of a square towards each of its sides."""
LARGEST, SMALLEST = 190.0, 56.0
"""Width of an octagon: the smallest has space for a letter. A map that would need smaller ones is shown in
parts only.
"""
CLOSE = 125.0
"""A map with octagons smaller than this is also available in enlarged parts."""


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


def laying_field(view: View) -> bool:
    """Return whether the reader is choosing a cell now."""
    if view.stage != "lay" or view.reader is None or view.reader not in view.deciding:
        return False
    picks = view.seats[view.reader].picks
    return picks is None or not picks.doing


def laying_dwelling(view: View) -> bool:
    """Return whether a player is choosing a square now."""
    return view.stage == "lay" or view.asking == "move"


def asks_for_corner(view: View) -> bool:
    """Return whether the map shows the numbers of corners: never together with those of fields."""
    if view.asking == "move":
        return True
    lays = view.stage == "lay" and view.reader is not None and view.reader in view.deciding
    return lays and not laying_field(view)


def cells_shown(view: View) -> list[XY]:
    cells = [(field.x, field.y) for field in view.fields]
    return cells + (open_cells(view) if laying_field(view) else [])


def extent(cells: Iterable[XY], sites: Iterable[XY], fenced: Iterable[XY]) -> Box:
    """Return the visible area, in widths of an octagon."""
    spans = ((cells, 0.0, 0.5), (sites, 0.5, 0.41), (fenced, 0.5, 0.5))  # position, half the width
    ranges = [(at, off, half) for places, off, half in spans if (at := list(places))]
    xs, ys = ([[place[axis] + off for place in at] for at, off, _ in ranges] for axis in (0, 1))
    halves = [half for _, _, half in ranges]
    return Box(
        min(min(row) - half for row, half in zip(xs, halves, strict=True)),
        min(min(row) - half for row, half in zip(ys, halves, strict=True)),
        max(max(row) + half for row, half in zip(xs, halves, strict=True)),
        max(max(row) + half for row, half in zip(ys, halves, strict=True)),
    )


class Window(Struct, frozen=True):
    """A part of the map: a range of columns and rows."""

    columns: tuple[int, int]
    rows: tuple[int, int]

    def holds(self, at: XY) -> bool:
        return self.columns[0] <= at[0] <= self.columns[1] and self.rows[0] <= at[1] <= self.rows[1]

    def holds_site(self, at: XY) -> bool:
        """Return whether the window shows a cell that the square touches on the inside."""
        return self.columns[0] - 1 <= at[0] <= self.columns[1] and self.rows[0] - 1 <= at[1] <= self.rows[1]


def windows(cells: Sequence[XY], across: int, down: int) -> list[Window]:
    """Return the parts that show all cells, sharing a line of cells with their neighbours."""
    found = [
        Window(columns, rows)
        for rows in _spans([cell[1] for cell in cells], down)
        for columns in _spans([cell[0] for cell in cells], across)
    ]
    return [window for window in found if any(window.holds(cell) for cell in cells)]


def _spans(values: Sequence[int], most: int) -> list[tuple[int, int]]:
    """Return spans of even size, no longer than `most`, each beginning where the one before ends."""
    low, high = min(values), max(values)
    count = max(1, -(-(high - low) // (most - 1)))
    edges = [low + round((high - low) * i / count) for i in range(count + 1)]
    return list(pairwise(edges))
