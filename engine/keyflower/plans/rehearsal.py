"""A world in which a seat's next turn has come, for testing a line of moves."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyflower.queries import ends_season
from engine.keyflower.state import State, Turn


def advance_to_turn(state: State, seat: Seat) -> bool:
    """Make it this seat's turn, in place; return False if that turn cannot be predicted.

    If one more pass ends the season, another seat's turn comes only after some player does something else. A
    pass then ends nothing (KF-26).
    """
    if state.phase != "turns":
        return False
    if state.active != seat and ends_season(state.passes + 1, len(state.players)):
        state.passes = 0
    state.active, state.turn = seat, Turn(seat)
    return True
