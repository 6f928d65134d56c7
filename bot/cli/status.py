"""`latchkey status`, `tables`, `table` and `stats`: the state of the bot, for its operator."""

from __future__ import annotations

import argparse
import asyncio
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from bot.cli import add_database, counted, fit
from bot.cli.database import config_here, database_of
from bot.config import Config
from bot.services.container import Services, build_services
from bot.services.maintenance.backups import copies_in
from bot.services.maintenance.finished_games import ResultService
from bot.services.maintenance.health_checks import WELL, Health
from bot.store.errors import StoreError
from bot.store.factory import open_store
from bot.store.private_files import size_of
from bot.store.rows import WAITS, Overview
from bot.store.sqlite_backup import check_file
from bot.values.errors import PlayerError
from bot.values.table import Table
from engine.core.setup import CONTENT
from engine.registry import GAMES, offered


def _add_stats(subparsers: Any) -> None:
    stats = subparsers.add_parser("stats")
    stats.add_argument(
        "--rebuild", action="store_true", help="rebuild the statistics from the logs of all finished games"
    )
    add_database(stats)
    stats.set_defaults(run=_run_stats)


def _run_stats(arguments: argparse.Namespace) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        check_file(database)
    return asyncio.run(_counted(database, rebuild=arguments.rebuild))


async def _counted(database: Path | str, *, rebuild: bool) -> int:
    store = await open_store(database)
    try:
        if rebuild:
            games, changed = await ResultService(store, GAMES).rebuild()
            print(f"{counted(games, 'finished game')} rebuilt, {changed} changed")
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


_ANSWERED_WITHIN = 5.0  # seconds for the bot to report its health
_LONGEST = 4096  # bytes of its report
_STALE = 2 * 24 * 3600.0
"""Seconds after which the newest daily backup counts as stale."""
_UNITS = ((24 * 3600, "d"), (3600, "h"), (60, "min"), (1, "s"))


def add(subparsers: Any) -> None:
    _add_stats(subparsers)
    status = subparsers.add_parser("status")
    status.set_defaults(run=_run_status)
    tables = subparsers.add_parser("tables")
    tables.add_argument("--all", action="store_true", help="include finished and closed tables")
    tables.set_defaults(run=_run_tables)
    table = subparsers.add_parser("table")
    table.add_argument("table", metavar="TABLE", help="the table's number, as shown in its posts")
    table.add_argument(
        "--secrets",
        action="store_true",
        help="include hidden information; a running game says so in its log and notifies its players",
    )
    table.set_defaults(run=_run_table)
    add_database(status, tables, table, metavar="FILE")


@asynccontextmanager
async def _looking(arguments: argparse.Namespace) -> AsyncIterator[Services]:
    """Open the services on the database without migrating it."""
    store = await open_store(database_of(arguments), as_it_is=True)
    try:
        yield build_services(store, offered(models=True))
    finally:
        await store.close()


# ---------------------------------------------------------------- status


def _run_status(arguments: argparse.Namespace) -> int:
    config, database = config_here(), database_of(arguments)
    seen = asyncio.run(_overview(arguments))
    shown = f"{database}, {_size(database)}" if isinstance(database, Path) else "PostgreSQL"
    print(f"database: {shown}")
    print("tables: " + (", ".join(f"{count} {state}" for state, count in seen.states.items()) or "none"))
    waits = dict(zip(WAITS, seen.waits, strict=True))
    longer = [f"{waits[name]} for longer than a {name}" for name in ("day", "week") if waits[name]]
    print(", ".join([f"waiting for a player: {counted(waits['moment'], 'table')}", *longer]))
    print(_outbox_words(seen))
    lines = [_backup_line(config), _bot_line(config)]
    for line, _ in lines:
        print(line)
    return 0 if all(is_well for _, is_well in lines) else 1


async def _overview(arguments: argparse.Namespace) -> Overview:
    async with _looking(arguments) as looked_at:
        return await looked_at.queries.overview()


def _outbox_words(seen: Overview) -> str:
    outbox = seen.outbox
    oldest = f", the oldest for {_span(time.time() - outbox.oldest)}" if outbox.oldest is not None else ""
    return f"outbox: {outbox.waiting} waiting{oldest}, {outbox.given_up} given up within 30 days"


