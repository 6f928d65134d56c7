"""Final scoring: the sheet of every seat, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat
from engine.keyflower.scoring.sheet import sheet_of
from engine.keyflower.state import State

__all__ = ["ranked", "score", "standings"]


def score(state: State) -> list[ScoreLine]:
    """The score sheets of all seats, one after the other; before the end what the position is worth now."""
    return [line for seat in range(len(state.players)) for line in sheet_of(state, seat)]


def standings(state: State) -> list[Standing]:
    return ranked(state, score(state))


def ranked(state: State, sheet: Sequence[ScoreLine]) -> list[Standing]:
    """Most points first (KF-167); ties by the agreed rule (OP-3)."""
    points = [0] * len(state.players)
    for line in sheet:
        points[line.seat] += line.points
    marks = {seat: (-points[seat], _boat_turn(state, seat)) for seat in range(len(points))}
    order = sorted(marks, key=lambda seat: (marks[seat], seat))
    return [
        Standing(seat, points[seat], 1 + sum(mark < marks[seat] for mark in marks.values())) for seat in order
    ]


def _boat_turn(state: State, seat: Seat) -> int:
    """KM-49: when this seat chose its boat in winter; all alike where the place is shared."""
    if state.ties == "shared" or state.season != "winter" or len(state.boat_order) < len(state.players):
        return 0
    return state.boat_order.index(seat)
