"""Shared parts of the command line: argument types, reading exports, text safe for a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

if TYPE_CHECKING:
    from engine.core.record import Record

Commands: TypeAlias = Mapping[str, tuple[str, str]]
"""The module of each command, and its line in the help."""

COMMANDS: Commands = {
    "play": ("play", "try the bot in your browser; needs no token"),
    "bot": ("run", "run on Discord; needs DISCORD_TOKEN"),
    "status": ("status", "show the state of the bot; exits with 1 if something is wrong"),
    "tables": ("status", "list all open tables, the newest first"),
    "table": ("status", "show the public state of one table"),
    "doctor": ("database", "check the database, every running game in it, and CONTENT_DIR"),
    "backup": ("database", "back up the database; works while the bot is running"),
    "restore": ("database", "restore a backup; stop the bot first"),
    "copy": ("database", "copy the database from SQLite to PostgreSQL or back; stop the bot first"),
    "export": ("database", "export a whole game including secrets; a running game notifies its players"),
    "stats": ("status", "count finished games in the statistics, or rebuild them"),
    "replay": ("records", "write a finished game as a page to view and share"),
    "picture": ("records", "draw a position of an exported game, or a gallery"),
    "verify": ("records", "replay an exported game and check every draw"),
    "content": ("content", "write a form for custom content, or check a filled-in one"),
}

_LARGEST = 16 * 1024 * 1024
"""Maximum bytes read of an exported game; a long one has about 100,000."""
_LONGEST_WORD = 40


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {fit(message)}\n")


def at_least(least: int) -> Callable[[str], int]:
    """Return an argument type for whole numbers from `least` on."""
    return _whole(lambda value: value >= least, f"{least} or more")


def between(least: int, most: int) -> Callable[[str], int]:
    return _whole(lambda value: least <= value <= most, f"from {least} to {most}")


def _whole(is_meant: Callable[[int], bool], meant: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text[:_LONGEST_WORD]}' is not a whole number") from None
        if not is_meant(value):
            raise argparse.ArgumentTypeError(f"{text[:_LONGEST_WORD]} is not {meant}")
        return value

    return read


def add_database(*parsers: argparse.ArgumentParser, metavar: str = "DATABASE") -> None:
    """Add the option that names a database other than the bot's."""
    for parser in parsers:
        parser.add_argument(
            "--database", default=None, metavar=metavar, help="the database (default: the bot's)"
        )


def counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def fit(text: str) -> str:
    """Escape characters of foreign text that would move the cursor or hide something."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def record_in(path: Path) -> Record:
    """Read the exported game in a file, up to a maximum size."""
    from engine.core.record import RecordError, imported

    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise RecordError(f"{path} is larger than {_LARGEST // 1024 // 1024} MiB: not an exported game")
    return imported(data)
