"""What the features leave out of the gain of a turn, and an adviser adds."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.content.goods import ANIMALS
from engine.keyper.evaluation.benefits.animals import can_build
from engine.keyper.evaluation.benefits.tiles import pays
from engine.keyper.evaluation.season_start import chosen_side, fold_worth
from engine.keyper.objectives import worth_built
from engine.keyper.state import State
from engine.keyper.steps.housing import houses_of

_LOST = 0.4
"""What the features count for an animal that will be lost."""
_TO_BUILD = 4
"""Points that a tile in hand must score to be worth its price and the keyple that builds it;"""
_BUILT_LATER = 0.8
"""the part of more that counts."""


def prospects(before: State, after: State, seat: Seat) -> float:
    """Return what else a turn brings, in points: the fields that a side of the board has for its player, the
    points that a country tile scores as soon as it is built, and animals that will be lost."""
    if before.stage == "fold":
        return fold_worth(before, seat, chosen_side(after, seat))
    if after.stage == "over" or not can_build(after, seat):
        return -_LOST * _lost(after, seat)
    return _BUILT_LATER * _ready(after, seat)


def _lost(state: State, seat: Seat) -> int:
    """Return how many animals have no home, where none can be built any more this season."""
    if state.stage == "over":
        return 0
    player = state.players[seat]
    houses = houses_of(state.content, player)
    return sum(player.goods.get(kind, 0) for kind in ANIMALS if not any(kind in house for house in houses))


def _ready(state: State, seat: Seat) -> int:
    """Return the points beyond its costs of the best country tile in hand that can be paid for."""
    player, content = state.players[seat], state.content
    ready = (
        (worth_built(state, seat, tile) or 0) - _TO_BUILD
        for tile in player.tiles
        if content.tiles[tile].origin != "home" and pays(state, player, tile)
    )
    return max(0, *ready, 0)
