"""The planning player of the balance scripts plays by the rules to the end and keeps to what it is told."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.keyper.game import KEYPER
from engine.keyper.scoring import points_of
from engine.keyper.table import visible
from tests.engine.keyper.balance_games import JUDGED, Game, nearness, play_game
from tests.engine.keyper.balance_mind import prospects
from tests.engine.keyper.balance_plans import PLANS

GAME = Game(2, "balance", PLANS["all-round"], gift="dock", width=3, samples=1)


def test_a_planning_player_builds_what_it_wants_and_sees_what_it_scored() -> None:
    game = replace(GAME, mind=replace(GAME.mind, wants="dock"))
    state = play_game(game)
    assert state.stage == "over"
    start = KEYPER.new_game(checked(KEYPER.spec, Setup(game.seats, seed_from(game.seed))))
    assert KEYPER.conserved(state) == KEYPER.conserved(start)
    assert visible(state.players[JUDGED], "dock") is not None
    assert prospects(state, JUDGED, game.mind) == points_of(state, JUDGED)
    assert nearness(state, "dock") == min(1.0, state.players[JUDGED].shipping / 30)


def test_a_shunned_tile_is_never_built() -> None:
    state = play_game(replace(GAME, mind=replace(GAME.mind, shuns="dock")))
    assert "dock" in state.players[JUDGED].tiles
