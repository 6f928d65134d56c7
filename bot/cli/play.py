"""`latchkey play`: the bot in a simulated Discord, with a page in the browser to play on."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.cli import between
from bot.config import Config
from bot.logs import start_logging

if TYPE_CHECKING:
    from bot.context import LatchkeyClient
    from playground.people import Person
    from playground.serve import Prepared
    from playground.world import World

_HOME = Path("var/playground")
_BOT_FILE = "bot.sqlite3"
_PORT = 8765


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("play")
    parser.add_argument(
        "--port",
        type=between(0, 65535),
        default=_PORT,
        help=f"port on this machine (default: {_PORT}; 0: any)",
    )
    parser.add_argument("--fresh", action="store_true", help="delete the last playground and start a new one")
    parser.add_argument("--models", action="store_true", help="also offer unreleased games")
    parser.add_argument("--no-open", action="store_true", help="print the address without opening a browser")
    parser.add_argument(
        "--data", type=Path, default=_HOME, help=f"folder for its databases (default: {_HOME})"
    )
    parser.add_argument(
        "--content",
        metavar="DIR",
        default=os.environ.get("CONTENT_DIR", ""),
        help="folder with custom content (default: CONTENT_DIR)",
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    try:
        from playground.serve import forget, serve
    except ModuleNotFoundError as missing:
        raise ValueError(f"the playground needs {missing.name}: pip install 'latchkey[play]'") from None
    file, models = str(arguments.data / _BOT_FILE), arguments.models
    config = Config(
        database=file,
        log_level="WARNING",
        log_format="text",
        models=models,
        limits=False,
        content_dir=arguments.content,
    )
    start_logging(config)
    arguments.data.mkdir(parents=True, exist_ok=True)
    if arguments.fresh:
        forget(arguments.data, _BOT_FILE)

    def ready(address: str) -> None:
        print(f"Play at {address}\nPress Ctrl-C to stop.", flush=True)
        if not arguments.no_open:
            open_page(address)

    prepare = partial(_prepared, config, models)
    asyncio.run(serve(prepare, arguments.data, port=arguments.port, ready=ready))
    return 0


def _prepared(config: Config, models: bool) -> Prepared:
    """Import the bot and name its demo tables. That takes seconds, so the page is served meanwhile."""
    from bot.demo_tables import demo_tables
    from playground.serve import Prepared

    return Prepared(bot_factory(config), demo_tables(models=models), _tables_waiting_for, _languages())


def open_page(address: str) -> None:
    """Open the page in a separate window: a browser inside this terminal would block it."""
    if sys.platform.startswith("linux") and not (os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}):
        print("Cannot open a browser from here: open the address yourself.", flush=True)
    else:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def bot_factory(config: Config) -> Callable[[Callable[[], datetime]], LatchkeyClient]:
    from bot.app import Latchkey

    return lambda now: Latchkey(config, clock=lambda: now().timestamp(), shard_count=1)


def _languages() -> dict[str, str]:
    """Return our languages by Discord's names for them."""
    from discord import Locale

    from bot.locales.translations import locale_for, own_name

    spoken = dict[str, str]()
    for locale in Locale:
        language = locale_for(locale.value)
        if language == locale.value.split("-")[0] and language not in map(locale_for, spoken):
            spoken[locale.value] = own_name(language)
    return spoken


async def _tables_waiting_for(world: World, person: Person) -> int:
    """Return how many tables wait for a person, for the player switch on the page."""
    bot: Any = world.env.bot
    return len(await bot.context.services.queries.turns(person.id))
