"""`latchkey train`: weights for the judgement of a game, learnt from whole games among computer players."""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path
from typing import Any

from bot.cli import at_least
from engine.core.judgement import Judgement, Weights
from engine.players.fitting import Lesson, fitted, lesson_of, mean_of
from engine.registry import game_named
from engine.simulate import setup_from


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("train", help="fit what computer players think of positions")
    parser.add_argument("game", help="the game's key, such as keyper")
    parser.add_argument("--games", type=at_least(1), default=200, help="how many games in each round")
    parser.add_argument(
        "--rounds", type=at_least(1), default=2, help="how often to play by the newest weights and fit"
    )
    parser.add_argument("--seats", type=int, nargs="*", help="take turns with so many seats (default: all)")
    parser.add_argument("--seed", default="train", help="any word; the same word gives the same weights")
    parser.add_argument("--from", dest="start", choices=("hand", "fitted"), default="hand")
    parser.add_argument("--out", metavar="FILE", help="where to write (default: over the game's weights)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    judgement = game.judgement
    if judgement is None:
        raise ValueError(f"{arguments.game} has no judgement to be fitted")
    weights: Weights = getattr(judgement, arguments.start)
    all_of_them = [weights]
    seats = arguments.seats or list(game.spec.seats)
    for number in range(arguments.rounds):
        lessons = list[Lesson]()
        for each in range(arguments.games):
            setup = setup_from(game, seats[each % len(seats)], f"{arguments.seed} {number} {each}", {})
            lessons.append(lesson_of(game, setup, each, weights))
            _progress(number + 1, each + 1, arguments.games)
        weights = fitted(judgement, lessons, weights)
        all_of_them.append(weights)
    table = _written(judgement, mean_of(all_of_them), f"{arguments.game} {_command(arguments)}")
    Path(arguments.out or _place_of(judgement)).write_text(table)
    return 0


def _progress(number: int, done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\rround {number}: {done} of {of} games", end="\n" if done == of else "", file=sys.stderr)


def _command(arguments: argparse.Namespace) -> str:
    """What repeats these weights."""
    seats = f" --seats {' '.join(map(str, arguments.seats))}" if arguments.seats else ""
    return (
        f"--games {arguments.games} --rounds {arguments.rounds}{seats} --seed {arguments.seed}"
        f" --from {arguments.start}"
    )


def _place_of(judgement: Judgement[Any, Any]) -> Path:
    return Path(inspect.getfile(type(judgement))).parent / "fitted.py"


def _written(judgement: Judgement[Any, Any], weights: Weights, how: str) -> str:
    """The weights as a file of the engine."""
    rows = "\n".join(f'    "{feature}": {row!r},' for feature, row in weights.items())
    return (
        f'"""The weights in points: {", ".join(judgement.stages)}.\n\n'
        f'    latchkey train {how}\n"""\n\n'
        "from __future__ import annotations\n\nfrom engine.core.judgement import Weights\n\n"
        f"FITTED: Weights = {{\n{rows}\n}}\n"
    )
