"""The process that a soak test kills: the unchanged bot, except for Discord's address and the speed of time.

`python -m tools.soak_process API BEGAN SPEED`, everything else from the environment as usual."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from types import ModuleType

from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.app
import bot.services.maintenance.finished_games
import bot.services.turn.computers
from bot.cli.run import serve
from bot.config import Config, read_config
from bot.delivery.courier import Courier
from bot.logs import start_logging

_GUILDS_WITHIN = 0.2
"""Seconds that discord.py waits for more servers; there is one."""
_NAPS: tuple[tuple[ModuleType, str], ...] = (
    (bot.services.turn.computers, "_SECOND_TRY"),
    (bot.services.maintenance.finished_games, "_BREATH"),
    (bot.services.maintenance.finished_games, "_REST"),
)
"""Sleeps of the bot that do not use its clock."""


def _main(api: str, began: float, speed: float) -> None:
    Route.BASE = api
    here = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = here(api).with_scheme("ws").with_path("/gateway/")
    ring_after, build = Courier._wake_after, bot.app.Latchkey

    def clock() -> float:
        """Return the time: minutes pass in seconds, even while the process is dead."""
        return began + (time.time() - began) * speed

    async def ring_sooner(courier: Courier, pause: float) -> None:
        await ring_after(courier, pause / speed)

    def built(config: Config) -> bot.app.Latchkey:
        made = build(config, clock=clock)
        made._connection.guild_ready_timeout = _GUILDS_WITHIN
        return made

    for module, name in _NAPS:
        setattr(module, name, getattr(module, name) / speed)
    setattr(Courier, "_wake_after", ring_sooner)  # noqa: B010  # its naps are as short as its clock is fast
    setattr(bot.app, "Latchkey", built)  # noqa: B010  # mypy forbids the plain way
    config = read_config(os.environ)
    start_logging(config)
    asyncio.run(serve(config))


if __name__ == "__main__":
    _main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]))
