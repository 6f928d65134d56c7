"""Differences between two views of the same reader, as focus strings that pictures can mark."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keythedral.content.shapes import COLOURS, KINDS, SPACES
from engine.keythedral.view import SeatView, View
from render.kit.painter import differing


def changes(before: View, after: View) -> tuple[str, ...]:
    return (*_fields(before, after), *differing(dict(_pieces(before)), dict(_pieces(after))))


def _fields(before: View, after: View) -> Iterator[str]:
    """Yield fields laid and workers sent out; a worker going home is no news."""
    known = {(field.x, field.y): field for field in before.fields}
    for field in after.fields:
        was = known.get((field.x, field.y))
        if was is None or was.type != field.type or (field.worker is not None and was != field):
            yield f"cell:{field.x},{field.y}"


def _pieces(view: View) -> Iterator[tuple[str, object]]:
    for here in view.dwellings:
        yield f"dwelling:{COLOURS[here.seat]}-{here.number}", (here.x, here.y, here.house)
    for fence in view.fences:
        yield f"fence:{fence.x},{fence.y}-{fence.side}", fence.seat
    wanted = _wanted(view)
    for slot in view.slots:
        about = (slot.tile, slot.sold, slot.dearer, slot.cheaper, slot.declared, slot.key == wanted)
        yield f"slot:{slot.key}", about
    for marker in view.markers:
        yield f"order:{marker.number}", (marker.marker, marker.leader)
    for space, lying in zip(SPACES, view.spaces, strict=False):
        yield f"space:{space}", lying
    for seat in view.seats:
        yield f"seat:{COLOURS[seat.seat]}", (seat.fences, seat.law_count, seat.known_laws)
        if seat.seat == view.reader:
            yield from _own(seat)


def _wanted(view: View) -> str:
    """Return the seat that the reader's move so far would buy."""
    picks = None if view.reader is None else view.seats[view.reader].picks
    return "" if picks is None else picks.slot


def _own(seat: SeatView) -> Iterator[tuple[str, object]]:
    held = seat.cubes or {}
    paying = seat.picks.paying if seat.picks is not None else {}
    for kind in KINDS:
        yield f"cube:{kind}", held.get(kind, 0) - paying.get(kind, 0)
    for card in seat.laws or ():
        yield f"card:{card}", "hand"
