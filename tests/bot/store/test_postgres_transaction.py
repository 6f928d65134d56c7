"""Commits whose answer is lost with the connection."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from asyncpg.pool import PoolConnectionProxy

from bot.store import postgres_transaction as engine
from bot.store.errors import CannotStoreError, UncertainStoreError
from bot.store.postgres import open_postgres
from tests.support.cluster import Databases


@pytest.mark.parametrize("kept", [True, False])
async def test_an_answer_lost_in_the_moment_of_keeping_is_looked_up(
    kept: bool, tmp_path: Path, postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_postgres(await postgres.address_of(tmp_path / "a.db"), connections=2)
    _cut_at_commit(monkeypatch, kept)
    try:
        async with store.writing() as writer:
            await writer.people.put_setting("app", "a", "1")
        heard: object = True
    except CannotStoreError as error:
        heard = isinstance(error, UncertainStoreError)
    async with store.reading() as reader:
        assert (await reader.people.setting("app", "a") == "1", heard) == (kept, kept)
    await store.close()
    await postgres.tidy()


async def test_an_unknown_commit_outcome_claims_nothing(
    tmp_path: Path, postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_postgres(await postgres.address_of(tmp_path / "a.db"), connections=2)
    monkeypatch.setattr(engine, "_BETWEEN_LOOKS", 0.0)
    fetchval: Callable[..., Awaitable[Any]] = PoolConnectionProxy.fetchval

    async def silent(connection: Any, sql: str, *more: Any) -> Any:
        if "pg_xact_status" in sql:
            raise asyncpg.ConnectionDoesNotExistError("still away")
        return await fetchval(connection, sql, *more)

    async def write() -> None:
        async with store.writing() as writer:
            await writer.people.put_setting("app", "a", "1")

    monkeypatch.setattr(PoolConnectionProxy, "fetchval", silent)
    _cut_at_commit(monkeypatch, True)
    with pytest.raises(UncertainStoreError):
        await write()
    await store.close()
    await postgres.tidy()


def _cut_at_commit(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """The first connection that commits breaks: after the server has done it, or before it heard of it."""
    execute: Callable[..., Awaitable[Any]] = PoolConnectionProxy.execute
    cut = list[str]()

    async def cutting(connection: Any, sql: str, *more: Any, **others: Any) -> Any:
        if sql != "COMMIT" or cut:
            return await execute(connection, sql, *more, **others)
        cut.append(sql)
        if kept:
            await execute(connection, sql)
        connection.terminate()
        raise asyncpg.ConnectionDoesNotExistError("cut")

    monkeypatch.setattr(PoolConnectionProxy, "execute", cutting)
