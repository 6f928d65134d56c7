"""Positions on the way through whole games, for tests of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.simulate import next_to_move


def positions(game: AnyGame, setup: Setup, seed: str, every: int, to_the_end: bool = False) -> Iterator[Any]:
    """Yield every n-th position of a random game, whose state changes afterwards. Where nothing happens any
    more the players agree to stop, unless the test is about the end: otherwise a thousand similar positions
    would follow."""
    rng, state, number = Rng(seed_from(seed)), game.new_game(setup), 0
    while (choices := game.choices(state)) and (to_the_end or not game.is_at_standstill(state)):
        if number % every == 0:
            yield state
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        number += 1
