"""Start and stop of the playground."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from aiohttp import web

from playground.demo import Demo, Demos
from playground.people import ENGLISH_ALONE
from playground.server import Page
from playground.store import Store
from playground.turns import Count, Turns
from playground.world import BotFactory, Now, World, wall_clock

HOST = "127.0.0.1"
T = TypeVar("T")
_WORLD_FILE = "world.sqlite3"


class PortTakenError(OSError):
    """Another process listens on this port."""


class Prepared(NamedTuple):
    """What the playground needs of the bot."""

    factory: BotFactory
    demos: Sequence[Demo] = ()
    turns: Count | None = None
    languages: Mapping[str, str] = ENGLISH_ALONE


def forget(data: Path, *others: str) -> None:
    """Delete the files of the world and those named, for a fresh start."""
    for name in (_WORLD_FILE, *others):
        for ending in ("", "-wal", "-shm"):
            (data / f"{name}{ending}").unlink(missing_ok=True)


@asynccontextmanager
async def page_on(data: Path, port: int) -> AsyncIterator[tuple[str, Page, Store]]:
    """Serve the page. What it asks of the world waits until that is running."""
    store = Store(data / _WORLD_FILE)
    key = store.note("key") or secrets.token_urlsafe(12)
    store.set_note("key", key)  # keep the address after a restart, for open pages to reconnect
    page = Page(key)
    runner = web.AppRunner(page.application(), access_log=None, shutdown_timeout=1.0)
    try:
        await runner.setup()
        bound = await _listen(runner, port)
        try:
            yield f"http://{HOST}:{bound}/{key}/", page, store
        finally:
            page.close()
    finally:
        await runner.cleanup()
        store.close()


@asynccontextmanager
async def running(
    page: Page, store: Store, prepared: Prepared, wall: Now = wall_clock
) -> AsyncIterator[World]:
    world = World(prepared.factory, store, wall, prepared.languages)
    try:
        await world.start()
        page.begin(world, Demos(prepared.demos), Turns(world, prepared.turns))
        yield world
    finally:
        page.close()  # open windows end before the world does
        await world.close()


async def _listen(runner: web.AppRunner, port: int) -> int:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        why = os.strerror(error.errno or 0)
        raise PortTakenError(f"port {port} cannot be used ({why}); try another: --port 0") from None
    return int(runner.addresses[0][1])


async def serve(
    prepare: Callable[[], Prepared], data: Path, *, port: int, ready: Callable[[str], None]
) -> None:
    """Run until Ctrl-C or SIGTERM. The address is told before `prepare` has imported the bot."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(sign, stop.set)
    async with page_on(data, port) as (address, page, store):
        ready(address)
        prepared, stopped = _in_daemon(prepare), asyncio.ensure_future(stop.wait())
        await asyncio.wait((prepared, stopped), return_when=asyncio.FIRST_COMPLETED)
        if not stopped.done():
            async with running(page, store, prepared.result()):
                await stopped


def _in_daemon(make: Callable[[], T]) -> asyncio.Future[T]:
    """Call this in a thread that does not delay the end of the process."""
    loop = asyncio.get_running_loop()
    made: asyncio.Future[T] = loop.create_future()

    def tell(set_it: Callable[[Any], None], value: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(set_it, value)

    def run() -> None:
        try:
            tell(made.set_result, make())
        except BaseException as error:
            tell(made.set_exception, error)

    threading.Thread(target=run, name="prepare", daemon=True).start()
    return made
