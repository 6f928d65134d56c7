"""A world in which a seat's next turn has come, for testing a line."""

from __future__ import annotations

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.queries import all_decide
from engine.keyper.state import State
from engine.keyper.steps import turn


def advance_to_turn(state: State, seat: Seat) -> bool:
    """Make it this seat's turn, in place; return False if that turn cannot be predicted."""
    if state.stage == "over" or all_decide(state) is not None:
        return False
    turn.begin(state, seat, Silence())
    return state.stage in ("turn", "lay")
