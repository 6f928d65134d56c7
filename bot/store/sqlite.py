"""A SQLite store: one file, one writer, one reader, short transactions."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.concurrency import OnNotification, SingleProcess
from bot.store.errors import CannotStoreError, DamagedStoreError, StoreError
from bot.store.migrator import GIVES_BACK, migrate, migrations, rewrite_if_worth_it
from bot.store.private_files import Hold, hold, keep_private
from bot.store.sqlite_transaction import SqliteLook, SqliteTransaction, connect
from bot.store.unit_of_work import FailureReporter, Reader, Writer

T = TypeVar("T", bound=SqliteTransaction)

_log = logging.getLogger(__name__)
_ALONE = SingleProcess()
_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)

_NEW_SETTINGS = (GIVES_BACK, *_SETTINGS)
_PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
)
"""Errors outside the bot that may be gone at the next attempt."""
_PAGES_AT_A_TIME = 256
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_LEFT_FOR = 30.0  # seconds until an idle read transaction is ended
_LET_GO_WITHIN, _BETWEEN = 2.0, 0.1  # seconds to wait for a process that only migrates the file
_DAMAGED = "the database is damaged: nothing more is written to it; stop the bot and restore a backup"


class SqliteStore:
    """A store in one file. Transactions queue for the one writer; reads never wait for it."""

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, held: Hold | None = None
    ) -> None:
        """`held` is this process's lock on the file, released on closing."""
        self._writer = writer
        self._reader = reader
        self._held = held
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._is_left = False  # the last read transaction is still open
        self._ending: asyncio.TimerHandle | None = None
        self._end: asyncio.Task[None] | None = None
        self._lasting: bool | None = None
        self._seen: int | None = None  # data version after the last check
        self._failures = FailureReporter()
        self._is_damaged = False

    @asynccontextmanager
    async def writing(self, *, lasting: bool = True) -> AsyncIterator[Writer]:
        """Open one transaction: committed when the block ends, rolled back when it raises.

        A `lasting` one is on disk by then. Others survive a crash of the process, and reach the disk with
        the next lasting one."""
        async with self._writing:
            if self._is_damaged:
                raise DamagedStoreError(_DAMAGED)
            level = f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}"
            begin = ["BEGIN IMMEDIATE"] if lasting == self._lasting else [level, "BEGIN IMMEDIATE"]
            self._lasting = None  # unknown until this has succeeded
            try:
                async with _carried_out(SqliteTransaction(self._writer, begin, "COMMIT")) as transaction:
                    yield Writer(transaction, _ALONE)
            except CannotStoreError as error:
                self._note(error)
                raise
            if self._failures.is_told:
                self._failures.over()
            self._lasting = lasting

    def _note(self, fault: CannotStoreError) -> None:
        if not isinstance(fault, DamagedStoreError):
            self._failures.met(fault)
        elif not self._is_damaged:
            self._is_damaged = True
            _log.critical("%s (%s)", _DAMAGED, fault)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        async with self._reading:
            look = SqliteLook(self._reader, is_left=self._is_left)
            try:
                async with _carried_out(look):
                    yield Reader(look, _ALONE)
            except DamagedStoreError as error:
                self._note(error)
                raise
            finally:
                self._is_left = look.is_left
                if look.is_left and self._ending is None:
                    self._ending = asyncio.get_running_loop().call_later(_LEFT_FOR, self._end_look)

    def _end_look(self) -> None:
        """End the open read transaction: SQLite keeps its snapshot, and the log grows meanwhile."""
        self._ending = None
        self._end = asyncio.create_task(self._ended(), name="last look")

    async def _ended(self) -> None:
        async with self._reading:
            if self._is_left:
                self._is_left = False
                with suppress(aiosqlite.Error):
                    await self._reader.execute_fetchall("ROLLBACK")

    async def join(self, shares: Sequence[str], heard: OnNotification) -> str:
        """Return the first share: a file belongs to one process, so there are no notifications."""
        return shares[0]

    @property
    def is_shared(self) -> bool:
        return False

    async def has_new_post(self) -> bool:
        """Compare the data version, which changes with the writes of other connections only."""
        async with self._writing:
            try:
                number = int(next(iter(await self._writer.execute_fetchall("PRAGMA data_version")))[0])
            except aiosqlite.DatabaseError:  # the next read or write reports the problem
                return False
        seen, self._seen = self._seen, number
        return seen != number

    @property
    def fault(self) -> str:
        return "the database is damaged" if self._is_damaged else self._failures.words

    async def shrink(self) -> bool:
        async with self._writing:
            if self._is_damaged:
                return False
            with suppress(aiosqlite.OperationalError):  # space that cannot be released now can be later
                before = await _free(self._writer)
                # Every step releases one page; only a script runs to its end.
                async with self._writer.executescript(f"PRAGMA incremental_vacuum({_PAGES_AT_A_TIME})"):
                    pass
                return 0 < await _free(self._writer) < before
        return False

    async def close(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        async with self._writing, self._reading:
            await self._reader.close()
            await self._writer.close()
        if self._held is not None:
            self._held.release()


@asynccontextmanager
async def _carried_out(transaction: T) -> AsyncIterator[T]:
    try:
        yield transaction
        await transaction.finish()
    except BaseException as error:  # also on cancellation: the next one needs a free connection
        await asyncio.shield(transaction.abandon())
        if isinstance(error, aiosqlite.DatabaseError):
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in _DAMAGE:
                raise DamagedStoreError(str(error)) from error
            if code in _PASSING:
                raise CannotStoreError(str(error)) from error
        raise


async def _free(connection: aiosqlite.Connection) -> int:
    """Return the number of free pages in the file."""
    return int(next(iter(await connection.execute_fetchall("PRAGMA freelist_count")))[0])


async def open_sqlite(path: str | Path, *, alone: bool = False, as_it_is: bool = False) -> SqliteStore:
    """Open the store in this file, create or migrate it; raise StoreError if that fails.

    `alone`: this is the bot, of which there is one per file. Other processes may read beside it, and write
    what the bot then sends, but never migrate a file in use. `as_it_is`: do not migrate at all."""
    file = Path(path)
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent} for the database")
    try:
        keep_private(file)
        held = None if as_it_is else await _held(file, alone)
    except OSError as error:
        raise StoreError(f"the database {path} cannot be opened: {error.strerror}") from error
    try:
        writer = await _connect(path)
        try:
            await _brought_up_to_date(writer, file, is_ours=held is not None)
            reader = await _connect(path)
        except BaseException:
            await writer.close()
            raise
        await reader.execute_fetchall("PRAGMA query_only = ON")
    except BaseException:
        if held is not None:
            held.release()
        raise
    if held is not None and not alone:
        held.release()
        held = None
    return SqliteStore(writer, reader, held)


