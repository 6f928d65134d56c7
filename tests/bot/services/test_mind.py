"""The process that thinks: the same answers as here, replaced when it dies, gone when the bot goes."""

from __future__ import annotations

import asyncio
import os
import signal

from bot.services.turn.thinking import Mind, Thought, answered
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
