"""One PostgreSQL database: many transactions at once, in as many processes as there are.

What SQLite gets from having one writer comes here from the row of a table: whoever writes it bumps its
revision first, which locks the row, and whoever comes second finds another revision and reads again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import asyncpg

from bot.store.beside import Alone
from bot.store.claiming import AmongOthers, Holder
from bot.store.migrating import migrations
from bot.store.postgres_sql import numbered
from bot.store.presence import Presence
from bot.store.protocol import (
    CannotStoreError,
    ConflictError,
    Heard,
    Reader,
    StoreError,
    UncertainStoreError,
    Writer,
)
from bot.store.statements import Row, Statement
from bot.store.subjects import SqlSubjects
from bot.store.trouble import Trouble

_ALONE = Alone()
_CONNECTED_WITHIN = 10.0  # seconds for a connection
_LONGEST = 30.0  # seconds for a statement
_CONNECTIONS = 8
_LOOKS, _BETWEEN_LOOKS = 10, 0.5  # how often, and after how many seconds, the fate of a commit is asked for
_MIGRATION_LOCK = 5_284_001_741  # any number, the same for all of us
_LOOK = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_LASTING = "BEGIN"
_PASSING = "BEGIN; SET LOCAL synchronous_commit = off"
"""Survives our death, and reaches the disk with the next commit that waits for it."""
_FASTER = (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Somebody else was there first: read again."""
_AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was ended while it was being used
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresSystemError,
    OSError,
    TimeoutError,
)
"""What somebody has to mend outside, and what may be mended the next time."""

_NOT_LET_IN = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)


class _Transaction:
    """One transaction on a connection of the pool, taken when the first answer is wanted."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], begin: str) -> None:
        self._pool = pool
        self._begin = begin
        self._waiting: list[Statement] = []
        self._connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record] | None = None

    def add(self, statement: Statement) -> None:
        self._waiting.append(statement)

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        """Run what has piled up and these; with `last` the transaction ends after them."""
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
        """Those of before a restart of the server are dead, which shows only now: nothing has been asked yet,
        so the next one will do, and the last is a new one."""
        left = self._pool.get_max_size()
        while True:
            connection = await self._pool.acquire(timeout=_CONNECTED_WITHIN)
            try:
                await connection.execute(self._begin)
                return connection
            except BaseException as error:
                await _throw_away(self._pool, connection)
                left -= 1
                if left < 0 or not isinstance(error, _AWAY):
                    raise

    async def _end(self, connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]) -> None:
        """Keep it. Where the answer to that is lost, what became of it is asked on another connection."""
        if self._begin != _LASTING:
            await connection.execute("COMMIT")
            return
        number = await connection.fetchval("SELECT CAST(pg_current_xact_id() AS text)")
        try:
            await connection.execute("COMMIT")
        except _AWAY:
            if not await _was_kept(self._pool, number):
                raise

    async def finish(self) -> None:
        if self._connection is not None or self._waiting:
            await self.ask(last=True)

    async def abandon(self) -> None:
        """Leave nothing behind; a connection that cannot even do that is thrown away."""
        self._waiting = []
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                await connection.execute("ROLLBACK")
                await self._pool.release(connection)
            except (asyncpg.PostgresError, *_AWAY):
                await _throw_away(self._pool, connection)


class PostgresStore:
    """Transactions take a connection each, and wait for one where all are taken."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], address: str) -> None:
        self._pool, self._address = pool, address
        self._holder = Holder(secrets.token_hex(4))
        self._presence: Presence | None = None
        self._newest: int | None = None  # number in the outbox
        self._trouble = Trouble()

    @asynccontextmanager
    async def writing(self, *, lasting: bool = True) -> AsyncIterator[Writer]:
        """One transaction, kept whole when the block ends, dropped whole when it raises."""
        try:
            async with _transaction(self._pool, _LASTING if lasting else _PASSING) as transaction:
                yield SqlSubjects(transaction, AmongOthers(self._holder))
        except BaseException as error:
            self._holder.is_known = self._presence is not None  # what said so may have been dropped with it
            if isinstance(error, CannotStoreError):
                self._trouble.met(error)
            raise
        if self._trouble.is_told:
            self._trouble.over()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        async with _transaction(self._pool, _LOOK) as transaction:
            yield SqlSubjects(transaction, _ALONE)

    async def join(self, shares: Sequence[str], heard: Heard) -> str:
        self._presence = Presence(self._address, self._holder, heard)
        try:
            return await self._presence.enter(shares)
        except (asyncpg.PostgresError, *_AWAY) as error:
            raise CannotStoreError(_reason(error)) from error

    @property
    def is_shared(self) -> bool:
        return self._holder.is_shared

    async def has_new_post(self) -> bool:
        try:
            newest = await self._pool.fetchval("SELECT max(id) FROM outbox", timeout=_CONNECTED_WITHIN)
        except (asyncpg.PostgresError, *_AWAY):  # whoever reads or writes next says what is wrong
            return False
        seen, self._newest = self._newest, newest or 0
        return seen != self._newest

    @property
    def fault(self) -> str:
        return self._trouble.words

    async def shrink(self) -> bool:
        """PostgreSQL sees to that itself."""
        return False

    async def close(self) -> None:
        if self._presence is not None:
            await self._presence.leave()
        elif self._holder.is_known:
            with suppress(asyncpg.PostgresError, *_AWAY):
                await self._pool.execute("DELETE FROM process WHERE id = $1", self._holder.id)
        await self._pool.close()


