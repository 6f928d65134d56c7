"""A ready-made database: creating one takes longer than most tests, and has its own tests."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import msgspec

from bot.store.protocol import Store
from bot.store.sqlite import open_sqlite
from bot.values.people import Person


def set_up(path: Path, *confirming: int) -> bool:
    """Create a new file as the bot leaves it, with people who confirm every turn; keep an existing one."""
    if is_new := not path.exists():
        path.write_bytes(_prepared(*confirming))
    return is_new


@cache
def _prepared(*confirming: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:
        path = Path(folder) / "prepared.db"
        elsewhere.submit(asyncio.run, _made(path, *confirming)).result()  # the caller has its own event loop
        return path.read_bytes()


async def _made(path: Path, *confirming: int) -> None:
    store = await open_sqlite(path)
    await let_confirm(store, *confirming)
    await store.close()


async def let_confirm(store: Store, *people: int) -> None:
    """Let these people confirm every turn."""
    async with store.writing() as writer:
        for person in people:
            known = await writer.people.get(person) or Person(person)
            habits = msgspec.structs.replace(known.habits, confirm=True)
            await writer.people.put(msgspec.structs.replace(known, habits=habits))
