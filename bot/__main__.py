"""The command line: one file in `bot/cli` for each group of commands, in `tools/cli` for those of `dev`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from typing import Any

import bot
from bot.cli import COMMANDS, Commands, Parser, fit

_TOOLS = "tools.cli"
"""The package with the commands of `latchkey dev`. The bot also runs without it."""


def command_line(typed: str | None = None) -> Parser:
    """Return the commands for players and hosts. If one is typed, only this one takes its options."""
    parser = Parser(prog="latchkey", description="Key-series board games on Discord.")
    parser.add_argument("--version", action="version", version=f"latchkey {bot.__version__}")
    subparsers = _add_commands(parser, "bot.cli", COMMANDS, typed)
    if _has_tools():
        subparsers.add_parser("dev", help="measure and test; `latchkey dev --help` lists the commands")
    return parser


def developer_command_line(typed: str | None = None) -> Parser:
    """Return the commands of `latchkey dev`."""
    parser = Parser(prog="latchkey dev", description="Measurements and experiments for developers.")
    _add_commands(parser, _TOOLS, _developer_commands(), typed)
    return parser


def _add_commands(parser: Parser, package: str, commands: Commands, typed: str | None) -> Any:
    """Add all commands, but import only the module of the one typed: importing all takes seconds."""
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted({module for word, (module, _) in commands.items() if typed in (None, word)}):
        importlib.import_module(f"{package}.{module}").add(subparsers)
    for word, (_, what) in commands.items():
        if word not in subparsers.choices:
            subparsers.add_parser(word, help=what)
    return subparsers


def _has_tools() -> bool:
    return importlib.util.find_spec(_TOOLS.partition(".")[0]) is not None


def _developer_commands() -> Commands:
    commands: Commands = importlib.import_module(_TOOLS).COMMANDS
    return commands


def _parser_for(words: list[str]) -> tuple[Parser, list[str]]:
    """Return the parser for these words. `latchkey bench`, without `dev`, still works."""
    first, second = (*words[:2], "", "")[:2]
    if first not in COMMANDS and _has_tools():
        if first == "dev":
            return developer_command_line(second), words[1:]
        if first in _developer_commands():
            return developer_command_line(first), words
    return command_line(first), words


def main(argv: Sequence[str] | None = None) -> int:
    parser, words = _parser_for(list(sys.argv[1:] if argv is None else argv))
    arguments = parser.parse_args(words)
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
