"""Computer players cannot cheat: indistinguishable positions lead to the same worlds and the same turn."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.players import STRENGTHS, answer, question_of
from engine.registry import GAMES
from tests.support.conformance import is_long, setup_for, setups, some_seats
from tests.support.positions import positions

CASES = [
    pytest.param(game, setup, id=f"{game.key} {setup.seats} {setup.options or ''}")
    for game in GAMES.values()
    for setup in setups(game)
    if setup.seats in game.spec.seats[:2] or not setup.options
]


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_worlds_depend_on_what_a_seat_knows_alone(game: AnyGame, setup: Setup) -> None:
    """Compares bytes, in the order in which a player generates them."""
    for number, state in enumerate(positions(game, setup, "worlds", every=61 if is_long(game) else 23)):
        seat = number % setup.seats
        other = game.imagine(state, seat, Rng(seed_from(f"other {number}")))
        rng, same = Rng(seed_from(f"world {number}")), Rng(seed_from(f"world {number}"))
        one, two = game.imagine(state, seat, rng), game.imagine(other, seat, same)
        assert msgspec.msgpack.encode(one) == msgspec.msgpack.encode(two)


@pytest.mark.parametrize("strength", ["random-ish", "easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_player_plays_alike_in_positions_it_cannot_tell_apart(game: AnyGame, strength: str) -> None:
    setup = setup_for(game, some_seats(game, 3), "peeking")
    for number, state in enumerate(positions(game, setup, "peeking", every=131 if is_long(game) else 5)):
        seat = game.seats_to_act(state)[0]
        other = game.imagine(state, seat, Rng(seed_from(f"other {number}")))
        turns = [
            answer(STRENGTHS[strength], question_of(game, each, seat, "peeking", steps=150)).picks
            for each in (state, other)
        ]
        assert turns[0] == turns[1]
