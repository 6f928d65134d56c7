"""The command line: one file in `bot/cli` for each group of commands."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence

import bot.cli


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="latchkey", description="Key-series board games on Discord.")
    parser.add_argument("--version", action="version", version=f"latchkey {bot.__version__}")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted(pkgutil.iter_modules(bot.cli.__path__), key=lambda found: found.name):
        importlib.import_module(f"bot.cli.{module.name}").add(subparsers)
    arguments = parser.parse_args(argv)
    try:
        return int(arguments.run(arguments) or 0)
    except (ValueError, OSError) as error:  # bad input: one clear line
        print(f"latchkey: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
