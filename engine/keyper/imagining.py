"""Other worlds that one reader cannot tell from this one: the determinisation for computer players."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keyper.content.board import FAIR, OFFERED
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.state import Order, State
from engine.keyper.steps.table import season_of


def imagined(state: State, seat: Seat | None, rng: Rng) -> State:
    """Re-deal in place what the reader does not know: fairs, fold choices, orders, and all chance to come."""
    state.rng = Rng("".join(f"{rng.below(1 << 64):016x}" for _ in range(4)))
    _deal_fairs(state, seat, rng)
    offered = OFFERED[season_of(state)]
    for errand in state.errands:
        if errand.seat == seat:
            continue
        if state.stage == "fold":
            errand.picks = [rng.choice(offered)] if errand.done else []
        elif state.stage == "fairs":
            errand.picks = []
    for other, player in enumerate(state.players):
        if other != seat:
            player.order = Order()
    return state


def _deal_fairs(state: State, seat: Seat | None, rng: Rng) -> None:
    """Face-down fairs of others and those out of the game are alike to the reader."""
    for season in FAIR_SEASONS:
        holders = [
            player for other, player in enumerate(state.players) if other != seat and season in player.fairs
        ]
        if not holders:
            continue
        pool = [fair for fair in state.fairs_out if FAIR[fair].season == season]
        state.fairs_out = [fair for fair in state.fairs_out if FAIR[fair].season != season]
        pool = sorted([*pool, *(player.fairs[season] for player in holders)])
        rng.shuffle(pool)
        for player in holders:
            player.fairs[season] = pool.pop()
        state.fairs_out += pool
    for pile in (state.fairs_out, state.bag, state.aside, state.discard):
        pile.sort()
