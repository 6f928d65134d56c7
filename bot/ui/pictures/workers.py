"""Worker processes for pictures: a second core draws while the first one answers."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from bot.ui.pictures.drawing import ClosedError

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Workers:
    """Started when the first picture is wanted, replaced when one dies; with none, all is done in place."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._lock = threading.Lock()
        self._closed = False

    def do(self, work: Callable[..., T], *args: Any) -> T:
        """In a worker, and waited for: to be called from a thread. What a dead one leaves is done here."""
        pool = self._staffed()
        if pool is None:
            return work(*args)
        try:
            return pool.submit(work, *args).result()
        except (CancelledError, BrokenProcessPool, RuntimeError) as error:
            if self._closed:
                raise ClosedError from None
            if not isinstance(error, BrokenProcessPool):
                raise
            _log.warning("a worker for pictures died; another one takes its place")
            self._dismiss(pool)
            return work(*args)

    def close(self) -> None:
        """Lets a picture be finished that is being drawn; its worker ends after it."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _staffed(self) -> ProcessPoolExecutor | None:
        with self._lock:
            if self._closed or not self._count:
                return None
            if self._pool is None:
                context = multiprocessing.get_context("spawn")  # a fork would copy locks of other threads
                self._pool = ProcessPoolExecutor(self._count, context, _begin)
            return self._pool

    def _dismiss(self, broken: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is broken:
                self._pool = None
        broken.shutdown(wait=False)


def _begin() -> None:
    """In a new worker. Ctrl+C is for the bot alone, which lets its workers go; nor do they outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = multiprocessing.parent_process()
    if bot is not None:
        threading.Thread(target=_end_with, args=(bot,), daemon=True).start()


def _end_with(bot: Any) -> None:
    bot.join()
    os._exit(0)
