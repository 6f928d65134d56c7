"""One bot on one file: the second is refused, a killed one leaves no lock, half a copy is not served."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.opening import open_store
from tests.support.wired import wired


async def said_by(*words: object) -> int:
    """A command beside a bot that is running, as from another terminal."""
    return await asyncio.to_thread(main, [str(word) for word in words])


async def test_a_second_bot_is_refused_and_a_killed_one_leaves_no_lock(tmp_path: Path) -> None:
    async with wired(tmp_path) as world:
        first = await world.start()
        await first.says("ready on")
        second = await world.start()
        assert await second.ended() == 2
        (line,) = [line for line in second.lines if line.startswith("latchkey: ")]
        assert "another bot is running on" in line
        assert "latchkey.db" in line
        assert not any("Traceback" in line for line in second.lines)
        assert first.child.returncode is None
        first.child.kill()
        await first.ended()
        third = await world.start()
        await third.says("ready on")
        assert await third.stop() == 0


async def test_what_only_looks_works_beside_a_running_bot_and_what_replaces_everything_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "latchkey.db"
    async with wired(tmp_path) as world:
        bot = await world.start()
        await bot.says("ready on")
        copy = tmp_path / "copy.db"
        for line in ("doctor", "status", "tables --all", f"backup {copy}"):
            assert await said_by(*line.split(), "--database", database) == 0, line
        for line in (
            f"restore {copy} --database {database}",
            f"copy --from sqlite:{database} --to sqlite:{tmp_path / 'new.db'}",
            f"copy --from sqlite:{copy} --to sqlite:{database}",
        ):
            capsys.readouterr()
            assert await said_by(*line.split()) == 2, line
            assert "stop" in capsys.readouterr().err
        assert await bot.stop() == 0
    assert await said_by("restore", copy, "--database", database) == 0


async def test_half_a_copy_is_not_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "latchkey.db"
    await (await open_store(database)).close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("INSERT INTO setting (scope, key, value) VALUES ('copy', 'begun', '1')")
    async with wired(tmp_path) as world:
        bot = await world.start()
        assert await bot.ended() == 2
        assert "latchkey copy --anew" in bot.lines[-1]
    assert await said_by("doctor", "--database", database) == 1
    assert "latchkey copy --anew" in capsys.readouterr().out
