"""The gateway of the simulated Discord: events in order, over connections that break and are resumed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web
from msgspec import Struct, field
from simcord import intents
from simcord.backend import Backend, serializers

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
    """All that was to be told, so that a broken connection can be taken up again."""

    id: str
    told: list[tuple[str, Any]] = field(default_factory=list)
    sent: int = 0  # of them, over the connection that is open now, or as far as its successor had heard
    socket: web.WebSocketResponse | None = None


class Gateway:
    """One session at a time: there is one bot, and a new life begins a new session."""

    def __init__(self, backend: Backend) -> None:
        self.broken = 0  # connections
        self.address = ""
        self._backend = backend
        self._session: _Session | None = None
        self._sessions = 0
        self._sending = asyncio.Lock()
        self._tasks = set[asyncio.Task[None]]()
        backend.subscribers.append(self._emitted)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
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
                    self._identified(socket)
                case _Frame.RESUME:
                    await self._resumed(socket, said["d"])
        return socket

    async def break_off(self) -> None:
        """The connection is gone without a word; the session can be taken up again."""
        session = self._session
        if session is not None and session.socket is not None:
            socket, session.socket = session.socket, None
            self.broken += 1
            await socket.close(code=4000)

    def lose_session(self) -> None:
        """The process that held it is dead."""
        self._session = None

    def _emitted(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if self._session is not None and gate in (None, "guilds"):
            self._tell(self._session, event, payload)

    def _tell(self, session: _Session, event: str, payload: Mapping[str, Any]) -> None:
        session.told.append((event, json.loads(json.dumps(payload, default=str))))
        task = asyncio.ensure_future(self._send(session))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, session: _Session) -> None:
        """Everything that was not sent yet, in its order."""
        async with self._sending:
            while session.sent < len(session.told) and (socket := session.socket) is not None:
                event, payload = session.told[session.sent]
                session.sent += 1
                try:
                    await socket.send_json({"op": _Frame.EVENT, "s": session.sent, "t": event, "d": payload})
                except (ConnectionError, RuntimeError):
                    session.socket = None  # whoever takes the session up again says what they have heard

    def _identified(self, socket: web.WebSocketResponse) -> None:
        self._sessions += 1
        self._session = session = _Session(f"session-{self._sessions}", socket=socket)
        guilds = list(self._backend.guilds.values())
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [0, 1],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        self._tell(session, "READY", ready)
        for guild in guilds:
            self._tell(session, "GUILD_CREATE", serializers.guild_create_payload(self._backend, guild))

    async def _resumed(self, socket: web.WebSocketResponse, wanted: Mapping[str, Any]) -> None:
        session = self._session
        if session is None or session.id != wanted["session_id"]:
            await socket.send_json({"op": _Frame.INVALID, "d": False})
            return
        async with self._sending:
            session.socket, session.sent = socket, int(wanted["seq"])
        self._tell(session, "RESUMED", {})
