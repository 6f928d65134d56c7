"""The heartbeat of one process on a shared database, and what it notices about other processes."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from contextvars import Context
from typing import Any, TypeAlias, TypeVar, cast, get_args

import asyncpg

from bot.store.concurrency import ALIVE, BURY, CHANNEL, NOW, STANDS_IN, Holder, Notification, OnNotification

_log = logging.getLogger(__name__)
_BEAT = 1.5  # seconds
_LOOK = 0.5  # seconds between two checks for a vacant share
_STUCK = 60.0  # seconds
_CONNECTED_WITHIN = 5.0  # seconds for a connection, or a statement
_ENTER = f"INSERT INTO process (id, beat, share) VALUES ($1, {NOW}, $2) ON CONFLICT DO NOTHING RETURNING id"
_BEATS = f"UPDATE process SET beat = {NOW} WHERE id = $1 RETURNING id"
_OTHERS = "SELECT share FROM process WHERE id <> $1"
_LEAVE = "UPDATE process SET beat = 0, share = NULL WHERE id = $1"
_LOCK = "SELECT pg_try_advisory_lock($1, hashtext($2))"
_UNLOCK = "SELECT pg_advisory_unlock($1, hashtext($2))"
_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
_Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
R = TypeVar("R")


class Heartbeat:
    """The heartbeat of one process. It has its own connection, thread and event loop."""

    def __init__(self, address: str, holder: Holder, heard: OnNotification) -> None:
        self._address, self._holder, self._tell = address, holder, heard
        self._share = ""
        self._main_loop, self._own_loop = asyncio.get_running_loop(), asyncio.new_event_loop()
        self._seen = time.monotonic()  # when the main event loop last responded
        self._held = set[str]()  # shares that have had a process
        self._vacant, self._locked = set[str](), set[str]()  # shares this process stands in for; those locked
        self._beating: asyncio.Task[None] | None = None
        threading.Thread(target=self._own_loop.run_forever, name="presence", daemon=True).start()

    async def enter(self, shares: Sequence[str]) -> str:
        """Take the first vacant share, and keep it as long as this process lives."""
        return await self._over_there(self._enter(shares))

    async def leave(self) -> None:
        """Stop, and release everything this process has claimed at once."""
        await self._over_there(self._leave())
        self._own_loop.call_soon_threadsafe(self._own_loop.stop)

    async def _over_there(self, work: Coroutine[Any, Any, R]) -> R:
        """Run in the heartbeat's loop with an empty context, so nothing of the caller's leaks in."""
        begun = Context().run(asyncio.run_coroutine_threadsafe, work, self._own_loop)
        return await asyncio.wrap_future(begun)

    def _heard(self, word: Notification, what: str) -> None:
        with suppress(RuntimeError):  # the process has stopped
            self._main_loop.call_soon_threadsafe(self._tell, word, what)

    async def _enter(self, shares: Sequence[str]) -> str:
        connection = await self._connected()
        try:
            await self._take_one(connection, shares)
            await self._beat(connection)
        except BaseException:
            connection.terminate()
            raise
        self._beating = asyncio.create_task(self._live(connection), name="presence")
        return self._share

    async def _take_one(self, connection: _Connection, shares: Sequence[str]) -> None:
        told = False
        while not self._share:
            await connection.execute(BURY)
            for share in shares:
                if await connection.fetchval(_ENTER, self._holder.id, share) is not None:
                    self._share = share
                    break
            else:
                if not told:
                    _log.warning("other processes serve all of %s; waiting for one to end", ", ".join(shares))
                told = True
                await asyncio.sleep(min(_BEAT, _LOOK))
        self._holder.is_known = True

    async def _leave(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _connected(self) -> _Connection:
        connection = await asyncpg.connect(
            self._address,
            timeout=_CONNECTED_WITHIN,
            command_timeout=_CONNECTED_WITHIN,
            server_settings={"application_name": "latchkey"},
        )
        self._locked.clear()
        await connection.execute(f"SELECT pg_try_advisory_lock({ALIVE}, hashtext('{self._holder.id}'))")
        await connection.add_listener(CHANNEL, self._listen)
        return connection

    def _listen(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        who, word, what = f"{said}  ".split(" ", 2)
        if who != self._holder.id and word in get_args(Notification):
            self._heard(cast(Notification, word), what.strip())

    async def _live(self, connection: _Connection | None) -> None:
        """Beat forever. A broken connection is replaced as soon as possible."""
        try:
            while True:
                await asyncio.sleep(_BEAT)
                if self._is_stuck():
                    continue
                try:
                    connection = connection or await self._connected()
                    await self._beat(connection)
                except _FAULTS as error:
                    _log.info("the heartbeat failed: %s", type(error).__name__)
                    if connection is not None:
                        connection.terminate()
                    connection = None
        finally:
            if connection is not None:
                with suppress(*_FAULTS):
                    await connection.execute(_LEAVE, self._holder.id)
                connection.terminate()

    def _is_stuck(self) -> bool:
        with suppress(RuntimeError):  # the process has stopped
            self._main_loop.call_soon_threadsafe(self._came_round)
        return time.monotonic() - self._seen > _STUCK

    def _came_round(self) -> None:
        self._seen = time.monotonic()

    async def _beat(self, connection: _Connection) -> None:
        is_there = await connection.fetchval(_BEATS, self._holder.id) is not None
        if not is_there:  # presumed dead: return, unless another process has taken over
            is_there = await connection.fetchval(_ENTER, self._holder.id, self._share) is not None
        if not is_there:
            self._heard("replaced", self._share)
        dead = await connection.fetch(BURY)
        others = await connection.fetch(_OTHERS, self._holder.id)
        self._holder.is_shared = bool(others)
        for row in dead:
            self._heard("died", row[0])
        await self._look_after(connection, {row[0] for row in others if row[0] is not None})

    async def _look_after(self, connection: _Connection, taken: set[str]) -> None:
        """Stand in for shares without a process, one process for each, until they are taken again."""
        self._held |= taken - {self._share}
        for share in self._held - taken:
            if share not in self._locked and await connection.fetchval(_LOCK, STANDS_IN, share):
                self._locked.add(share)
                if share not in self._vacant:
                    self._vacant.add(share)
                    self._heard("vacant", share)
        for share in self._vacant - (self._locked - taken):
            if share in self._locked:
                await connection.execute(_UNLOCK, STANDS_IN, share)
                self._locked.discard(share)
            self._vacant.discard(share)
            self._heard("filled", share)
