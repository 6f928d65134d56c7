"""The process that thinks: the same answers as here, replaced when it dies, gone when the bot goes."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.services.turn.computer_pool import ComputerPool, ComputerTask, answered
from engine.keyper.game import KEYPER
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import LANTERN
from tests.support.conformance import setup_for

STATE = LANTERN.to_json(LANTERN.new_game(setup_for(LANTERN, 3, "mind")))


def thought(seat: int, **more: object) -> ComputerTask:
    return ComputerTask("lantern", STATE, seat, "normal", f"seed {seat}", **more)  # type: ignore[arg-type]  # each by its own name and type


async def test_the_process_answers_as_one_would_here_and_is_replaced_when_it_dies() -> None:
    computer_pool = ComputerPool(seconds=60, steps=40, at_once=1)
    try:
        answers = await asyncio.gather(*(computer_pool.answer(thought(seat)) for seat in range(3)))
        assert [answer.picks for answer in answers] == [
            answered(thought(seat, steps=40)).picks for seat in range(3)
        ]
        assert computer_pool._pool is not None
        (first,) = computer_pool._pool._processes
        os.kill(first, signal.SIGKILL)
        assert await computer_pool.answer(thought(1)) == answers[1]
        (second,) = computer_pool._pool._processes
        assert second != first
    finally:
        computer_pool.close()


def test_time_that_is_up_ends_a_thought() -> None:
    """A first evaluation always completes, even on a slow machine."""
    state = KEYPER.new_game(setup_for(KEYPER, 3, "bound"))
    asked = ComputerTask("keyper", KEYPER.to_json(state), KEYPER.seats_to_act(state)[0], "hard", "seed")
    long, short = answered(asked), answered(replace(asked, seconds=1e-9))
    normal = answered(replace(asked, strength="normal"))
    assert normal.steps / 2 < short.steps < long.steps


def thinks(monkeypatch: pytest.MonkeyPatch, **more: object) -> float:
    """Return how long an expert thinks, with a clock that advances a tenth of a second per reading."""
    ticks = itertools.count()
    with monkeypatch.context() as slow:
        slow.setattr(time, "monotonic", lambda: 100 + next(ticks) / 10)
        state = KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "bound"))
        seat, data = KEYTHEDRAL.seats_to_act(state)[0], KEYTHEDRAL.to_json(state)
        answered(ComputerTask("keythedral", data, seat, "expert", "seed", **more))  # type: ignore[arg-type]  # each by its own name and type
        return next(ticks) / 10


def test_a_player_who_waited_to_be_thought_for_gets_less_time_but_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A person waits for the whole of it: in the queue and while it is thought."""
    assert 1.9 < thinks(monkeypatch, seconds=2.0, until=103.5) < 3
    assert thinks(monkeypatch, seconds=2.0, until=101.0) < 1.6
    assert thinks(monkeypatch, seconds=2.0, until=90.0) < 1, "it waited too long already"


async def test_a_thought_has_as_long_as_somebody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[ComputerTask]()

    async def done(_computer_pool: ComputerPool, _work: object, thought: ComputerTask) -> None:
        given.append(thought)

    monkeypatch.setattr(ComputerPool, "run", done)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    for until in (0.0, 100.7, 99.0):
        await ComputerPool(seconds=2.0).answer(thought(0, until=until))
    assert [round(each.seconds, 2) for each in given] == [2.0, 0.7, 0.1]
    assert [round(each.until, 2) for each in given] == [103.0, 100.7, 99.0]


async def test_two_cores_run_two_tasks_at_once(tmp_path: Path) -> None:
    """Each ends only once the other has begun."""
    computer_pool = ComputerPool(seconds=60, at_once=2)
    try:
        met = await asyncio.gather(*(computer_pool.run(_meets, (tmp_path, name)) for name in ("one", "two")))
    finally:
        computer_pool.close()
    assert met == [True, True]


def _meets(given: tuple[Path, str]) -> bool:
    folder, name = given
    (folder / name).touch()
    for _ in range(6000):
        if len(list(folder.iterdir())) == 2:
            return True
        time.sleep(0.01)
    return False
