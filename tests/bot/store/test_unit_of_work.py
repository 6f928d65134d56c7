"""Several looks, and all that is written, in one trip to the database."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from inspect import CORO_CLOSED, getcoroutinestate
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.store.sqlite import open_sqlite
from bot.store.sqlite_transaction import SqliteTransaction
from bot.store.unit_of_work import Reader
from bot.values.parcel import Outcome, Posted
from tests.support.service_harness import ANN, BEN, open_stage


class Trips:
    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.made = 0
        ask = SqliteTransaction.ask

        def counted(transaction: SqliteTransaction, *questions: Any, **how: Any) -> Any:
            self.made += 1
            return ask(transaction, *questions, **how)

        patch.setattr(SqliteTransaction, "ask", counted)


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> Trips:
    return Trips(monkeypatch)


async def one_after_the_other(reader: Reader) -> tuple[str | None, str | None]:
    first = await reader.people.setting("a", "first")
    return first, await reader.people.setting("a", first or "")


async def test_they_find_the_same_in_as_many_trips_as_the_longest_needs(tmp_path: Path, trips: Trips) -> None:
    store = await open_sqlite(tmp_path / "store.db")
    async with store.writing() as writer:
        await writer.people.put_setting("a", "first", "second")
        await writer.people.put_setting("a", "second", "third")
        trips.made = 0
        found = await writer.batch(
            writer.people.setting("a", "second"),
            one_after_the_other(writer),
            writer.batch(writer.people.setting("a", "first"), writer.people.setting("b", "none")),
            writer.people.get(7),
        )
        assert trips.made == 2
        assert found == ["third", ("second", "third"), ["second", None], None]
        assert await writer.batch() == []
    await store.close()


async def test_earlier_writes_are_visible(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "store.db")

    async def written(number: int) -> str | None:
        await writer.people.put_setting("n", str(number), f"{number}!")
        return await writer.people.setting("n", str(number))

    async with store.writing() as writer:
        assert await writer.batch(written(1), written(2)) == ["1!", "2!"]
    await store.close()


async def test_one_that_fails_ends_all_and_leaves_nothing(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "store.db")

    async def failing(writer: Any) -> None:
        await writer.people.put_setting("a", "b", "c")
        await writer.people.setting("a", "b")
        raise KeyError("meant")

    looks = list[Coroutine[Any, Any, Any]]()

    async def together() -> None:
        async with store.writing() as writer:
            looks.extend(writer.people.setting("a", "b") for _ in range(2))
            await writer.batch(looks[0], failing(writer), looks[1])

    with pytest.raises(KeyError):
        await together()
    assert {getcoroutinestate(look) for look in looks} == {CORO_CLOSED}
    async with store.reading() as reader:
        assert await reader.people.setting("a", "b") is None
        with pytest.raises(TypeError, match="only the store"):
            await reader.batch(asyncio.sleep(0))
        assert await reader.people.setting("a", "b") is None  # and it can be asked again
    await store.close()


async def test_nobody_waits_for_the_end_of_a_look_and_yet_it_ends(tmp_path: Path, trips: Trips) -> None:
    store = await open_sqlite(tmp_path / "store.db")
    for number in range(3):
        async with store.writing() as writer:
            await writer.people.put_setting("a", "b", str(number))
        trips.made = 0
        async with store.reading() as reader:
            assert await reader.people.setting("a", "b") == str(number), "each look sees what is new"
        assert trips.made == 1
    async with store.reading() as reader:
        with pytest.raises(aiosqlite.Error):
            await reader._sql.all("SELECT nothing FROM nowhere")
    async with store.reading() as reader:
        assert await reader.games.saved("none", last=True) is None
        assert await reader.people.setting("a", "b") == "2", "after the last comes another look"
    async with store.reading():
        pass  # a session without statements changes nothing
    assert store._reader.in_transaction
    store._end_look()
    assert store._end is not None
    await store._end
    assert not store._reader.in_transaction
    async with store.reading() as reader:
        assert await reader.people.setting("a", "b") == "2"
    await store.close()


async def test_a_turn_is_one_look_and_one_trip_that_writes(tmp_path: Path, trips: Trips) -> None:
    """An open vote or a post held back is read within the transaction."""
    stage = await open_stage(tmp_path / "store.db")
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.first_pick(game_id, ANN)
    await stage.first_pick(game_id, ANN)
    panel = await stage.services.turns.panel(game_id, ANN)
    trips.made = 0
    await stage.services.turns.confirm(game_id, ANN, panel.mark, cause="turn")
    assert trips.made == 2
    vote = await stage.services.votes.propose(game_id, ANN, "undo", cause="ask")
    await stage.turn(game_id, BEN)
    assert (await stage.services.votes.get(vote.id)).result == "lapsed"
    await stage.close()


async def test_a_courier_claims_in_one_trip_and_notes_what_became_of_it_in_two(
    tmp_path: Path, trips: Trips
) -> None:
    stage = await open_stage(tmp_path / "store.db")
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.letters()
    await stage.turn(game_id, ANN)
    trips.made = 0
    parcels = await stage.claim()
    assert trips.made == 1
    assert {"board_post", "call"} <= {parcel.kind for parcel in parcels}
    trips.made = 0
    sent = [Outcome(parcel, (Posted(500, 7000 + parcel.id),)) for parcel in parcels]
    await stage.services.outbox.exchange(sent)
    assert trips.made == 2
    newest = (await stage.services.queries.posted(game_id))[:2]
    assert {posted.kind for posted in newest} == {"board_post", "call"}
    await stage.close()


async def test_a_table_that_is_not_in_memory_is_read_in_three_trips(tmp_path: Path, trips: Trips) -> None:
    stage = await open_stage(tmp_path / "store.db")
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    before = await stage.first_pick(game_id, ANN)
    stage.services.turns.forget(game_id)
    trips.made = 0
    after = await stage.services.turns.panel(game_id, ANN)
    assert trips.made == 3
    assert (after.picks, after.mark, after.view) == (before.picks, before.mark, before.view)
    await stage.close()
