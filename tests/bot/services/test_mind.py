"""The process that thinks: the same answers as here, replaced when it dies, gone when the bot goes."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time

import pytest

from bot.services.turn.thinking import Mind, Thought, answered
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import LANTERN
from tests.support.conformance import setup_for

STATE = LANTERN.to_json(LANTERN.new_game(setup_for(LANTERN, 3, "mind")))


def thought(seat: int, **more: object) -> Thought:
    return Thought("lantern", STATE, seat, "normal", f"seed {seat}", **more)  # type: ignore[arg-type]


async def test_the_process_answers_as_one_would_here_and_is_replaced_when_it_dies() -> None:
    mind = Mind(seconds=60, steps=40)
    try:
        answers = await asyncio.gather(*(mind.answer(thought(seat)) for seat in range(3)))
        assert [answer.picks for answer in answers] == [
            answered(thought(seat, steps=40)).picks for seat in range(3)
        ]
        assert mind._pool is not None
        (first,) = mind._pool._processes
        os.kill(first, signal.SIGKILL)
        assert await mind.answer(thought(1)) == answers[1]
        (second,) = mind._pool._processes
        assert second != first
    finally:
        mind.close()


def test_time_that_is_up_ends_a_thought() -> None:
    long = answered(thought(0, reasons=True))
    short = answered(thought(0, reasons=True, seconds=1e-9))
    assert short.steps < long.steps
    assert long.candidates


def thinks(monkeypatch: pytest.MonkeyPatch, **more: object) -> float:
    """How long an expert thinks, by a clock that goes on by a tenth of a second whenever it is looked at."""
    ticks = itertools.count()
    with monkeypatch.context() as slow:
        slow.setattr(time, "monotonic", lambda: 100 + next(ticks) / 10)
        state = KEYTHEDRAL.new_game(setup_for(KEYTHEDRAL, 3, "bound"))
        seat, data = KEYTHEDRAL.must_decide(state)[0], KEYTHEDRAL.to_json(state)
        answered(Thought("keythedral", data, seat, "expert", "seed", **more))  # type: ignore[arg-type]
        return next(ticks) / 10


def test_whoever_waited_to_be_thought_for_gets_less_time_but_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person waits for the whole of it: in the queue and while it is thought."""
    assert 1.9 < thinks(monkeypatch, seconds=2.0, until=103.5) < 3
    assert thinks(monkeypatch, seconds=2.0, until=101.0) < 1.6
    assert thinks(monkeypatch, seconds=2.0, until=90.0) < 1, "it waited too long already"


async def test_computers_that_answer_in_a_row_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[Thought]()

    async def done(_mind: Mind, _work: object, thought: Thought) -> None:
        given.append(thought)

    monkeypatch.setattr(Mind, "done", done)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    for row in (1, 3, 5):
        await Mind(seconds=2.0).answer(thought(0, row=row))
    assert [round(each.seconds, 2) for each in given] == [2.0, 1.17, 0.7]
    assert all(each.row * (each.until - 100) <= 3.5 + 1e-9 for each in given)
