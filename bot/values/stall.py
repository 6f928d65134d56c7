"""A seat that keeps its table waiting, and what the table makes of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.core.text import Seat

StallChoice = Literal["wait", "turn", "seat"]
"""Wait on, let the computer play this turn, let it play on for this seat until somebody takes it."""
STALL_CHOICES: tuple[StallChoice, ...] = ("wait", "turn", "seat")


class Stall(Struct, frozen=True):
    """One offer to a table: about a seat, for one wait of it."""

    seat: Seat
    since: int  # the wait's beginning, in whole seconds; another wait is another matter
    voices: dict[Seat, StallChoice] = field(default_factory=dict)
    decided: StallChoice | None = None
    moot: bool = False  # the seat has moved meanwhile, or is somebody else's
