"""The command line: one file in `bot/cli` for each group of commands, in `tools/cli` for those of `dev`."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Sequence
from typing import Any

import bot
from bot.cli import Parser, fit

_TOOLS = "tools.cli"
"""The package with the commands of `latchkey dev`. The bot also runs without it."""
_OFTEN = {"bot": "run", "play": "play"}
"""Commands started most often, with their modules: they do not import those of all others."""


def command_line() -> Parser:
    """Return the commands for players and hosts."""
    parser = _parser()
    subparsers = _add_commands(parser, "bot.cli")
    if _has_tools():
        subparsers.add_parser("dev", help="measure and test; `latchkey dev --help` lists the commands")
    return parser


def _parser() -> Parser:
    parser = Parser(prog="latchkey", description="Key-series board games on Discord.")
    parser.add_argument("--version", action="version", version=f"latchkey {bot.__version__}")
    return parser


def _command_line_of(command: str) -> Parser:
    """Return one of the commands started most often."""
    parser = _parser()
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    importlib.import_module(f"bot.cli.{_OFTEN[command]}").add(subparsers)
    return parser


def developer_command_line() -> Parser:
    """Return the commands of `latchkey dev`. Other commands do not import them: they are slow to import."""
    parser = Parser(prog="latchkey dev", description="Measurements and experiments for developers.")
    _add_commands(parser, _TOOLS)
    return parser


def _add_commands(parser: Parser, package: str) -> Any:
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        importlib.import_module(f"{package}.{module.name}").add(subparsers)
    return subparsers


def _has_tools() -> bool:
    return importlib.util.find_spec(_TOOLS.partition(".")[0]) is not None


def _commands_of(parser: Parser) -> set[str]:
    (commands,) = (action.choices for action in parser._actions if action.dest == "command")
    return set(commands or ())


def _parser_for(words: list[str]) -> tuple[Parser, list[str]]:
    """Return the parser for these words. `latchkey bench`, without `dev`, still works."""
    if words and words[0] in _OFTEN:
        return _command_line_of(words[0]), words
    parser = command_line()
    if not words or words[0].startswith("-") or not _has_tools():
        return parser, words
    if words[0] == "dev":
        return developer_command_line(), words[1:]
    if words[0] not in _commands_of(parser):
        developer = developer_command_line()
        if words[0] in _commands_of(developer):
            return developer, words
    return parser, words


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
