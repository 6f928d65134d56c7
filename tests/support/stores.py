"""A database that is set up already: making one takes longer than most tests, and has tests of its own."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from bot.store.sqlite import open_store


def set_up(path: Path) -> None:
    """As the bot leaves a new file; one that is there stays as it is."""
    if not path.exists():
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:
        path = Path(folder) / "empty.db"
        elsewhere.submit(asyncio.run, _made(path)).result()  # whoever asks has an event loop of their own
        return path.read_bytes()


async def _made(path: Path) -> None:
    await (await open_store(path)).close()
