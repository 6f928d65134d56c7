"""`latchkey dev story`: a game as players read it, in other languages beside English."""

from __future__ import annotations

import argparse
import asyncio
import re
from typing import Any

from bot.cli import at_least
from bot.locales.translations import locales
from engine.registry import game_named
from tools.cli.simulate import add_game, chosen_options
from tools.story import PEOPLE, story

_NUMBER = re.compile(r"\d+")


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("story")
    add_game(parser, "latchkey")
    parser.add_argument(
        "--language",
        dest="languages",
        action="append",
        choices=locales(),
        default=[],
        help="a language beside English; repeatable",
    )
    parser.add_argument("--players", type=at_least(1), help="how many seats (default: the fewest)")
    parser.add_argument(
        "--chapter", type=at_least(1), default=1, help="the season or round to print in full, counted from 1"
    )
    parser.add_argument(
        "--all", action="store_true", help="include lines that differ from earlier ones in numbers only"
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    players = game.spec.seats[0] if arguments.players is None else arguments.players
    if players not in game.spec.seats or players > len(PEOPLE):
        raise ValueError(f"{game.key} is for {', '.join(map(str, game.spec.seats))} players")
    asyncio.run(_tell(arguments, players, chosen_options(game, arguments.options)))
    return 0


async def _tell(arguments: argparse.Namespace, players: int, options: dict[str, str]) -> None:
    """Print the story without repeating texts, unless requested, or texts that differ only in numbers."""
    languages = ["en", *(one for one in arguments.languages if one != "en")]
    known, heading = set[tuple[str, ...]](), ""
    told = story(
        arguments.game, languages, arguments.seed, seats=players, chapter=arguments.chapter, options=options
    )
    async for line in told:
        shape = tuple(_NUMBER.sub("0", words) for words in line.said)
        if line.is_heading:
            heading = f"\n— {line.said[0]}"
        elif arguments.all or shape not in known:
            known.add(shape)
            for words in (
                heading,
                *(f"{one}  {said}" for one, said in zip(languages, line.said, strict=True)),
            ):
                if words:
                    print(words)
            heading = ""
