"""From turn to turn, the closing round and the end of the season (KP-16, KP-55, KP-62, KP-118, KP-119)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.state import NOBODY, State, Turn
from engine.keyper.steps.laying import targets_of
from engine.keyper.steps.table import has_piece
from engine.keyper.steps.tiles import refill


def turn_done(state: State, tell: Tell) -> None:
    """The move is over: refill the tiles, then on to the next player who can do anything."""
    turn = state.turn
    if turn.had_piece:
        state.last = turn.seat
    ending = _count_closing(state, tell)
    if turn.took_tile and not ending:  # KP-70, KP-222
        refill(state, tell)
    if ending:
        state.stage = "season-end"
    else:
        begin_turn(state, (turn.seat + 1) % len(state.players), tell)


def _count_closing(state: State, tell: Tell) -> bool:
    """Whether this was the season's last turn."""
    if state.closing != NOBODY:
        state.closing -= 1
    elif not any(has_piece(player) for player in state.players):
        state.closing = len(state.players) - 1
        tell.all("keyper-told-closing", by=state.last, who=Who(state.last))
    return state.closing == 0


def begin_turn(state: State, seat: Seat, tell: Tell) -> None:
    """A player with a piece plays it; another lays down, or passes when there is nothing to lay (KP-62)."""
    state.turn = Turn(seat, had_piece=has_piece(state.players[seat]))
    state.decider = seat
    if state.turn.had_piece:
        state.stage = "turn"
    elif targets_of(state, seat)[0]:
        state.stage = "lay"
    else:
        tell.all("keyper-told-nothing-to-lay", by=seat, who=Who(seat))
        state.stage = "turn-done"
