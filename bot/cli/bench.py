"""`latchkey bench`: what things cost, as ratios measured side by side in one run."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec

import bot.bench
from bot.bench import Row


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bench", help="measure speed as ratios within one run")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    measured = list[Row]()
    for row in rows(arguments.quick):
        measured.append(row)
        if not arguments.json:
            print(f"{row.what:<46} {row.cost_us:>10.1f} µs {row.ratio:>8.2f} x {row.against}", flush=True)
    if arguments.json:
        print(msgspec.json.encode(measured).decode())
    return 0


def rows(quick: bool) -> Iterator[Row]:
    """Every room's figures, in the order of the modules' names."""
    for module in sorted(pkgutil.iter_modules(bot.bench.__path__), key=lambda found: found.name):
        yield from importlib.import_module(f"bot.bench.{module.name}").rows(quick)
