"""What claiming a board brings."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.dominated import why_in_vain
from engine.keyper.state import NOBODY, State


def claimed_with(state: State, board: int) -> Iterator[Benefit]:
    """Compare the keyples on the boards that can still be claimed."""
    there = [sum(map(len, each.fields)) for each in state.boards]
    others = [there[at] for at, each in enumerate(state.boards) if each.keyper == NOBODY and at != board]
    if not others:
        yield Benefit("saves", text("keyper-benefit-claim-last"))
    elif there[board] > max(others):
        words = text("keyper-benefit-claim-most", count=there[board], other=max(others), boards=len(others))
        yield Benefit("denies", words)
    elif there[board]:
        yield Benefit("gets", text("keyper-benefit-claim", count=there[board]))
    else:
        yield Benefit("prepares", text("keyper-benefit-claim-empty"))


def standing_there(state: State, seat: Seat, board: int) -> Iterator[Benefit]:
    """Tell how many keyples the player can still lay down there for something."""
    if standing := useful_there(state, seat, board):
        yield Benefit("prepares", text("keyper-benefit-claim-lay", count=standing))


def useful_there(state: State, seat: Seat, board: int) -> int:
    """Return how many keyples stand on fields of a board where the player could do something."""
    return sum(
        not keyple.lying
        for spot, keyples in enumerate(state.boards[board].fields)
        if keyples and why_in_vain(state, seat, board, spot, sent=False) is None
        for keyple in keyples
    )
