"""The promises of storage, each kept by a process that is killed all along an act."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from bot.store.rows import MoveRow
from engine.core.tell import Silence
from engine.lantern.game import LANTERN
from tests.promises.durability.killed import GAME, GAMES, MOST_STATEMENTS, deliver, prepared_question
from tests.support.service_harness import ANN, Stage, open_stage

ROOT = Path(__file__).parents[3]


class Death(Struct, frozen=True):
    path: Path
    heard: bool  # the player was told that it is done
    died: bool


@pytest.fixture(scope="module")
def deaths(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Death]]:
    """Every death of every act, in one process that forks, since most of its time is the imports."""
    folder = tmp_path_factory.mktemp("deaths")
    command = [sys.executable, "-m", "tests.promises.durability.killed", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found = defaultdict[str, list[Death]](list)
    for line in done.stdout.splitlines():
        act, statements, heard, died = line.split()
        found[act].append(Death(folder / act / f"{statements}.db", heard == "1", died == "1"))
    for every in found.values():
        assert 2 < len(every) < MOST_STATEMENTS
        assert all(death.died for death in every[:-1])
        assert every[-1].heard
    return found


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """The whole content of a file, table by table."""
    tables = [str(row[0]) for row in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: rows(path, f'SELECT * FROM "{table}"') for table in sorted(tables)}


@pytest.mark.parametrize("act", ["confirm", "pick", "undo", "start", "vote", "end", "order", "limit", "pack"])
def test_an_act_is_wholly_there_or_wholly_absent_and_there_once_acknowledged(
    act: str, deaths: dict[str, list[Death]]
) -> None:
    """Covers moves, position, drafts, awaited seats, timers, votes and the outbox; play continues from there
    after the crash."""
    found = deaths[act]
    before, after = everything(found[0].path.parent / "first.db"), everything(found[-1].path)
    assert before != after
    absent, continued = 0, list[bool]()
    for death in found:
        assert rows(death.path, "PRAGMA integrity_check") == [("ok",)]
        assert rows(death.path, "PRAGMA foreign_key_check") == []
        content = everything(death.path)
        assert content in (before, after)
        assert content == after or not death.heard, "an acknowledged act is on disk"
        absent += content == before
        if act in AFTERWARDS and (content == after) not in continued:
            continued.append(content == after)
            asyncio.run(AFTERWARDS[act](death.path))
    assert 0 < absent < len(found)


async def the_same_click_is_one_move(path: Path) -> None:
    stage = await open_stage(path)
    panel = await stage.services.turns.panel(GAME, ANN)
    panel = await stage.services.turns.confirm(GAME, ANN, panel.mark, cause="the-click")
    assert panel.table.turn == 3
    await stage.close()
    assert rows(path, "SELECT count(*) FROM outbox WHERE kind = 'board_post' AND done IS NULL") == [(1,)]


async def the_timer_fires_if_it_has_not_yet(path: Path, act: str, told: int) -> None:
    """Check that it fires exactly once, with one post, one notice and a message about the dropped draft."""
    stage = await open_stage(path, games=GAMES)
    stage.now += 73 * 3600
    await stage.services.timers.fire()
    moves = [(move.seat, move.words) for move in (await _moves(stage))[-2:]]
    table = await stage.services.queries.table(GAME)
    assert (moves, table.turn, table.waiting) == ([(1, "let"), (1, "end")], 4, (1,))
    await stage.close()
    kinds = [row[0] for row in rows(path, "SELECT kind FROM outbox WHERE done IS NULL")]
    assert (kinds.count("board_post"), kinds.count("call"), kinds.count("draft_cut")) == (1, 1, told)
    assert rows(path, "SELECT count(*) FROM timer WHERE kind <> 'reminder'") == [(0,)]
    assert rows(path, f"SELECT count(*) FROM act WHERE kind = '{act}'") == [(1,)]


AFTERWARDS: dict[str, Callable[[Path], Coroutine[Any, Any, None]]] = {
    "confirm": the_same_click_is_one_move,
    "order": partial(the_timer_fires_if_it_has_not_yet, act="order", told=0),
    "limit": partial(the_timer_fires_if_it_has_not_yet, act="limit", told=1),
}
"""What is tried on a file that a death left behind: one without the act, and one with it."""


async def test_a_parcel_is_repeated_until_taken_and_marked_doubtful(deaths: dict[str, list[Death]]) -> None:
    """Each letter is posted at least once; a second try says so and carries the nonce of the first."""
    found = deaths["deliver"]
    letters = len(rows(found[0].path.parent / "first.db", "SELECT id FROM outbox WHERE done IS NULL"))
    assert letters
    for death in found:
        posted_before = _posted(death.path)
        await _finish(death.path)
        posted = _posted(death.path)
        assert len({nonce for nonce, _ in posted}) == letters
        for nonce, doubtful in posted[len(posted_before) :]:
            assert doubtful or nonce not in dict(posted_before), "no post is repeated without a warning"


@pytest.mark.parametrize("acknowledged", [1, 5, 9, 14])
def test_a_kill_at_any_moment_loses_nothing_that_was_acknowledged(acknowledged: int, tmp_path: Path) -> None:
    """The process may be anywhere, not only between statements."""
    path, notes = tmp_path / "storm.db", tmp_path / "storm.heard"
    asyncio.run(_prepared(path))
    command = [sys.executable, "-m", "tests.promises.durability.killed", "play_on", str(path)]
    with subprocess.Popen(command, cwd=ROOT) as process:
        while not notes.exists() or notes.read_text().count("\n") < acknowledged:
            assert process.poll() is None
            time.sleep(0.001)
        process.kill()
    number, drafted = (int(word) for word in notes.read_text().splitlines()[-1].split())
    asyncio.run(_holds_at_least(path, number, drafted))


async def _prepared(path: Path) -> None:
    stage = await open_stage(path)
    await prepared_question(stage)
    await stage.close()


async def _holds_at_least(path: Path, number: int, drafted: int) -> None:
    """Check that all acknowledged turns and at most one more are stored, and that the log leads to the stored
    position."""
    stage = await open_stage(path)
    live, _ = await stage.services.turns._tables.live(GAME)
    moves = await _moves(stage)
    picks = sum(len(draft) for draft in live.picks.values())
    assert len(moves) == live.table.number >= number
    assert live.table.number + picks in (number + drafted, number + drafted + 1)
    replayed = LANTERN.new_game(live.setup)
    for move in moves:
        LANTERN.play_named(replayed, move.seat, move.words, Silence())
    assert LANTERN.to_json(replayed) == LANTERN.to_json(live.state)
    await stage.close()


async def _moves(stage: Stage) -> list[MoveRow]:
    async with stage.store.reading() as reader:
        return await reader.log.moves(GAME)


async def _finish(path: Path) -> None:
    """The next start of the bot sends the rest."""
    stage = await open_stage(path)
    await stage.services.outbox.release()
    await deliver(stage)
    await stage.close()


def _posted(path: Path) -> list[tuple[str, bool]]:
    notes = path.parent / f"{path.stem}.posted"
    lines = notes.read_text().splitlines() if notes.exists() else []
    return [(line.split()[0], line.split()[1] == "1") for line in lines]
