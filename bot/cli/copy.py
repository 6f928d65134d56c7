"""`latchkey copy`: every row of one store into another."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import Any

_SQLITE = "sqlite:"


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "copy", help="move house: from SQLite to PostgreSQL or back; the bot must be stopped"
    )
    for word, what in (
        ("from", "the store to read"),
        ("to", "an empty one, or one in which a copy was broken off"),
    ):
        parser.add_argument(
            f"--{word}",
            dest=f"{word}_",
            required=True,
            metavar="ADDRESS",
            help=f"{what}: sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME",
        )
    parser.add_argument(
        "--anew",
        action="store_true",
        help="empty a copy that was broken off and begin it again, as where the old store has changed since",
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    from bot.store.database_copy import copy_store

    shown = sys.stderr.isatty()

    def tell(name: str, done: int) -> None:
        if shown:
            print(f"\r{name}: {done:,} rows", end="\033[K", file=sys.stderr, flush=True)

    addresses = [address.removeprefix(_SQLITE) for address in (arguments.from_, arguments.to_)]
    rows = asyncio.run(copy_store(addresses[0], addresses[1], tell, anew=arguments.anew))
    if shown:
        print(file=sys.stderr)
    print(f"{rows:,} rows copied, each compared; now set DATABASE to the new address and start the bot")
    return 0
