"""Discord over a wire: REST and gateway on a loopback port, before a simulated world that outlives the bot.

The bot on the other side is the real process with the real discord.py. Faults are drawn from a seed: requests
refused, answers lost on their way back although the request was carried out, limits, slow answers, and
gateway connections that break."""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from random import Random
from typing import Any

from aiohttp import BodyPartReader, WSMsgType, web
from msgspec import Struct, field
from simcord import intents
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http import routes as _routes  # noqa: F401  # importing it is what makes the routes known

_API = "/api/v10"
_HEARTBEAT = 40_000  # milliseconds
_NONCES = 180.0  # seconds for which Discord knows a nonce again


class Faults(Struct, frozen=True):
    """How often of a thousand requests."""

    refused: int = 12
    lost: int = 8
    limited: int = 6
    slow: int = 20


NONE = Faults(0, 0, 0, 0)


class _WallClock(Clock):
    """The world's ids carry the time, and discord.py reads it from them."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class _Upload:
    def __init__(self, data: bytes, filename: str, description: str | None) -> None:
        self.fp, self.filename, self.description = io.BytesIO(data), filename, description


class _Session(Struct):
    """A gateway session: what was sent, so that a broken connection can be taken up again."""

    id: str
    sent: list[tuple[int, str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None


class Wire:
    """The world, and the server in front of it."""

    def __init__(self, random: Random, faults: Faults) -> None:
        self.backend = Backend(clock=_WallClock())
        self.faults = faults
        self.drawn = {"refused": 0, "lost": 0, "limited": 0, "slow": 0, "broken": 0}
        self.nonces: dict[tuple[str, str], list[tuple[float, Any]]] = {}
        self.answered: dict[str, asyncio.Future[None]] = {}  # by the token of an interaction
        self.ready = asyncio.Event()
        self.requests = 0
        self.secrets = list[str]()  # what nobody may be sent now
        self.is_secret: Callable[[str], bool] = bool  # asked again of what was found: games end
        self.leaked = list[str]()
        self._random = random
        self._session: _Session | None = None
        self._sessions = 0
        self._sending = asyncio.Lock()
        self._runner: web.AppRunner | None = None
        self._tasks = set[asyncio.Task[None]]()
        self.backend.subscribers.append(self._emitted)

    async def open(self) -> str:
        """The address of the API."""
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", _API + "/{path:.*}", self._asked)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self._port = int(self._runner.addresses[0][1])
        return f"http://127.0.0.1:{self._port}{_API}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------------------------ requests

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        self.requests += 1
        path = "/" + request.match_info["path"]
        if path == "/gateway/bot":
            return _reply(
                {
                    "url": f"ws://127.0.0.1:{self._port}/gateway/",
                    "shards": 1,
                    "session_start_limit": {
                        "total": 1000,
                        "remaining": 1000,
                        "reset_after": 0,
                        "max_concurrency": 1,
                    },
                }
            )
        try:
            body, files = await _read(request)
        except ConnectionError:  # whoever was asking is dead
            return web.Response(status=400)
        self._look_for_secrets(path, body)
        fault = self._drawn()
        if fault == "slow":
            await asyncio.sleep(self._random.uniform(0.2, 1.2))
        elif fault == "refused":
            return web.Response(status=self._random.choice((500, 502, 503)), text="upstream connect error")
        elif fault == "limited":
            limit = {"message": "You are being rate limited.", "retry_after": 0.3, "global": False}
            return _reply(limit, 429)
        reply = self._carried_out(request.method, path, body, dict(request.query), files)
        self._heard(path, reply.status)
        if fault == "lost" and request.transport is not None:
            request.transport.abort()
        return reply

    def _look_for_secrets(self, path: str, body: Any) -> None:
        text = json.dumps(body)
        found = [secret for secret in self.secrets if secret in text and self.is_secret(secret)]
        self.leaked += [f"a seed in {path}"] * len(found)

    def _drawn(self) -> str:
        at = self._random.randrange(1000)
        for name in ("refused", "lost", "limited", "slow"):
            at -= getattr(self.faults, name)
            if at < 0:
                self.drawn[name] += 1
                return name
        return ""

    def _carried_out(
        self, method: str, path: str, body: Any, query: Mapping[str, str], files: list[_Upload]
    ) -> web.Response:
        nonce = body.get("nonce") if isinstance(body, dict) and method == "POST" else None
        key = (path, str(nonce))
        known = self.nonces.get(key, []) if nonce else []
        if known and time.monotonic() - known[-1][0] < _NONCES:
            return _reply(known[-1][1])  # the same message again, as Discord does
        try:
            made = router.dispatch(
                self.backend,
                method,
                path,
                json=body,
                params=dict(query),
                files=files,
                message_content_access=False,
            )
        except BackendError as error:
            return _reply(error.to_json(), error.status)
        if nonce:
            self.nonces.setdefault(key, []).append((time.monotonic(), made))
        self._forget()
        return web.Response(status=204) if made is None else _reply(made)

    def _heard(self, path: str, status: int) -> None:
        """Something sent to `/webhooks/APPLICATION/TOKEN` answers an interaction."""
        parts = path.split("/")
        if (
            parts[1] == "webhooks"
            and status < 300
            and (waits := self.answered.get(parts[3]))
            and not waits.done()
        ):
            waits.set_result(None)

    def _forget(self) -> None:
        """Nobody reads the simulation's own record here; pictures are not looked at."""
        self.backend.http_requests.clear()
        self.backend.transcript.clear()

    # ------------------------------------------------------------------ gateway

    def _emitted(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if self._session is not None and gate in (None, "guilds"):
            self._tell(self._session, event, payload)

    def _tell(self, session: _Session, event: str, payload: Mapping[str, Any]) -> None:
        text = json.loads(json.dumps(payload, default=str))
        session.sent.append((len(session.sent) + 1, event, text))
        task = asyncio.ensure_future(self._send(session, len(session.sent)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, session: _Session, number: int) -> None:
        socket = session.socket
        if socket is None or socket.closed:
            return
        seq, event, payload = session.sent[number - 1]
        async with self._sending:
            try:
                await socket.send_json({"op": 0, "s": seq, "t": event, "d": payload})
            except (ConnectionError, RuntimeError):
                return  # gone; whoever takes the session up again gets it then

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": _HEARTBEAT}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            match said["op"]:
                case 1:
                    await socket.send_json({"op": 11})
                case 2:
                    self._identified(socket)
                case 6:
                    await self._resumed(socket, said["d"])
        return socket

    def _identified(self, socket: web.WebSocketResponse) -> None:
        self._sessions += 1
        self._session = session = _Session(f"session-{self._sessions}", socket=socket)
        guilds = list(self.backend.guilds.values())
        self._tell(
            session,
            "READY",
            {
                "v": 10,
                "user": dict(serializers.user_payload(self.backend.bot_user)),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": f"ws://127.0.0.1:{self._port}/gateway/",
                "shard": [0, 1],
                "application": {"id": str(self.backend.application_id), "flags": 0},
            },
        )
        for guild in guilds:
            self._tell(session, "GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))

    async def _resumed(self, socket: web.WebSocketResponse, wanted: Mapping[str, Any]) -> None:
        session = self._session
        if session is None or session.id != wanted["session_id"]:
            await socket.send_json({"op": 9, "d": False})
            return
        session.socket = socket
        for seq, event, payload in session.sent[int(wanted["seq"]) :]:
            await socket.send_json({"op": 0, "s": seq, "t": event, "d": payload})
        self._tell(session, "RESUMED", {})

    async def break_off(self) -> None:
        """The connection is gone without a word; the session can be taken up again."""
        if self._session is not None and self._session.socket is not None:
            self.drawn["broken"] += 1
            await self._session.socket.close(code=4000)

    def lose_session(self) -> None:
        """The process that held it is dead."""
        self._session = None


async def _read(request: web.Request) -> tuple[Any, list[_Upload]]:
    if not request.content_type.startswith("multipart/"):
        data = await request.read()
        return (json.loads(data) if data else None), []
    body: Any = None
    files = list[tuple[str, bytes, str]]()
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append((part.name or "", data, part.filename or ""))
    notes = {f"files[{one['id']}]": one for one in (body or {}).get("attachments", ()) if "id" in one}
    return body, [_Upload(data, name, notes.get(field, {}).get("description")) for field, data, name in files]


def _reply(data: Any, status: int = 200) -> web.Response:
    """With the exact type that discord.py looks for, and the sign that it came from Discord itself."""
    return web.Response(
        body=json.dumps(data, default=str).encode(),
        status=status,
        content_type="application/json",
        headers={"Via": "1.1 loopback"},
    )
