"""The render queue: order, failures, and memory returned to the system."""

from __future__ import annotations

import asyncio
import ctypes
import threading
from functools import partial

import pytest

from bot import memory
from bot.ui.kit.blocks import Picture
from bot.ui.pictures import render_queue
from bot.ui.pictures.render_queue import RenderQueue, at_low_priority


async def test_every_hundredth_drawing_gives_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    given = list[int]()
    monkeypatch.setattr(render_queue, "give_back", lambda: given.append(1))
    pool = RenderQueue("test", threads=1, keeps=3, each=100)
    for number in range(250):
        await pool.picture(number, lambda: Picture("a.png", b"", ""))
    await pool.picture("last", lambda: Picture("a.png", b"", ""))  # behind earlier requests
    pool.close()
    assert len(given) == 2


def test_it_is_asked_of_the_library_or_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    memory.begin()
    memory.give_back()
    memory._asked.cache_clear()
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    memory.begin()
    memory.give_back()
    memory._asked.cache_clear()


@pytest.mark.parametrize(
    ("seconds", "order"),
    [
        (1e9, ["first", "call", "answer", "board", "again"]),
        (0.0, ["first", "board", "call", "again", "answer"]),
    ],
)
async def test_pictures_of_posts_wait_behind_those_of_answers(
    seconds: float, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A posted picture moves forward when a player waits for it, and waits only a few seconds."""
    monkeypatch.setattr(render_queue, "_STANDS_BACK", seconds)
    drawn, go = list[str](), threading.Event()

    def draw(name: str) -> Picture:
        go.wait(10)
        drawn.append(name)
        return Picture(name, b"", "")

    pool = RenderQueue("test", threads=1, keeps=9, each=100)

    def asked(name: str) -> asyncio.Task[Picture]:
        return asyncio.create_task(pool.picture(name, partial(draw, name)))

    tasks = [asked("first")]
    await asyncio.sleep(0)
    with at_low_priority():
        tasks += [asked("board"), asked("call"), asked("again")]
    await asyncio.sleep(0)
    tasks += [asked("answer"), asked("call")]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    pool.close()
    assert drawn == order
