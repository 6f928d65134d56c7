"""Faster replacements for frequent operations of SimCord, with the same results.

Settling searches all tasks of the bot many times per press: these functions first check cheaply whether there
can be anything to find. And the data it copies is nearly always plain JSON.
"""

from __future__ import annotations

import asyncio
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

from discord.ui.view import BaseView
from simcord import _dpy_internals as looks
from simcord import components, gateway, results
from simcord.http import router

_PLAIN = frozenset({str, int, bool, float, type(None)})
_SEVERAL = frozenset(
    getattr(waits, "__code__", None)
    for waits in (
        asyncio.wait,
        getattr(asyncio.tasks, "_wait", None),
        asyncio.TaskGroup.__aexit__,
        getattr(asyncio.TaskGroup, "_aexit", None),
    )
) - {None}
"""Functions in which a task waits for several others at once."""
_EXPIRY = getattr(BaseView, "_BaseView__timeout_task_impl").__code__  # noqa: B009  # a name that Python mangles

_composed, _listening, _expiring = (
    looks.composed_tasks,
    looks.is_wait_for_listener,
    looks._view_timeout_task_identity,
)


def copied(value: Any) -> Any:
    """Copy like `deepcopy`, for data without cycles."""
    kind = type(value)
    if kind is dict:
        return {key: each if type(each) in _PLAIN else copied(each) for key, each in value.items()}
    if kind is list:
        return [each if type(each) in _PLAIN else copied(each) for each in value]
    return value if kind in _PLAIN else deepcopy(value)


def _composed_tasks(task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    """Return the tasks that a task waits for.

    None if it waits for a plain future without other callbacks, and nothing on the way there gathers several.
    """
    if type(waiter) is not asyncio.Future or len(getattr(waiter, "_callbacks", None) or ()) > 1:
        return list(_composed(task, waiter))
    on_the_way: Any = task.get_coro()
    while on_the_way is not None:
        if getattr(on_the_way, "cr_code", None) in _SEVERAL:
            return list(_composed(task, waiter))
        on_the_way = getattr(on_the_way, "cr_await", None)
    return []


def _is_wait_for_listener(client: Any, task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for an event; False at once if no task does."""
    return bool(looks.listener_futures(client)) and bool(_listening(client, task))


def _is_view_expiry(client: Any, task: asyncio.Task[Any]) -> bool:
    """Whether a task is the timeout of a view; False at once if there is no view."""
    store = looks.get_state(client)._view_store
    is_none = not store._views and not store._modals
    if is_none and getattr(task.get_coro(), "cr_code", None) is not _EXPIRY:
        return False
    return bool(_expiring(client, task))


def begin() -> None:
    """Install the replacements for every simulated Discord of this process."""
    looks.composed_tasks = _composed_tasks
    looks.is_wait_for_listener = _is_wait_for_listener
    looks._view_timeout_task_identity = _is_view_expiry
    module: Any
    for module in (components, results):
        assert module.deepcopy in (deepcopy, copied)
        module.deepcopy = copied
    for module in (gateway, router):
        assert module.copy.deepcopy in (deepcopy, copied)
        module.copy = SimpleNamespace(deepcopy=copied)
