"""Quality of evaluation: `latchkey decided` shows how much a position decides and how much of it computers
see, `latchkey endings` compares two players over the rest of a game."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from bot.cli import at_least
from engine.players.evaluator import evaluator_of
from engine.registry import game_named
from tools.balance.decided import Decided, decide
from tools.balance.endings import Endings, end
from tools.cli.advice import setups_of
from tools.cli.tournament import player_named


def add(subparsers: Any) -> None:
    decided = subparsers.add_parser(
        "decided", help="measure how much a position decides the result, and how much of that evaluations see"
    )
    decided.add_argument("--judges", default="expert,hard,normal", help="strengths")
    decided.add_argument(
        "--times", type=at_least(2), default=5, help="how often each position is played to the end"
    )
    decided.set_defaults(run=_decided)
    endings = subparsers.add_parser(
        "endings", help="let one player replace another at one seat for the rest of the game"
    )
    endings.add_argument("--players", default="expert,hard", help="the replacement and the replaced player")
    endings.add_argument(
        "--stage", default="", help="the stage of the change, by name or number (default: the last)"
    )
    endings.set_defaults(run=_endings)
    for parser in (decided, endings):
        parser.add_argument("game", help="the game's key, such as keyper")
        parser.add_argument("--games", type=at_least(1), default=20, help="how many games")
        parser.add_argument("--seats", type=at_least(1), default=4, help="seats at a table")
        parser.add_argument("--seed", default="judging", help="any word; the same word gives the same games")
        parser.add_argument("--with", dest="options", action="append", default=[], metavar="OPTION[=VALUE]")
        parser.add_argument("--json", action="store_true", help="print figures as JSON")
        parser.set_defaults(box=None)


def _decided(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Decided()
    judges = [player_named(word) for word in arguments.judges.split(",")]
    for setup in setups_of(arguments, game):
        decide(game, game.with_content_embedded(setup), judges, arguments.times, found)
    return _told(found, arguments)


def _endings(arguments: argparse.Namespace) -> int:
    game, found = game_named(arguments.game), Endings()
    players = [player_named(word) for word in arguments.players.split(",")]
    if len(players) != 2:
        raise ValueError("--players needs two names: the replacement and the replaced player")
    new, old = players
    stage = _stage(arguments.stage, evaluator_of(game).stages)
    for setup in setups_of(arguments, game):
        end(game, game.with_content_embedded(setup), stage, new, old, found)
    return _told(found, arguments)


def _stage(word: str, stages: tuple[str, ...]) -> int:
    if not word:
        return len(stages) - 1
    if word in stages:
        return stages.index(word)
    if word.isdecimal() and int(word) < len(stages):
        return int(word)
    raise ValueError(f"there is no stage '{word}'; known: {', '.join(stages)}")


def _told(found: Decided | Endings, arguments: argparse.Namespace) -> int:
    print(msgspec.json.encode(found).decode() if arguments.json else "\n".join(found.lines()))
    return 0
