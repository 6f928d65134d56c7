"""The planning player of the lab plays legally to the end and follows its parameters."""

from __future__ import annotations

import random

from msgspec.structs import replace

from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.keyper.game import KEYPER
from engine.keyper.queries import visible
from engine.keyper.scoring import points_of
from engine.keyper.state import State
from tools.lab.games import JUDGED, Deal, new_game, play_on
from tools.lab.objectives import PLANS
from tools.lab.prospects import prospects

GAME = Deal(2, "balance", PLANS["all-round"], gift="dock", width=3, samples=1)


def _played(deal: Deal) -> State:
    state = new_game(deal)
    play_on(state, deal, random.Random(deal.seed))
    return state


def test_a_planning_player_builds_what_it_wants_and_sees_what_it_scored() -> None:
    game = replace(GAME, mind=replace(GAME.mind, wants="dock"))
    state = _played(game)
    assert state.stage == "over"
    start = KEYPER.new_game(checked(KEYPER.spec, Setup(game.seats, seed_from(game.seed))))
    assert KEYPER.conserved(state) == KEYPER.conserved(start)
    assert visible(state.players[JUDGED], "dock") is not None
    assert prospects(state, JUDGED, game.mind) == points_of(state, JUDGED)


def test_a_shunned_tile_is_never_built() -> None:
    state = _played(replace(GAME, mind=replace(GAME.mind, shuns="dock")))
    assert "dock" in state.players[JUDGED].tiles
