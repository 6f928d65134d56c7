"""The time budget of people who wait for computers, with a simulated clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.turn import computer_pool
from bot.services.turn.computer_pool import ComputerPool, ComputerTask, answered
from bot.services.turn.reply_budget import ReplyBudget
from bot.store.rows import TurnRow
from engine.players.evaluator import Judge
from engine.registry import GAMES
from tests.bot.services.turn.test_computers import Here, settled
from tests.support.service_harness import ANN, BEN, Stage, open_stage

SLOW = 0.01
"""Seconds for one judgement of a position: fifty times what it takes."""
NEVER = 1e6


class Slow(ComputerPool):
    """A computer pool whose clock advances with each evaluation only."""

    def __init__(self) -> None:
        super().__init__(seconds=2.0, at_once=1)
        self.now = 1000.0
        self.thoughts = list[ComputerTask]()

    async def run(self, work: Callable[[Any], Any], given: Any) -> Any:
        self.thoughts.append(given)
        return answered(given)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow, value = Slow(), Judge.value

    def later(judge: Judge, *args: Any) -> float:
        slow.now += SLOW
        return value(judge, *args)

    monkeypatch.setattr(Judge, "value", later)
    monkeypatch.setattr(computer_pool, "time", SimpleNamespace(monotonic=lambda: slow.now))
    return slow


async def seated(stage: Stage, key: str, computers: int) -> str:
    table = await stage.lobby(ANN, seats=computers + 1, computers=computers, game=key)
    for seat in range(1, computers + 1):
        await stage.services.lobby.set_strength(table.id, ANN, seat, "expert", cause=stage.cause())
    await stage.services.lobby.start(table.id, ANN, cause=stage.cause())
    return table.id


@pytest.mark.parametrize(("key", "computers"), [("keyflower", 3), ("keyper", 3), ("keythedral", 1)])
async def test_all_who_answer_in_a_row_do_so_within_four_seconds(
    tmp_path: Path, slow: Slow, key: str, computers: int
) -> None:
    """Experts, judging fifty times as slowly as they do: all of them together, up to the next question."""
    stage = await open_stage(tmp_path / "slow.db", games=GAMES, computer_pool=slow)
    stage.services.computers._patience._clock = lambda: slow.now
    game_id = await seated(stage, key, computers)
    await settled(stage)
    waited, most = list[float](), 0
    for _ in range(6):
        before, began, known = slow.now, len(slow.thoughts), {1, 2, 3}
        await stage.turn(game_id, ANN)
        await settled(stage)
        waited.append(slow.now - before)
        most = max(most, len({thought.seat for thought in slow.thoughts[began:]} & known))
    assert max(waited) < 4
    assert max(waited) > 1, "they used their time"
    assert most == computers
    await stage.close()


async def test_computers_asked_at_the_same_moment_think_at_once(tmp_path: Path) -> None:
    """All hide a lantern at once; each is thought for before any has answered, and once."""
    pool = Here()
    stage = await open_stage(tmp_path / "once.db", computer_pool=pool)
    pool.go.clear()
    game_id = await stage.game(ANN, computers=2)
    await pool.asked.wait()
    await asyncio.sleep(0)
    assert [thought.seat for thought in pool.thoughts] == [1, 2]
    assert (await stage.services.queries.table(game_id)).turn == 0
    pool.go.set()
    await settled(stage)
    assert (await stage.services.queries.table(game_id)).turn == 2
    assert len(pool.thoughts) == 2
    await stage.close()


async def test_they_think_while_ones_own_turn_may_still_be_taken_back(tmp_path: Path) -> None:
    pool = Here()
    stage = await open_stage(tmp_path / "pause.db", computer_pool=pool, pause=NEVER)
    game_id = await stage.game(ANN, computers=2)
    await pool.asked.wait()
    await asyncio.sleep(0)
    assert [thought.seat for thought in pool.thoughts] == [1, 2]
    assert (await stage.services.queries.table(game_id)).turn == 0, "nobody has answered yet"
    await stage.close()


@pytest.mark.parametrize("people", [(ANN,), (ANN, BEN)])
async def test_only_what_could_not_be_taken_back_is_held_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: tuple[int, ...]
) -> None:
    """A computer's turn that uncovers something at a table with others, after one that may be undone."""
    held = list[int]()
    stage = await open_stage(tmp_path / "held.db", games=GAMES, computer_pool=Here(), seed="south")

    def pause(_: ReplyBudget, game_id: str, *, longer: bool = False) -> float:
        if longer:
            live = stage.services.turns._tables._lives[game_id]
            held.append(live.table.turn + 1)
        return 0.0

    monkeypatch.setattr(ReplyBudget, "pause", pause)
    game_id = await stage.game(*people, computers=2, game="keyper")
    await settled(stage)
    should = list[int]()
    while not should:
        (person, *_) = await stage.asked(game_id)
        await stage.turn(game_id, person)
        await settled(stage)
        async with stage.store.reading() as reader:
            should = standing_in_the_way(await reader.log.turns(game_id, 1))
    assert held == ([] if len(people) == 1 else should)
    await stage.close()


def standing_in_the_way(turns: Sequence[TurnRow]) -> list[int]:
    """Computers' turns that stand, after a person's that would not."""
    found = list[int]()
    for turn in turns:
        own = next((one for one in reversed(turns[: turn.turn - 1]) if one.person or one.reveals), None)
        if turn.person is None and turn.reveals and own is not None and own.person and not own.reveals:
            found.append(turn.turn)
    return found
