"""Start and stop of the playground."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import web

from playground.demo import Demo, Demos
from playground.people import ENGLISH_ALONE
from playground.server import Page
from playground.store import Store
from playground.turns import Count, Turns
from playground.world import BotFactory, Now, World, wall_clock

HOST = "127.0.0.1"
_WORLD_FILE = "world.sqlite3"


class PortTakenError(OSError):
    """Another process listens on this port."""


def forget(data: Path, *others: str) -> None:
    """Delete the files of the world and those named, for a fresh start."""
    for name in (_WORLD_FILE, *others):
        for ending in ("", "-wal", "-shm"):
            (data / f"{name}{ending}").unlink(missing_ok=True)


@asynccontextmanager
async def playground(
    factory: BotFactory,
    data: Path,
    *,
    port: int = 0,
    demos: Sequence[Demo] = (),
    turns: Count | None = None,
    wall: Now = wall_clock,
    languages: Mapping[str, str] = ENGLISH_ALONE,
) -> AsyncIterator[tuple[str, World]]:
    """Run the playground; yield its address and its world."""
    store = Store(data / _WORLD_FILE)
    key = store.note("key") or secrets.token_urlsafe(12)
    store.set_note("key", key)  # keep the address after a restart, for open pages to reconnect
    world = World(factory, store, wall, languages)
    page = Page(world, Demos(demos), Turns(world, turns), key)
    runner = web.AppRunner(page.application(), access_log=None, shutdown_timeout=1.0)
    try:
        await runner.setup()
        bound = await _listen(runner, port)
        try:
            await world.start()
            yield f"http://{HOST}:{bound}/{key}/", world
        finally:
            page.close()
            await world.close()
    finally:
        await runner.cleanup()
        store.close()


async def _listen(runner: web.AppRunner, port: int) -> int:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise PortTakenError(f"port {port} cannot be used ({why}); try another: --port 0") from None
    return int(runner.addresses[0][1])


async def serve(
    factory: BotFactory,
    data: Path,
    *,
    port: int,
    demos: Sequence[Demo] = (),
    turns: Count | None = None,
    languages: Mapping[str, str] = ENGLISH_ALONE,
    ready: Callable[[str], None],
) -> None:
    """Run until Ctrl-C or SIGTERM."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(sign, stop.set)
    running = playground(factory, data, port=port, demos=demos, turns=turns, languages=languages)
    async with running as (address, _):
        ready(address)
        await stop.wait()
