"""`latchkey dev train`: weights for the evaluation of a game, learnt from whole games between computer
players."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.cli import at_least
from engine.core.evaluation import Evaluator, Weights
from engine.players.matches import Match
from engine.players.strengths import STRENGTHS, Strength
from engine.players.training import Lesson, fitted, lesson_of, mean_of
from engine.registry import game_named
from engine.simulate import setup_from
from tools.cli.tournament import Job, matches_of, results_of, seated

_PROVER = STRENGTHS["normal"]


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("train")
    parser.add_argument("game", help="the game's key, such as keyper")
    parser.add_argument("--games", type=at_least(1), default=200, help="how many games in each round")
    parser.add_argument(
        "--rounds",
        type=at_least(1),
        default=2,
        help="how often to play with the newest weights and fit them again",
    )
    parser.add_argument(
        "--seats", type=int, nargs="*", help="numbers of seats to play in turn (default: all)"
    )
    parser.add_argument("--seed", default="train", help="any word; the same word gives the same weights")
    parser.add_argument("--from", dest="start", choices=("hand", "fitted"), default="hand")
    parser.add_argument("--out", metavar="FILE", help="the file to write (default: the game's weights)")
    parser.add_argument(
        "--proof",
        type=at_least(0),
        default=100,
        metavar="GAMES",
        help="write only if the new weights clearly win in this many games against the old ones; 0: always",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    evaluator = game.evaluator
    if evaluator is None:
        raise ValueError(f"{arguments.game} has no evaluator to train")
    seats, lessons = arguments.seats or list(game.spec.seats), list[Lesson]()
    weights: Weights = evaluator.hand if arguments.start == "hand" else evaluator.fitted_for(min(seats))
    start, all_of_them = weights, [weights]
    for number in range(arguments.rounds):
        for each in range(arguments.games):
            setup = setup_from(game, seats[each % len(seats)], f"{arguments.seed} {number} {each}", {})
            lessons.append(lesson_of(game, setup, len(lessons), weights))
            _progress(f"round {number + 1}", each + 1, arguments.games)
        weights = fitted(evaluator, lessons, start)
        all_of_them.append(weights)
    found = mean_of(all_of_them)
    if arguments.proof and not _is_proven(arguments, found, start, seats):
        return 1
    name = "crowded" if evaluator.fitted_for(min(seats)) is evaluator.crowded else "fitted"
    table = _written(evaluator, found, name, f"{arguments.game} {_command(arguments)}")
    if arguments.out:
        Path(arguments.out).write_text(table, encoding="utf-8")
    else:
        print(table)
    return 0


def _is_proven(arguments: argparse.Namespace, found: Weights, old: Weights, seats: Sequence[int]) -> bool:
    """Return whether the new weights win clearly, with every deal played from both sides."""
    game = game_named(arguments.game)
    players = [replace(_PROVER, key="new", weights=found), replace(_PROVER, key="old", weights=old)]
    tables, jobs = list[list[Strength]](), list[Job]()
    for number in range(arguments.proof):
        deal = number // len(players)
        setup = setup_from(game, seats[deal % len(seats)], f"{arguments.seed} proof {deal}", {})
        tables.append(seated(players, setup.seats, number))
        jobs.append((arguments.game, setup, tables[-1], 0))
    matches = list[Match]()
    for match in matches_of(jobs, 1):
        matches.append(match)
        _progress("proof", len(matches), arguments.proof)
    new = next(each for each in results_of(tables, matches) if each.player == "new")
    print(
        f"new weights: {new.wins:g} of {new.seats} seats won, {new.low:.0%} to {new.high:.0%}"
        f" where {new.even:.0%} is even: {'written' if new.low > new.even else 'the old ones stay'}"
    )
    return new.low > new.even


def _progress(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{what}: {done} of {of} games", end="\n" if done == of else "", file=sys.stderr)


def _command(arguments: argparse.Namespace) -> str:
    """Return the command that reproduces these weights."""
    seats = f" --seats {' '.join(map(str, arguments.seats))}" if arguments.seats else ""
    return (
        f"--games {arguments.games} --rounds {arguments.rounds}{seats} --seed {arguments.seed}"
        f" --from {arguments.start}"
    )


def _written(evaluator: Evaluator[Any, Any], weights: Weights, name: str, how: str) -> str:
    """Return the weights as a source file of the engine."""
    rows = "\n".join(f'    "{feature}": {row!r},' for feature, row in weights.items())
    return (
        f'"""The weights in points: {", ".join(evaluator.stages)}.\n\n'
        f'    latchkey dev train {how}\n"""\n\n'
        "from __future__ import annotations\n\nfrom engine.core.evaluation import Weights\n\n"
        f"{name.upper()}: Weights = {{\n{rows}\n}}\n"
    )
