"""A second process that renders pictures on another core."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from threading import Thread
from typing import IO, NamedTuple

from bot.ui.kit.blocks import Picture
from bot.ui.pictures.render_jobs import RenderJob
from bot.ui.pictures.render_worker import LENGTH

_log = logging.getLogger(__name__)
_WORKER = (sys.executable, "-m", "bot.ui.pictures.render_worker")
_PAUSE = 5.0  # seconds from one start to the next
_DRAWN_WITHIN = 60.0  # seconds; a process that takes longer hangs, even on a busy machine
_ENDS_WITHIN = 3.0  # seconds
_PIPE = 48 * 1024
"""Bytes in flight at most: a pipe takes this many without blocking, read or not."""
_NOT_ITS_OWN = ("DISCORD_TOKEN", "DATABASE")
"""Environment variables that the process does not need."""


def wanted(said: bool | None, shares: bool = False) -> bool:
    """Whether to start a render process: as the operator says, else if a core is free for it.

    Bots that share the work also share the cores, so `shares` leaves none free.
    """
    if said is not None or shares:
        return bool(said)
    ours = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    return len(ours) > 1


class RenderProcessDownError(Exception):
    """No render process is available: draw in this process."""


class _Request(NamedTuple):
    size: int
    answer: asyncio.Future[Picture | str]


class RenderProcess:
    def __init__(self, command: Sequence[str] = _WORKER, clock: Callable[[], float] = time.monotonic) -> None:
        self._command, self._clock = tuple(command), clock
        self._process: subprocess.Popen[bytes] | None = None
        self._life: Thread | None = None  # one life of the process, from start to exit
        self._asked: deque[_Request] = deque()
        self._began = float("-inf")
        self._is_closed = False
        self.is_ready = False

    def begin(self) -> None:
        """Start the process, unless it runs or was started a moment ago."""
        is_alive = self._life is not None and self._life.is_alive()
        if not (is_alive or self._is_closed or self._clock() < self._began + _PAUSE):
            self._began = self._clock()
            loop = asyncio.get_running_loop()
            self._life = Thread(target=self._live, args=(loop,), name="drawing beside", daemon=True)
            self._life.start()

    async def drawn(self, job: RenderJob) -> Picture:
        """Draw in the other process; raise RenderProcessDownError if it is unavailable."""
        answer = self._ask(job)
        try:
            async with asyncio.timeout(_DRAWN_WITHIN):
                found = await asyncio.shield(answer)
        except TimeoutError:
            _log.warning("the render process hangs and is killed")
            self._kill()
            raise RenderProcessDownError from None
        if isinstance(found, str):
            if found:
                _log.warning("the render process could not draw a picture:\n%s", found)
            raise RenderProcessDownError
        return found

    def _ask(self, job: RenderJob) -> asyncio.Future[Picture | str]:
        process = self._process
        if not self.is_ready or process is None or process.stdin is None:
            self.begin()
            raise RenderProcessDownError
        try:
            message = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
            if sum(one.size for one in self._asked) + len(message) > _PIPE:
                raise RenderProcessDownError
            process.stdin.write(LENGTH.pack(len(message)) + message)
            process.stdin.flush()
        except (OSError, ValueError, pickle.PicklingError, AttributeError, TypeError) as error:
            raise RenderProcessDownError from error  # it has just died, or the job cannot be pickled
        asked = _Request(len(message), asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        return asked.answer

    async def close(self) -> None:
        """Close its input, which makes it exit; kill it if it does not within a few seconds."""
        self._is_closed, self.is_ready = True, False
        if self._life is None:
            return
        if self._process is not None:
            self._hang_up(self._process)
        await asyncio.to_thread(self._life.join, _ENDS_WITHIN)
        if self._life.is_alive():
            self._kill()
            await asyncio.to_thread(self._life.join, _ENDS_WITHIN)

    def _kill(self) -> None:
        self.is_ready = False
        if self._process is not None:
            self._process.kill()

    def _hang_up(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()

    def _live(self, loop: asyncio.AbstractEventLoop) -> None:
        """Runs in a thread; passes everything to the event loop."""
        known = {name: value for name, value in os.environ.items() if name not in _NOT_ITS_OWN}
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self._command, stdin=pipe, stdout=pipe, env=known)
        except OSError:
            _log.exception("the render process could not be started")
            return
        self._process = process
        if self._is_closed:
            self._hang_up(process)
        with contextlib.suppress(RuntimeError, OSError), process:  # the loop or the process may have ended
            assert process.stdout is not None
            while (message := _read(process.stdout)) is not None:
                loop.call_soon_threadsafe(self._heard, message)
            try:
                code = process.wait(_ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
                code = process.wait()
            loop.call_soon_threadsafe(self._gone, code)

    def _heard(self, message: bytes) -> None:
        """Handle an answer; answers arrive in the order of the jobs."""
        if not message:
            self.is_ready = not self._is_closed
        elif self._asked:
            answer = self._asked.popleft().answer
            if not answer.done():
                answer.set_result(pickle.loads(message))  # from our own child process

    def _gone(self, code: int) -> None:
        self.is_ready = False
        if not self._is_closed:
            _log.warning("the render process has exited (%s); drawing in this process meanwhile", code)
        while self._asked:
            answer = self._asked.popleft().answer
            if not answer.done():
                answer.set_exception(RenderProcessDownError())
                answer.exception()  # mark as retrieved, as a caller that gave up does not


def _read(answers: IO[bytes]) -> bytes | None:
    """Read the next message, which may be empty; None at the end."""
    head = answers.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size = LENGTH.unpack(head)[0]
    message = answers.read(size)
    return message if len(message) == size else None
