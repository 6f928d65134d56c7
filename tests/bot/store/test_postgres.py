"""PostgreSQL itself: the same tables as SQLite, processes that start together, faults in plain words."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from bot.store.commit import Commit
from bot.store.errors import CannotStoreError, ConflictError, StoreError
from bot.store.factory import open_store
from bot.store.migrator import migrations
from bot.store.postgres import open_postgres
from tests.bot.store.test_migrator import LEAGUES, must_know_who_runs_older_leagues
from tests.support.cluster import Databases, cluster, restarted
from tests.support.service_harness import ANN, BEN, Stage, open_stage


async def columns_of_postgres(address: str) -> dict[str, set[tuple[str, bool]]]:
    connection = await asyncpg.connect(address)
    rows = await connection.fetch(
        "SELECT table_name, column_name, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public'"
    )
    await connection.close()
    found: dict[str, set[tuple[str, bool]]] = {}
    for table, column, nullable in rows:
        found.setdefault(table, set()).add((column, nullable == "YES"))
    found.pop("schema_version")
    return found


def columns_of_sqlite(path: Path) -> dict[str, set[tuple[str, bool]]]:
    connection = sqlite3.connect(path)
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    found = {
        name: {(row[1], not (row[3] or row[5])) for row in connection.execute(f"PRAGMA table_info({name})")}
        for (name,) in names
    }
    connection.close()
    return found


async def test_both_engines_have_the_same_tables_at_the_same_number(
    tmp_path: Path, postgres: Databases
) -> None:
    await (await open_store(tmp_path / "a.db")).close()
    address = await postgres.address_of(tmp_path / "a.db")
    assert await columns_of_postgres(address) == columns_of_sqlite(tmp_path / "a.db")
    assert migrations("postgres")[-1][0] == migrations()[-1][0]
    later = {number for number, _ in migrations() if number > migrations("postgres")[0][0]}
    assert {number for number, _ in migrations("postgres")[1:]} == later, "a number means the same to both"


async def test_processes_that_start_together_set_it_up_once(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.new(tmp_path / "new.db")
    stores = await asyncio.gather(*(open_postgres(address, connections=2) for _ in range(4)))
    async with stores[0].writing() as writer:
        await writer.people.put_setting("app", "a", "1")
    async with stores[3].reading() as reader:
        assert await reader.people.setting("app", "a") == "1"
    for store in stores:
        await store.close()
    await postgres.tidy()


async def test_a_newer_database_is_left_alone(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.new(tmp_path / "newer.db")
    await (await open_store(address)).close()
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE schema_version SET version = version + 1")
    await connection.close()
    with pytest.raises(StoreError, match="newer than"):
        await open_store(address)
    await postgres.tidy()


async def test_a_database_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(StoreError, match="latchkey cannot be reached") as fault:
        await open_store("postgresql://nobody:secret@127.0.0.1:1/latchkey")
    assert "secret" not in str(fault.value)


async def test_the_second_of_two_who_write_the_same_table_reads_again(
    tmp_path: Path, postgres: Databases
) -> None:
    """Simulates two processes with a store each."""
    address = await postgres.address_of(tmp_path / "two.db")
    one = await open_stage(tmp_path / "two.db", address=address)
    game = await one.game(ANN, BEN)
    other = Stage(tmp_path / "two.db", "other", one._games, None, address)
    await other.open()
    saved = await one.services.turns._tables.saved(game)
    reached = asyncio.Barrier(2)

    async def touch(stage: Stage) -> str:
        try:
            async with stage.store.writing() as writer:
                await reached.wait()
                await writer.games.touch(game, saved.revision)
                await writer.write(Commit(game_id=game, host=BEN))
        except ConflictError:
            return "read again"
        return "written"

    assert sorted(await asyncio.gather(touch(one), touch(other))) == ["read again", "written"]
    await other.close()
    await one.close()
    await postgres.tidy()


async def test_a_parcel_is_claimed_by_one_of_two_couriers(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.address_of(tmp_path / "couriers.db")
    one = await open_stage(tmp_path / "couriers.db", address=address)
    other = Stage(tmp_path / "couriers.db", "other", one._games, None, address)
    await other.open()
    for _ in range(6):
        await one.lobby(ANN, seats=2)
    claimed = await asyncio.gather(*(stage.claim() for stage in (one, other) * 3))
    ids = [parcel.id for parcels in claimed for parcel in parcels]
    assert len(ids) == len(set(ids)) == 6
    await other.close()
    await one.close()
    await postgres.tidy()


async def test_a_server_that_comes_back_is_used_again_and_what_was_told_is_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A restart of the server rejects writes with one message until it is back."""
    with cluster() as server:
        store = await open_postgres(server + "postgres", connections=3)
        async with store.writing() as writer:
            await writer.people.put_setting("app", "kept", "yes")
        with restarted(server), caplog.at_level(logging.WARNING):
            for _ in range(2):
                with pytest.raises(CannotStoreError):
                    async with store.writing() as writer:
                        await writer.people.put_setting("app", "lost", "yes")
        async with store.writing() as writer:  # older connections are dead, which is no error
            await writer.people.put_setting("app", "later", "yes")
        async with store.reading() as reader:
            assert [await reader.people.setting("app", key) for key in ("kept", "lost", "later")] == [
                "yes",
                None,
                "yes",
            ]
        said = [record.message.split(":")[0] for record in caplog.records if record.name.startswith("bot")]
        assert said == ["nothing can be stored", "storing works again"]
        await store.close()


