"""What the features leave out of the gain of a turn, and an adviser adds."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.content.goods import ANIMALS
from engine.keyper.evaluation.benefits.animals import can_build
from engine.keyper.evaluation.season_start import chosen_side, fold_worth
from engine.keyper.state import State
from engine.keyper.steps.housing import houses_of

_LOST = 0.4
"""What the features count for an animal that will be lost."""


def prospects(before: State, after: State, seat: Seat) -> float:
    """Return what else a turn brings, in points: the fields that a side of the board has for its player, and
    animals that will be lost."""
    if before.stage == "fold":
        return fold_worth(before, seat, chosen_side(after, seat))
    return -_LOST * _lost(after, seat)


def _lost(state: State, seat: Seat) -> int:
    """Return how many animals have no home, if none can be built this season."""
    if state.stage == "over" or can_build(state, seat):
        return 0
    player = state.players[seat]
    houses = houses_of(state.content, player)
    return sum(player.goods.get(kind, 0) for kind in ANIMALS if not any(kind in house for house in houses))
