"""What the features leave out of the gain of a turn, and an adviser adds."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.content.goods import ANIMALS
from engine.keyper.evaluation.benefits.animals import can_build
from engine.keyper.evaluation.benefits.fairs import sure_points
from engine.keyper.evaluation.benefits.tiles import pays
from engine.keyper.evaluation.season_start import chosen_side, fold_worth
from engine.keyper.objectives import worth_built
from engine.keyper.state import State
from engine.keyper.steps.housing import houses_of

_LOST = 0.4
"""What the features count for an animal that will be lost."""
_CERTAIN = 0.3
"""Value of a point of a fair that is complete, besides what the features count for it;"""
_TO_BUILD = 4
"""Points that a tile in hand must score to be worth its price and the keyple that builds it;"""
_BUILT_LATER = 0.8
"""the part of more that counts."""


def prospects(before: State, after: State, seat: Seat) -> float:
    """Return what else a turn brings, in points: the fields that a side of the board has for its player,
    fairs that are complete, the points that a country tile scores as soon as it is built, and animals that
    will be lost."""
    if before.stage == "fold":
        return fold_worth(before, seat, chosen_side(after, seat))
    if after.stage == "over":
        return 0.0
    fairs = _CERTAIN * _held_soon(before, after, seat)
    if can_build(after, seat):
        return fairs + _BUILT_LATER * _ready(after, seat)
    return fairs - _LOST * _lost(after, seat)


def _held_soon(before: State, after: State, seat: Seat) -> int:
    """Return the points of the fairs that are complete, or were held when the season ended."""
    old, new = before.players[seat].held, after.players[seat].held
    held = sum(fair.points for fair in new[len(old) :])
    return held + (sure_points(after, seat) if after.season == before.season else 0)


def _lost(state: State, seat: Seat) -> int:
    """Return how many animals have no home, where none can be built any more this season."""
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
