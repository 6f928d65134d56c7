"""Useless work, recognised before a keyple is sent or laid down there."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.text import Seat
from engine.keyper.actions import Action
from engine.keyper.forecast import Reason, why_nothing
from engine.keyper.queries import field_of
from engine.keyper.state import OWN, State, Worker
from engine.keyper.steps.work import could_change


def why_in_vain(state: State, seat: Seat, board: int, spot: int, *, sent: bool = True) -> Reason | None:
    """Return why this seat could do nothing there now, working alone; None if it could. A keyple that is laid
    down and not sent cannot build on its own plot (KP-207)."""
    if board != OWN:
        field = field_of(state, board, spot)
        if field.work == "gain":
            return None if field.good in state.supply else why_nothing(state, seat, board, spot)
        if field.work == "boat" and not state.boards[board].boat:
            return None  # any boat may be chosen
    return None if could_do(state, seat, board, spot, sent=sent) else why_nothing(state, seat, board, spot)


def could_do(state: State, seat: Seat, board: int, spot: int, *, sent: bool = True) -> list[Action]:
    """Return what the first action there could do; empty if no boat has come yet."""
    if board != OWN and field_of(state, board, spot).work == "boat" and not state.boards[board].boat:
        return []
    at_work = replace(
        state.turn,
        seat=seat,
        board=board,
        spot=spot,
        builds_here=sent and board == OWN,
        workers=[Worker(seat, share=1)],
        queue=[0],
        current=0,
    )
    return could_change(replace(state, turn=at_work, decider=seat), seat)
