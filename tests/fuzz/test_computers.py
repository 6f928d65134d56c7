"""Whole games by players of every strength, with hints and reviews: no search fails. `FUZZ=100000` (`make
fuzz`) plays thousands of each game with random options and new seeds."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from bot.services.turn.computer_pool import ComputerTask, answered
from engine.core.draft import spoken
from engine.core.rng import seed_from
from engine.core.setup import RULINGS, Setup, SetupOption, checked
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import STRENGTHS
from engine.players.adviser import Adviser
from engine.players.matches import turns_of
from engine.players.requests import AnyGame
from engine.players.review import glimpse
from engine.registry import GAMES
from tests.support.conformance import is_long
from tests.support.fuzz import WANTED, tried

SHARE = 0.03
"""Of the inputs of a night so many are whole games, of each game."""
FEW, OF_SHORT_GAMES = 1, 5
SALT = secrets.token_hex(4) if WANTED else "every day"
LOOKS = 0.03 if WANTED else 0.02
"""How often somebody asks for a hint, for turns that come to mind, or for a review."""


class Case(Struct, frozen=True):
    """One game: its options, its players and their search depth."""

    setup: Setup
    players: tuple[str, ...]
    steps: int


def case(game: AnyGame, number: int) -> Case:
    """Numbers of players and strengths take turns; everything else is drawn."""
    draw = random.Random(f"{SALT} {game.key} {number}")
    spec, strengths = game.spec, list(STRENGTHS)
    seats = spec.seats[number % len(spec.seats)]
    rulings = draw.choice([spec.rulings, draw.randint(1, spec.rulings)])
    options = {option.key: value(option, seats, draw) for option in spec.options_under(rulings)}
    if not number:
        options |= spec.expansions
    seed = seed_from(f"{SALT} {game.key} {number}")
    setup = checked(spec, Setup(seats, seed, options | {RULINGS: str(rulings)}))
    players = tuple(strengths[-1 - (number * 2 + seat) % len(strengths)] for seat in range(seats))
    return Case(setup, players, draw.choice((20, 60, 400)) if WANTED else 30)


def value(option: SetupOption, seats: int, draw: random.Random) -> str:
    if option.kind == "seats":
        return ",".join(str(seat) for seat in range(seats) if draw.random() < 0.3)
    return draw.choice(option.values)


@pytest.mark.parametrize("number", range(max(1, WANTED // 1000)), ids=lambda number: f"part{number}")
@pytest.mark.parametrize("key", sorted(GAMES))
def test_whole_games_of_every_strength(key: str, number: int) -> None:
    count = max(
        FEW if is_long(GAMES[key]) else OF_SHORT_GAMES, round(WANTED * SHARE) // max(1, WANTED // 1000)
    )
    for each in range(number * count, (number + 1) * count):
        made = case(GAMES[key], each)
        try:
            play(GAMES[key], made)
        except Exception as error:
            raise AssertionError(f"{key}, game {each} of '{SALT}': {made}") from error
        tried["games by players of every strength"] += 1


def play(game: AnyGame, made: Case) -> None:
    draw, setup = random.Random(setup_words(made)), made.setup
    state = game.new_game(setup)
    turns = turns_of(game, setup, state, [STRENGTHS[key] for key in made.players], steps=made.steps)
    while True:
        before = game.copy(state) if draw.random() < LOOKS else None
        if before is not None and (deciding := game.seats_to_act(before)):
            look(game, before, draw.choice(deciding), made.steps, f"{draw.random()}")
        turn = next(turns, None)
        if turn is None:
            return
        if before is not None:
            judged = glimpse(game, before, turn.seat, turn.picks, "review")
            assert not judged.fault, judged.fault
            assert game.to_json(before) == game.to_json(state)


def look(game: AnyGame, state: Any, seat: Seat, steps: int, seed: str) -> None:
    """Call everything that a player may look at in a game, and check that each turn shown is legal."""
    thought = ComputerTask(game.key, game.to_json(state), seat, "hard", seed, reasons=True, steps=5 * steps)
    for each in answered(thought).candidates:
        assert spoken(game, state, seat, each.picks)
    decision = game.decision_of(state, seat)
    assert decision is not None
    for turn in Adviser(game).likely(decision, partial(game.imagine, state, seat), 4):
        walk(game, game.copy(state), seat, turn)


def walk(game: AnyGame, state: Any, seat: Seat, picks: Sequence[Any]) -> None:
    """Each is on offer, up to the one that hands over or uncovers something."""
    for pick in picks:
        choice = game.choice_of(state, seat)
        assert choice is not None
        assert pick in choice.actions
        option = game.option(state, seat, pick)
        if option.confirms or option.reveals:
            return
        game.play(state, pick, Silence())


def setup_words(made: Case) -> str:
    return f"{made.setup.seed} {made.players}"
