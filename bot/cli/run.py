"""`latchkey bot`: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from pathlib import Path
from typing import Any

from bot.config import ENV_FILE, Config, ConfigError, read_config, read_env_file
from bot.logs import start_logging


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bot", help="run on Discord; needs DISCORD_TOKEN")
    parser.add_argument(
        "--env-file", type=Path, help=f"NAME=value lines (default: {ENV_FILE}, if it is there)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.env_file is not None and not arguments.env_file.is_file():
        raise ConfigError(f"there is no file {arguments.env_file}")
    config = read_config({**read_env_file(arguments.env_file or ENV_FILE), **os.environ})
    if not config.discord_token:
        raise ConfigError("DISCORD_TOKEN is not set; .env.example says where to get it")
    start_logging(config)
    import discord  # here, so that the other commands start at once

    try:
        asyncio.run(serve(config))
    except discord.LoginFailure:
        raise ConfigError(
            "Discord refused DISCORD_TOKEN; a new one can be made in the developer portal"
        ) from None
    return 0


async def serve(config: Config) -> None:
    """Until SIGTERM or SIGINT; then close the bot, then the database."""
    from bot.app import build_bot

    bot = build_bot(config)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for signal_ in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signal_, stop.set)
    async with bot:
        running = asyncio.create_task(bot.start(config.discord_token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not running.done():
            await bot.close()
        await running
