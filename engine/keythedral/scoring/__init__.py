"""Final scoring: the sheet of every seat, and the winner (KT-89, KT-90)."""

from __future__ import annotations

from engine.core.game import ScoreLine, Standing
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.queries import edition
from engine.keythedral.scoring.sheet import cube_value, points_of, sheet_of
from engine.keythedral.state import State

__all__ = ["points_of", "score", "source_of", "standings", "why_ahead"]


def score(state: State) -> list[ScoreLine]:
    """Return the score sheets of all seats in turn; before the end, what the position is worth now."""
    return [line for seat in range(len(state.players)) for line in sheet_of(state, seat)]


def standings(state: State) -> list[Standing]:
    """Rank by points, then by cubes left; players still level share a rank (KT-90)."""
    marks = [
        (points_of(state, seat), 0 if edition(state).cubes_score else cube_value(state, player))
        for seat, player in enumerate(state.players)
    ]
    found = [
        Standing(seat, mark[0], 1 + sum(other > mark for other in marks)) for seat, mark in enumerate(marks)
    ]
    return sorted(found, key=lambda standing: (standing.rank, standing.seat))


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """Return the reason for the tie-break: the value of the cubes left over (KT-90)."""
    more, less = (cube_value(state, state.players[seat]) for seat in (above, below))
    if more == less or edition(state).cubes_score:
        return None
    return text("keythedral-ahead", above=Who(above), below=Who(below), more=more, less=less)


def source_of(line: ScoreLine) -> Text:
    numbers = [arg for name, arg in line.text.args if name == "number"]
    return text("keythedral-source-seats", number=numbers[0]) if numbers else text("keythedral-source-cubes")
