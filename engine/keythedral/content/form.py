"""The form for a custom box of Keythedral: the costs of the 34 seats, number by number."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.content_form import Form, Part
from engine.core.form_input import Blank, Value
from engine.keythedral.content.box import NEWEST, Content
from engine.keythedral.content.checks import ASKED_FOR, LEAST_CUBES, MOST_CUBES, faults
from engine.keythedral.content.shapes import EVERY_KIND, KINDS, NUMBERS, Tile

_WHERE = "on the back of each square tile with this number, the cubes that it costs; take them in any order."


def _price(tile: Tile) -> Blank:
    what = f"Seat {tile.id}, price"
    ours = tuple(KINDS[kind] for kind in EVERY_KIND for _ in range(tile.cost[kind]))
    return Blank("seats", tile.id, what, ours, ASKED_FOR[tile.number], LEAST_CUBES, MOST_CUBES, twice=True)


_PARTS = tuple(
    Part(
        f"The {len(places)} seats of number {number}",
        _WHERE,
        tuple(_price(NEWEST.tiles[at]) for at in places),
    )
    for number, places in zip(NUMBERS, NEWEST.seats, strict=True)
)


def _filled(name: str, values: Mapping[str, Value]) -> Content:
    """Return the shipped set with these prices in it."""
    played, tiles = {at for places in NEWEST.seats for at in places}, list(NEWEST.tiles)
    for at in played:
        asked = values.get(f"seats.{tiles[at].id}")
        if isinstance(asked, tuple):
            tiles[at] = replace(tiles[at], cost=tuple(asked.count(kind) for kind in KINDS))
    return replace(NEWEST, name=name, tiles=tuple(tiles))


FORM = Form("keythedral", _PARTS, _filled, faults)
