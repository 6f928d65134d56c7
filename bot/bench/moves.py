"""Random moves of every game beside those of catanatron, a Catan engine known for its speed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from bot.bench import Row, cost_of
from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.registry import offered
from engine.simulate import next_to_move, play_random, setup_from


def rows(quick: bool) -> Iterator[Row]:
    games, rounds = (1, 1) if quick else (6, 3)
    catan = _catanatron(games, rounds)
    against = "catanatron's random move" if catan else "itself (catanatron is not installed: make bench)"
    if catan:
        yield Row("catanatron: random move", catan, 1.0, against)
    for game in offered().values():
        for players in (game.spec.seats[0], game.spec.seats[-1]):
            cost = cost_of(partial(_random_moves, game, players, games), rounds)
            yield Row(f"{game.key}, {players} players: random move", cost, cost / (catan or cost), against)
        copy, encoding = _copy_and_apply(game, rounds)
        yield Row(f"{game.key}: copy and apply one pick", copy, copy / encoding, "writing the state as JSON")


def _random_moves(game: Game[Any, Any, Any], players: int, games: int) -> int:
    return sum(
        play_random(game, setup_from(game, players, f"bench {number}", {}), Rng(seed_from(str(number))))[1]
        for number in range(games)
    )


def _copy_and_apply(game: Game[Any, Any, Any], rounds: int) -> tuple[float, float]:
    """In the middle of a game with the most players."""
    state, rng = game.new_game(setup_from(game, game.spec.seats[-1], "bench", {})), Rng(seed_from("apply"))
    for _ in range(400):
        choices = game.choices(state)
        if not choices:
            break
        before = game.copy(state)
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Tell())
    action = game.choices(before)[0].actions[0]

    def apply() -> int:
        for _ in range(50):
            game.apply(before, action)
        return 50

    def encode() -> int:
        for _ in range(50):
            game.to_json(before)
        return 50

    return cost_of(apply, rounds), cost_of(encode, rounds)


def _catanatron(games: int, rounds: int) -> float | None:
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return None

    def play() -> int:
        moves = 0
        for seed in range(games):
            table = Catan([RandomPlayer(colour) for colour in Color], seed=seed)
            table.play()
            moves += len(table.state.actions)
        return moves

    return cost_of(play, rounds)
