"""Finished games are packed: small, and everything about them can be read as before."""

from __future__ import annotations

import itertools
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.services.maintenance.finished_games import PACKED_AFTER
from bot.store.sqlite import open_sqlite
from engine.registry import GAMES
from tests.support.games.secret_answers_game import WHISPER
from tests.support.old_data import VERSIONS, kept_database
from tests.support.service_harness import ANN, BEN, CAT, Stage, open_stage

LONG = PACKED_AFTER + 60
LOG = ("move", "turn", "snapshot")


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "packing.db", games={**GAMES, "whisper": WHISPER})
    yield stage
    await stage.close()


async def finished(stage: Stage) -> str:
    """A game of Lantern to its end, with a turn that was taken back on the way."""
    game_id = await stage.game(ANN, BEN, computers=1)
    undone = False
    while asked := await stage.asked(game_id):
        await stage.turn(game_id, asked[0])
        if not undone and len(await stage.asked(game_id)) == 1 and asked[0] == ANN:
            undone = await taken_back(stage, game_id)
    await stage.letters()
    return game_id


async def taken_back(stage: Stage, game_id: str) -> bool:
    try:
        await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    except Exception:
        return False
    return True


async def everything(stage: Stage, game_id: str) -> dict[str, Any]:
    """Return everything that each reader can read of a finished game."""
    services, read = stage.services, dict[str, Any]()
    table = await services.queries.table(game_id)
    for person in (None, ANN, CAT):
        read[f"log {person}"] = await services.queries.log(game_id, person, size=10_000)
        read[f"look {person}"] = await services.queries.snapshot(game_id, person)
    read["page"] = await services.queries.log(game_id, ANN, 1, size=3)
    if table.seat_of(ANN) is not None:
        read["since"] = await services.queries.recap(game_id, ANN)
        read["film since"] = await services.past.film_since(game_id, ANN, range)
        read["panel"] = await services.turns.panel(game_id, ANN)
    for turn in range(1, table.turn + 1, max(1, table.turn // 12)):
        read[f"step {turn}"] = await services.past.turn_post(game_id, turn)
    read["opening"] = await services.past.opening_post(game_id)
    read["export"] = await services.transfer.export(game_id, CAT)
    if table.status == "over":
        read["film"] = await services.past.film(game_id, lambda count: range(0, count, 7))
    return {name: msgspec.json.decode(msgspec.json.encode(value)) for name, value in read.items()}


def counts(path: Path, game_id: str) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            name: connection.execute(f"SELECT count(*) FROM {name} WHERE game_id = ?", (game_id,)).fetchone()[
                0
            ]
            for name in LOG
        }


async def test_a_packed_game_reads_as_before(stage: Stage) -> None:
    game_id = await finished(stage)
    before = await everything(stage, game_id)
    stage.now += LONG
    assert await stage.services.packing.step()
    assert counts(stage.path, game_id) == dict.fromkeys(LOG, 0)
    assert await everything(stage, game_id) == before, "from what is in memory"
    await stage.restart()
    assert await everything(stage, game_id) == before, "from the file"
    assert not await stage.services.packing.step(), "it is done"


async def test_only_what_has_been_over_for_long_and_is_told_is_packed(stage: Stage) -> None:
    game_id = await finished(stage)
    other = await stage.game(ANN, BEN)
    assert not await stage.services.packing.step(), "it has just ended"
    await stage.services.transfer.copy(other)  # its table is to be told
    stage.now += LONG
    assert await stage.services.packing.step()
    assert not await stage.services.packing.step(), "the other one is being played"
    assert counts(stage.path, game_id)["move"] == 0
    assert counts(stage.path, other)["snapshot"] > 0


async def test_a_game_with_post_on_its_way_waits(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.services.seats.end(game_id, ANN, cause=stage.cause())
    stage.now += LONG
    assert not await stage.services.packing.step()
    await stage.letters()
    assert await stage.services.packing.step()
    assert (await stage.services.queries.table(game_id)).status == "closed"


async def test_undone_turns_stay_in_the_pack(stage: Stage) -> None:
    game_id = await finished(stage)
    with closing(sqlite3.connect(stage.path)) as connection:
        cut = connection.execute("SELECT count(*) FROM move WHERE cut IS NOT NULL").fetchone()[0]
    assert cut
    stage.now += LONG
    await stage.services.packing.step()
    async with stage.store.reading() as reader:
        await reader.log.turns(game_id)
        pack = reader.packs._packs[game_id]
    assert pack is not None
    assert len(pack.cut) == cut


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE move SET words = 'nonsense' WHERE number = 5",
        "UPDATE snapshot SET state = (SELECT state FROM snapshot ORDER BY number LIMIT 1)",
        "DELETE FROM move WHERE number = (SELECT max(number) FROM move)",
    ],
)
async def test_a_game_that_cannot_be_played_again_keeps_its_rows(
    stage: Stage, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await finished(stage)
    with closing(sqlite3.connect(stage.path)) as connection:
        connection.execute(harm)
        connection.commit()
    before = counts(stage.path, game_id)
    stage.now += LONG
    with caplog.at_level(logging.WARNING):
        assert await stage.services.packing.step()
    assert counts(stage.path, game_id) == before
    assert "was not packed" in caplog.text
    assert not await stage.services.packing.step(), "it is not tried again and again"


async def test_events_that_replay_differently_are_stored(stage: Stage) -> None:
    """An older version may have worded its events differently."""
    game_id = await finished(stage)
    with closing(sqlite3.connect(stage.path)) as connection:
        connection.execute("UPDATE turn SET events = CAST('[]' AS BLOB) WHERE turn = 3")
        connection.commit()
    before = await everything(stage, game_id)
    stage.now += LONG
    await stage.services.packing.step()
    assert await everything(stage, game_id) == before
    async with stage.store.reading() as reader:
        assert [turn.told for turn in await reader.log.turns(game_id, 2, 4)] == [False, True, False]


@pytest.mark.parametrize("version", VERSIONS)
async def test_games_that_an_older_version_left_are_packed(version: str, tmp_path: Path) -> None:
    """Covers every game with its old rulings; the log stays the same."""
    path = kept_database(version, tmp_path / "kept.db")
    stage = await open_stage(path, "another seed", GAMES)
    stage._ids, stage._causes = itertools.count(1_000_000), itertools.count(1_000_000)
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id, ended FROM game WHERE started AND status IN ('over', 'closed')")
        ended = dict(rows.fetchall())
    assert len(ended) > 3
    stage.now = max(ended.values()) + LONG
    await stage.letters()
    before = {game_id: await everything(stage, game_id) for game_id in ended}
    while await stage.services.packing.step():
        pass
    await stage.restart()
    for game_id, read in before.items():
        assert await everything(stage, game_id) == read
    with closing(sqlite3.connect(path)) as connection:
        packs = connection.execute("SELECT data FROM pack").fetchall()
    assert len(packs) == len(ended)
    assert all(data is not None and len(data) < 30 * 1024 for (data,) in packs)
    await stage.close()


async def test_post_and_clicks_of_long_ago_are_forgotten(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    letters = len(await stage.letters())

    def left() -> list[int]:
        with closing(sqlite3.connect(stage.path)) as connection:
            names = ("outbox", "act")
            return [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]

    acts = left()[1]
    assert left()[0] == letters > 0
    await stage.services.packing.step()
    assert left() == [letters, acts]
    stage.now += 4 * 24 * 3600
    await stage.services.packing.step()
    assert left() == [0, acts]
    stage.now += 40 * 24 * 3600
    await stage.services.packing.step()
    assert left() == [0, 0]
    assert (await stage.services.queries.table(game_id)).status == "running"


async def test_a_file_of_an_older_version_is_rewritten_once_it_is_mostly_empty(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("CREATE TABLE ballast (data)")
        connection.executemany("INSERT INTO ballast VALUES (zeroblob(100000))", [()] * 100)
        connection.execute("DELETE FROM ballast")
        connection.commit()
    large = path.stat().st_size
    store = await open_sqlite(path)
    await store.close()
    assert path.stat().st_size < large / 10
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone()[0] == 2


async def test_room_is_given_back_little_by_little(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    store = await open_sqlite(path)
    async with store.writing() as writer:
        for number in range(600):
            await writer.people.put_setting("app", str(number), "x" * 4000)
    await store._writer.execute_fetchall("DELETE FROM setting")
    await store._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    sizes, more = [path.stat().st_size], list[bool]()
    for _ in range(3):
        more.append(await store.shrink())
        await store._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        sizes.append(path.stat().st_size)
    assert not await store.shrink(), "nothing is left to be given back"
    await store.close()
    given = [before - after for before, after in pairwise(sizes)]
    assert given[:2] == [256 * 4096] * 2
    assert 0 < given[2] < 256 * 4096
    assert more == [True, True, False]
