"""Backup, restore, doctor and export, as commands."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.database import add, examine, run_doctor
from bot.store.commit import Commit
from bot.store.errors import DamagedStoreError, StoreError
from bot.store.row_decoders import plain, pressed
from bot.store.sqlite import open_sqlite
from engine.core.record import imported
from tests.bot.services.maintenance.test_finished_games_results import played as to_the_end
from tests.support.service_harness import ANN, BEN, EVE, GAMES, PLACE, Stage, open_stage

Run = Callable[..., Any]


@pytest.fixture
def run() -> Run:
    def run(*words: object) -> Any:
        parser = argparse.ArgumentParser()
        add(parser.add_subparsers())
        arguments = parser.parse_args([str(word) for word in words])
        if arguments.run is run_doctor:
            return run_doctor(arguments, GAMES)
        return arguments.run(arguments)

    return run


async def playing(path: Path) -> Stage:
    stage = await open_stage(path)
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.first_pick(game_id, ANN)
    return stage


async def played(path: Path) -> None:
    await (await playing(path)).close()


async def turn_of(path: Path) -> int:
    store = await open_sqlite(path)
    async with store.reading() as reader:
        saved = await reader.games.saved("t1")
    await store.close()
    assert saved is not None
    return saved.table.turn


async def test_a_copy_made_while_the_bot_plays_is_whole(tmp_path: Path, run: Run) -> None:
    stage = await playing(tmp_path / "live.db")
    assert run("backup", tmp_path / "copy.db", "--database", stage.path) == 0
    await stage.turn(await _only_table(stage), ANN)
    await stage.close()
    assert await turn_of(tmp_path / "copy.db") == 2
    assert await turn_of(stage.path) == 3


async def _only_table(stage: Stage) -> str:
    return (await stage.services.queries.turns(ANN))[0].table.id


async def test_a_copy_is_put_back_and_the_old_file_kept(tmp_path: Path, run: Run) -> None:
    stage = await playing(tmp_path / "live.db")
    run("backup", tmp_path / "copy.db", "--database", stage.path)
    await stage.turn("t1", ANN)
    with pytest.raises(StoreError, match="stop the bot"):
        run("restore", tmp_path / "copy.db", "--database", stage.path)
    await stage.close()
    assert run("restore", tmp_path / "copy.db", "--database", stage.path) == 0
    assert await turn_of(stage.path) == 2
    assert await turn_of(tmp_path / "live.db.before-1") == 3


async def test_nothing_is_overwritten_and_nothing_damaged_put_back(tmp_path: Path, run: Run) -> None:
    live, copy = tmp_path / "live.db", tmp_path / "copy.db"
    await played(live)
    run("backup", copy, "--database", live)
    with pytest.raises(StoreError, match="exists"):
        run("backup", copy, "--database", live)
    with pytest.raises(StoreError):
        run("backup", tmp_path / "other.db", "--database", tmp_path / "missing.db")
    before = live.read_bytes()
    damaged = bytearray(copy.read_bytes())
    damaged[5000:9000] = b"\x07" * 4000
    wrong = {
        "cut": bytes(damaged[:6000]),
        "scribbled": bytes(damaged),
        "empty": b"",
        "letter": b"Dear Sir " * 99,
    }
    for name, content in wrong.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StoreError):
            run("restore", tmp_path / name, "--database", live)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE cake (slices)")
    other.close()
    with pytest.raises(StoreError):
        run("restore", tmp_path / "other", "--database", live)
    assert live.read_bytes() == before


async def test_a_copy_replaces_a_file_that_is_beyond_repair(tmp_path: Path, run: Run) -> None:
    live, copy = tmp_path / "live.db", tmp_path / "copy.db"
    await played(live)
    run("backup", copy, "--database", live)
    live.write_bytes(b"\x00" * 5000)
    assert run("restore", copy, "--database", live) == 0
    assert await turn_of(live) == 2


async def test_leftovers_of_the_old_file_are_never_mixed_into_the_copy(tmp_path: Path, run: Run) -> None:
    """A killed bot leaves its newest moves beside the file; without the file they are worthless."""
    live, copy = tmp_path / "live.db", tmp_path / "copy.db"
    stage = await playing(live)
    run("backup", copy, "--database", live)
    await stage.turn("t1", ANN)
    beside = {name: (tmp_path / name).read_bytes() for name in ("live.db-wal", "live.db-shm")}
    await stage.close()
    for gone in (True, False):
        for name, content in beside.items():
            (tmp_path / name).write_bytes(content)
        live.unlink() if gone else live.write_bytes(b"\x00" * 5000)
        assert run("restore", copy, "--database", live) == 0
        assert not (tmp_path / "live.db-wal").exists()
        assert await turn_of(live) == 2
    assert (tmp_path / "live.db.before-1-wal").read_bytes() == beside["live.db-wal"]


async def test_a_file_damaged_while_it_is_used_is_written_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    live = tmp_path / "live.db"
    await played(live)
    stage = await open_stage(live)
    try:
        assert (await stage.services.people.get(ANN)).name.raw == "Ann"
        damaged = live.read_bytes()[:4096] + b"\x07" * (live.stat().st_size - 4096)
        live.write_bytes(damaged)
        for _ in range(3):
            with pytest.raises(DamagedStoreError):
                await stage.turn("t1", ANN)
            with pytest.raises(DamagedStoreError):
                await stage.services.people.meet(EVE, "Eve", "en-US")
    finally:
        await stage.close()
    assert live.read_bytes() == damaged
    assert len([record for record in caplog.records if "the database is damaged" in record.getMessage()]) == 1


async def test_the_doctor_finds_sound_games_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = tmp_path / "live.db"
    await played(live)
    assert await examine(live, GAMES) == 0
    said = capsys.readouterr().out
    assert "running games: 1, sound: 1" in said
    assert "waiting" in said


@pytest.mark.parametrize(
    ("harm", "diagnosis"),
    [
        (
            "UPDATE snapshot SET state = pressed(replace(plain(state), '\"counter\":', '\"counter\":1'))",
            "another position",
        ),
        ("UPDATE move SET words = 'hide purple' WHERE number = 1", "not offered"),
        ("DELETE FROM move WHERE number = 3", "not offered"),
        ("UPDATE seat SET waiting_since = NULL", "waits for"),
        ("UPDATE game SET game = 'chess'", "not known"),
        ("DELETE FROM snapshot", "missing"),
        ("UPDATE game SET number = number + 1", "but there are"),
        ("UPDATE snapshot SET state = x'7b'", "damaged"),
    ],
)
async def test_the_doctor_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: str, diagnosis: str
) -> None:
    live = tmp_path / "live.db"
    await played(live)
    with sqlite3.connect(live) as connection:
        connection.create_function("plain", 1, lambda data: plain(data).decode())
        connection.create_function("pressed", 1, lambda text: pressed(text.encode()))
        connection.execute(harm)
    connection.close()
    assert await examine(live, GAMES) == 1
    said = capsys.readouterr().out
    assert "table t1: " in said
    assert diagnosis in said


async def test_the_doctor_refuses_what_is_no_database(tmp_path: Path, run: Run) -> None:
    with pytest.raises(StoreError):
        run("doctor", "--database", tmp_path / "missing.db")


def test_the_database_is_the_bots_unless_named(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "missing.db"))
    with pytest.raises(StoreError, match=r"missing\.db"):
        run("doctor")


def test_the_operator_may_take_a_running_game_whole_and_its_log_says_so(
    tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = tmp_path / "live.db", tmp_path / "game.json"
    asyncio.run(played(database))
    assert run("export", "#t1", file, "--database", database) == 0
    assert imported(file.read_bytes()).setup.seed
    assert len(asyncio.run(copies_of(database))) == 1
    for table, taken in (("t1", file), ("t9", tmp_path / "other.json")):
        with pytest.raises(StoreError):
            run("export", table, taken, "--database", database)
    assert not (tmp_path / "other.json").exists()
    assert len(asyncio.run(copies_of(database))) == 1


async def copies_of(path: Path) -> tuple[float, ...]:
    stage = await open_stage(path)
    copied = (await stage.services.queries.log("t1", ANN)).copied
    await stage.close()
    return copied


def test_the_doctor_says_what_is_not_counted_yet_and_how_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database is of a version that stored no results. Imported games have none and are not reported."""
    live = tmp_path / "live.db"

    async def finished() -> None:
        stage = await open_stage(live)
        for _ in range(2):
            game = await to_the_end(stage, await stage.game(ANN, BEN))
        data, place = (await stage.services.transfer.export(game, ANN)).data, PLACE
        await stage.services.transfer.import_(data, ANN, place, moderator=True, people=(), cause="import")
        async with stage.store.writing() as writer:
            await writer.write(Commit(game_id="t1", result=None))
        await stage.close()

    def said(*words: str) -> str:
        assert main([*words, "--database", str(live)]) == 0
        return capsys.readouterr().out

    asyncio.run(finished())
    assert "finished games: 3, without a result: 1; " in said("doctor")
    assert "latchkey stats --rebuild" in said("doctor")
    said("stats", "--rebuild")
    assert "finished games: 3, without a result: 0\n" in said("doctor")
