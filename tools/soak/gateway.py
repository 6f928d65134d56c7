"""The gateway of the simulated Discord: events in order, over connections that break and are resumed."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from enum import IntEnum
from random import Random
from typing import Any

from aiohttp import WSMsgType, web
from msgspec import Struct, field
from simcord import intents
from simcord.backend import Backend, serializers

from bot.config import shard_of
from tools.soak.response_times import Watch

_HEARTBEAT = 40_000  # milliseconds


class _Frame(IntEnum):
    EVENT = 0
    BEAT = 1
    IDENTIFY = 2
    RESUME = 6
    INVALID = 9
    HELLO = 10
    BEATEN = 11


class _Session(Struct):
    """All events of a session, so a broken connection can be resumed."""

    id: str
    shard: int
    told: list[tuple[str, Any]] = field(default_factory=list)
    sent: int = 0  # number of events sent over the open connection, or received before it was resumed
    socket: web.WebSocketResponse | None = None


class Gateway:
    """One session per shard; a new process starts a new session.

    Events of a server go to its shard. Other events go to the first shard on Discord; here the shard is
    random, so each table is used through all of them."""

    def __init__(self, backend: Backend, random: Random) -> None:
        self.broken = 0  # connections
        self.is_away = False  # refuses all connections
        self.address = ""
        self.waits = Watch(backend.iso_after)
        self.asked = dict[str, int]()  # which shard received an interaction, by its token
        self._backend, self._random = backend, random
        self._live = dict[int, _Session]()  # by shard
        self._lost = dict[int, float]()  # when a shard lost its process
        self.back = list[float]()  # seconds until it was served again
        self._count = 1
        self._sessions = 0
        self._sending = asyncio.Lock()
        self._tasks = set[asyncio.Task[None]]()
        backend.subscribers.append(self._emitted)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.is_away:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": _Frame.HELLO, "d": {"heartbeat_interval": _HEARTBEAT}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            match said["op"]:
                case _Frame.BEAT:
                    await socket.send_json({"op": _Frame.BEATEN})
                case _Frame.IDENTIFY:
                    self._identified(socket, *said["d"].get("shard", (0, 1)))
                case _Frame.RESUME:
                    await self._resumed(socket, said["d"])
        return socket

    async def break_off(self) -> None:
        """Break the connection without notice; the session can be resumed."""
        session = self._drawn()
        if session is not None and session.socket is not None:
            socket, session.socket = session.socket, None
            self.broken += 1
            await socket.close(code=4000)

    def lose_session(self, shard: int = 0) -> None:
        """Drop the session of a dead process."""
        if self._live.pop(shard, None) is not None:
            self._lost[shard] = time.monotonic()

    def _drawn(self) -> _Session | None:
        return self._random.choice(list(self._live.values())) if self._live else None

    def _emitted(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        guild = payload["id"] if event.startswith("GUILD_") and "id" in payload else payload.get("guild_id")
        session = self._live.get(shard_of(int(guild), self._count)) if guild else self._drawn()
        if session is not None and gate in (None, "guilds"):
            if event == "INTERACTION_CREATE":
                self.asked[payload["token"]] = session.shard
            self._tell(session, event, payload)

    def _tell(self, session: _Session, event: str, payload: Mapping[str, Any]) -> None:
        session.told.append((event, json.loads(json.dumps(payload, default=str))))
        task = asyncio.ensure_future(self._send(session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, session: _Session) -> None:
        """Send all events that were not sent yet, in order."""
        async with self._sending:
            while session.sent < len(session.told) and (socket := session.socket) is not None:
                event, payload = session.told[session.sent]
                session.sent += 1
                try:
                    await socket.send_json({"op": _Frame.EVENT, "s": session.sent, "t": event, "d": payload})
                    if event == "INTERACTION_CREATE":
                        self.waits.told(payload["token"])
                except (ConnectionError, RuntimeError):
                    session.socket = None  # on resuming, the client says what it has received

    def _identified(self, socket: web.WebSocketResponse, shard: int, count: int) -> None:
        self._sessions += 1
        self._count = count
        if (lost := self._lost.pop(shard, None)) is not None:
            self.back.append(time.monotonic() - lost)
        self._live[shard] = session = _Session(f"session-{self._sessions}", shard, socket=socket)
        guilds = [one for one in self._backend.guilds.values() if shard_of(one.id, count) == shard]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [shard, count],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        self._tell(session, "READY", ready)
        for guild in guilds:
            self._tell(session, "GUILD_CREATE", serializers.guild_create_payload(self._backend, guild))

    async def _resumed(self, socket: web.WebSocketResponse, wanted: Mapping[str, Any]) -> None:
        session = next((one for one in self._live.values() if one.id == wanted["session_id"]), None)
        if session is None:
            await socket.send_json({"op": _Frame.INVALID, "d": False})
            return
        async with self._sending:
            session.socket, session.sent = socket, int(wanted["seq"])
        self._tell(session, "RESUMED", {})