def _backup_line(config: Config) -> tuple[str, bool]:
    if not config.backup_dir:
        return "backups: off (BACKUP_DIR is not set)", True
    copies = copies_in(Path(config.backup_dir))
    if not copies:
        return f"backups: none yet in {config.backup_dir}", False
    age = time.time() - copies[max(copies)].stat().st_mtime
    words = f"backups: {len(copies)} in {config.backup_dir}, the newest made {_span(age)} ago"
    return words, age < _STALE


def _bot_line(config: Config) -> tuple[str, bool]:
    if not config.metrics:
        return "bot: unknown (METRICS is not set)", True
    try:
        directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with directly.open(f"http://{config.metrics}/healthz", timeout=_ANSWERED_WITHIN) as answer:
            return _health_line(answer.read(_LONGEST))
    except urllib.error.HTTPError as error:
        return _health_line(error.read(_LONGEST))
    except (OSError, ValueError):
        return f"bot: no answer at {config.metrics}", False


def _health_line(said: bytes) -> tuple[str, bool]:
    try:
        found = msgspec.json.decode(said, type=Health)
    except msgspec.DecodeError:
        return f"bot: {fit(said.decode(errors='replace').strip()[:200])}", False
    faults = [f"{name}: {words}" for name, words in found.parts.items() if words != WELL]
    return fit("; ".join([f"bot: {found.status}", *faults])), found.status == "ready"


def _size(database: Path) -> str:
    return f"{size_of(database) / 1024 / 1024:.1f} MiB"


def _span(seconds: float) -> str:
    size, unit = next((step for step in _UNITS if seconds >= step[0]), _UNITS[-1])
    return f"{max(0, int(seconds // size))} {unit}"


# ---------------------------------------------------------------- tables


def _run_tables(arguments: argparse.Namespace) -> int:
    async def listed() -> list[Table]:
        async with _looking(arguments) as looked_at:
            return await looked_at.queries.all_tables(ended=arguments.all)

    for table in asyncio.run(listed()):
        print(_line_of(table))
    return 0


def _line_of(table: Table) -> str:
    """Describe a table by ids only, without names of people."""
    place = f"server {table.place.guild} channel {table.place.here}"
    seats = f"{len(table.seats)}/{table.capacity} seats"
    waits = f", waiting for {_span(time.time() - since)}" if (since := table.waits_since) is not None else ""
    return f"{fit(table.id)}  {table.game}  {table.status}  {seats}  turn {table.turn}  {place}{waits}"


def _run_table(arguments: argparse.Namespace) -> int:
    print("\n".join(asyncio.run(_told(arguments, arguments.table.strip("#")))))
    return 0


async def _told(arguments: argparse.Namespace, table_id: str) -> list[str]:
    async with _looking(arguments) as looked_at:
        try:
            lines = _lines_of(await looked_at.queries.table(table_id))
            if arguments.secrets:  # as `latchkey export` would write it; this is recorded in the table's log
                lines += ["", (await looked_at.transfer.copy(table_id)).data.decode()]
            return lines
        except PlayerError:
            raise StoreError(f"there is no table {fit(table_id)}, or no game at it yet") from None


def _lines_of(table: Table) -> list[str]:
    opened = datetime.fromtimestamp(table.created, UTC).isoformat(timespec="minutes")
    options = ", ".join(f"{key}={value}" for key, value in sorted(table.options.items()) if key != CONTENT)
    lines = [_line_of(table), f"opened {opened} by {table.host}; pace {table.pace or 'any'}; {fit(options)}"]
    for info in table.seats:
        holder = f"computer ({info.computer})" if info.computer else f"{info.person} {fit(info.name.raw)}"
        decides = ", decides" if table.status == "running" and info.seat in table.awaited else ""
        lines.append(f"seat {info.seat + 1}: {holder}{', on offer' if info.offered else ''}{decides}")
    if table.secret_question is not None:
        lines.append("a secret question is open")
    if table.closed_why:
        lines.append(f"closed: {table.closed_why}")
    return lines
