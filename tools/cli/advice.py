"""`latchkey advice`: what reviews say of somebody who always plays the first hint."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from bot.cli import at_least
from engine.registry import game_named
from engine.simulate import setup_from
from tools.balance.advice import Followed, follow
from tools.cli.simulate import chosen_options


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("advice", help="let a seat follow every first hint, and review its games")
    parser.add_argument("game", help="the game's key, such as keyper")
    parser.add_argument("--games", type=at_least(1), default=100, help="how many games")
    parser.add_argument(
        "--seats", type=at_least(1), help="seats at a table (default: as many as fit, by turns)"
    )
    parser.add_argument("--seed", default="advice", help="any word; the same word gives the same games")
    parser.add_argument("--with", dest="options", action="append", default=[], metavar="OPTION[=VALUE]")
    parser.add_argument(
        "--anew", action="store_true", help="review in other worlds than those the hints were found in"
    )
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Followed()
    options = chosen_options(game, arguments.options)
    for number in range(arguments.games):
        seats = arguments.seats or game.spec.seats[number % len(game.spec.seats)]
        setup = setup_from(game, seats, f"{arguments.seed} {number}", options)
        follow(game, setup, found, anew=arguments.anew)
    print(msgspec.json.encode(found).decode() if arguments.json else "\n".join(found.lines()))
    return 0
