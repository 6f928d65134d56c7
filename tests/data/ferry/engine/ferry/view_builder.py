"""Builds a view."""

from __future__ import annotations

from engine.core.text import Seat
from engine.ferry.rules import choices
from engine.ferry.scoring import weight_of
from engine.ferry.state import State
from engine.ferry.view import SeatView, View


def view_for(state: State, reader: Seat | None) -> View:
    deciding = {choice.seat for choice in choices(state)}
    return View(
        reader=reader,
        seats=tuple(
            SeatView(seat, dict(crates), weight_of(crates), seat in deciding)
            for seat, crates in enumerate(state.landed)
        ),
        sheds={shed: dict(crates) for shed, crates in state.sheds.items()},
        aboard=dict(state.aboard),
        sunk=dict(state.sunk),
    )
