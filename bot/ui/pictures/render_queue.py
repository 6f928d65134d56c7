"""The queue of render jobs: by priority, each job once, with a cache of the newest results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from msgspec import Struct

from bot.memory import give_back
from bot.ui.kit.blocks import Picture
from bot.ui.pictures.render_jobs import RenderJob
from bot.ui.pictures.render_process import RenderProcess, RenderProcessDownError
from bot.values.cache import BoundedCache

_TIDIED_EVERY = 100  # drawings
_STANDS_BACK = 1.0
"""Seconds by which background pictures give way: their turn comes however many others there are."""
_AT_HAND = 4
"""Jobs sent to the process before the first returns, so that it never waits for a busy bot."""
Took: TypeAlias = Callable[[float], None]
_is_post: ContextVar[bool] = ContextVar("is_post", default=False)


class ClosedError(Exception):
    """The bot is stopping; no caller waits for this picture any more."""


@contextmanager
def at_low_priority() -> Iterator[None]:
    """Give pictures requested in this context a low priority, as no user waits for them."""
    token = _is_post.set(True)
    try:
        yield
    finally:
        _is_post.reset(token)


class _Job(Struct, eq=False):
    key: Hashable
    draw: Callable[[], Picture]
    render_job: Callable[[], RenderJob | None]
    done: asyncio.Future[Picture]
    asked: float
    is_post: bool
    is_begun: bool = False


def _nothing() -> None:
    return None


class RenderQueue:
    def __init__(
        self,
        name: str,
        threads: int,
        keeps: int,
        each: int,
        took: Took = lambda _: None,
        render_process: RenderProcess | None = None,
    ) -> None:
        """Cache up to `keeps` pictures of about `each` bytes.

        `took` gets the seconds of each drawing, including its wait. `render_process` draws what can be sent
        to it.
        """
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = threads if render_process is None else max(threads, _AT_HAND)  # in progress at a time
        self._took = took
        self._render_process = render_process
        self._kept = BoundedCache[Hashable, Picture](name, keeps, each, lambda drawn: len(drawn.data))
        self._jobs: dict[Hashable, _Job] = {}
        self._queue: list[tuple[float, int, _Job]] = []  # sorted by start time
        self._numbers = count()
        self._working = set[asyncio.Task[None]]()
        self._count = 0
        self.is_closed = False

    def close(self) -> None:
        """Finish the drawings in progress and drop the waiting ones."""
        self.is_closed = True
        for job in [job for job in self._jobs.values() if not job.is_begun]:
            self._ended(job, ClosedError())
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def picture(
        self,
        key: Hashable,
        draw: Callable[[], Picture],
        render_job: Callable[[], RenderJob | None] = _nothing,
    ) -> Picture:
        """Return a picture from the cache or draw it.

        `render_job` builds the job for the render process when its turn has come; None: draw in this process.
        """
        if key in self._kept:
            return self._kept[key]
        if self.is_closed:
            raise ClosedError
        job = self._jobs.get(key)
        if job is None:
            loop = asyncio.get_running_loop()
            job = _Job(key, draw, render_job, loop.create_future(), loop.time(), _is_post.get())
            self._jobs[key] = job
            self._stand_in_line(job)
        elif job.is_post and not _is_post.get():
            job.is_post = False
            self._stand_in_line(job)
        return await asyncio.shield(job.done)  # other callers may wait for it too

    def _stand_in_line(self, job: _Job) -> None:
        due = job.asked + (_STANDS_BACK if job.is_post else 0.0)
        heappush(self._queue, (due, next(self._numbers), job))
        self._go_on()

    def _go_on(self) -> None:
        while self._queue and len(self._working) < self._most:
            job = heappop(self._queue)[2]
            if not job.is_begun and not job.done.done():
                job.is_begun = True
                task = asyncio.create_task(self._work(job), name="drawing")
                self._working.add(task)
                task.add_done_callback(self._free)

    def _free(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        self._go_on()

    async def _work(self, job: _Job) -> None:
        try:
            self._ended(job, await self._drawn(job))
        except asyncio.CancelledError:
            self._ended(job, ClosedError())
            raise
        except Exception as error:
            self._ended(job, error)

    async def _drawn(self, job: _Job) -> Picture:
        if self._render_process is not None and (render_job := job.render_job()) is not None:
            try:
                return await self._render_process.drawn(render_job)
            except RenderProcessDownError:
                if self.is_closed:
                    raise ClosedError from None
        drawing = asyncio.get_running_loop().run_in_executor(self._pool, job.draw)
        try:
            return await drawing
        except asyncio.CancelledError:
            if drawing.cancelled():
                raise ClosedError from None
            raise

    def _ended(self, job: _Job, found: Picture | Exception) -> None:
        self._jobs.pop(job.key, None)
        if isinstance(found, Exception):
            job.done.set_exception(found)
            job.done.exception()  # mark as retrieved, as a caller that gave up does not
            return
        loop = asyncio.get_running_loop()
        self._took(loop.time() - job.asked)
        self._count += 1
        if self._count % _TIDIED_EVERY == 0 and not self.is_closed:
            self._pool.submit(give_back)
        self._kept[job.key] = found
        job.done.set_result(found)
