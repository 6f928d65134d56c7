"""Picks in vain: work that would come to nothing, said before a keyple is sent there."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.text import Seat
from engine.keyper.forecast import Reason, why_nothing
from engine.keyper.state import OWN, State, Worker
from engine.keyper.steps.work import could_change
from engine.keyper.table import field_of


def why_in_vain(state: State, seat: Seat, board: int, spot: int) -> Reason | None:
    """Why this seat, sending a keyple there now and working alone, could do nothing; None: it could."""
    if board != OWN:
        field = field_of(state, board, spot)
        if field.work == "gain":
            return None if field.good in state.supply else why_nothing(state, seat, board, spot)
        if field.work == "boat" and not state.boards[board].boat:
            return None  # any boat may come
    at_work = replace(
        state.turn,
        seat=seat,
        board=board,
        spot=spot,
        builds_here=board == OWN,
        workers=[Worker(seat, share=1)],
        queue=[0],
        current=0,
    )
    trial = replace(state, turn=at_work, decider=seat)
    return None if could_change(trial, seat) else why_nothing(state, seat, board, spot)
