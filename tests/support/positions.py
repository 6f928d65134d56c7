"""Positions on the way through random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.simulate import next_to_move
from tests.support.secrecy import AnyGame


def positions(
    game: AnyGame, setup: Setup, seed: str, every: int = 1, to_the_end: bool = False
) -> Iterator[Any]:
    """Yield every n-th position of a random game: one state, which changes with each pick.

    Where nothing happens any more the players agree to stop, unless the test is about the end: otherwise a
    thousand similar positions would follow."""
    rng, state, number = Rng(seed_from(seed)), game.new_game(setup), 0
    while (choices := game.choices(state)) and (to_the_end or not game.is_at_standstill(state)):
        if number % every == 0:
            yield state
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        number += 1
