"""Differences between two views of the same reader, as focus strings that pictures can mark."""

from __future__ import annotations

from collections.abc import Iterator

from engine.lantern.view import View
from render.kit.painter import differing


def changes(before: View, after: View) -> tuple[str, ...]:
    return differing(dict(_pieces(before)), dict(_pieces(after)))


def _pieces(view: View) -> Iterator[tuple[str, object]]:
    yield "pile", view.pile
    for seat in view.seats:
        yield f"seat:{seat.seat}", (seat.lit, seat.tokens)
        for colour, count in (seat.hand or {}).items():
            yield f"hand:{colour}", count
