"""Discord over a network: REST and gateway on a loopback port, in front of a simulated world that outlives
the bot.

The bot on the other side is the real process with the real discord.py. Faults are drawn from a seed: refused
requests, lost responses to requests that were carried out, rate limits, slow responses."""

from __future__ import annotations

import asyncio
import io
import json
import time
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from random import Random
from typing import Any

from aiohttp import BodyPartReader, web
from msgspec import Struct
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http import routes as _routes  # noqa: F401  # importing it is what makes the routes known

from tools.soak.gateway import Gateway

_API = "/api/v10"
_NONCES = 180.0  # seconds for which Discord recognises a nonce
_AROUND = 60
"""Characters reported before and after a secret, to find out how it got there."""


class Faults(Struct, frozen=True):
    """Faults per thousand requests."""

    refused: int = 12
    lost: int = 8
    limited: int = 6
    slow: int = 20


NONE = Faults(0, 0, 0, 0)


class MadePost(Struct, frozen=True):
    """A message that was created with a nonce."""

    path: str
    at: float
    made: Any

    @property
    def message(self) -> int:
        return int(self.made["id"])


class _WallClock(Clock):
    """Real time: the world's ids contain it, and discord.py reads it from them."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class _Upload:
    """A file without its content: nobody looks at the thousands of pictures here."""

    def __init__(self, filename: str, description: str | None) -> None:
        self.fp, self.filename, self.description = io.BytesIO(), filename, description


class Wire:
    """The world, and the server in front of it."""

    def __init__(self, random: Random, faults: Faults) -> None:
        self.backend = Backend(clock=_WallClock())
        self.gateway = Gateway(self.backend, Random(random.random()))
        self.faults = faults
        self.drawn = Counter[str](refused=0, lost=0, limited=0, slow=0)
        self.posts: dict[str, list[MadePost]] = {}  # by nonce
        self.answered: dict[str, asyncio.Future[None]] = {}  # by interaction token
        self.ready = asyncio.Event()
        self.requests = 0
        self.secrets = list[str]()  # texts that nobody may receive now
        self.is_secret: Callable[[str], bool] = bool  # checked again for each match: games end
        self.leaked = list[str]()
        self.unknown = Counter[str]()  # requests that the simulation cannot answer
        self._random = random
        self._runner: web.AppRunner | None = None

    async def open(self) -> str:
        """Start the server; return the address of the API."""
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_route("*", _API + "/{path:.*}", self._asked)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        here = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.gateway.address = f"ws://{here}/gateway/"
        return f"http://{here}{_API}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    def look_for_secrets(self, where: str, text: str) -> None:
        """Search a sent or logged text for the seed of a running game."""
        for secret in self.secrets:
            if (at := text.find(secret)) >= 0 and self.is_secret(secret):
                self.leaked.append(f"a seed in {where}: {text[max(0, at - _AROUND) : at + _AROUND]}")

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        self.requests += 1
        path = "/" + request.match_info["path"]
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return _reply({"url": self.gateway.address, "shards": 1, "session_start_limit": limit})
        try:
            body, files = await _read(request)
        except ConnectionError:  # the client is dead
            return web.Response(status=400)
        self.look_for_secrets(path, json.dumps(body))
        fault = self._drawn()
        if fault == "slow":
            await asyncio.sleep(self._random.uniform(0.2, 1.2))
        elif fault == "refused":
            return web.Response(status=self._random.choice((500, 502, 503)), text="upstream connect error")
        elif fault == "limited":
            slower = {"message": "You are being rate limited.", "retry_after": 0.3, "global": False}
            return _reply(slower, 429)
        reply = self._carried_out(request.method, path, body, dict(request.query), files)
        self._heard(path, reply.status)
        if fault == "lost" and request.transport is not None:
            request.transport.abort()
        return reply

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
        nonce = str(body.get("nonce") or "") if isinstance(body, dict) and method == "POST" else ""
        now = time.monotonic()
        for known in self.posts.get(nonce, ()):
            if known.path == path and now - known.at < _NONCES:
                return _reply(known.made)  # the same message again, as Discord does
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
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.unknown[str(error)] += 1
            return _reply(error.to_json(), error.status)
        except BackendError as error:
            return _reply(error.to_json(), error.status)
        if nonce:
            self.posts.setdefault(nonce, []).append(MadePost(path, now, made))
        self._forget()
        return web.Response(status=204) if made is None else _reply(made)

    def _heard(self, path: str, status: int) -> None:
        """Record an answer to an interaction, which is a request to `/webhooks/APPLICATION/TOKEN`."""
        self.gateway.waits.heard(path, status)
        parts = path.split("/")
        if parts[1] == "webhooks" and status < 300:
            waits = self.answered.get(parts[3])
            if waits is not None and not waits.done():
                waits.set_result(None)

    def _forget(self) -> None:
        """Clear the simulation's own record, which nobody reads here."""
        self.backend.http_requests.clear()
        self.backend.transcript.clear()


async def _read(request: web.Request) -> tuple[Any, list[_Upload]]:
    if not request.content_type.startswith("multipart/"):
        data = await request.read()
        return (json.loads(data) if data else None), []
    body: Any = None
    files = list[tuple[str, str]]()
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append((part.name or "", part.filename or ""))
    notes = {f"files[{one['id']}]": one for one in (body or {}).get("attachments", ()) if "id" in one}
    return body, [_Upload(name, notes.get(field, {}).get("description")) for field, name in files]


def _reply(data: Any, status: int = 200) -> web.Response:
    """Return a response with the exact content type that discord.py expects, and the header that marks it as
    Discord's."""
    return web.Response(
        body=json.dumps(data, default=str).encode(),
        status=status,
        content_type="application/json",
        headers={"Via": "1.1 loopback"},
    )
