"""Points, line by line, and the winner."""

from __future__ import annotations

from engine.core.game import ScoreLine, Standing
from engine.core.pieces import Pieces
from engine.core.text import Seat, Text, text
from engine.ferry.state import State


def score(state: State) -> list[ScoreLine]:
    return [
        ScoreLine(seat, text("ferry-weight"), weight_of(crates)) for seat, crates in enumerate(state.landed)
    ]


def standings(state: State) -> list[Standing]:
    """The heavier bank; level, they share the victory (FY-7)."""
    points = [weight_of(crates) for crates in state.landed]
    found = [
        Standing(seat, mine, 1 + sum(other > mine for other in points)) for seat, mine in enumerate(points)
    ]
    return sorted(found, key=lambda standing: standing.rank)


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """Level banks share the victory: there is nothing behind the points."""


def source_of(line: ScoreLine) -> Text:
    return line.text


def weight_of(crates: Pieces) -> int:
    return sum(int(weight) * count for weight, count in crates.items())