async def _held(file: Path, alone: bool) -> Hold | None:
    """Lock the file. A process that only reads or migrates is done in a moment, so the bot waits for it."""
    left = _LET_GO_WITHIN if alone else 0.0
    while (held := hold(file)) is None and left > 0:
        left -= _BETWEEN
        await asyncio.sleep(_BETWEEN)
    if held is None and alone:
        raise StoreError(
            f"another bot is running on {file}: stop it first, or give this one its own DATABASE"
        )
    return held


async def _brought_up_to_date(connection: aiosqlite.Connection, file: Path, *, is_ours: bool) -> None:
    if is_ours:
        await migrate(connection)
        await rewrite_if_worth_it(connection, file)
        return
    found = int(next(iter(await connection.execute_fetchall("PRAGMA user_version")))[0])
    if found != migrations()[-1][0]:
        raise StoreError(f"{file} is in use by another version of the bot ({found}): stop it first")


def _settings(path: Path) -> Sequence[str]:
    return _SETTINGS if path.exists() and path.stat().st_size else _NEW_SETTINGS


async def _connect(path: str | Path) -> aiosqlite.Connection:
    try:
        connection = await connect(path)
    except aiosqlite.Error as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error
    try:
        for setting in _settings(Path(path)):
            await connection.execute_fetchall(setting)
    except aiosqlite.Error as error:
        await connection.close()
        raise StoreError(f"{path} is not a database that can be used: {error}") from error
    return connection
