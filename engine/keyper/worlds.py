"""Hidden information: what a seat may not know, and other worlds that it cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from engine.core.pieces import BLANK
from engine.core.rng import Rng, any_seed
from engine.core.text import Seat
from engine.keyper.content.goods import FAIR_SEASONS
from engine.keyper.queries import all_decide, season_of
from engine.keyper.state import Order, State


def conceal(state: State, seat: Seat | None) -> None:
    """Blank, in place, everything that this seat may not know: fairs, fold choices, orders and future
    chance."""
    state.rng = Rng("")
    state.fairs_out = [BLANK if _is_hidden(state, seat, fair) else fair for fair in state.fairs_out]
    for pile in (state.fairs_out, state.bag, state.aside, state.discard):
        pile.sort()  # their order means nothing
    for errand in state.errands:
        if errand.seat != seat and state.stage in ("fold", "fairs"):
            errand.picks = []
    for other, player in enumerate(state.players):
        if other != seat:
            player.fairs = dict.fromkeys(player.fairs, BLANK)
            player.order = Order()


def permissive_worlds(state: State, seat: Seat) -> Iterator[None]:
    """Put, in place, each possible fair in front of a seat as that of the season. Only this fair matters now
    (KP-121), and nobody has seen one of this season yet."""
    season, player = season_of(state), state.players[seat]
    player.order = Order()
    if season not in player.fairs:
        yield
        return
    for fair in state.content.fair:
        if state.content.fair[fair].season == season:
            player.fairs[season] = fair
            yield


def _is_hidden(state: State, seat: Seat | None, fair: str) -> bool:
    """Return whether a fair out of the game could equally be face down in front of another player."""
    season = state.content.fair[fair].season
    return any(season in player.fairs for other, player in enumerate(state.players) if other != seat)


def imagine(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal again, in place, what the reader does not know: fairs, fold choices, orders and all future
    chance."""
    state.rng = Rng(any_seed(rng))
    _deal_fairs(state, seat, rng)
    _forget_errands(state, seat, rng)
    for other, player in enumerate(state.players):
        if other != seat:
            player.order = Order()


def _forget_errands(state: State, seat: Seat | None, rng: Rng) -> None:
    """Replace picks that others keep secret until all have chosen."""
    stage = all_decide(state)
    for errand in state.errands:
        if errand.seat == seat:
            continue
        match stage:
            case "fold":
                errand.picks = [rng.choice(state.content.offered[season_of(state)])] if errand.done else []
            case "fairs":
                errand.picks = []
            case "housing" | "surplus" | None:
                pass  # decided in public
            case _:
                assert_never(stage)


def _deal_fairs(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal other players' face-down fairs and those out of the game, which the reader cannot tell apart."""
    for season in FAIR_SEASONS:
        holders = [
            player for other, player in enumerate(state.players) if other != seat and season in player.fairs
        ]
        if not holders:
            continue
        pool = [fair for fair in state.fairs_out if state.content.fair[fair].season == season]
        state.fairs_out = [fair for fair in state.fairs_out if state.content.fair[fair].season != season]
        pool = sorted([*pool, *(player.fairs[season] for player in holders)])
        rng.shuffle(pool)
        for player in holders:
            player.fairs[season] = pool.pop()
        state.fairs_out += pool
    for pile in (state.fairs_out, state.bag, state.aside, state.discard):
        pile.sort()
