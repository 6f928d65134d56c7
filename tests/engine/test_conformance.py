"""The conformance suite over every registered game, and over a small one with features that Lantern lacks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import (
    check_all_picks,
    check_completion,
    check_hidden,
    check_hush,
    check_playout,
    check_same_seed_same_bytes,
    setup_for,
    setups,
    some_seats,
)
from tests.support.games.secret_answers_game import WHISPER
from tests.support.secrecy import readers, seen

EVERY_GAME: list[AnyGame] = [WHISPER, *GAMES.values()]


def one_in_turn(game: AnyGame) -> list[Setup]:
    """Return every player count with the defaults, and each other value of an option with one count."""
    counts, agreed = game.spec.seats, list(setups(game))
    each = len(agreed) // len(counts)
    ways = [(at % each, agreed[at], at // each) for at in range(len(agreed))]
    return [setup for way, setup, count in ways if way == 0 or way % len(counts) == count]


EVERY_SETUP = [(game, setup) for game in EVERY_GAME for setup in one_in_turn(game)]


def _name(value: object) -> str:
    if isinstance(value, Setup):
        options = [f"{key}={choice}" for key, choice in value.options.items() if choice not in ("", "off")]
        return "-".join([f"{value.seats}p", *options])
    return str(getattr(value, "key", value))


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP, ids=_name)
def test_a_random_game_ends_and_every_position_holds(game: AnyGame, setup: Setup) -> None:
    check_playout(game, setup, f"playout {_name(setup)}", every=71)


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_everything_hidden_is_otherwise_in_some_imagined_world(game: AnyGame) -> None:
    agreed = [setup for setup in setups(game) if setup.seats == some_seats(game, 3)]
    check_hidden(game, [*agreed, *(setup_for(game, seats, "hidden") for seats in game.spec.seats)])


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_picks_that_a_reader_may_not_tell_apart_sound_the_same(game: AnyGame, number: int) -> None:
    """Over whole games: a public payment, for example, must be declared as known."""
    check_all_picks(game, setup_for(game, some_seats(game, 3), f"picks {number}"), f"picks {number}")


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_same_seed_and_moves_give_the_same_bytes(game: AnyGame) -> None:
    setup = setup_for(game, game.spec.seats[-1])
    first = check_same_seed_same_bytes(game, setup)
    assert check_same_seed_same_bytes(game, setup) == first


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_completion_offers_what_is_legal(game: AnyGame) -> None:
    rng, state = Rng(seed_from("completion")), game.new_game(setup_for(game, game.spec.seats[0]))
    for _ in range(30):
        check_completion(game, state)
        choices = game.choices(state)
        if not choices:
            break
        game.play(state, rng.choice(rng.choice(choices).actions), Silence())


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_answers_and_orders_change_nothing_visible_during_a_secret_question(
    game: AnyGame,
) -> None:
    """Worlds that differ in both, equal to the byte for the reader; and they do differ."""
    answered, ordered, orders, hushed = 0, 0, 0, 0
    for number in range(4):
        setup = setup_for(game, some_seats(game, 4), f"hush {number}")
        rng, state = Rng(seed_from(f"hush {number}")), game.new_game(setup)
        while (choices := game.choices(state)) and hushed < 20 * (number + 1):
            if game.has_secret_answers(state):
                hushed += 1
                check_hush(game, state, rng)
                for reader in readers(game, state):
                    world = game.imagine(state, reader, rng)
                    assert seen(game, world, reader) == seen(game, state, reader)
                    answered += game.seats_to_act(world) != game.seats_to_act(state)
                    ordered += orders_in(game, world) != orders_in(game, state)
                    orders += any(orders_in(game, world))
            game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    assert (hushed > 0) == (answered > hushed)
    assert (orders > 0) == (ordered > hushed)


def orders_in(game: AnyGame, state: Any) -> list[tuple[str, ...]]:
    return [game.default_answer(state, seat) for seat in game.seats_to_act(state)]
