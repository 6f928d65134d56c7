"""Whole games between computer players, for the command line, the benchmark and the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.game import AnyGame, Choice, Standing
from engine.core.record import Move, Record, record_of
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.players import PLAYERS

_STEP_CAP = 20_000
_FREE_ONE_IN = 8
"""One pick in this many comes from a seat that nobody waits for. It is rare so games make progress."""


class StuckError(RuntimeError):
    """A game that did not end, or in which pieces were lost."""


class Played(Struct, frozen=True):
    """Summary of one game: picks, the largest number of options, standings and whether it finished."""

    seed: str
    picks: int
    most_options: int
    standings: tuple[Standing, ...]
    finished: bool = True  # False: ended at a standstill


def next_to_move(choices: Sequence[Choice[Any]], rng: Rng) -> Choice[Any]:
    """Return a seat that must decide, or now and then one that merely may."""
    if not choices[-1].free:  # free choices come last
        return choices[rng.below(len(choices))] if len(choices) > 1 else choices[0]
    is_free = not rng.below(_FREE_ONE_IN)
    return rng.choice([choice for choice in choices if choice.free == is_free])


def play_random(game: AnyGame, setup: Setup, rng: Rng, conserve: bool = False) -> tuple[Any, int, int]:
    """Play random moves on the fast path; return the last state, the picks and the most options of a
    question."""
    state, picks, widest = game.new_game(setup), 0, 0
    totals = dict(game.conserved(state)) if conserve else {}
    silence = Silence()
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        actions = next_to_move(choices, rng).actions
        widest = max(widest, len(actions))
        game.play(state, actions[rng.below(len(actions))], silence)
        picks += 1
        if conserve and dict(game.conserved(state)) != totals:
            raise StuckError(f"pieces were lost or made at pick {picks} (seed {setup.seed})")
        if picks > _STEP_CAP:
            raise StuckError(f"no end after {_STEP_CAP} picks (seed {setup.seed})")
    return state, picks, widest


def simulated(game: AnyGame, setup: Setup) -> Played:
    """Play one random game with all checks."""
    state, picks, widest = play_random(game, setup, Rng(setup.seed, 1 << 40), conserve=True)
    return Played(setup.seed, picks, widest, tuple(game.standings(state)), game.is_over(state))


def recorded(game: AnyGame, setup: Setup, players: Sequence[str]) -> Record:
    """Return the record of one game in which each named computer player chooses from its own view."""
    rng, state, moves = Rng(setup.seed, 1 << 40), game.new_game(setup), list[Move]()
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        seat = next_to_move(choices, rng).seat
        decision = game.decision_of(state, seat)
        assert decision is not None
        option = PLAYERS[players[seat]](game.view_for(state, seat), decision, rng)
        moves.append(Move(seat, option.words))
        game.play(state, option.action, Silence())
        if len(moves) > _STEP_CAP:
            raise StuckError(f"no end after {_STEP_CAP} picks (seed {setup.seed})")
    return record_of(game, setup, moves, state)


def setup_from(game: AnyGame, players: int, seed: str, options: dict[str, str]) -> Setup:
    """Return a checked set-up; any word can be the seed."""
    return checked(game.spec, Setup(players, seed_from(seed), options))
