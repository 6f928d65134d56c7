"""One bot on one file: the second is refused, a killed one leaves no lock, half a copy is not served."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.services.container import build_services
from bot.store.factory import open_store
from bot.values.table import Place
from engine.registry import GAMES
from tests.conftest import AddressOf
from tests.support.bot_process import PATIENCE, Wired, wired
from tests.support.cluster import Databases


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


async def test_reading_works_beside_a_running_bot_and_replacing_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "latchkey.db"
    async with wired(tmp_path) as world:
        table = await playing(world, str(database))
        bot = await world.start()
        await bot.says("ready on")
        await check_export(world, table, str(database))
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
        assert "latchkey copy --restart" in bot.lines[-1]
    assert await said_by("doctor", "--database", database) == 1
    assert "latchkey copy --restart" in capsys.readouterr().out


async def playing(world: Wired, address: str) -> str:
    """Create a running game with an empty outbox."""
    store = await open_store(address)
    anna, ben = (world.wire.backend.make_user(name).id for name in ("anna", "ben"))
    lobby = build_services(store, GAMES).lobby
    table = await lobby.open(anna, Place(world.channel, world.guild), "lantern", seats=2, cause="open")
    await lobby.join(table.id, ben, cause="join")
    await lobby.start(table.id, anna, cause="start")
    await store.close()
    return table.id


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not await holds():
        assert asyncio.get_running_loop().time() < deadline
        await asyncio.sleep(0.2)


async def is_all_told(address: str) -> bool:
    store = await open_store(address)
    async with store.reading() as reader:
        count = (await reader.overview(0.0)).outbox.waiting
    await store.close()
    return not count


async def is_told_of(world: Wired, words: str) -> bool:
    messages = (message for each in world.wire.backend.messages.values() for message in each.values())
    return any(words in str(message) for message in messages)


async def check_export(world: Wired, table: str, address: str) -> None:
    """An export tells its table at once: without a wake-up the courier would sleep for a day."""
    await until(lambda: is_all_told(address))
    assert await said_by("export", table, world.folder / "game.json", "--database", address) == 0
    await until(lambda: is_told_of(world, "made a copy of this running game"))


async def test_a_game_that_is_exported_beside_a_running_bot_on_postgres_tells_its_table_at_once(
    tmp_path: Path, postgres: Databases
) -> None:
    address = await postgres.new(tmp_path / "latchkey.db")
    async with wired(tmp_path) as world:
        table = await playing(world, address)
        bot = await world.start(DATABASE=address)
        await bot.says("ready on")
        await check_export(world, table, address)
        assert await bot.stop() == 0
    await postgres.tidy()


async def test_parcels_sent_before_the_first_poll_are_not_missed(
    tmp_path: Path, address_of: AddressOf
) -> None:
    """A game is exported in the seconds between the bot's start and the first time it looks for such post."""
    address = await address_of(tmp_path / "latchkey.db")
    bots = await open_store(address)
    lobby = build_services(bots, GAMES).lobby
    table = await lobby.open(1, Place(3, 4), "lantern", seats=2, cause="open")
    await lobby.join(table.id, 2, cause="join")
    await lobby.start(table.id, 1, cause="start")
    assert await said_by("export", table.id, tmp_path / "game.json", "--database", address) == 0
    assert await bots.has_new_post()
    assert not await bots.has_new_post()
    await bots.close()
