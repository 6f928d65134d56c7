"""A PostgreSQL store: many concurrent transactions, in any number of processes.

SQLite is safe because it has one writer; here the row of a table serves the purpose. A writer first
increments its revision, which locks the row. A second writer then finds another revision and reads again."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import asyncpg

from bot.store.concurrency import Holder, OnNotification, SharedDatabase, SingleProcess
from bot.store.errors import CannotStoreError, StoreError
from bot.store.heartbeat import Heartbeat
from bot.store.migrator import migrations
from bot.store.postgres_transaction import AWAY, CONNECTED_WITHIN, LASTING, LOOK, PASSING, reason, transaction
from bot.store.unit_of_work import FailureReporter, Reader, Writer

_ALONE = SingleProcess()
_LONGEST = 30.0  # seconds for a statement
_CONNECTIONS = 8
_MIGRATION_LOCK = 5_284_001_741  # any number, the same for all processes
_NOT_LET_IN = (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)


class PostgresStore:
    """A store on a connection pool. Each transaction takes a connection, and waits for one if necessary."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], address: str) -> None:
        self._pool, self._address = pool, address
        self._holder = Holder(secrets.token_hex(4))
        self._heartbeat: Heartbeat | None = None
        self._newest: int | None = None  # number in the outbox
        self._failures = FailureReporter()

    @asynccontextmanager
    async def writing(self, *, lasting: bool = True) -> AsyncIterator[Writer]:
        """Open one transaction: committed when the block ends, rolled back when it raises."""
        try:
            async with transaction(self._pool, LASTING if lasting else PASSING) as begun:
                yield Writer(begun, SharedDatabase(self._holder))
        except BaseException as error:
            self._holder.is_known = self._heartbeat is not None  # the insert may have been rolled back too
            if isinstance(error, CannotStoreError):
                self._failures.met(error)
            raise
        if self._failures.is_told:
            self._failures.over()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reader]:
        async with transaction(self._pool, LOOK) as begun:
            yield Reader(begun, _ALONE)

    async def join(self, shares: Sequence[str], heard: OnNotification) -> str:
        self._heartbeat = Heartbeat(self._address, self._holder, heard)
        try:
            return await self._heartbeat.enter(shares)
        except (asyncpg.PostgresError, *AWAY) as error:
            raise CannotStoreError(reason(error)) from error

    @property
    def is_shared(self) -> bool:
        return self._holder.is_shared

    async def has_new_post(self) -> bool:
        try:
            newest = await self._pool.fetchval("SELECT max(id) FROM outbox", timeout=CONNECTED_WITHIN)
        except (asyncpg.PostgresError, *AWAY):  # the next read or write reports the problem
            return False
        seen, self._newest = self._newest, newest or 0
        return seen != self._newest

    @property
    def fault(self) -> str:
        return self._failures.words

    async def shrink(self) -> bool:
        """Do nothing: PostgreSQL releases space automatically."""
        return False

    async def close(self) -> None:
        if self._heartbeat is not None:
            await self._heartbeat.leave()
        elif self._holder.is_known:
            with suppress(asyncpg.PostgresError, *AWAY):
                await self._pool.execute("DELETE FROM process WHERE id = $1", self._holder.id)
        await self._pool.close()


async def open_postgres(
    address: str, connections: int = _CONNECTIONS, *, as_it_is: bool = False
) -> PostgresStore:
    """Open the store at this address, create or migrate it (or leave it `as_it_is`).

    Raise StoreError if that fails."""
    where, pool = _place_of(address), None
    try:
        pool = await asyncpg.create_pool(
            address, min_size=0, max_size=connections, timeout=CONNECTED_WITHIN, command_timeout=_LONGEST
        )
        async with pool.acquire(timeout=CONNECTED_WITHIN) as connection:
            await (_must_be_current if as_it_is else _migrate)(connection)
    except BaseException as error:
        if pool is not None:
            pool.terminate()
        if isinstance(error, _NOT_LET_IN):
            raise StoreError(f"the database at {where} does not let us in: {reason(error)}") from error
        if isinstance(error, (asyncpg.PostgresError, asyncpg.ClientConfigurationError, *AWAY)):
            raise StoreError(f"the database at {where} cannot be reached: {reason(error)}") from error
        raise
    return PostgresStore(pool, address)


async def _migrate(connection: asyncpg.pool.PoolConnectionProxy[asyncpg.Record]) -> None:
    """Apply missing migrations, each in one transaction with its number.

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
        raise StoreError(f"the database cannot be brought up to date: {reason(error)}") from error
    finally:
        with suppress(*AWAY, asyncpg.PostgresError):
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
    """Return where a database is, without the password."""
    parts = urlsplit(address)
    return f"{parts.hostname or 'this machine'}:{parts.port or 5432}{parts.path}"
