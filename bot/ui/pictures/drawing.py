"""Drawing outside the event loop: what is asked for twice is drawn once, and the newest few are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias

from bot.memory import give_back
from bot.ui.page.blocks import Picture
from bot.values.kept import Kept

_TIDIED_EVERY = 100  # drawings
Took: TypeAlias = Callable[[float], None]


class ClosedError(Exception):
    """The bot stops: nobody waits for this picture any more."""


class DrawingPool:
    def __init__(self, name: str, threads: int, keeps: int, each: int, took: Took = lambda _: None) -> None:
        """So many are kept, of so many bytes `each`. `took` is told how many seconds each drawing took, with
        its wait for a thread."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._took = took
        self._kept = Kept[Hashable, Picture](name, keeps, each, lambda drawn: len(drawn.data))
        self._drawing: dict[Hashable, asyncio.Future[Picture]] = {}
        self._count = 0
        self.is_closed = False

    def close(self) -> None:
        """What is being drawn is drawn to its end, what waits for its turn is not."""
        self.is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def picture(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        if key in self._kept:
            return self._kept[key]
        if self.is_closed:
            raise ClosedError
        if key not in self._drawing:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._pool, draw)
            drawing.add_done_callback(partial(self._drawn, key, loop.time()))
            self._drawing[key] = drawing
        drawing = self._drawing[key]
        try:
            return await asyncio.shield(drawing)  # others may wait for it too
        except asyncio.CancelledError:
            if drawing.cancelled():
                raise ClosedError from None
            raise

    def _drawn(self, key: Hashable, began: float, drawing: asyncio.Future[Picture]) -> None:
        self._drawing.pop(key, None)
        if drawing.cancelled() or drawing.exception() is not None:
            return
        self._took(asyncio.get_running_loop().time() - began)
        self._count += 1
        if self._count % _TIDIED_EVERY == 0 and not self.is_closed:
            self._pool.submit(give_back)
        self._kept[key] = drawing.result()
