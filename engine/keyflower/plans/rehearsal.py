"""A world in which a seat's next turn has come, to try a line out in."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyflower.state import State, Turn


def bring_turn(state: State, seat: Seat) -> bool:
    """Make it this seat's turn, in place; False where nobody can tell what that turn would be."""
    if state.phase != "turns":
        return False
    state.active, state.turn = seat, Turn(seat)
    return True
