"""Random moves of every game, compared with catanatron, a Catan engine known for its speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from time import process_time
from typing import Any

from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence, Tell
from engine.players.evaluator import evaluator_of
from engine.registry import offered
from engine.simulate import next_to_move, play_random, setup_from
from tools.bench import Row, cost_of


def rows(quick: bool) -> Iterator[Row]:
    """Yield the cost of a random pick and of a complete turn: ours consist of many small picks. Below 1 x is
    faster."""
    games, rounds = (1, 1) if quick else (6, 3)
    catan = _catanatron(games, rounds)
    unknown = "itself (catanatron is not installed: make bench)"
    if catan:
        yield Row("catanatron: random move", catan[0], 1.0, "itself")
        yield Row("catanatron: random turn", catan[1], 1.0, "itself")
    for game in offered().values():
        for players in (game.spec.seats[0], game.spec.seats[-1]):
            cost = cost_of(partial(_random_moves, game, players, games), rounds, process_time)
            picks, turns = _picks_and_turns(game, players, games)
            for what, each, beside in (("move", cost, 0), ("turn", cost * picks / turns, 1)):
                ratio = each / catan[beside] if catan else 1.0
                against = f"the cost of catanatron's random {what}" if catan else unknown
                yield Row(f"{game.key}, {players} players: random {what}", each, ratio, against)
        copy, encoding = _copy_and_apply(game, rounds)
        yield Row(f"{game.key}: copy and apply one pick", copy, copy / encoding, "writing the state as JSON")


def _random_moves(game: Game[Any, Any, Any], players: int, games: int) -> int:
    return sum(
        play_random(game, setup_from(game, players, f"bench {number}", {}), Rng(seed_from(str(number))))[1]
        for number in range(games)
    )


def _picks_and_turns(game: Game[Any, Any, Any], players: int, games: int) -> tuple[int, int]:
    """Return how many picks the same games take, and how many of them end a turn."""
    picks = turns = 0
    ends, silence = evaluator_of(game).ends, Silence()
    for number in range(games):
        state = game.new_game(setup_from(game, players, f"bench {number}", {}))
        rng = Rng(seed_from(str(number)))
        while (choices := game.choices(state)) and not game.is_at_standstill(state):
            actions = next_to_move(choices, rng).actions
            action = actions[rng.below(len(actions))]
            game.play(state, action, silence)
            picks += 1
            turns += ends(action)
    return picks, max(1, turns)


def _copy_and_apply(game: Game[Any, Any, Any], rounds: int) -> tuple[float, float]:
    """Measure copy and apply in the middle of a game with the most players."""
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

    return cost_of(apply, rounds, process_time), cost_of(encode, rounds, process_time)


def _catanatron(games: int, rounds: int) -> tuple[float, float] | None:
    """Return the cost of a random move and a random turn of catanatron."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return None
    counts = Counter[str]()

    def play() -> int:
        counts.clear()
        for seed in range(games):
            table = Catan([RandomPlayer(colour) for colour in Color], seed=seed)
            table.play()
            counts["moves"] += len(table.state.actions)
            counts["turns"] += table.state.num_turns
        return counts["moves"]

    cost = cost_of(play, rounds, process_time)
    return cost, cost * counts["moves"] / counts["turns"]
