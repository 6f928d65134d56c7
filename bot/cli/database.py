"""`latchkey backup`, `restore`, `doctor`, `export` and `copy`: maintain the database."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Any

from bot.cli import add_database, fit
from bot.config import ENV_FILE, Config, read_config, read_env_file
from bot.custom_content import ContentFolder
from bot.services.container import build_services
from bot.services.maintenance.finished_games import ResultService, studies
from bot.store.database_copy import half_a_copy
from bot.store.errors import StoreError
from bot.store.factory import is_postgres, open_store
from bot.store.postgres_backup import dump, restore
from bot.store.private_files import make_private
from bot.store.sqlite_backup import Games, back_up, check_file, faults, put_back
from bot.values.errors import PlayerError
from engine.registry import GAMES

_SQLITE = "sqlite:"


def _add_copy(subparsers: Any) -> None:
    parser = subparsers.add_parser("copy")
    for word, what in (
        ("from", "the source"),
        ("to", "an empty target, or one with an interrupted copy"),
    ):
        parser.add_argument(
            f"--{word}",
            dest=f"{word}_",
            required=True,
            metavar="ADDRESS",
            help=f"{what}: sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME",
        )
    parser.add_argument(
        "--restart",
        "--anew",  # its old name
        action="store_true",
        help="delete an interrupted copy and start again, needed if the source has changed since",
    )
    parser.set_defaults(run=_run_copy)


def _run_copy(arguments: argparse.Namespace) -> int:
    from bot.store.database_copy import copy_store

    shown = sys.stderr.isatty()

    def tell(name: str, done: int) -> None:
        if shown:
            print(f"\r{name}: {done:,} rows", end="\033[K", file=sys.stderr, flush=True)

    addresses = [address.removeprefix(_SQLITE) for address in (arguments.from_, arguments.to_)]
    rows = asyncio.run(copy_store(addresses[0], addresses[1], tell, restart=arguments.restart))
    if shown:
        print(file=sys.stderr)
    print(f"{rows:,} rows copied and compared; now set DATABASE to the new address and start the bot")
    return 0


def add(subparsers: Any) -> None:
    _add_copy(subparsers)
    backup = subparsers.add_parser("backup")
    backup.add_argument("file", type=Path, metavar="FILE", help="the backup to write")
    backup.set_defaults(run=_run_backup)
    restore = subparsers.add_parser("restore")
    restore.add_argument("file", type=Path, metavar="FILE", help="the backup to restore")
    restore.set_defaults(run=_run_restore)
    doctor = subparsers.add_parser("doctor")
    doctor.set_defaults(run=run_doctor)
    export = subparsers.add_parser("export")
    export.add_argument("table", nargs="?", metavar="TABLE", help="the table's number, as shown in its posts")
    export.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the file to write")
    export.add_argument(
        "--all",
        action="store_true",
        help="export all finished games, one line of JSON each, with names of consenting players",
    )
    export.add_argument(
        "--out", type=Path, metavar="FILE", help="with --all: the file to write (default: print)"
    )
    export.set_defaults(run=_run_export)
    add_database(backup, restore, doctor, export)


def database_of(arguments: argparse.Namespace) -> Path | str:
    """Return a file, or the address of a PostgreSQL database."""
    named = arguments.database or config_here().database
    return str(named) if is_postgres(named) else Path(named)


def config_here() -> Config:
    return read_config({**read_env_file(ENV_FILE), **os.environ})


def _run_backup(arguments: argparse.Namespace) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        back_up(database, arguments.file)
    else:
        dump(database, arguments.file)
    print(f"saved to {arguments.file} ({arguments.file.stat().st_size:,} bytes) and checked")
    return 0


def _run_restore(arguments: argparse.Namespace) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        kept, name = put_back(arguments.file, database), str(database)
    else:
        kept, name = restore(arguments.file, database), "the database"
    print(f"{name} is now {arguments.file}" + (f"; the previous data is kept as {kept}" if kept else ""))
    return 0


def run_doctor(arguments: argparse.Namespace, games: Games = GAMES) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        check_file(database)
        print("file: intact")
    damages = ContentFolder(config_here().content_dir, games).examined()
    for damage in damages:
        print(f"printed values that cannot be offered: {damage}")
    return max(asyncio.run(examine(database, games)), int(bool(damages)))


def _run_export(arguments: argparse.Namespace) -> int:
    database = database_of(arguments)
    if isinstance(database, Path):
        check_file(database)
    if arguments.all:
        if arguments.out is not None:
            make_private(arguments.out)
        return asyncio.run(_all_exported(database, arguments.out))
    if arguments.table is None or arguments.file is None:
        raise StoreError("export needs a TABLE and a FILE, or --all")
    if arguments.file.exists():
        raise StoreError(f"{arguments.file} exists already")
    try:
        data = asyncio.run(_copied(database, arguments.table.strip("#")))
    except PlayerError:
        raise StoreError(f"there is no game at a table {fit(arguments.table)}") from None
    make_private(arguments.file, data)
    print(f"exported to {arguments.file}; a running game says so in its log")
    return 0


async def _all_exported(database: Path | str, out: Path | None) -> int:
    store, lines = await open_store(database), 0
    try:
        async for line in studies(store, GAMES):
            lines += 1
            if out is None:
                print(line.decode(), end="")
            else:
                with out.open("ab") as file:
                    file.write(line)
    finally:
        await store.close()
    if out is not None:
        print(f"{lines} finished games written to {out}")
    return 0


async def _copied(database: Path | str, table: str) -> bytes:
    store = await open_store(database)
    try:
        return (await build_services(store, GAMES).transfer.copy(table)).data
    finally:
        await store.close()


async def examine(database: Path | str, games: Games) -> int:
    """Check every running game; return 0 if all are sound, otherwise 1."""
    store = await open_store(database)
    if not isinstance(database, Path):
        print("database: reachable, up to date")
    try:
        if half := await half_a_copy(store):
            print(half)
            return 1
        async with store.reading() as reader:
            overview = await reader.overview(time.time())
        running, outbox = overview.states.get("running", 0), overview.outbox
        over, missing = await ResultService(store, games).uncounted()
        found = 0
        async for fault in faults(store, games):
            found += 1
            print(fault)
    finally:
        await store.close()
    print(f"running games: {running}, sound: {running - found}")
    later = "; the bot adds them at its next start, latchkey stats --rebuild does it now" if missing else ""
    print(f"finished games: {over}, without a result: {missing}{later}")
    print(f"outbox: {outbox.waiting} waiting, {outbox.given_up} given up")
    return 1 if found else 0
