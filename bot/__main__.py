"""The command line: one file in `bot/cli` or `tools/cli` for each group of commands."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType

import bot
from bot.cli import Parser, fit

_ROOMS = ("bot.cli", "tools.cli")
"""Packages in which subcommands are found. The bot also runs without the tools."""


def command_line() -> Parser:
    parser = Parser(prog="latchkey", description="Key-series board games on Discord.")
    parser.add_argument("--version", action="version", version=f"latchkey {bot.__version__}")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted(_subcommands(), key=lambda found: found.__name__.rpartition(".")[2]):
        module.add(subparsers)
    return parser


def _subcommands() -> Iterator[ModuleType]:
    for name in _ROOMS:
        try:
            room = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name not in (name, name.partition(".")[0]):
                raise
            continue
        for module in pkgutil.iter_modules(room.__path__):
            yield importlib.import_module(f"{name}.{module.name}")


def main(argv: Sequence[str] | None = None) -> int:
    arguments = command_line().parse_args(argv)
    try:
        return int(arguments.run(arguments) or 0)
    except BrokenPipeError:  # the reader has stopped, as in `latchkey ... | head`
        sys.stdout = None
        return 0
    except (ValueError, OSError) as error:  # bad input: one clear line
        print(f"latchkey: {fit(_words_of(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _words_of(error: ValueError | OSError) -> str:
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error) or type(error).__name__


if __name__ == "__main__":
    sys.exit(main())
