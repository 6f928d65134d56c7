"""`latchkey stats`: results of finished games, counted anew from the log if asked for."""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from bot.cli import counted
from bot.cli.store import database_of
from bot.services.maintenance.finished_games import ResultService
from bot.store.factory import open_store
from bot.store.sqlite_backup import check_file
from engine.registry import GAMES


def add(subparsers: Any) -> None:
    stats = subparsers.add_parser("stats", help="how many finished games are counted, and anew if asked for")
    stats.add_argument("--rebuild", action="store_true", help="count every finished game again from its log")
    stats.add_argument(
        "--database", default=None, metavar="DATABASE", help="the database (default: as the bot's)"
    )
    stats.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        check_file(database)
    return asyncio.run(_counted(database, rebuild=arguments.rebuild))


async def _counted(database: Path | str, *, rebuild: bool) -> int:
    store = await open_store(database)
    try:
        if rebuild:
            games, changed = await ResultService(store, GAMES).rebuild()
            print(f"{counted(games, 'finished game')} counted again, {changed} changed")
        async with store.reading() as reader:
            results, there = await reader.results.at(), await reader.results.there()
    finally:
        await store.close()
    kinds = Counter(one.game for one in results)
    for game, number in sorted(kinds.items()):
        rated = sum(one.rated for one in results if one.game == game)
        print(f"{game}: {counted(number, 'result')}, {rated} rated")
    print(f"without a result: {sum(not is_there for is_there in there.values())}")
    return 0