async def _throw_away(
    pool: asyncpg.Pool[asyncpg.Record], connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
) -> None:
    with suppress(asyncpg.InterfaceError):  # the pool has done so already
        connection.terminate()
    await pool.release(connection)


@asynccontextmanager
async def _transaction(pool: asyncpg.Pool[asyncpg.Record], begin: str) -> AsyncIterator[_Transaction]:
    transaction = _Transaction(pool, begin)
    try:
        yield transaction
        await transaction.finish()
    except BaseException as error:  # a cancelled task too: its connection must not go on
        await asyncio.shield(transaction.abandon())
        if isinstance(error, _FASTER):
            raise ConflictError(str(error)) from error
        if isinstance(error, _AWAY):
            raise CannotStoreError(_reason(error)) from error
        raise


async def _was_kept(pool: asyncpg.Pool[asyncpg.Record], number: str) -> bool:
    """Whether a transaction was kept after all; UncertainStoreError if that cannot be learnt soon."""
    for _ in range(_LOOKS):
        with suppress(asyncpg.PostgresError, *_AWAY):
            async with pool.acquire(timeout=_CONNECTED_WITHIN) as connection:
                became = await connection.fetchval("SELECT pg_xact_status(CAST($1::text AS xid8))", number)
            if became in ("committed", "aborted"):
                return bool(became == "committed")
        await asyncio.sleep(_BETWEEN_LOOKS)
    raise UncertainStoreError("the connection broke in the moment of keeping it")


async def open_postgres(
    address: str, connections: int = _CONNECTIONS, *, as_it_is: bool = False
) -> PostgresStore:
    """The store at this address, made or brought up to date (or left `as_it_is`, to be looked at); StoreError
    where that cannot be."""
    where, pool = _place_of(address), None
    try:
        pool = await asyncpg.create_pool(
            address, min_size=0, max_size=connections, timeout=_CONNECTED_WITHIN, command_timeout=_LONGEST
        )
        async with pool.acquire(timeout=_CONNECTED_WITHIN) as connection:
            await (_must_be_current if as_it_is else _migrate)(connection)
    except BaseException as error:
        if pool is not None:
            pool.terminate()
        if isinstance(error, _NOT_LET_IN):
            raise StoreError(f"the database at {where} does not let us in: {_reason(error)}") from error
        if isinstance(error, (asyncpg.PostgresError, asyncpg.ClientConfigurationError, *_AWAY)):
            raise StoreError(f"the database at {where} cannot be reached: {_reason(error)}") from error
        raise
    return PostgresStore(pool, address)


async def _migrate(connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]) -> None:
    """Run what the database has not seen yet, each migration in one transaction with its number.

    Processes that start together wait for each other, and the second finds everything done."""
    await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATION_LOCK)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        found = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        known = migrations("postgres")
        if found > known[-1][0]:
            raise StoreError(
                f"the database has version {found}, newer than {known[-1][0]}: update the bot first"
            )
        for number, sql in known:
            if number > found:
                async with connection.transaction():
                    await connection.execute(sql)
                    await connection.execute("DELETE FROM schema_version")
                    await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    except asyncpg.PostgresError as error:
        raise StoreError(f"the database cannot be brought up to date: {_reason(error)}") from error
    finally:
        with suppress(*_AWAY, asyncpg.PostgresError):
            await connection.execute("SELECT pg_advisory_unlock($1)", _MIGRATION_LOCK)


async def _must_be_current(connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]) -> None:
    found = None
    if await connection.fetchval("SELECT to_regclass('schema_version')") is not None:
        found = await connection.fetchval("SELECT max(version) FROM schema_version")
    if found is None:
        raise StoreError("there is nothing of this bot in the database; start the bot on it once")
    if found != migrations("postgres")[-1][0]:
        raise StoreError(f"the database is of another version of the bot ({found}); start the bot on it once")


def _place_of(address: str) -> str:
    """Where a database is, without a password."""
    parts = urlsplit(address)
    return f"{parts.hostname or 'this machine'}:{parts.port or 5432}{parts.path}"


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _plain(row: Row) -> list[object]:
    """Yes and no are numbers in our tables."""
    return [int(value) if isinstance(value, bool) else value for value in row]
