"""A ready-made database: creating one takes longer than most tests, and has its own tests."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from bot.store.sqlite import open_store


def set_up(path: Path) -> None:
    """Create a new file as the bot leaves it; keep an existing one."""
    if not path.exists():
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:
        path = Path(folder) / "empty.db"
        elsewhere.submit(asyncio.run, _made(path)).result()  # the caller has its own event loop
        return path.read_bytes()


async def _made(path: Path) -> None:
    await (await open_store(path)).close()
