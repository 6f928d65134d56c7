"""The file itself: settings, migrations, transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from bot.store.commit import Commit
from bot.store.errors import CannotStoreError, ConflictError, StoreError
from bot.store.migrator import migrate, migrations
from bot.store.rows import Snapshot, Timer
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.values.people import Person
from bot.values.table import Place, SeatInfo, Table
from engine.core.text import UserText

TABLE = Table(
    id="t1",
    status="lobby",
    game="lantern",
    host=1,
    place=Place(5, 6),
    capacity=2,
    options={"long": "on"},
    pace="slow",
    language="en",
    in_thread=True,
    seats=(SeatInfo(0, UserText(), 1), SeatInfo(1, UserText(), computer="easy")),
    created=10.0,
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_sqlite(tmp_path / "store.db")
    async with store.writing() as writer:
        await writer.games.add(TABLE)
    yield store
    await store.close()


async def pragma(connection: aiosqlite.Connection, name: str) -> object:
    rows = await connection.execute_fetchall(f"PRAGMA {name}")
    return next(iter(rows))[0]


async def test_the_file_is_set_up_as_promised(store: SqliteStore) -> None:
    for connection in (store._writer, store._reader):
        assert await pragma(connection, "journal_mode") == "wal"
        assert await pragma(connection, "foreign_keys") == 1
    with pytest.raises(aiosqlite.OperationalError):
        await store._reader.execute_fetchall("DELETE FROM game")


async def test_only_durable_writes_wait_for_the_disk(store: SqliteStore) -> None:
    for lasting, level in ((True, 2), (False, 1), (False, 1), (True, 2)):
        async with store.writing(lasting=lasting) as writer:
            await writer.people.put_setting("app", "a", "1")
            await writer.people.setting("app", "a")
            assert await pragma(store._writer, "synchronous") == level


async def test_a_transaction_that_failed_does_not_change_how_the_next_is_kept(store: SqliteStore) -> None:
    async def fail() -> None:
        async with store.writing(lasting=False) as writer:
            await writer.people.put_setting("app", "a", "1")
            await writer.people.setting("app", "a")
            raise RuntimeError

    for _ in range(2):
        with pytest.raises(RuntimeError):
            await fail()
        async with store.writing() as writer:
            await writer.people.put_setting("app", "a", "1")
        assert await pragma(store._writer, "synchronous") == 2


async def test_a_table_comes_back_as_it_was_written(store: SqliteStore) -> None:
    async with store.reading() as reader:
        saved = await reader.games.saved("t1")
        assert await reader.games.saved("t2") is None
    assert saved is not None
    assert saved.table == TABLE or saved.table.seats[0].reminder_hours == 24
    assert saved.table.options == {"long": "on"}
    assert saved.table.seats[1].computer == "easy"


async def test_foreign_keys_hold(store: SqliteStore) -> None:
    with pytest.raises(aiosqlite.IntegrityError):
        async with store.writing() as writer:
            await writer.write(Commit(game_id="nowhere", timers=(Timer("nowhere", "lobby", 1.0),)))


async def test_an_exception_rolls_back(store: SqliteStore) -> None:
    async def write_and_fail() -> None:
        async with store.writing() as writer:
            await writer.people.put(Person(7, UserText("Seven")))
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await write_and_fail()
    async with store.reading() as reader:
        assert await reader.people.get(7) is None


async def test_a_cancelled_writer_frees_the_connection(store: SqliteStore) -> None:
    async def never_ends() -> None:
        async with store.writing() as writer:
            await writer.people.put(Person(7, UserText("Seven")))
            await asyncio.sleep(100)

    task = asyncio.create_task(never_ends())
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.writing() as writer:
        assert await writer.people.get(7) is None
        await writer.people.put(Person(8, UserText("Eight")))


async def test_cancelling_at_every_moment_never_blocks_the_next(store: SqliteStore) -> None:
    async def write() -> None:
        async with store.writing() as writer:
            await writer.people.put_setting("app", "a", "1")
            await writer.people.put_setting("app", "b", "1")

    for steps in range(12):
        task = asyncio.create_task(write())
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.writing() as writer:
            both = [await writer.people.setting("app", key) for key in ("a", "b")]
            assert both[0] == both[1]
            await writer.people.put_setting("app", "c", str(steps))


async def test_readers_see_what_is_committed_and_do_not_wait(store: SqliteStore) -> None:
    async with store.writing() as writer:
        await writer.people.put(Person(7, UserText("Seven")))
        async with asyncio.timeout(1), store.reading() as reader:
            assert await reader.people.get(7) is None
    async with store.reading() as reader:
        assert await reader.people.get(7) == Person(7, UserText("Seven"))


async def test_writers_queue(store: SqliteStore) -> None:
    async def add_one() -> None:
        async with store.writing() as writer:
            number = int(await writer.people.setting("app", "n") or 0)
            await asyncio.sleep(0)
            await writer.people.put_setting("app", "n", str(number + 1))

    await asyncio.gather(*(add_one() for _ in range(20)))
    async with store.reading() as reader:
        assert await reader.people.setting("app", "n") == "20"


async def test_a_table_written_by_somebody_else_is_a_conflict(store: SqliteStore) -> None:
    async with store.writing() as writer:
        await writer.games.touch("t1", 0)
    with pytest.raises(ConflictError):
        async with store.writing() as writer:
            await writer.games.touch("t1", 0)


async def test_old_snapshots_thin_out(store: SqliteStore) -> None:
    async with store.writing() as writer:
        for turn in range(1, 251):
            await writer.write(Commit(game_id="t1", position=Snapshot(turn, turn, 1, b"{}")))
    rows = list(await store._reader.execute_fetchall("SELECT number FROM snapshot ORDER BY number"))
    assert [row[0] for row in rows] == [1, 100, 200, *range(247, 251)]


async def test_migrations_run_once_and_number_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    await (await open_sqlite(path)).close()
    await (await open_sqlite(path)).close()
    assert sqlite3.connect(path).execute("PRAGMA user_version").fetchone()[0] == migrations()[-1][0]
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = migrations()[-1][0]
    broken = [*migrations(), (newest + 1, "CREATE TABLE extra (a); INSERT INTO nowhere VALUES (1);")]
    path = tmp_path / "old.db"
    await (await open_sqlite(path)).close()
    monkeypatch.setattr("bot.store.migrator.migrations", lambda: broken)
    with pytest.raises(StoreError):
        await open_sqlite(path)
    content = sqlite3.connect(path)
    assert content.execute("PRAGMA user_version").fetchone()[0] == newest
    assert not content.execute("SELECT 1 FROM sqlite_master WHERE name = 'extra'").fetchall()


async def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(StoreError, match="newer"):
        await open_sqlite(path)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam, this is not a database at all. " * 50)
    with pytest.raises(StoreError):
        await open_sqlite(path)
    with pytest.raises(StoreError):
        await open_sqlite(tmp_path / "no" / "such" / "folder" / "a.db")


async def test_migrating_a_bare_connection(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "bare.db", isolation_level=None) as connection:
        await migrate(connection)
        assert await pragma(connection, "user_version") == migrations()[-1][0]


async def test_a_full_disk_keeps_what_was_there_and_storing_recovers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_sqlite(tmp_path / "full.db")
    ((pages,),) = await store._writer.execute_fetchall("PRAGMA page_count")
    await store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")

    async def two_settings() -> None:
        async with store.writing() as writer:
            await writer.people.put_setting("app", "small", "lost with the rest")
            await writer.people.put_setting("app", "big", "x" * 1_000_000)

    for _ in range(2):
        with pytest.raises(CannotStoreError):
            await two_settings()
    async with store.reading() as reader:
        assert await reader.people.setting("app", "small") is None
    await store._writer.execute_fetchall("PRAGMA max_page_count = 1073741823")
    await two_settings()
    await store.close()
    told = [record.getMessage() for record in caplog.records]
    assert told == ["nothing can be stored: database or disk is full", "storing works again"]
