"""`latchkey bot`: run the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from bot import interaction_queue, memory
from bot.config import ENV_FILE, Config, ConfigError, read_config, read_env_file, read_shards, wrong_setting
from bot.logs import start_logging

if TYPE_CHECKING:
    from bot.app import Latchkey

_log = logging.getLogger(__name__)
_FIRST_PAUSE = 5.0  # seconds before connecting to Discord again; doubled each time
_LONGEST_PAUSE = 300.0
_LOOKED_FOR_POST = 3.0
"""Seconds between two checks for parcels that other commands put into the outbox."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bot")
    parser.add_argument(
        "--env-file", type=Path, help=f"file of NAME=value lines (default: {ENV_FILE}, if it exists)"
    )
    parser.add_argument(
        "--shards",
        help="the shards this process serves: auto (all), auto/3 (one third of them),"
        " 0-3/16; fewer than all need PostgreSQL (default: SHARDS)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.env_file is not None and not arguments.env_file.is_file():
        raise ConfigError(f"there is no file {arguments.env_file}")
    config = read_config({**read_env_file(arguments.env_file or ENV_FILE), **os.environ})
    if arguments.shards is not None:
        config = msgspec.structs.replace(config, shards=arguments.shards)
    try:
        read_shards(config.shards)
    except ValueError:
        raise wrong_setting("shards", config.shards) from None
    if not config.discord_token:
        raise ConfigError("DISCORD_TOKEN is not set; .env.example says where to get it")
    start_logging(config)
    import discord  # imported here to keep the other commands fast

    try:
        asyncio.run(serve(config))
    except discord.LoginFailure:
        raise ConfigError("Discord refused DISCORD_TOKEN; create a new one in the developer portal") from None
    return 0


async def serve(config: Config) -> None:
    """Run the bot until SIGTERM or SIGINT, then close it and the database.

    If Discord fails, wait and start again. The health endpoint answers all the time.
    """
    from bot.health import HealthServer

    memory.begin()
    interaction_queue.begin()
    loop = asyncio.get_running_loop()
    stop, lives = asyncio.Event(), list[Any]()
    for signal_ in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signal_, stop.set)
    if not config.metrics:
        await _served_again_and_again(config, stop, lives)
        return
    server = HealthServer(config.metrics, lambda: lives[-1].health_sources if lives else None)
    await server.open()
    try:
        await _served_again_and_again(config, stop, lives)
    finally:
        await server.close()


async def _served_again_and_again(config: Config, stop: asyncio.Event, lives: list[Any]) -> None:
    import aiohttp
    import discord

    loop, pause = asyncio.get_running_loop(), _FIRST_PAUSE
    while not stop.is_set():
        begun = loop.time()
        try:
            await _served(config, stop, lives)
            return
        except (
            discord.DiscordServerError,
            discord.GatewayNotFound,
            aiohttp.ClientError,
            TimeoutError,
        ) as error:
            if loop.time() - begun > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            why = type(error).__name__ if not str(error) else str(error).splitlines()[0]
            _log.warning("Discord is unavailable (%s); retrying in %d s", why, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


async def _served(config: Config, stop: asyncio.Event, lives: list[Any]) -> None:
    """`lives`: receives the running bot."""
    from bot.app import Latchkey
    from bot.ui.pictures.render_process import wanted

    beside = wanted(config.picture_process, shares=bool(config.shards))
    bot = Latchkey(replace(config, picture_process=beside))
    lives[:] = [bot]
    async with bot:
        running = asyncio.create_task(bot.start(config.discord_token))
        stopping = asyncio.create_task(stop.wait())
        looking = asyncio.create_task(_look_for_post(bot))
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        if not running.done():
            await bot.close()
        await running


async def _look_for_post(bot: Latchkey) -> None:
    while True:
        await asyncio.sleep(_LOOKED_FOR_POST)
        await bot.look_for_post()
