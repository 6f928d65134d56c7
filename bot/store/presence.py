"""One process among others on a database: it says that it lives, hears the others, notices who has died."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeAlias, cast, get_args

import asyncpg

from bot.store.claiming import BURY, CHANNEL, NOW, Holder
from bot.store.protocol import Heard, Word

_log = logging.getLogger(__name__)
_BEAT = 1.5  # seconds
_PATIENCE = 5.0  # seconds for a connection, or a statement
_ENTER = f"INSERT INTO process (id, beat, share) VALUES ($1, {NOW}, $2) ON CONFLICT DO NOTHING RETURNING id"
_BEATS = f"UPDATE process SET beat = {NOW} WHERE id = $1 RETURNING id"
_OTHERS = "SELECT count(*) FROM process WHERE id <> $1"
_LEAVE = "UPDATE process SET beat = 0, share = NULL WHERE id = $1"
_FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
_Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"


class Presence:
    """Has a connection of its own, beside those for transactions."""

    def __init__(self, address: str, holder: Holder, heard: Heard) -> None:
        self._address, self._holder, self._heard = address, holder, heard
        self._share = ""
        self._beating: asyncio.Task[None] | None = None

    async def enter(self, shares: Sequence[str]) -> str:
        """The first of these shares that nobody has, and from now on it is ours for as long as we live."""
        connection = await self._connected()
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
                await asyncio.sleep(_BEAT)
        self._holder.is_known = True
        await self._beat(connection)
        self._beating = asyncio.create_task(self._live(connection), name="presence")
        return self._share

    async def leave(self) -> None:
        """What we have claimed is anybody's at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _connected(self) -> _Connection:
        connection = await asyncpg.connect(
            self._address,
            timeout=_PATIENCE,
            command_timeout=_PATIENCE,
            server_settings={"application_name": "latchkey"},
        )
        await connection.add_listener(CHANNEL, self._listen)
        return connection

    def _listen(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        who, word, what = f"{said}  ".split(" ", 2)
        if who != self._holder.id and word in get_args(Word):
            self._heard(cast(Word, word), what.strip())

    async def _live(self, connection: _Connection | None) -> None:
        """For ever; a connection that breaks is replaced as soon as that can be."""
        try:
            while True:
                await asyncio.sleep(_BEAT)
                try:
                    connection = connection or await self._connected()
                    await self._beat(connection)
                except _FAULTS as error:
                    _log.info("others do not hear us: %s", type(error).__name__)
                    if connection is not None:
                        connection.terminate()
                    connection = None
        finally:
            if connection is not None:
                with suppress(*_FAULTS):
                    await connection.execute(_LEAVE, self._holder.id)
                connection.terminate()

    async def _beat(self, connection: _Connection) -> None:
        is_there = await connection.fetchval(_BEATS, self._holder.id) is not None
        if not is_there:  # we were thought to be dead, and may be back unless somebody has our place
            is_there = await connection.fetchval(_ENTER, self._holder.id, self._share) is not None
        if not is_there:
            self._heard("replaced", self._share)
        dead = await connection.fetch(BURY)
        self._holder.is_shared = await connection.fetchval(_OTHERS, self._holder.id) > 0
        for row in dead:
            self._heard("died", row[0])
