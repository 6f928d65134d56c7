"""Drawing outside the event loop: what is asked for twice is drawn once, and the newest few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from bot.ui.page import Picture


class Darkroom:
    def __init__(self, name: str, threads: int, keeps: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._keeps = keeps
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[Picture]] = {}

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def picture(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._drawing:
            self._drawing[key] = asyncio.get_running_loop().run_in_executor(self._pool, draw)
        try:
            picture = await self._drawing[key]
        finally:
            self._drawing.pop(key, None)
        self._kept[key] = picture
        while len(self._kept) > self._keeps:
            self._kept.popitem(last=False)
        return picture
