"""The server of the page: loopback only, a secret key in the address, live updates by server-sent events."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from importlib.resources import files
from typing import Any
from urllib.parse import urlencode

import msgspec
from aiohttp import web

from playground import page_data, simcord_access
from playground.actions import Actions
from playground.demo import Demos
from playground.faults import Trouble
from playground.page_data import Json
from playground.people import Person
from playground.turns import Turns
from playground.world import ActError, World

_LARGEST_UPLOAD = 30 * 2**20
_LOOK = 0.1  # seconds between two checks for changes
_FONTS = {f"SourceSansPro-{cut}.ttf" for cut in ("Regular", "It", "Semibold", "Bold")}
_PULSE = 15.0  # seconds until a ping on an idle connection, to notice a closed window
_LONGEST_JUMP = timedelta(days=30)
_SAFE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
_log = logging.getLogger(__name__)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _answer(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(data), status=status, content_type="application/json")


@web.middleware
async def _guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn ActError into an answer, and reject requests whose host is not this machine."""
    if request.url.host not in ("127.0.0.1", "localhost", "::1"):
        raise web.HTTPForbidden(text="This page is for this machine only.")
    try:
        response = await handler(request)
    except (ActError, msgspec.DecodeError) as refused:
        return _answer({"error": str(refused)}, 409)
    except web.HTTPException:
        raise
    except Exception as broken:
        _log.exception("%s %s", request.method, request.path.rsplit("/", 1)[-1])
        return _answer({"error": f"Something broke: {type(broken).__name__}: {broken}"}, 500)
    if not response.prepared:
        response.headers.update(_SAFE)
    return response


