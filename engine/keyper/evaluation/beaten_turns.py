"""Turns that another one certainly beats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy

from engine.core.tell import Silence
from engine.keyper.actions import (
    Action,
    Build,
    Get,
    Give,
    LayDown,
    Pay,
    Place,
    PlayKeyper,
    Receive,
    Sell,
    Send,
    Upgrade,
)
from engine.keyper.content.goods import FINISHED, GEMS, SEASONS
from engine.keyper.content.shapes import PerField, PerKeyple
from engine.keyper.dominated import why_in_vain
from engine.keyper.evaluation.benefits.boards import useful_there
from engine.keyper.evaluation.benefits.gems import useful_gems
from engine.keyper.evaluation.fairs import missing_for
from engine.keyper.evaluation.wasteful_turns import (
    pays_what_sells,
    spends_white,
    takes_surplus,
    upgrades_idle,
)
from engine.keyper.objectives import worth_built
from engine.keyper.queries import field_of, season_of
from engine.keyper.rules import choices, play
from engine.keyper.scoring import points_of
from engine.keyper.state import OWN, State

_FEW = 3
"""Number of keyples below which what is spent can hardly be replaced in a season."""


def is_beaten(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a keyple is sent or laid down where it can do nothing, a sale costs as many points as it
    brings, a tile costs a fair that brings more, a board is claimed in winter for nothing yet, gems are
    fetched without a use for them, or another choice does the same for less (`wasteful_turns.py`)."""
    return (
        _sells_for_nothing(state, picks)
        or _builds_dearly(state, picks)
        or spends_white(state, picks)
        or takes_surplus(state, picks)
        or upgrades_idle(state, picks)
        or pays_what_sells(state, picks)
        or any(
            (isinstance(pick, Place) and why_in_vain(state, pick.seat, pick.board, pick.spot) is not None)
            or _claims_nothing(state, pick)
            or _fetches_idle_gems(state, pick)
            or _lays_in_vain(state, pick)
            for pick in picks
        )
    )


def _sells_for_nothing(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a turn without one of its sales would leave at least as many points."""
    traded = [pick for pick in picks if isinstance(pick, Sell | Receive)]
    if picks[0] not in traded:
        return False
    points = _points_after(state, traded)
    without = ([other for other in traded if other is not pick] for pick in traded if isinstance(pick, Sell))
    return any(_points_after(state, fewer) >= points for fewer in without)


def _builds_dearly(state: State, picks: Sequence[Action]) -> bool:
    """Return whether finished goods pay only for homes that score nothing yet, or goods of the season's fair,
    which was complete and can hardly become so again, pay for tiles that add less than it."""
    built = [pick.tile for pick in picks if isinstance(pick, Build)]
    if not built or any(isinstance(pick, Upgrade | Sell) for pick in picks):
        return False
    seat, content = picks[0].seat, state.content
    player, adds = state.players[seat], sum(worth_built(state, seat, tile) or 0 for tile in built)
    paid = [good for pick in picks if isinstance(pick, Pay | Give) for good in pick.goods]
    if adds <= 0 and all(content.tiles[tile].houses for tile in built) and {*paid} & {*FINISHED}:
        return True
    own = player.fairs.get(season_of(state))
    if not own or adds >= content.fair[own].points:
        return False
    goods, requires = Counter(player.goods), content.fair[own].requires
    was_met = not missing_for(goods, requires)
    goods.update(good for pick in picks if isinstance(pick, Get) for good in pick.goods)
    goods.subtract(paid)
    left = sum(player.keyples.values()) - any(isinstance(pick, Send) for pick in picks)
    return was_met and left < _FEW and bool(missing_for(goods, requires))


def _points_after(state: State, picks: Sequence[Action]) -> int:
    world = deepcopy(state)
    for pick in picks:
        play(world, pick, Silence())
    return points_of(world, state.decider)


def _claims_nothing(state: State, pick: Action) -> bool:
    """Return whether a board is claimed in winter for nothing yet, while keyples wait at home."""
    if not isinstance(pick, PlayKeyper) or state.season < len(SEASONS) - 1:
        return False
    player, tiles = state.players[pick.seat], state.content.tiles
    sides = [tiles[plot.tile].side(plot.upgraded) for plot in player.plots if plot.tile]
    counts = any(isinstance(score, PerField | PerKeyple) for side in sides for score in side.scores)
    waits = bool(player.keyples) and not player.standing and not counts
    return waits and not useful_there(state, pick.seat, pick.board)


def _fetches_idle_gems(state: State, pick: Action) -> bool:
    """Return whether a keyple fetches gems for which its player has neither a winter fair nor a tile."""
    if not isinstance(pick, Place) or pick.board == OWN:
        return False
    gem = field_of(state, pick.board, pick.spot).good
    return gem in GEMS and gem not in useful_gems(state, pick.seat)


def _lays_in_vain(state: State, pick: Action) -> bool:
    """Return whether a keyple is laid down where it can do nothing, while another one could do something."""
    if not isinstance(pick, LayDown) or not _is_vain(state, pick):
        return False
    offered = (each for choice in choices(state) if choice.seat == pick.seat for each in choice.actions)
    return any(isinstance(each, LayDown) and not _is_vain(state, each) for each in offered)


def _is_vain(state: State, pick: LayDown) -> bool:
    return why_in_vain(state, pick.seat, pick.board, pick.spot, sent=False) is not None
