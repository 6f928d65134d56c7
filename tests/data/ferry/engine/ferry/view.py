"""A reader's view of a game of Ferry: everything except the crates still to be drawn. Focus strings of
options: `shed:<shed>`."""

from __future__ import annotations

from msgspec import Struct

from engine.core.pieces import Pieces
from engine.core.text import Seat
from engine.ferry.content.shapes import ShedId


class SeatView(Struct, frozen=True):
    seat: Seat
    landed: Pieces
    points: int
    decides: bool


class View(Struct, frozen=True):
    reader: Seat | None
    seats: tuple[SeatView, ...]
    sheds: dict[ShedId, Pieces]
    aboard: Pieces
    sunk: Pieces
