"""One SQLite file: one writer, a few readers, short transactions."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from importlib import resources
from pathlib import Path

import aiosqlite

from bot.store.batches import Transaction, connect
from bot.store.protocol import Reader, StoreError, Writer
from bot.store.reads import SqliteReader
from bot.store.writes import SqliteWriter

_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


_READERS = 4
"""A read takes a tenth of a millisecond, its way to the thread and back far more: with one reader, people who
act at the same time wait for one another."""


class SqliteStore:
    """Transactions queue for the one writer; reads never wait for it."""

    def __init__(self, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection]) -> None:
        self._writer = writer
        self._readers = readers
        self._writing = asyncio.Lock()
        self._free: asyncio.LifoQueue[aiosqlite.Connection] = asyncio.LifoQueue()
        for reader in readers:
            self._free.put_nowait(reader)
        self._lasting: bool | None = None

    @asynccontextmanager
    async def writing(self, *, lasting: bool = True) -> AsyncIterator[Writer]:
        """One transaction, kept whole when the block ends, dropped whole when it raises.

        What is `lasting` is on disk by then; the rest survives the death of the process, and reaches the disk
        with the next that is."""
        async with self._writing:
            level = f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}"
            begin = ["BEGIN IMMEDIATE"] if lasting == self._lasting else [level, "BEGIN IMMEDIATE"]
            self._lasting = None  # known again once this has gone well
            async with _transaction(self._writer, begin, "COMMIT") as transaction:
                yield SqliteWriter(transaction)
            self._lasting = lasting

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        reader = await self._free.get()
        try:
            async with _transaction(reader, ("BEGIN",), "ROLLBACK") as transaction:
                yield SqliteReader(transaction)
        finally:
            self._free.put_nowait(reader)

    async def close(self) -> None:
        async with self._writing:
            for _ in self._readers:
                await (await self._free.get()).close()
            await self._writer.close()


@asynccontextmanager
async def _transaction(
    connection: aiosqlite.Connection, begin: Sequence[str], end: str
) -> AsyncIterator[Transaction]:
    transaction = Transaction(connection, begin, end)
    try:
        yield transaction
        await transaction.finish()
    except BaseException:  # a cancelled task too: the next one must find a free connection
        await asyncio.shield(transaction.abandon())
        raise


async def _execute(connection: aiosqlite.Connection, sql: str) -> None:
    await connection.execute_fetchall(sql)


async def open_store(path: str | Path) -> SqliteStore:
    """The store in this file, made or brought up to date; StoreError where that cannot be."""
    if not Path(path).parent.is_dir():
        raise StoreError(f"there is no folder {Path(path).parent} for the database")
    opened = [await _connect(path)]
    try:
        await migrate(opened[0])
        for _ in range(_READERS):
            opened.append(await _connect(path))
            await _execute(opened[-1], "PRAGMA query_only = ON")
    except BaseException:
        for connection in opened:
            await connection.close()
        raise
    return SqliteStore(opened[0], opened[1:])


async def _connect(path: str | Path) -> aiosqlite.Connection:
    try:
        connection = await connect(path)
    except aiosqlite.Error as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error
    try:
        for setting in _SETTINGS:
            await _execute(connection, setting)
    except aiosqlite.Error as error:
        await connection.close()
        raise StoreError(f"{path} is not a database that can be used: {error}") from error
    return connection


def migrations() -> list[tuple[int, str]]:
    """Number and text of every migration, in order."""
    folder = resources.files("bot.store").joinpath("migrations")
    files = [(re.match(r"(\d{4})_\w+\.sql$", file.name), file) for file in folder.iterdir()]
    return sorted((int(match[1]), file.read_text(encoding="utf-8")) for match, file in files if match)


async def migrate(connection: aiosqlite.Connection) -> None:
    """Run what the file has not seen yet; each migration is one transaction with its number."""
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    found, known = int(rows[0][0]), migrations()
    if found > known[-1][0]:
        raise StoreError(f"the database has version {found}, newer than {known[-1][0]}: update the bot first")
    for number, sql in known:
        if number > found:
            script = f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;"
            try:
                async with connection.executescript(script):
                    pass
            except aiosqlite.Error as error:
                with suppress(aiosqlite.OperationalError):  # the script may have ended before it began
                    await _execute(connection, "ROLLBACK")
                raise StoreError(f"migration {number} failed: {error}") from error
