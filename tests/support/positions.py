"""Positions on the way through random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import random_ish_player
from engine.simulate import next_to_move


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


def turns(game: AnyGame, setup: Setup, rng: Rng) -> Iterator[tuple[Any, Seat | None]]:
    """Yield the position before each turn of a random game, and who took the last one. It is one state, which
    changes. Players take whole turns, and free ones now and then."""
    state, mover, last = game.new_game(setup), None, None
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        if mover is None:
            yield state, last
        seat = next_to_move(choices, rng).seat if mover is None else mover
        decision = game.decision_of(state, seat)
        assert decision is not None
        option = random_ish_player(game.view_for(state, seat), decision, rng)
        mover, last = None if option.confirms or option.reveals else seat, seat
        game.play(state, option.action, Silence())
