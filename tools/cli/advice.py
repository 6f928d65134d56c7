"""Quality of advice: `latchkey dev advice` reviews a player who always plays the first hint,
`latchkey dev follies` counts mistakes of computer players by the rules,
`latchkey dev sources` shows how they score."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.cli import at_least
from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.players.strengths import Strength
from engine.registry import game_named
from engine.simulate import setup_from
from tools.cli.simulate import add_game, chosen_options
from tools.cli.tournament import player_named, seated
from tools.players.advice import Followed, follow
from tools.players.mistakes import Follies, count
from tools.players.point_sources import Sources, score
from tools.sample_content import box_named


def add(subparsers: Any) -> None:
    advice = subparsers.add_parser("advice")
    advice.add_argument(
        "--other-worlds",
        "--anew",
        action="store_true",
        help="review in other random worlds than the hints used",
    )
    advice.set_defaults(run=_run, box=None)
    follies = subparsers.add_parser("follies")
    follies.set_defaults(run=_follies)
    sources = subparsers.add_parser("sources")
    sources.set_defaults(run=_sources)
    for parser in (follies, sources):
        parser.add_argument(
            "--players",
            default="hard,normal",
            help="strengths in seat order; hard+fairs prefers fairs, to measure their value",
        )
        parser.add_argument(
            "--box",
            metavar="FORM|random:WORD",
            help="custom content: a filled-in form, or random values",
        )
    for parser in (advice, follies, sources):
        add_game(parser, "advice")
        parser.add_argument("--games", type=at_least(1), default=100, help="how many games")
        parser.add_argument(
            "--seats", type=at_least(1), help="seats at a table (default: all numbers in turn)"
        )
        parser.add_argument("--json", action="store_true", help="print figures as JSON")


def _run(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Followed()
    for setup in _setups(arguments, game):
        follow(game, setup, found, other_worlds=arguments.other_worlds)
    return _told(found, arguments)


def _follies(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Follies()
    for number, setup in enumerate(_setups(arguments, game)):
        count(game, setup, _table(arguments, setup.seats, number), found)
    return _told(found, arguments)


def _sources(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Sources()
    for number, setup in enumerate(_setups(arguments, game)):
        score(game, setup, _table(arguments, setup.seats, number), found)
    return _told(found, arguments)


def _setups(arguments: argparse.Namespace, game: AnyGame) -> Iterator[Setup]:
    """Yield the requested deals."""
    options, sizes = chosen_options(game, arguments.options), game.spec.seats
    options |= box_named(game, arguments.box) if arguments.box else {}
    for number in range(arguments.games):
        seats = arguments.seats or sizes[number % len(sizes)]
        yield setup_from(game, seats, f"{arguments.seed} {number}", options)


def _table(arguments: argparse.Namespace, seats: int, number: int) -> list[Strength]:
    return seated([player_named(word) for word in arguments.players.split(",")], seats, number)


def _told(found: Followed | Follies | Sources, arguments: argparse.Namespace) -> int:
    print(msgspec.json.encode(found).decode() if arguments.json else "\n".join(found.lines()))
    return 0