async def test_a_database_that_only_reads_is_told_as_such(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.new(tmp_path / "reading.db")
    store = await open_postgres(address, connections=1)
    connection = await asyncpg.connect(address)
    name = address.rsplit("/", 1)[1]
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) {others}")
    await connection.close()
    with pytest.raises(StoreError, match="read-only"):
        await open_postgres(address, connections=2)
    with pytest.raises(CannotStoreError, match="read-only"):
        async with store.writing() as writer:
            await writer.people.put_setting("app", "a", "1")
    await store.close()
    await postgres.tidy()


async def test_looking_brings_nothing_up_to_date(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.new(tmp_path / "older.db")
    with pytest.raises(StoreError, match="nothing of this bot"):
        await open_store(address, as_it_is=True)
    await (await open_store(address)).close()
    await (await open_store(address, as_it_is=True)).close()
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE schema_version SET version = version - 1")
    with pytest.raises(StoreError, match="another version"):
        await open_store(address, as_it_is=True)
    await connection.close()
    await postgres.tidy()


def read(rules: Path) -> str:
    return rules.read_text(encoding="utf-8")


def put(rules: Path, text: str) -> None:
    rules.write_text(text, encoding="utf-8")


async def test_a_wrong_password_is_one_clear_line_without_it(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.address_of(tmp_path / "a.db")
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE ROLE careful LOGIN PASSWORD 'right'")
    rules = Path(await connection.fetchval("SHOW hba_file"))
    before = read(rules)
    put(rules, "host all careful 127.0.0.1/32 scram-sha-256\n" + before)
    await connection.execute("SELECT pg_reload_conf()")
    said = ""
    try:
        for _ in range(200):  # until the server has read them
            try:
                await (await open_store(address.replace("latchkey@", "careful:wrong@"))).close()
            except StoreError as error:
                said = str(error)
            if "password" in said:
                break
        assert "does not let us in" in said
        assert "wrong" not in said
    finally:
        put(rules, before)
        await connection.execute("SELECT pg_reload_conf()")
        await connection.execute("DROP ROLE careful")
        await connection.close()
    await postgres.tidy()


async def test_leagues_of_an_older_database_are_counted(tmp_path: Path, postgres: Databases) -> None:
    address = await postgres.new(tmp_path / "leagues.db")
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    for number, sql in migrations("postgres"):
        if number < 17:
            await connection.execute(sql)
    await connection.execute("INSERT INTO schema_version VALUES (16);" + LEAGUES)
    await connection.close()
    await must_know_who_runs_older_leagues(await open_store(address))
    await postgres.tidy()
