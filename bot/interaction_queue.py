"""The order in which interactions are served: all are acknowledged before any is processed."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Any

import aiohttp

_LINES, _LINES_OF_ONE = 16, 4
"""Maximum concurrent acknowledgements, in total and per person, so connections are reused."""
_WRITTEN_WITHIN = 0.5  # seconds; a slower one waits for the network and blocks nothing any more
_WORKERS, _WORKERS_OF_ONE = 6, 2
"""Maximum presses and commands processed at a time, in total and per person."""
_WORKED_WITHIN = 1.0  # seconds; a slower one waits for something else and blocks nothing any more
_HELD_AT_MOST = 1.0  # seconds that jobs wait during a constant stream of acknowledgements
_SWITCH = 0.0005  # seconds after which a drawing thread must yield to the event loop


class Slot:
    """A place in the queue, given back once, automatically after a time-out."""

    def __init__(self, longest: float, over: Callable[[], None]) -> None:
        self._over: Callable[[], None] | None = over
        self._alarm = asyncio.get_running_loop().call_later(longest, self.end)

    def end(self, *_: object) -> None:
        if self._over is not None:
            self._alarm.cancel()
            over, self._over = self._over, None
            over()


class _FairQueue:
    """A queue that serves people in turn, however many requests each has."""

    def __init__(self, most: int, of_one: int, longest: float) -> None:
        self._most, self._of_one, self._longest = most, of_one, longest
        self._waiting: OrderedDict[int, deque[asyncio.Future[Slot]]] = OrderedDict()  # by person
        self._served: dict[int, int] = {}  # slots in use by person
        self.is_held = False  # nothing starts now

    async def turn(self, person: int) -> Slot:
        waiting: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(waiting)
        self.go_on()
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                waiting.result().end()
            raise

    def go_on(self) -> None:
        while not self.is_held and self.serve_one():
            pass

    def serve_one(self) -> bool:
        """Serve the first person below their limit; False if there is none."""
        if sum(self._served.values()) >= self._most:
            return False
        person = next((one for one in self._waiting if self._served.get(one, 0) < self._of_one), None)
        if person is None:
            return False
        queue = self._waiting.pop(person)
        waiting = queue.popleft()
        if queue:
            self._waiting[person] = queue  # behind all others
        if not waiting.done():  # the caller may be gone
            self._served[person] = self._served.get(person, 0) + 1
            waiting.set_result(Slot(self._longest, lambda: self._ended(person)))
        return True

    def _ended(self, person: int) -> None:
        self._served[person] -= 1
        if not self._served[person]:
            del self._served[person]
        self.go_on()


class InteractionQueue:
    def __init__(self) -> None:
        self._lines = _FairQueue(_LINES, _LINES_OF_ONE, _WRITTEN_WITHIN)
        self._work = _FairQueue(_WORKERS, _WORKERS_OF_ONE, _WORKED_WITHIN)
        self._unwritten = 0
        self._calm = asyncio.Event()
        self._calm.set()
        self._alarm: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def acknowledging(self, person: int) -> AsyncIterator[None]:
        """Wrap the request that acknowledges: no job starts until it is written."""
        self._count(1)
        try:
            line = await self._lines.turn(person)
        except BaseException:
            self._count(-1)
            raise
        written = Slot(_WRITTEN_WITHIN, lambda: self._written(line))
        token = _under_way.set(written)
        try:
            yield
        finally:
            _under_way.reset(token)
            written.end()

    def _written(self, line: Slot) -> None:
        line.end()
        self._count(-1)

    def _count(self, change: int) -> None:
        self._unwritten += change
        self._work.is_held = self._unwritten > 0
        if self._work.is_held:
            self._calm.clear()
            if self._alarm is None:
                self._alarm = asyncio.get_running_loop().call_later(_HELD_AT_MOST, self._work_on)
            return
        self._calm.set()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._work.go_on()

    def _work_on(self) -> None:
        """Let one job through now and then, even under a constant stream of acknowledgements."""
        self._alarm = asyncio.get_running_loop().call_later(_HELD_AT_MOST, self._work_on)
        self._work.serve_one()

    async def wait_until_idle(self) -> None:
        """Wait until nothing needs acknowledgement, or until that has taken too long."""
        if self._unwritten:
            with suppress(TimeoutError):
                async with asyncio.timeout(_HELD_AT_MOST):
                    await self._calm.wait()

    async def turn(self, person: int) -> Slot:
        """Wait for a slot to process an interaction; it ends with the task at the latest."""
        turn, task = await self._work.turn(person), asyncio.current_task()
        if task is not None:
            task.add_done_callback(turn.end)
        return turn


def begin() -> None:
    """Set up the process.

    By default Python lets a thread run ten times as long, and every packet sent meanwhile costs the event
    loop that much."""
    sys.setswitchinterval(_SWITCH)


def listening() -> aiohttp.TraceConfig:
    """Return a trace that notes when each request is written."""
    trace = aiohttp.TraceConfig()
    trace.on_request_headers_sent.append(_sent)
    return trace


async def _sent(*_: Any) -> None:
    if (written := _under_way.get()) is not None:
        written.end()


_under_way: ContextVar[Slot | None] = ContextVar("under_way", default=None)
