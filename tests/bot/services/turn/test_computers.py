"""Computers that think: while others may act, once for each move, and never in the way of a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.services.turn import computers
from bot.services.turn.computer_pool import ComputerPool, ComputerTask, answered
from bot.services.turn.computers import Computers
from bot.services.turn.turn_commit import commit
from bot.store.errors import CannotStoreError
from bot.values.errors import LobbyError, NotAllowedError
from engine.core.setup import CONTENT, PRINTED
from engine.players.requests import Answer
from engine.registry import GAMES
from tests.conftest import NewStage
from tests.support.keythedral import hamlet
from tests.support.service_harness import ANN, BEN, Stage, open_stage


class Here(ComputerPool):
    """Thinks in this process, a few steps deep; can be made to wait, or to fail."""

    def __init__(self) -> None:
        super().__init__(seconds=0, steps=60)
        self.thoughts = list[ComputerTask]()
        self.asked, self.go = asyncio.Event(), asyncio.Event()
        self.go.set()
        self.failure: Exception | None = None

    async def answer(self, thought: ComputerTask) -> Answer:
        self.thoughts.append(thought)
        self.asked.set()
        await self.go.wait()
        if self.failure is not None:
            raise self.failure
        return answered(thought)


@pytest.fixture
def computer_pool() -> Here:
    return Here()


@pytest.fixture
async def stage(tmp_path: Path, computer_pool: Here) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "latchkey.db", computer_pool=computer_pool)
    yield stage
    await stage.close()


async def settled(stage: Stage) -> None:
    """Wait until no computer has work left."""
    computers = stage.services.computers
    assert isinstance(computers, Computers)
    while computers._runs:
        await asyncio.wait(computers._runs.values())


async def test_a_person_is_answered_before_computers_have_thought(stage: Stage, computer_pool: Here) -> None:
    computer_pool.go.clear()
    game_id = await stage.game(ANN, computers=2)
    panel = await stage.turn(game_id, ANN)
    assert panel.moved is not None
    assert (await stage.services.queries.table(game_id)).turn == 1
    computer_pool.go.set()
    await settled(stage)
    table = await stage.services.queries.table(game_id)
    assert table.turn > 2
    assert table.waiting == (0,)


async def test_a_run_of_thinking_computers_is_one_post(tmp_path: Path, computer_pool: Here) -> None:
    """The seed makes their turns end the round."""
    stage = await open_stage(tmp_path / "run.db", seed="run 0", computer_pool=computer_pool)
    game_id = await stage.game(ANN, computers=2)
    await settled(stage)
    await stage.turn(game_id, ANN)
    await stage.letters()
    computer_pool.go.clear()
    await stage.turn(game_id, ANN)  # lights: the computers may snuff
    assert "board_post" not in await stage.kinds(), "it waits for what the computers do"
    computer_pool.go.set()
    await settled(stage)
    stage.now += 600  # a forced answer of a person is held too
    (post,) = [letter for letter in await stage.letters() if letter.kind == "board_post"]
    table = await stage.services.queries.table(game_id)
    # Tokens hidden by computers as the next round begins are no news: they go with the next post.
    assert post.payload.last_turn == table.turn - 2
    assert post.payload.chapter is not None
    await stage.close()


async def test_an_answer_to_an_outdated_position_is_not_played(stage: Stage, computer_pool: Here) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.services.seats.resign(game_id, BEN, cause=stage.cause())
    await settled(stage)
    computer_pool.go.clear()
    computer_pool.asked.clear()
    await stage.turn(game_id, ANN)
    await computer_pool.asked.wait()
    before = len(computer_pool.thoughts)
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    computer_pool.go.set()
    await settled(stage)
    assert (await stage.services.queries.table(game_id)).waiting == (0,), "nobody has played"
    await stage.turn(game_id, ANN)
    await settled(stage)
    assert len(computer_pool.thoughts) > before
    assert (await stage.services.queries.table(game_id)).waiting == (0,)


async def test_a_failing_computer_plays_at_random(
    stage: Stage, computer_pool: Here, caplog: pytest.LogCaptureFixture
) -> None:
    computer_pool.failure = RuntimeError("out of order")
    game_id = await stage.game(ANN, computers=1)
    await stage.turn(game_id, ANN)
    await settled(stage)
    assert (await stage.services.queries.table(game_id)).waiting == (0,)
    asked = {thought.strength for thought in computer_pool.thoughts}
    assert asked == {"normal", "easy"}, "the weaker ones were asked, too"
    assert all("nobody answers" in record.message for record in caplog.records)
    assert caplog.records


async def test_after_a_stop_in_the_middle_of_a_thought_the_same_is_thought_again(
    stage: Stage, computer_pool: Here
) -> None:
    computer_pool.go.clear()
    game_id = await stage.game(ANN, computers=1)
    await computer_pool.asked.wait()
    await stage.services.computers.close()
    computer_pool.go.set()
    await stage.restart()
    await settled(stage)
    first, again, *_ = computer_pool.thoughts
    assert replace(first, until=0) == replace(again, until=0)
    table = await stage.services.queries.table(game_id)
    assert table.waiting == (0,)
    assert table.turn == 1


async def test_a_turn_is_played_for_somebody(stage: Stage, computer_pool: Here) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.first_pick(game_id, ANN)
    live, _ = await stage.services.turns._tables.live(game_id)
    async with stage.services.turns._tables.queue(game_id):
        await stage.services.computers.play_turn(live, 0)
    assert [thought.strength for thought in computer_pool.thoughts] == ["normal"]
    table = await stage.services.queries.table(game_id)
    assert 0 not in (await stage.services.turns._tables.live(game_id))[0].table.waiting
    assert table.seats[0].person == ANN
    assert (await stage.services.turns.panel(game_id, ANN)).picks == (), "the draft is gone"


async def test_how_strong_a_computer_plays_is_the_hosts_to_say(stage: Stage, computer_pool: Here) -> None:
    table = await stage.lobby(ANN, BEN, seats=4, computers=2)
    lobby = stage.services.lobby
    with pytest.raises(NotAllowedError):
        await lobby.set_strength(table.id, BEN, 2, "hard", cause="a")
    with pytest.raises(LobbyError):
        await lobby.set_strength(table.id, ANN, 1, "hard", cause="b")
    with pytest.raises(LobbyError):
        await lobby.set_strength(table.id, ANN, 2, "random-ish", cause="c")
    table = await lobby.set_strength(table.id, ANN, 2, "hard", cause="d")
    assert [info.computer for info in table.seats] == ["", "", "hard", "normal"]
    await lobby.start(table.id, ANN, cause="e")
    await settled(stage)
    assert {(thought.seat, thought.strength) for thought in computer_pool.thoughts} == {
        (2, "hard"),
        (3, "normal"),
    }


async def test_a_strength_of_long_ago_plays_on(stage: Stage, computer_pool: Here) -> None:
    computers = stage.services.computers
    assert isinstance(computers, Computers)
    game_id = await stage.game(ANN, computers=1)
    await settled(stage)
    live, _ = await stage.services.turns._tables.live(game_id)
    assert computers._question(live, 1, "easy").strength == "easy"
    assert computers._question(live, 1, "random").strength == "normal"


async def test_a_computer_acts_although_nobody_waits_for_it(tmp_path: Path, computer_pool: Here) -> None:
    """A law of Keythedral that may be played at any time, while Ann is to take her turn (KT-98)."""
    stage = await open_stage(tmp_path / "laws.db", games=GAMES, computer_pool=computer_pool)
    game_id = await stage.game(ANN, computers=1, game="keythedral")
    await settled(stage)
    live, _ = await stage.services.turns._tables.live(game_id)
    live.state = hamlet(2).law(1, "upgrade-cottage").spend().go().decline(1).state
    await stage.services.computers.play_on(live)
    await settled(stage)
    live, _ = await stage.services.turns._tables.live(game_id)
    assert live.state.players[1].houses[0], "the cottage is a house"
    thoughts = len(computer_pool.thoughts)
    await stage.services.computers.play_on(live)
    await settled(stage)
    assert len(computer_pool.thoughts) == thoughts, "there is nothing more to think about"
    await stage.close()


@pytest.mark.parametrize("thinks", [False, True])
async def test_computers_continue_once_the_disk_has_room_again(
    thinks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Needs no press and no restart."""
    refused = 0

    async def full_at_first(*args: Any, **kwargs: Any) -> Any:
        nonlocal refused
        refused += 1
        if refused <= 3:
            raise CannotStoreError("disk full")
        return await commit(*args, **kwargs)

    monkeypatch.setattr(computers, "_SECOND_TRY", 0.001)
    stage = await open_stage(tmp_path / "full.db", computer_pool=Here() if thinks else None)
    game_id = await stage.game(ANN, computers=1)
    await settled(stage)
    monkeypatch.setattr(computers, "commit", full_at_first)
    for _ in range(3000):
        asked = await stage.asked(game_id)
        if asked == [ANN] and refused > 3:
            break
        if asked == [ANN] and not refused:
            await stage.turn(game_id, ANN)
        await asyncio.sleep(0.002)
    assert refused > 3
    assert await stage.asked(game_id) == [ANN]
    await stage.close()


async def test_the_end_of_the_bot_ends_the_process_that_thinks(
    new_stage: NewStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    computer_pool, ended = ComputerPool(seconds=1), list[str]()
    monkeypatch.setattr(computer_pool, "close", lambda: ended.append("pool"))
    stage = await new_stage(computer_pool=computer_pool)
    await stage.services.computers.close()
    assert ended == ["pool"]


async def test_a_computer_is_asked_with_the_content_of_its_table(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=1)
    computers = stage.services.computers
    assert isinstance(computers, Computers)
    live, _ = await computers._tables.live(game_id)
    options = {CONTENT: "own tiles", PRINTED: "set 2"}
    live.saved = replace(live.saved, table=replace(live.table, options=options))
    asked = computers._question(live, 1, "easy")
    assert (asked.content, asked.printed) == ("own tiles", "set 2")
