"""The command line: one file in `bot/cli` for each group of commands."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Sequence

import bot.cli
from bot.cli import Parser, fit


def command_line() -> Parser:
    parser = Parser(prog="latchkey", description="Key-series board games on Discord.")
    parser.add_argument("--version", action="version", version=f"latchkey {bot.__version__}")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted(pkgutil.iter_modules(bot.cli.__path__), key=lambda found: found.name):
        importlib.import_module(f"bot.cli.{module.name}").add(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    arguments = command_line().parse_args(argv)
    try:
        return int(arguments.run(arguments) or 0)
    except BrokenPipeError:  # nobody reads on, as in `latchkey ... | head`
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
