"""Whole games of one planning player against ordinary ones."""

from __future__ import annotations

import random

from msgspec import Struct

from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyper.actions import Build
from engine.keyper.content.goods import SEASONS
from engine.keyper.game import KEYPER
from engine.keyper.state import State
from tools.lab.planning_player import Planner
from tools.lab.prospects import Aims
from tools.lab.simple_player import thoughtful

JUDGED: Seat = 0


class Deal(Struct, frozen=True):
    """A game to play: the aims of the measured seat, and a tile it gets as soon as it can be drawn."""

    seats: int
    seed: str
    mind: Aims
    gift: str = ""
    width: int = 20
    samples: int = 12  # how many turns the others consider


def new_game(game: Deal) -> State:
    """Return the first position, without the tile to be given."""
    state = KEYPER.new_game(checked(KEYPER.spec, Setup(game.seats, seed_from(game.seed))))
    for pile in (state.shown, state.bag, state.aside):
        if game.gift in pile:
            pile.remove(game.gift)
    return state


def play_on(
    state: State, game: Deal, rng: random.Random, until: int = len(SEASONS), before: str = ""
) -> bool:
    """Play until a season starts, or the measured seat is about to build a tile; return whether it is."""
    judged = Planner(game.mind, game.width, rng)
    waits = bool(game.gift) and game.gift not in _owned(state)
    while state.season < until and (choices := KEYPER.choices(state)):
        if waits and (state.season > 0 or state.content.tiles[game.gift].origin == "spring-country"):
            state.players[JUDGED].tiles.append(game.gift)
            waits = False
        seat = choices[0].seat
        picks = judged.picks(state, seat) if seat == JUDGED else thoughtful(state, seat, rng, game.samples)
        if before and Build(JUDGED, before) in picks:
            return True
        for action in picks:
            KEYPER.play(state, action, Silence())
    return False


def _owned(state: State) -> set[str]:
    """Return all tiles that the measured seat has or had, including home tiles."""
    player = state.players[JUDGED]
    return {*player.tiles, *(tile for plot in player.plots for tile in (plot.tile, plot.covered))}
