"""`latchkey bot` against a Discord on a loopback port: the real command line in a separate process.

`python -m tests.support.bot_process API WORDS...` is that process; `Wired` starts it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from aiohttp import web

from tools.soak.discord_server import NONE, Wire

ROOT = Path(__file__).parents[2]
FAKE_TOKEN = f"{'not' * 8}.a-real.{'token' * 7}"
"""In the format of a valid one."""
PATIENCE = 120.0  # seconds; a busy machine is slow
_GUILDS_WITHIN = _RECONNECTS_AFTER = 0.2  # seconds


class Wired:
    """A world with one server, and bots started on it."""

    def __init__(self, wire: Wire, api: str, folder: Path, gateway: Doorkeeper) -> None:
        self.gateway = gateway
        self.wire, self.api, self.folder = wire, api, folder
        self.guild = wire.backend.create_guild("Wired").id
        self.channel = wire.backend.create_channel(self.guild, "games").id
        self._started = list[Bot]()

    async def start(self, *words: str, **settings: str | None) -> Bot:
        """Start a bot with these words after `latchkey bot` and these settings; None removes a setting."""
        usual = {
            "DISCORD_TOKEN": FAKE_TOKEN,
            "COMPUTER_SECONDS": "0",
            "MODELS": "1",
            "ICONS": "false",
            "PICTURE_PROCESS": "false",
        }
        own = {**usual, "DATABASE": str(self.folder / "latchkey.db"), **settings}
        environment = {**_inherited(), **{name: value for name, value in own.items() if value is not None}}
        child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.support.bot_process",
            self.api,
            "bot",
            *words,
            cwd=ROOT,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._started.append(Bot(child))
        return self._started[-1]

    async def end(self) -> None:
        """Stop all bots, however a test ends."""
        for bot in self._started:
            if bot.child.returncode is None:
                bot.child.kill()
            await bot.ended()


class Bot:
    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self.child = child
        self.lines = list[str]()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.child.stdout is not None
        async for line in self.child.stdout:
            self.lines.append(line.decode(errors="replace").rstrip())

    async def says(self, words: str) -> None:
        """Wait until a line of its log contains these words."""
        async with asyncio.timeout(PATIENCE):
            while not any(words in line for line in self.lines):
                assert not self._reading.done(), self.lines
                await asyncio.sleep(0.05)

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self.child.wait()

    async def stop(self) -> int:
        self.child.terminate()
        return await self.ended()


def _inherited() -> Mapping[str, str]:
    settings = {"DATABASE", "METRICS", "BACKUP_DIR", "SHARDS", "DISCORD_TOKEN"}
    return {name: value for name, value in os.environ.items() if name not in settings}


class Doorkeeper:
    """A proxy before the gateway: while it refuses, no connection succeeds."""

    def __init__(self, wire: Wire) -> None:
        self.is_refusing = False
        self._gateway, self._serve = wire.gateway, wire.gateway.serve
        wire.gateway.serve = self._asked  # type: ignore[method-assign]  # the door is put before the gateway

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        return web.Response(status=503) if self.is_refusing else await self._serve(request)

    async def shut(self) -> None:
        self.is_refusing = True
        await self._gateway.break_off()


@asynccontextmanager
async def wired(folder: Path) -> AsyncIterator[Wired]:
    wire = Wire(Random(1), NONE)
    world = Wired(wire, "", folder, Doorkeeper(wire))
    world.api = await wire.open()
    try:
        yield world
    finally:
        await world.end()
        await wire.close()


def _main() -> int:
    """Run the command line against this Discord, without the pauses that discord.py makes for a real one."""
    from discord.backoff import ExponentialBackoff
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    import bot.app
    from bot.__main__ import main
    from bot.config import Config

    build = bot.app.Latchkey

    def built(config: Config) -> bot.app.Latchkey:
        made = build(config)
        made._connection.guild_ready_timeout = _GUILDS_WITHIN
        return made

    setattr(bot.app, "Latchkey", built)  # noqa: B010  # mypy forbids the plain way
    setattr(ExponentialBackoff, "delay", lambda _: _RECONNECTS_AFTER)  # noqa: B010
    api, *words = sys.argv[1:]
    Route.BASE = api
    here = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = here(api).with_scheme("ws").with_path("/gateway/")
    return main(words)


if __name__ == "__main__":
    sys.exit(_main())