class Page:
    """All requests of the browser."""

    world: World
    turns: Turns
    actions: Actions
    trouble: Trouble
    demos: Demos

    def __init__(self, key: str) -> None:
        self.key = key
        self._begun = asyncio.Event()
        self._closing = asyncio.Event()

    def begin(self, world: World, demos: Demos, turns: Turns) -> None:
        """Answer requests about a world that is running now."""
        self.world, self.demos, self.turns = world, demos, turns
        self.actions, self.trouble = Actions(world), Trouble(world)
        self._begun.set()

    def application(self) -> web.Application:
        waits = self._waiting_for_world
        app = web.Application(middlewares=[_guarded, waits], client_max_size=_LARGEST_UPLOAD)
        root = f"/{self.key}"
        app.add_routes(
            [
                web.get(f"{root}/", self.index),
                web.get(f"{root}/web/{{name}}", self.asset),
                web.get(f"{root}/web/fonts/{{name}}", self.font),
                web.get(f"{root}/files/{{channel:\\d+}}/{{attachment:\\d+}}/{{name}}", self.file),
                web.get(f"{root}/files/emojis/{{emoji:\\d+}}.png", self.emoji),
                web.get(f"{root}/api/news", self.news),
                web.get(f"{root}/api/messages", self.messages),
                web.get(f"{root}/api/commands", self.commands),
                web.get(f"{root}/api/developer", self.developer),
                web.post(f"{root}/api/act", self.act),
                web.post(f"{root}/api/read", self.read),
                web.post(f"{root}/api/skip", self.skip),
                web.post(f"{root}/api/demo", self.demo),
                web.post(f"{root}/api/speak", self.speak),
                web.post(f"{root}/api/trouble", self.make_trouble),
            ]
        )
        return app

    def close(self) -> None:
        """End the open connections, which lets the server stop."""
        self._closing.set()

    @web.middleware
    async def _waiting_for_world(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let a request wait for the world, unless it needs nothing of it."""
        is_for_world = not request.path.startswith(f"/{self.key}/web/")
        if request.path == f"/{self.key}/":
            is_for_world = bool(request.query.get("as"))
        if is_for_world and not self._begun.is_set():
            waits = [asyncio.ensure_future(event.wait()) for event in (self._begun, self._closing)]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in waits:
                    one.cancel()
            if not self._begun.is_set():
                raise web.HTTPServiceUnavailable
        return await handler(request)

    def _person(self, key: Any) -> Person:
        person = self.world.people.get(str(key))
        if person is None:
            raise ActError("Nobody here has that name.")
        return person

    # ---------------------------------------------------------------- files

    async def index(self, request: web.Request) -> web.Response:
        """Return the page; for an unknown name, as the first person, which the page says."""
        asked = request.query.get("as", "")
        if asked and asked not in self.world.people:
            raise web.HTTPFound(f"?{urlencode({'as': next(iter(self.world.people)), 'nobody': asked})}")
        return _static("index.html")

    async def asset(self, request: web.Request) -> web.Response:
        return _static(request.match_info["name"])

    async def font(self, request: web.Request) -> web.Response:
        """Return the font of the pictures, so that the page looks the same on every machine."""
        font = files("font_source_sans_pro").joinpath("files", request.match_info["name"])
        if font.name not in _FONTS:
            raise web.HTTPNotFound
        return web.Response(body=font.read_bytes(), content_type="font/ttf")

    async def file(self, request: web.Request) -> web.Response:
        info = request.match_info
        data = simcord_access.file_of(
            self.world.env, int(info["channel"]), int(info["attachment"]), info["name"]
        )
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(info["name"])[0] or "application/octet-stream"
        if not kind.startswith("image/") or kind == "image/svg+xml":
            headers = {"Content-Disposition": "attachment"}
            return web.Response(body=data, content_type="application/octet-stream", headers=headers)
        return web.Response(body=data, content_type=kind)

    async def emoji(self, request: web.Request) -> web.Response:
        data = simcord_access.emoji_of(self.world.env, int(request.match_info["emoji"]))
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="image/png")

    # ---------------------------------------------------------------- what is there

    async def state(self, person: Person) -> Json:
        own = {"demos": self.demos.offered(), "busy": self.demos.busy, "turns": await self.turns.look()}
        return page_data.state(self.world, person) | own

    async def news(self, request: web.Request) -> web.StreamResponse:
        """Send the whole state to one window whenever it has changed."""
        person = self._person(request.query.get("as"))
        line = web.StreamResponse(headers={"Content-Type": "text/event-stream", **_SAFE})
        await line.prepare(request)
        with suppress(ConnectionResetError):  # the window was closed
            await self._tell(person, line)
        return line

    async def _tell(self, person: Person, line: web.StreamResponse) -> None:
        seen, told, quiet = -1, "", 0.0
        while not self._closing.is_set():
            if self.world.version != seen:
                seen = self.world.version
                state = await self.state(person)
                if (digest := page_data.digest(state)) != told:
                    told, quiet = digest, 0.0
                    await line.write(b"event: state\ndata: " + msgspec.json.encode(state) + b"\n\n")
            if quiet >= _PULSE:
                quiet = 0.0
                now = msgspec.json.encode({"now": self.world.env.now().isoformat()})
                await line.write(b"event: clock\ndata: " + now + b"\n\n")
            await asyncio.sleep(_LOOK)
            quiet += _LOOK

    async def messages(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as"))
        channel = self.actions.channel(request.query.get("channel", "0"))
        found = page_data.history(channel, person)
        if found is None:
            raise ActError("You cannot read that channel.")
        return _answer(
            [page_data.message(self.world, person, message) for message in found[-simcord_access.SHOWN :]]
        )

    async def commands(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("as"))
        return _answer(
            page_data.commands_in(self.world, person, self.actions.channel(request.query.get("channel", "0")))
        )

    async def developer(self, request: web.Request) -> web.Response:
        return _answer(self.trouble.report())

    # ---------------------------------------------------------------- what is done

    async def act(self, request: web.Request) -> web.Response:
        order = await _order(request)
        return _answer(await self.actions.perform(self._person(order.get("as")), order))

    async def read(self, request: web.Request) -> web.Response:
        order = await _order(request)
        person = self._person(order.get("as"))
        self.world.mark_read(person.id, _whole(order.get("channel")), _whole(order.get("message")))
        return _answer({})

    async def skip(self, request: web.Request) -> web.Response:
        jump = timedelta(seconds=_whole((await _order(request)).get("seconds")))
        if not timedelta() < jump <= _LONGEST_JUMP:
            raise ActError("The clock goes forward, by a month at most.")
        await self.world.skip(jump)
        return _answer({"now": self.world.env.now().isoformat()})

    async def demo(self, request: web.Request) -> web.Response:
        order = await _order(request)
        channel = await self.demos.start(self.world, self._person(order.get("as")), str(order.get("demo")))
        return _answer({"channel": str(channel)})

    async def speak(self, request: web.Request) -> web.Response:
        order = await _order(request)
        self.world.speak(self._person(order.get("as")).id, str(order.get("language")))
        return _answer({})

    async def make_trouble(self, request: web.Request) -> web.Response:
        order = await _order(request)
        match order.get("kind"):
            case "dms":
                self.trouble.close_dms(self._person(order.get("person")), bool(order.get("on")))
            case "threads":
                self.trouble.refuse_threads(bool(order.get("on")))
            case "fail":
                self.trouble.fail_next(_whole(order.get("count")))
            case "restart":
                await self.world.restart_bot()
            case other:
                raise ActError(f"no such trouble: {other}")
        return _answer(self.trouble.report())


def _static(name: str) -> web.Response:
    asset = files("playground").joinpath("web", name)
    if "/" in name or not asset.is_file():
        raise web.HTTPNotFound
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return web.Response(body=asset.read_bytes(), content_type=kind, charset="utf-8")


async def _order(request: web.Request) -> Json:
    """Return the body of an action; only our own page may send one."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
        raise ActError("Orders come from the page itself.")
    order = msgspec.json.decode(await request.read())
    if not isinstance(order, dict):
        raise ActError("An order is an object.")
    return order


def _whole(value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        raise ActError(f"not a number: {value}") from None
