"""Files with secrets are readable by the bot's user only, from their creation and under any umask."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.services.maintenance.backups import Backups, copies_in
from bot.store.errors import StoreError
from bot.store.sqlite import open_sqlite
from engine.lantern.game import LANTERN
from tests.support.cluster import Databases
from tests.support.service_harness import ANN, BEN, Stage

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")


@pytest.fixture(autouse=True)
def as_most_systems_have_it() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rights that every file of ours had when it was made."""
    made, real = list[int](), os.open

    def noted(path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        made.extend([mode] if flags & os.O_CREAT else [])
        return real(path, flags, mode, **more)

    monkeypatch.setattr("bot.store.private_files.os.open", noted)
    return made


def rights(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()}


async def playing(path: Path) -> Stage:
    stage = Stage(path, "stage-32", {"lantern": LANTERN})
    await stage.open()
    await stage.game(ANN, BEN)
    return stage


async def test_a_database_and_what_lies_beside_it(tmp_path: Path, opened: list[int]) -> None:
    stage = await playing(tmp_path / "live.db")
    found = rights(tmp_path)
    await stage.close()
    assert {"live.db", "live.db-wal", "live.db-shm"} <= found.keys()
    assert set(found.values()) == {0o600}
    assert opened
    assert set(opened) == {0o600}, "never wider, not even for a moment"


def as_a_killed_bot_left_them(files: dict[Path, bytes]) -> None:
    for path, content in files.items():
        path.write_bytes(content)
        path.chmod(0o644)


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.glob("live.db*")}


async def test_a_database_of_before_is_closed_to_others(tmp_path: Path) -> None:
    stage = await playing(tmp_path / "live.db")
    found = contents(tmp_path)
    await stage.close()
    as_a_killed_bot_left_them(found)
    (tmp_path / "live.db.lock").unlink()
    store = await open_sqlite(tmp_path / "live.db")
    assert {"live.db", "live.db-wal", "live.db-shm"} <= rights(tmp_path).keys()
    assert set(rights(tmp_path).values()) == {0o600}
    await store.close()


def test_copies_exports_and_what_is_put_back(tmp_path: Path, opened: list[int]) -> None:
    async def played() -> str:
        stage = await playing(tmp_path / "live.db")
        table = (await stage.services.queries.turns(ANN))[0].table.id
        await stage.close()
        return table

    table, live = asyncio.run(played()), str(tmp_path / "live.db")
    assert main(["backup", str(tmp_path / "copy.db"), "--database", live]) == 0
    assert main(["export", table, str(tmp_path / "game.json"), "--database", live]) == 0
    os.chmod(live, 0o644)
    assert main(["restore", str(tmp_path / "copy.db"), "--database", live]) == 0
    found = rights(tmp_path)
    assert {"live.db", "live.db.before-1", "copy.db", "game.json"} <= found.keys()
    assert set(found.values()) == {0o600}
    assert set(opened) == {0o600}


async def test_the_copy_of_every_day(tmp_path: Path) -> None:
    async def tell(_: str) -> None:
        return

    stage = await playing(tmp_path / "live.db")
    folder = tmp_path / "copies"
    await Backups(stage.path, folder, daily=1, weekly=1, clock=lambda: stage.now, tell=tell).make()
    await stage.close()
    assert len(copies_in(folder)) == 1
    assert set(rights(folder).values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_copy_of_a_postgres(tmp_path: Path, postgres: Databases) -> None:
    address = asyncio.run(postgres.address_of(tmp_path / "live.db"))
    assert main(["backup", str(tmp_path / "copy.dump"), "--database", address]) == 0
    assert rights(tmp_path) == {"copy.dump": 0o600}
    asyncio.run(postgres.tidy())


async def test_nobody_brings_a_file_up_to_date_under_a_running_bot(tmp_path: Path) -> None:
    """The operator runs `latchkey doctor` after an update, with the old bot still running."""
    path = tmp_path / "live.db"
    bot = await open_sqlite(path, alone=True)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 3")
    connection.close()
    with pytest.raises(StoreError, match="in use by another version"):
        await open_sqlite(path)
    await bot.close()


async def test_one_bot_per_file_under_any_of_its_names(tmp_path: Path) -> None:
    (tmp_path / "name.db").symlink_to(tmp_path / "live.db")
    bot = await open_sqlite(tmp_path / "live.db", alone=True)
    with pytest.raises(StoreError, match="another bot is running"):
        await open_sqlite(tmp_path / "name.db", alone=True)
    looking = await open_sqlite(tmp_path / "name.db")
    await looking.close()
    await bot.close()
    await (await open_sqlite(tmp_path / "name.db", alone=True)).close()
