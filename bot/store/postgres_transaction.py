"""One PostgreSQL transaction: its begin, its outcome, and the meaning of its errors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg

from bot.store.errors import CannotStoreError, ConflictError, UncertainStoreError
from bot.store.sql import Row, Statement, numbered

CONNECTED_WITHIN = 10.0  # seconds for a connection
_LOOKS, _BETWEEN_LOOKS = 10, 0.5  # attempts, and seconds between them, to learn the outcome of a commit
LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
LASTING = "BEGIN"
PASSING = "BEGIN; SET LOCAL synchronous_commit = off"
"""Survives a crash of the process, and reaches the disk with the next commit that waits for it."""
_FASTER = (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Another transaction was faster: read again."""
AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was closed while in use
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
    OSError,
    TimeoutError,
)
"""Errors outside the bot that may be gone at the next attempt."""


class _Transaction:
    """One transaction on a connection of the pool, taken when the first answer is needed."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], begin: str) -> None:
        self._pool = pool
        self._begin = begin
        self._waiting: list[Statement] = []
        self._connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record] | None = None

    def add(self, statement: Statement) -> None:
        self._waiting.append(statement)

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        """Run the pending statements and these; with `last` the transaction ends after them."""
        batch, self._waiting = [*self._waiting, *questions], []
        if self._connection is None:
            self._connection = await self._begun()
        connection, answers = self._connection, list[list[Row]]()
        for statement in batch:
            sql = numbered(statement.sql)
            if len(statement.rows) > 1:
                await connection.executemany(sql, [_plain(row) for row in statement.rows])
                continue
            found: list[Row] = [tuple(row) for row in await connection.fetch(sql, *_plain(statement.rows[0]))]
            if statement.demand is not None and not found:
                raise statement.demand
            if statement.asks:
                answers.append(found)
        if last:
            await self._end(connection)
            self._connection = None
            await self._pool.release(connection)
        return answers

    async def _begun(self) -> asyncpg.pool.PoolConnectionProxy[asyncpg.Record]:
        """Return a connection with a begun transaction.

        Connections from before a server restart are dead, which shows only now. Nothing has been asked
        yet, so another one can be taken; the last one is new."""
        left = self._pool.get_max_size()
        while True:
            connection = await self._pool.acquire(timeout=CONNECTED_WITHIN)
            try:
                await connection.execute(self._begin)
                return connection
            except BaseException as error:
                await _throw_away(self._pool, connection)
                left -= 1
                if left < 0 or not isinstance(error, AWAY):
                    raise

    async def _end(self, connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]) -> None:
        """Commit. If the reply is lost, ask for the outcome on another connection."""
        if self._begin != LASTING:
            await connection.execute("COMMIT")
            return
        number = await connection.fetchval("SELECT CAST(pg_current_xact_id() AS text)")
        try:
            await connection.execute("COMMIT")
        except AWAY:
            if not await _was_kept(self._pool, number):
                raise

    async def finish(self) -> None:
        if self._connection is not None or self._waiting:
            await self.ask(last=True)

    async def abandon(self) -> None:
        """Roll back. A connection that fails at that is discarded."""
        self._waiting = []
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                await connection.execute("ROLLBACK")
                await self._pool.release(connection)
            except (asyncpg.PostgresError, *AWAY):
                await _throw_away(self._pool, connection)


async def _throw_away(
    pool: asyncpg.Pool[asyncpg.Record], connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
) -> None:
    with suppress(asyncpg.InterfaceError):  # the pool has already done so
        connection.terminate()
    await pool.release(connection)


@asynccontextmanager
async def transaction(pool: asyncpg.Pool[asyncpg.Record], begin: str) -> AsyncIterator[_Transaction]:
    one = _Transaction(pool, begin)
    try:
        yield one
        await one.finish()
    except BaseException as error:  # also on cancellation: its connection must not go on
        await asyncio.shield(one.abandon())
        if isinstance(error, _FASTER):
            raise ConflictError(str(error)) from error
        if isinstance(error, AWAY):
            raise CannotStoreError(reason(error)) from error
        raise


async def _was_kept(pool: asyncpg.Pool[asyncpg.Record], number: str) -> bool:
    """Return whether a transaction was committed; raise UncertainStoreError if that stays unknown."""
    for _ in range(_LOOKS):
        with suppress(asyncpg.PostgresError, *AWAY):
            async with pool.acquire(timeout=CONNECTED_WITHIN) as connection:
                became = await connection.fetchval("SELECT pg_xact_status(CAST($1::text AS xid8))", number)
            if became in ("committed", "aborted"):
                return bool(became == "committed")
        await asyncio.sleep(_BETWEEN_LOOKS)
    raise UncertainStoreError("the connection broke in the moment of keeping it")


def reason(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _plain(row: Row) -> list[object]:
    """Return the values with booleans as integers, as the tables store them."""
    return [int(value) if isinstance(value, bool) else value for value in row]
