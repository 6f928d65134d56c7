"""Back up, restore and check an SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrator import migrations
from bot.store.private_files import (
    close_to_others,
    free_name,
    make_private,
    must_create,
    must_hold,
    with_beside,
)
from bot.store.protocol import Store
from bot.store.replay import position, setup_of
from bot.store.unit_of_work import Reader
from engine.core.codec import SaveError
from engine.core.game import AnyGame

Games = Mapping[str, AnyGame]
_AT_ONCE = 1 << 20


def back_up(database: Path, copy: Path) -> None:
    """Make a complete and compact copy, even while the bot is running. An existing file is never
    overwritten."""
    _must_exist(database)
    must_create(copy)
    try:
        with closing(sqlite3.connect(_to_read(database), uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        _without_tokens(copy)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise StoreError(f"no copy of {database} could be made: {error}") from error
    check_file(copy)


def _without_tokens(copy: Path) -> None:
    """Delete interaction tokens, which can edit messages for some minutes, from a copy."""
    with closing(sqlite3.connect(copy)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'panel'").fetchone():
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("DELETE FROM panel")
            connection.commit()


def put_back(copy: Path, database: Path) -> Path | None:
    """Replace the database by a copy, and return where the old one was moved, if there was one."""
    check_file(copy)
    held = must_hold(database)
    try:
        if database.exists():
            _must_be_idle(database)
        kept = _moved_aside(database)
        incoming = database.with_name(database.name + ".incoming")
        incoming.unlink(missing_ok=True)
        _copy(copy, incoming)
        os.replace(incoming, database)
    finally:
        held.release()
    return kept


def _moved_aside(database: Path) -> Path | None:
    """Move a database aside, together with the files beside it."""
    old = [path for path in with_beside(database) if path.exists()]
    if not old:
        return None
    close_to_others(database)
    kept = free_name(database)
    for path in old:
        os.replace(path, kept.with_name(kept.name + path.name.removeprefix(database.name)))
    return kept


def _copy(copy: Path, incoming: Path) -> None:
    make_private(incoming)
    with copy.open("rb") as source, incoming.open("rb+") as target:
        while piece := source.read(_AT_ONCE):
            target.write(piece)
        target.flush()
        os.fsync(target.fileno())


def check_file(path: Path) -> None:
    """Raise StoreError unless this is an intact database of a known version."""
    _must_exist(path)
    try:
        with closing(sqlite3.connect(_to_read(path), uri=True)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            faults = [str(row[0]) for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
            strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a whole database: {error}") from error
    if faults or strays:
        raise StoreError(f"{path} is damaged: {(faults or ['a row refers to nothing'])[0]}")
    if not 0 < version <= migrations()[-1][0]:
        raise StoreError(f"{path} is not a database of this bot, or of a newer one (version {version})")


def must_be_current(path: Path) -> None:
    """Raise StoreError unless this database can be read without a migration."""
    _must_exist(path)
    try:
        with closing(sqlite3.connect(_to_read(path), uri=True)) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read: {error}") from error
    if version != migrations()[-1][0]:
        raise StoreError(f"{path} is of another version of the bot ({version}); start the bot on it once")


async def faults(store: Store, games: Games) -> AsyncIterator[str]:
    """Yield the problems of running games: a log that cannot be replayed, or that leads elsewhere."""
    async with store.reading() as reader:
        running = await reader.games.running()
    for game_id in running:
        async with store.reading() as reader:
            fault = await _fault_of(reader, game_id, games)
        if fault:
            yield f"table {game_id}: {fault}"


async def _fault_of(reader: Reader, game_id: str, games: Games) -> str:
    saved = await reader.games.saved(game_id)
    snapshot, _ = await reader.log.trail(game_id)
    if saved is None or snapshot is None:
        return "its position is missing"
    table = saved.table
    if table.game not in games:
        return f"the game '{table.game}' is not known here"
    game = games[table.game]
    if snapshot.number != table.number:
        return f"its position is that after {snapshot.number} picks, but there are {table.number}"
    try:
        setup_of(saved, game)
        kept = game.from_json(snapshot.state)
        replayed = await position(reader, saved, game, table.number, from_start=True)
    except (StoreError, SaveError, ValueError) as error:
        return str(error)
    if game.to_json(kept) != game.to_json(replayed):
        return "its log leads to another position than the one kept"
    if not table.waits_just_for(game.seats_to_act(kept)):
        return "it waits for seats that need not decide"
    return (
        ""
        if game.has_secret_answers(kept) == (table.secret_question is not None)
        else "its question is not kept as secret as it is"
    )


def _to_read(path: Path) -> str:
    """Return a read-only URI; file names may contain "?" or "#"."""
    return f"{path.absolute().as_uri()}?mode=ro"


def _must_exist(path: Path) -> None:
    if not path.is_file():
        raise StoreError(f"there is no file {path}")


def _must_be_idle(database: Path) -> None:
    """Leave write-ahead mode, which needs exclusive access and merges everything into one file."""
    try:
        with closing(sqlite3.connect(database, timeout=0.5, isolation_level=None)) as connection:
            mode = connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise StoreError(f"{database} is in use: stop the bot first") from error
        return  # damaged, which is why a copy is being restored
    if mode != "delete":
        raise StoreError(f"{database} is in use: stop the bot first")
