"""Final scoring: the sheet of every seat, and who has won (KT-89, KT-90)."""

from __future__ import annotations

from engine.core.game import ScoreLine, Standing
from engine.keythedral.scoring.sheet import cube_value, points_of, sheet_of
from engine.keythedral.state import State
from engine.keythedral.table import edition

__all__ = ["points_of", "score", "standings"]


def score(state: State) -> list[ScoreLine]:
    """The score sheets of all seats, one after the other; before the end what the position is worth now."""
    return [line for seat in range(len(state.players)) for line in sheet_of(state, seat)]


def standings(state: State) -> list[Standing]:
    """Ranks by points, then by cubes left; players still level share a rank (KT-90)."""
    marks = [
        (points_of(state, seat), 0 if edition(state).cubes_score else cube_value(player))
        for seat, player in enumerate(state.players)
    ]
    found = [
        Standing(seat, mark[0], 1 + sum(other > mark for other in marks)) for seat, mark in enumerate(marks)
    ]
    return sorted(found, key=lambda standing: (standing.rank, standing.seat))
