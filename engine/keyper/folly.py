"""Picks in vain: work that would come to nothing: said before a keyple is sent there, and again if it was."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.text import Seat
from engine.keyper.state import OWN, State, Worker
from engine.keyper.steps.work import offers
from engine.keyper.table import field_of


def is_in_vain(state: State, seat: Seat, board: int, spot: int) -> bool:
    """Whether this seat, sending a keyple there now and working alone, could do nothing at all."""
    if board != OWN:
        field = field_of(state, board, spot)
        if field.work == "gain":
            return field.good not in state.supply
        if field.work == "boat" and not state.boards[board].boat:
            return False  # any boat may come
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
    return not offers(replace(state, turn=at_work, decider=seat), seat)
