"""The faster version of SimCord behaves like the original."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any

import pytest
from discord import ui
from simcord import _dpy_internals as looks

from playground import faster_simcord
from playground.world import World

PAYLOAD: dict[str, Any] = {
    "id": "7",
    "flags": 64,
    "rows": [{"options": [{"label": "a", "emoji": None}, {"label": "b", "default": True}]}, [], {}, 1.5],
    "pair": ([1], {"deep": [2]}),
}


def inner(value: Any) -> list[int]:
    """Which lists and dictionaries there are, by identity."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    own = [id(value)] if isinstance(value, dict | list) else []
    return own + [each for part in parts for each in inner(part)]


def test_a_copy_is_the_same_and_shares_nothing() -> None:
    copy = faster_simcord.copied(PAYLOAD)
    assert copy == deepcopy(PAYLOAD)
    assert len(inner(copy)) == len(inner(PAYLOAD)) > 10
    assert not set(inner(copy)) & set(inner(PAYLOAD))


async def _grouped(gate: asyncio.Event) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(gate.wait())
        group.create_task(gate.wait())


async def _some(gate: asyncio.Event) -> None:
    await asyncio.wait([asyncio.ensure_future(gate.wait())], timeout=60)


WAYS: dict[str, tuple[int, Callable[[asyncio.Event], Awaitable[Any]]]] = {
    "a sleep": (0, lambda _: asyncio.sleep(60)),
    "an event": (0, lambda gate: gate.wait()),
    "another task": (1, lambda gate: asyncio.ensure_future(gate.wait())),
    "all of them": (2, lambda gate: asyncio.gather(gate.wait(), gate.wait())),
    "one of them": (1, _some),
    "a group": (2, _grouped),
    "what goes on": (1, lambda gate: asyncio.shield(gate.wait())),
}


@pytest.mark.parametrize("way", WAYS)
async def test_whom_a_task_waits_for_is_found_as_before(way: str) -> None:
    gate, (count, begin) = asyncio.Event(), WAYS[way]

    async def waits() -> None:
        await begin(gate)

    task = asyncio.ensure_future(waits())
    for _ in range(3):
        await asyncio.sleep(0)
    waiter = task._fut_waiter  # type: ignore[attr-defined]  # as SimCord looks at it
    found = looks.composed_tasks(task, waiter)
    assert found == faster_simcord._composed(task, waiter)
    assert len(found) == count
    gate.set()
    task.cancel()
    await asyncio.wait([task])


async def test_tasks_waiting_for_an_event_are_found(world: World) -> None:
    bot = world.env.bot
    waiting, idle = (
        world.env.own(each) for each in (bot.wait_for("message", timeout=60), asyncio.Event().wait())
    )
    await asyncio.sleep(0)
    for task in (waiting, idle):
        assert looks.is_wait_for_listener(bot, task) == faster_simcord._listening(bot, task)
    assert looks.is_wait_for_listener(bot, waiting) == (sys.version_info[:2] == (3, 11))
    for task in (waiting, idle):
        task.cancel()


async def test_the_clock_of_a_view_is_found_as_before(world: World) -> None:
    bot = world.env.bot
    view, idle = ui.View(timeout=60), world.env.own(asyncio.Event().wait())
    view.add_item(ui.Button(label="Now", custom_id="now"))
    bot._connection._view_store.add_view(view)
    view._start_listening_from_store(bot._connection._view_store)
    await asyncio.sleep(0)
    clock = view._BaseView__timeout_task  # type: ignore[attr-defined]  # as SimCord looks at it
    assert [looks._view_timeout_task_identity(bot, task) for task in (clock, idle)] == [True, False]
    view.stop()
    idle.cancel()
