"""What the winter tiles that a player may put up are worth to the players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.pieces import merge
from engine.core.text import Seat
from engine.keyflower.actions import Action, ChooseWinter
from engine.keyflower.content.shapes import TileId
from engine.keyflower.evaluation.piece_values import Holdings, scored
from engine.keyflower.evaluation.settling import points_with, without_keyple
from engine.keyflower.queries import goods_of
from engine.keyflower.state import State

_OWN = 0.05
"""A tile that scores as much for everybody is put up."""


def helps_others(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a player puts up a winter tile that is likely to bring the others more, or leaves out
    one that is not."""
    chosen = {pick.tile for pick in picks if isinstance(pick, ChooseWinter)}
    if not chosen:
        return False
    seat = next(pick.seat for pick in picks if isinstance(pick, ChooseWinter))
    leads = {tile: _lead(state, seat, tile) for tile in state.players[seat].dealt}
    good = {tile for tile, lead in leads.items() if lead > 0}
    return chosen != (good or {max(leads, key=leads.__getitem__)})


def winter_worth(state: State, seat: Seat, tile: TileId) -> int:
    """Return what a winter tile would add to the score of a seat as things stand, without the keyple."""
    sure = without_keyple(state)
    return points_with(sure, seat, [tile]) - points_with(sure, seat, [])


def _hoped(state: State, seat: Seat, tile: TileId) -> float:
    """Return what a winter tile would add, or half of what its incomplete sets are worth if that is more."""
    player, workers = state.players[seat], dict[str, int]()
    for pieces in (player.workers, *(spot.users for spot in player.village)):
        merge(workers, pieces)
    printed = state.content.tiles[tile]
    begun = scored(printed.scoring, Holdings(workers, player.skills, goods_of(player)))
    return max(winter_worth(state, seat, tile), begun / 2)


def _lead(state: State, seat: Seat, tile: TileId) -> float:
    """Return the expected gain from a tile minus the mean of the others': a player for whom it scores more
    is more likely to win it."""
    worths = [_hoped(state, each, tile) for each in range(len(state.players))]
    weight = sum(worth**2 for worth in worths)
    if not weight:
        return 0.0
    gains = [worth**3 / weight for worth in worths]
    own = gains.pop(seat)
    return own - sum(gains) / len(gains) + _OWN * worths[seat]
