"""Keyper against the checks that hold for every game."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from engine.keyper.state import RULINGS
from tests.support.conformance import check_playout, check_same_seed_same_bytes, setup_for


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_random_games_keep_every_promise(seats: int, seed: str) -> None:
    check_playout(KEYPER, setup_for(KEYPER, seats, seed), seed, every=11)


@pytest.mark.parametrize("rulings", range(1, RULINGS))
def test_random_games_begun_before_keep_every_promise(rulings: int) -> None:
    check_playout(KEYPER, setup_for(KEYPER, 3, "before", rulings=str(rulings)), "before", every=47)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recorded_game_replays_to_the_same_bytes(seats: int) -> None:
    check_same_seed_same_bytes(KEYPER, setup_for(KEYPER, seats), "record")
