"""Thoughts that fail: the next weaker player answers, and the operator reads one line."""

from __future__ import annotations

import logging
import stat
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.metrics import Metrics
from bot.services.turn import computer_pool as minds
from bot.services.turn.computer_pool import (
    _MOST_KEPT,
    ComputerPool,
    ComputerTask,
    FailedThought,
    TaskRunner,
    UnplayableError,
    answered,
)
from bot.values.errors import HintFailedError
from engine.core.setup import Setup
from engine.players.requests import Answer
from engine.registry import GAMES
from tests.support.conformance import setup_for
from tests.support.positions import positions
from tests.support.service_harness import ANN, BEN, Stage, open_stage

KEYFLOWER = GAMES["keyflower"]
SETUP: Setup = setup_for(KEYFLOWER, 3, "failing", merchants="all")
STATE = next(
    state
    for number, state in enumerate(positions(KEYFLOWER, SETUP, "failing", every=40))
    if number == 3  # some way into the game: everybody holds something
)
SEAT = KEYFLOWER.seats_to_act(STATE)[0]
THOUGHT = ComputerTask("keyflower", KEYFLOWER.to_json(STATE), SEAT, "expert", "a seed", steps=30)


class Weak(ComputerPool):
    """A computer pool in this process that fails for one named player."""

    def __init__(self, *failing: str) -> None:
        super().__init__(seconds=0)
        self.failing = set(failing)
        self.asked = list[str]()

    async def answer(self, thought: ComputerTask) -> Answer:
        self.asked.append(thought.strength)
        if thought.strength in self.failing:
            raise ValueError("'contract-04' is not in list")
        return answered(replace(thought, steps=thought.steps or 30))


def position_in(path: Path) -> FailedThought:
    return msgspec.json.decode(path.read_bytes(), type=FailedThought)


async def test_the_next_weaker_player_answers_and_one_line_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    computer_pool, counted = Weak("expert", "hard"), Counter[str]()
    thoughts = TaskRunner(computer_pool, tmp_path / "failed", lambda strength: counted.update([strength]))
    answer = await thoughts.answer(THOUGHT, "t1", 17)
    assert answer == answered(replace(THOUGHT, strength="normal"))
    assert computer_pool.asked == ["expert", "hard", "normal"]
    assert counted == {"expert": 1, "hard": 1}
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "computer player expert failed (ValueError)" in record.message
    assert "move 17; normal answers" in record.message
    assert str(tmp_path / "failed" / "t1-17.json") in record.message
    assert "contract" not in record.message, "what was thought of is nobody's business"
    assert record.exc_info is None
    assert record.game == "t1"  # type: ignore[attr-defined]  # what the line was logged with


async def test_a_thought_that_goes_well_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await TaskRunner(Weak(), tmp_path / "failed").answer(THOUGHT, "t1", 1) is not None
    assert caplog.records == []
    assert not (tmp_path / "failed").exists()


async def test_failed_tasks_are_stored_privately_and_in_limited_number(tmp_path: Path) -> None:
    folder = tmp_path / "failed"
    thoughts = TaskRunner(Weak("easy"), folder)
    for number in range(_MOST_KEPT + 3):
        assert await thoughts.answer(replace(THOUGHT, strength="easy"), "t1", number) is None
    kept = list(folder.iterdir())
    assert len(kept) == _MOST_KEPT
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert (folder / f"t1-{_MOST_KEPT + 2}.json").exists()


async def test_a_stored_task_repeats_its_search_and_holds_no_hidden_information(
    tmp_path: Path,
) -> None:
    assert await TaskRunner(Weak("expert"), tmp_path).answer(THOUGHT, "t1", 1) is not None
    failed = position_in(tmp_path / "t1-1.json")
    world = KEYFLOWER.from_json(bytes(failed.position))
    assert KEYFLOWER.view_for(world, SEAT) == KEYFLOWER.view_for(STATE, SEAT)
    others = [seat for seat in range(3) if seat != SEAT]
    assert any(KEYFLOWER.view_for(world, each) != KEYFLOWER.view_for(STATE, each) for each in others)
    assert SETUP.seed not in (tmp_path / "t1-1.json").read_text()
    again = replace(THOUGHT, state=bytes(failed.position), strength="hard")
    assert answered(again) == answered(replace(THOUGHT, strength="hard"))
    assert "contract-04" in failed.fault, "the trace is in the file"


async def test_the_log_line_says_that_a_task_could_not_be_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert await TaskRunner(Weak("expert"), tmp_path / "file").answer(THOUGHT, "t1", 1) is not None
    assert "the position could not be stored (" in caplog.text


def test_an_answer_that_is_no_turn_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "answer", lambda *_: Answer(("bid nothing", "end")))
    with pytest.raises(UnplayableError, match="2 picks of expert are no turn"):
        answered(THOUGHT)
    monkeypatch.setattr(minds, "answer", lambda *_: Answer(()))
    with pytest.raises(UnplayableError):
        answered(THOUGHT)


def test_failed_thoughts_are_counted_by_strength() -> None:
    metrics = Metrics()
    metrics.thought_failed("hard")
    lines = metrics.lines()
    assert 'latchkey_thoughts_failed_total{strength="hard"} 1' in lines
    assert 'latchkey_thoughts_failed_total{strength="expert"} 0' in lines


@pytest.fixture
def computer_pool() -> Weak:
    return Weak()


@pytest.fixture
async def stage(tmp_path: Path, computer_pool: Weak) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "latchkey.db", computer_pool=computer_pool)
    yield stage
    await stage.close()


async def test_a_hint_comes_from_a_weaker_player_or_is_said_to_have_failed(
    stage: Stage, computer_pool: Weak
) -> None:
    game_id = await stage.game(ANN, BEN)
    computer_pool.failing = {"adviser", "hard", "normal", "easy"}
    with pytest.raises(HintFailedError):
        await stage.services.hints.ask(game_id, ANN)
    computer_pool.failing = {"adviser"}
    hints = await stage.services.hints.ask(game_id, ANN)
    assert hints.advice.hints
    assert computer_pool.asked == ["adviser", "hard", "normal", "easy", "adviser", "hard"]
