"""What the features leave out of the gain of a turn, and an adviser adds."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.evaluation.season_start import chosen_side, fold_worth
from engine.keyper.state import State


def prospects(before: State, after: State, seat: Seat) -> float:
    """Return what else a turn brings, in points: the fields that a side of the board has for its player."""
    if before.stage == "fold":
        return fold_worth(before, seat, chosen_side(after, seat))
    return 0.0
