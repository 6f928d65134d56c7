"""`latchkey dev lookups`: how often `/tile` and `/rules` find a piece by the words that people use."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from bot.locales.translations import locales
from tools.lookups import LookUps, measured


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("lookups")
    parser.add_argument("--language", choices=locales(), metavar="LANGUAGE", help="test only this language")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    """Return 1 if anything was not found."""
    found = [measured(one) for one in ([arguments.language] if arguments.language else locales())]
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        print("\n".join(line for one in found for line in lines_of(one)))
    return int(any(missed for one in found for missed in _missed(one)))


def lines_of(one: LookUps) -> list[str]:
    times = f"first {one.first_ms:.0f} ms, then {one.usual_ms:.1f} ms, at most {one.longest_ms:.1f} ms"
    lines = [f"{one.language}: a completion takes {times}"]
    for command, figures in (("/tile", one.tile), ("/rules", one.rules)):
        lines += [f"  {command:7}{way:14}{figure.found:5} of {figure.of}" for way, figure in figures.items()]
    return lines + [f"  not found: {missed}" for missed in _missed(one)]


def _missed(one: LookUps) -> list[str]:
    return [
        missed for figures in (one.tile, one.rules) for figure in figures.values() for missed in figure.missed
    ]
