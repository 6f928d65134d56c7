"""In which order presses and commands are served: all are acknowledged before any is worked on, and those who
ask for much wait for those who ask for little.

Discord takes an acknowledgement for three seconds, an answer for fifteen minutes. Everything runs on one event
loop: whatever is worked on meanwhile, the next acknowledgement waits for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, TypeAlias

import aiohttp

_LINES = 16
"""Acknowledgements that are being written at the same time; connections that are free again are used again."""
_WRITTEN_WITHIN = 0.5  # seconds; one that takes longer waits for the network, and holds nobody up any more
_WORKERS = 8
"""Presses and commands that are worked on at the same time."""
_OF_ONE = 2
"""Of them by the same person."""
_LONGEST = 1.0  # seconds; what takes longer waits for something else, and holds nobody up any more
_PATIENCE = 1.0  # seconds that work waits for acknowledgements that come and come

_Written: TypeAlias = "Callable[[], None]"
_written: ContextVar[_Written | None] = ContextVar("written", default=None)


class Turn:
    """Being worked on; ended at the latest by the end of its task, or after a second."""

    def __init__(self, desk: Desk, person: int) -> None:
        self._desk, self._person = desk, person
        self._alarm = asyncio.get_running_loop().call_later(_LONGEST, self.end)
        self._is_over = False

    def end(self, *_: object) -> None:
        """From now on it only waits for others: for Discord, mostly."""
        if not self._is_over:
            self._is_over = True
            self._alarm.cancel()
            self._desk.finished(self._person)


class Desk:
    def __init__(self) -> None:
        self._lines = asyncio.Semaphore(_LINES)
        self._unwritten = 0
        self._written = asyncio.Event()
        self._written.set()
        self._queues: OrderedDict[int, deque[asyncio.Future[Turn]]] = OrderedDict()  # by person
        self._at_work: dict[int, int] = {}  # how much of each person
        self._alarm: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def acknowledging(self) -> AsyncIterator[None]:
        """Around the request that acknowledges: until it is written, no work begins."""
        self._unwritten += 1
        self._written.clear()
        try:
            await self._lines.acquire()
        except BaseException:
            self._one_less()
            raise
        is_open = True

        def written() -> None:
            nonlocal is_open
            if is_open:
                is_open = False
                self._lines.release()
                self._one_less()

        alarm = asyncio.get_running_loop().call_later(_WRITTEN_WITHIN, written)
        token = _written.set(written)
        try:
            yield
        finally:
            _written.reset(token)
            alarm.cancel()
            written()

    def _one_less(self) -> None:
        self._unwritten -= 1
        if not self._unwritten:
            self._written.set()
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            self._admit()

    async def calm(self) -> None:
        """Nobody waits to be acknowledged, or has for so long that the others cannot wait any more."""
        if self._unwritten:
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._written.wait()
            except TimeoutError:
                pass

    async def turn(self, person: int) -> Turn:
        """Wait until it is this person's turn: everybody who waits gets one after the other."""
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        waiting: asyncio.Future[Turn] = loop.create_future()
        self._queues.setdefault(person, deque()).append(waiting)
        self._admit()
        try:
            turn = await waiting
        except BaseException:
            if waiting.done() and not waiting.cancelled():
                waiting.result().end()
            raise
        if task is not None:
            task.add_done_callback(turn.end)
        return turn

    def finished(self, person: int) -> None:
        self._at_work[person] -= 1
        if not self._at_work[person]:
            del self._at_work[person]
        self._admit()

    def _admit(self) -> None:
        """Whoever may begin now. While acknowledgements wait to be written that is nobody, or one after the
        other if it goes on and on."""
        if not self._unwritten:
            while self._begin_next():
                pass
        elif self._queues and self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(_PATIENCE, self._admit_one)

    def _admit_one(self) -> None:
        self._alarm = None
        self._begin_next()
        self._admit()

    def _begin_next(self) -> bool:
        """The first person in the row who has not got as much as is due to one; False if there is none."""
        if sum(self._at_work.values()) >= _WORKERS:
            return False
        for person, queue in self._queues.items():
            if self._at_work.get(person, 0) < _OF_ONE:
                break
        else:
            return False
        waiting = queue.popleft()
        if queue:
            self._queues.move_to_end(person)
        else:
            del self._queues[person]
        if not waiting.done():  # who waited may be gone
            self._at_work[person] = self._at_work.get(person, 0) + 1
            waiting.set_result(Turn(self, person))
        return True


def listening() -> aiohttp.TraceConfig:
    """Has every request say when it is written."""
    trace = aiohttp.TraceConfig()
    trace.on_request_headers_sent.append(_sent)
    return trace


async def _sent(*_: Any) -> None:
    if (written := _written.get()) is not None:
        written()
