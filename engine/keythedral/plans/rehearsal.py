"""A world in which a seat's next turn has come, for testing a line of moves."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keythedral.queries import open_fields
from engine.keythedral.state import Draft, State


def advance_to_turn(state: State, seat: Seat) -> bool:
    """Make it this seat's turn, in place; return False if that turn cannot be predicted."""
    if state.law is not None or state.purchase is not None or state.homeless >= 0:
        return False
    state.windows = []
    for player in state.players:
        player.draft = Draft()
    match state.stage:
        case "work":
            return _bring_placing(state, seat)
        case "spend":
            state.opened, state.acting, state.turn, state.asking = True, seat, seat, "turn"
            return not state.players[seat].procured
        case "lay" | "harvest" | "auction" | "over":
            return False


def _bring_placing(state: State, seat: Seat) -> bool:
    """Advance to the step for the current marker, or else to the duty to place the next one."""
    seats, state.opened = len(state.players), True
    step = (seat - state.start - state.marker) % seats
    if state.marker < len(state.order) and step >= state.step:
        number = state.order[state.marker]
        state.step, state.sending, state.sent = step, [number], [0]
        state.turn, state.asking = seat, "work"
        return bool(open_fields(state, seat, number))
    following = state.marker + (state.marker < len(state.order))
    if following != len(state.order) or len(state.order) > 3 or (state.start + following) % seats != seat:
        return False
    state.marker, state.step, state.sending, state.sent = following, 0, [], []
    state.turn, state.asking = seat, "work"
    return True
