"""Results of finished games: written once with the end, and found again from the log."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.services.maintenance.finished_games import PACKED_AFTER, studies
from bot.store.commit import Commit
from bot.values.statistics import Earned, GameResult
from engine.core.text import text
from tests.support.service_harness import ANN, BEN, CAT, Stage, open_stage


async def played(stage: Stage, game_id: str, pause: float = 60.0, turns: int = 10_000) -> str:
    """First options, each after a while, until the game is over or so many turns were made."""
    while turns > 0 and (asked := await stage.asked(game_id)):
        stage.now += pause
        await stage.turn(game_id, asked[0])
        turns -= 1
    return game_id


async def result(stage: Stage, game_id: str) -> GameResult | None:
    async with stage.store.reading() as reader:
        return await reader.results.get(game_id)


async def results(stage: Stage) -> list[GameResult]:
    async with stage.store.reading() as reader:
        return await reader.results.at()


async def test_a_finished_game_leaves_its_result(stage: Stage) -> None:
    game_id = await played(stage, await stage.game(ANN, BEN, computers=1))
    found = await result(stage, game_id)
    look = await stage.services.queries.snapshot(game_id, None)
    assert found is not None
    assert [(one.seat, one.points, one.place) for one in found.seats] == [
        (one.seat, one.points, one.rank) for one in sorted(look.standings, key=lambda one: one.seat)
    ]
    assert [one.person for one in found.seats] == [ANN, BEN, None]
    assert found.seats[2].computer
    assert not any(one.left for one in found.seats)
    assert all(sum(each.points for each in one.sources) == one.points for one in found.seats)
    assert found.seats[0].pace == 60.0
    assert (found.guild, found.rated) == (900, False)
    assert found.first is None, "all hide a token at the same time"


async def test_it_is_there_with_the_last_turn_and_only_then(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    while asked := await stage.asked(game_id):
        assert await results(stage) == []
        await stage.turn(game_id, asked[0])
    assert [one.game_id for one in await results(stage)] == [game_id]


async def test_counted_again_it_is_the_same(stage: Stage) -> None:
    """Holds for packed games, and for games that a player has left."""
    await played(stage, await stage.game(ANN, BEN, computers=1))
    left = await played(stage, await stage.game(ANN, BEN, CAT), turns=5)
    await stage.services.seats.resign(left, BEN, cause=stage.cause())
    await played(stage, left)
    before = await results(stage)
    assert len(before) == 2
    assert [one.left for one in before[1].seats] == [False, True, False]
    assert await stage.services.results.rebuild() == (2, 0)
    await stage.letters()
    stage.now += PACKED_AFTER + 60
    while await stage.services.packing.step():
        pass
    assert await stage.services.results.rebuild() == (2, 0)
    assert await results(stage) == before


async def test_missing_results_are_computed_after_the_start(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is of a version that stored no results."""
    monkeypatch.setattr("bot.services.maintenance.finished_games._BREATH", 0)
    for _ in range(2):
        await played(stage, await stage.game(ANN, BEN))
    before = await results(stage)
    async with stage.store.writing() as writer:
        for one in before:
            await writer.write(Commit(game_id=one.game_id, result=None))
    assert await results(stage) == []
    await stage.services.results.run()
    assert await results(stage) == before


async def test_a_player_who_comes_later_is_not_counted(stage: Stage) -> None:
    game_id = await played(stage, await stage.game(ANN, BEN), turns=5)
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    await stage.services.people.meet(CAT, "Cat", "en-US")
    await stage.services.seats.take(game_id, CAT, 1, cause=stage.cause())
    await played(stage, game_id)
    found = await result(stage, game_id)
    assert found is not None
    assert [(one.person, one.left) for one in found.seats] == [(ANN, False), (BEN, True)]


async def test_imported_games_count_for_nothing(stage: Stage) -> None:
    game_id = await played(stage, await stage.game(ANN, BEN))
    exported = await stage.services.transfer.export(game_id, ANN)
    place = (await stage.services.queries.table(game_id)).place
    copied = await stage.services.transfer.import_(
        exported.data, CAT, place, moderator=True, people=(ANN, CAT), cause=stage.cause()
    )
    assert copied.status == "over"
    await stage.services.results.run()
    assert [one.game_id for one in await results(stage)] == [game_id]


async def test_a_lesson_leaves_none(tmp_path: Path) -> None:
    stage = await open_stage(tmp_path / "lesson.db")
    table = await stage.lobby(ANN, BEN)
    with closing(sqlite3.connect(stage.path)) as connection:
        connection.execute("UPDATE game SET lesson = 'first' WHERE id = ?", (table.id,))
        connection.commit()
    await stage.services.lobby.start(table.id, ANN, cause=stage.cause())
    await played(stage, table.id)
    await stage.services.results.run()
    found = await results(stage)
    await stage.close()
    assert found == []


async def test_a_file_for_study_says_what_points_were_for(stage: Stage) -> None:
    """Counts are written out: 2 points for 4 tokens differ from 2 points for 1."""
    game_id = await played(stage, await stage.game(ANN, BEN))
    found = await result(stage, game_id)
    assert found is not None
    numbered = Earned(text("lantern-set", count=4), 2)
    seats = tuple(replace(seat, sources=(*seat.sources, numbered)) for seat in found.seats)
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, result=replace(found, seats=seats)))
    (line,) = [msgspec.json.decode(line) async for line in studies(stage.store, stage._games)]
    for seat, kept in zip(line["seats"], seats, strict=True):
        assert [key.split()[0] for key, _ in seat["sources"]] == [one.text.key for one in kept.sources]
        assert seat["sources"][-1] == ["lantern-set 4", 2]
        assert sum(points for _, points in seat["sources"][:-1]) == seat["points"]
