"""`latchkey bench`: costs as ratios, measured side by side in one run."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import pkgutil
import sys
import time
from collections.abc import Iterator
from typing import Any, TextIO

import msgspec

import tools.bench
from bot.cli import at_least
from engine.registry import game_named
from tools.bench import Row
from tools.bench.load import Load, measured, table

ROOMS = tuple(sorted(module.name for module in pkgutil.iter_modules(tools.bench.__path__)))
MEMORY, BURST = "memory", "burst"  # of the soaked process, measured there


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bench", help="measure speed as ratios within one run")
    parser.add_argument(
        "room",
        nargs="?",
        choices=(*ROOMS, MEMORY, BURST),
        help="run one benchmark only; load has its own options, press counts the database queries of a press,"
        " waiting measures a start with ten thousand games and their idle cost,"
        " memory plots the memory of the process, burst measures how long simultaneous commands wait"
        " for their acknowledgement, size measures a game on disk, years thousands of them, engines"
        " compares SQLite and PostgreSQL with bare commits, taps counts the taps per"
        " move, calls counts the turn notices of whole games and the messages left at the end,"
        " screen counts the panels that fit a phone screen",
    )
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--presses", type=at_least(1), help="with memory: number of presses (12000)")
    parser.add_argument(
        "--hours", type=float, default=0.0, help="with memory: duration, one point per minute"
    )
    parser.add_argument("--curve", metavar="FILE", help="with memory: write each point to this file at once")
    parser.add_argument("--move", default="", help='with taps: list every press of one kind, such as "bid"')
    parser.add_argument("--profile", action="store_true", help="with press: profile by kind and function")
    parser.add_argument(
        "--width", action="store_true", help="with press: count the files and functions it runs through"
    )
    burst = parser.add_argument_group("options of burst")
    burst.add_argument("--commands", type=at_least(1), default=400, help="simultaneous commands")
    burst.add_argument("--busy", type=at_least(0), default=0, help="processes that compete for the cores")
    burst.add_argument("--limits", action="store_true", help="keep the rate limits on")
    asked = parser.add_argument_group("options of load")
    asked.add_argument("--people", type=at_least(1), default=20, help="people who act without pause")
    asked.add_argument(
        "--tables",
        default="30,200",
        metavar="N[,N]",
        help="number of tables; several numbers run several loads",
    )
    asked.add_argument("--seconds", type=float, default=20.0, help="seconds to measure")
    asked.add_argument("--warming", type=float, default=5.0, help="seconds of warm-up")
    asked.add_argument("--here", action="store_true", help="do not use a render process")
    asked.add_argument(
        "--database", default="", help="with engines: an empty PostgreSQL database, which will be filled"
    )
    asked.add_argument("--games", default=",".join(Load().games), help="games played at the tables in turn")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.room in OWN:
        return OWN[arguments.room](arguments)
    measured = list[Row]()
    for row in _rows(arguments.quick, arguments.room):
        measured.append(row)
        if not arguments.json:
            print(f"{row.what:<56} {row.cost_us:>10.1f} µs {row.ratio:>8.2f} x {row.against}", flush=True)
    if arguments.json:
        print(msgspec.json.encode(measured).decode())
    elif arguments.room is None:
        _press(arguments)
    return 0


def _rows(quick: bool, only: str | None = None) -> Iterator[Row]:
    """Yield all figures, in the order of the module names."""
    for room in ROOMS:
        if only in (None, room):
            found = importlib.import_module(f"tools.bench.{room}")
            if room not in OWN or hasattr(found, "rows"):
                yield from found.rows(quick)


def _press(arguments: argparse.Namespace) -> int:
    from tools.bench import press  # imported late: it needs discord.py, which slows the start

    rounds = 3 if arguments.quick else 10
    games = [game_named(key).key for key in arguments.games.split(",")]
    if arguments.width:
        wide = press.widths(rounds, games)
        told = "\n\n".join(f"## {game}\n{press.width_table(kinds)}" for game, kinds in wide.items())
        print(msgspec.json.encode(wide).decode() if arguments.json else told)
        return 0
    if arguments.profile:
        spent = press.profile(rounds, games)
        told = "\n\n".join(f"## {game}\n{press.profile_table(kinds)}" for game, kinds in spent.items())
        print(msgspec.json.encode(spent).decode() if arguments.json else told)
        return 0
    found = press.ways(rounds)
    print(msgspec.json.encode(found).decode() if arguments.json else press.table(found))
    return 0


def _waiting(arguments: argparse.Namespace) -> int:
    from tools.bench import waiting  # imported late: it needs discord.py

    found = waiting.measured(1_000 if arguments.quick else 10_000, 5.0 if arguments.quick else 30.0)
    print(msgspec.json.encode(found).decode() if arguments.json else waiting.table(found))
    return 0


def _size(arguments: argparse.Namespace) -> int:
    from tools.bench import size  # imported late: it plays whole games

    found = size.measured(1 if arguments.quick else 4)
    print(msgspec.json.encode(found).decode() if arguments.json else size.table(found))
    return 0


def _engines(arguments: argparse.Namespace) -> int:
    from tools.bench import engines  # imported late: it starts processes

    found = engines.measured(arguments.database, 3.0 if arguments.quick else arguments.seconds)
    print(msgspec.json.encode(found).decode() if arguments.json else engines.table(found))
    return 0


def _years(arguments: argparse.Namespace) -> int:
    from tools.bench import years  # imported late: it plays whole games and needs discord.py

    over, running = (200, 30) if arguments.quick else (2_000, 300)
    began = time.monotonic()

    def say(words: str) -> None:
        print(f"{time.monotonic() - began:4.0f} s  {words}", file=sys.stderr, flush=True)

    found = years.measured(over, running, say=say)
    print(msgspec.json.encode(found).decode() if arguments.json else years.table(found))
    return 0


def _memory(arguments: argparse.Namespace) -> int:
    try:
        from tools.soak import memory  # imported late: it needs the simulated Discord
    except ModuleNotFoundError as error:
        raise ValueError(f"{error.name} is not installed: make play") from None

    presses = arguments.presses or (1_000 if arguments.quick else 12_000)
    asked = memory.Weighing(
        presses=presses,
        every=max(1, presses // 24),
        tables=_tables(arguments.tables.split(",")[0]),
        people=arguments.people,
        seconds=arguments.hours * 3600,
    )
    with contextlib.ExitStack() as stack:
        told = [] if arguments.json else [sys.stdout]
        if arguments.curve:
            told.append(stack.enter_context(open(arguments.curve, "w", encoding="utf-8")))
        for file in told:
            print(memory.HEAD, file=file)
        found = memory.weighed(asked, lambda one: _tell(memory.line(one), told))
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    return 0


def _tell(line: str, files: list[TextIO]) -> None:
    for file in files:
        print(line, file=file, flush=True)


def _burst(arguments: argparse.Namespace) -> int:
    try:
        from tools.soak import burst  # imported late: it needs the simulated Discord
    except ModuleNotFoundError as error:
        raise ValueError(f"{error.name} is not installed: make play") from None

    commands = 40 if arguments.quick else arguments.commands
    found = burst.measured(burst.Burst(commands, arguments.busy, arguments.limits))
    print(msgspec.json.encode(found).decode() if arguments.json else burst.table(found))
    return 0


def _taps(arguments: argparse.Namespace) -> int:
    from tools.bench import taps  # imported late: it needs discord.py
    from tools.bench.taps.recording import BEGINNER, CHANCE, recorded_games

    found = {by: taps.counted(recorded_games(arguments.quick, by)) for by in (CHANCE, BEGINNER)}
    if arguments.json:
        print(msgspec.json.encode(found).decode())
        return 0
    for by, kinds in found.items():
        print(f"{by}:\n{taps.turns_list(kinds, arguments.move) if arguments.move else taps.table(kinds)}")
    if arguments.move:
        return 0
    print(taps.threads_table(taps.threads(quick=arguments.quick)))
    return 0


def _screen(arguments: argparse.Namespace) -> int:
    from tools.bench import screen  # imported late: it needs discord.py

    found = screen.measured(arguments.quick)
    print(msgspec.json.encode(found).decode() if arguments.json else screen.table(found))
    return 0


def _calls(arguments: argparse.Namespace) -> int:
    from tools.bench import calls  # imported late: it needs discord.py

    found = calls.counted(arguments.quick)
    print(msgspec.json.encode(found).decode() if arguments.json else calls.table(found))
    return 0


def _load(arguments: argparse.Namespace) -> int:
    games = tuple(game_named(key).key for key in arguments.games.split(","))
    if not (arguments.seconds > 0 and arguments.warming >= 0):
        raise ValueError("--seconds must be more than 0, --warming at least 0")
    beside = Load().beside and not arguments.here
    counts = [_tables(word) for word in arguments.tables.split(",")]
    found = [
        measured(Load(arguments.people, tables, arguments.seconds, arguments.warming, games, beside))
        for tables in counts
    ]
    print(msgspec.json.encode(found).decode() if arguments.json else table(found))
    return 0


def _tables(word: str) -> int:
    try:
        return at_least(1)(word)
    except argparse.ArgumentTypeError as error:
        raise ValueError(f"--tables: {error}") from None


OWN = {
    "load": _load,
    "press": _press,
    "waiting": _waiting,
    "taps": _taps,
    "calls": _calls,
    "screen": _screen,
    "size": _size,
    "engines": _engines,
    "years": _years,
    MEMORY: _memory,
    BURST: _burst,
}
"""Benchmarks that run only on request and print their own table; some also have rows for the whole
benchmark."""
