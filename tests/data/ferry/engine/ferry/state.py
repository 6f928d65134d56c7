"""The state of a game of Ferry."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from engine.core.pieces import Pieces
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.ferry.content.shapes import ShedId

SCHEMA: Final = 1


class State(Struct):
    rng: Rng
    sheds: dict[ShedId, Pieces]  # multisets have no order, so no secret one
    landed: list[Pieces]  # by seat
    aboard: Pieces = field(default_factory=dict)
    sunk: Pieces = field(default_factory=dict)
    turn: Seat = 0
    schema: int = SCHEMA
