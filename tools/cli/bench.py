"""`latchkey dev bench`: figures about the running bot."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from bot.cli import at_least
from engine.registry import game_named
from tools.bench.load import Load, measured, table


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("bench")
    parser.add_argument(
        "benchmark",
        choices=tuple(BENCHMARKS),
        help="load: many people act without pause; press: database queries of a press;"
        " waiting: a start with ten thousand games and their idle cost;"
        " memory: memory of the process over time;"
        " burst: how long simultaneous commands wait"
        " for their acknowledgement; taps: taps per move;"
        " panels: broken rules on the panels of random games",
    )
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--presses", type=at_least(24), default=12_000, help="with memory: number of presses")
    parser.add_argument("--move", default="", help='with taps: list every press of one kind, such as "bid"')
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
    asked.add_argument("--games", default=",".join(Load().games), help="games played at the tables in turn")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    try:
        found, told = BENCHMARKS[arguments.benchmark](arguments)
    except ModuleNotFoundError as error:
        raise ValueError(f"{error.name} is not installed: make play") from None
    print(msgspec.json.encode(found).decode() if arguments.json else told)
    return 0


# Each benchmark is imported late: it needs discord.py, which slows the start.


def _press(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.bench import press

    found = press.ways(3 if arguments.quick else 10)
    return found, press.table(found)


def _waiting(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.bench import waiting

    found = waiting.measured(*((1_000, 5.0) if arguments.quick else (10_000, 30.0)))
    return found, waiting.table(found)


def _memory(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.soak import memory

    presses = 1_000 if arguments.quick else arguments.presses
    tables = _tables(arguments.tables.split(",")[0])
    found = memory.weighed(memory.Weighing(presses, presses // 24, tables, arguments.people))
    return found, memory.table(found)


def _burst(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.soak import burst

    commands = 40 if arguments.quick else arguments.commands
    found = burst.measured(burst.Burst(commands, arguments.busy, arguments.limits))
    return found, burst.table(found)


def _taps(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.bench import taps
    from tools.bench.taps.recording import BEGINNER, CHANCE, recorded_games

    found = {by: taps.counted(recorded_games(arguments.quick, by)) for by in (CHANCE, BEGINNER)}
    if arguments.move:
        return found, "\n".join(
            f"{by}:\n{taps.turns_list(kinds, arguments.move)}" for by, kinds in found.items()
        )
    threads = [] if arguments.json else [taps.threads_table(taps.threads(quick=arguments.quick))]
    return found, "\n".join([*(f"{by}:\n{taps.table(kinds)}" for by, kinds in found.items()), *threads])


def _panels(arguments: argparse.Namespace) -> tuple[object, str]:
    from tools.bench import panels

    found = panels.counted(arguments.quick)
    return found, found


def _load(arguments: argparse.Namespace) -> tuple[object, str]:
    games = tuple(game_named(key).key for key in arguments.games.split(","))
    if not (arguments.seconds > 0 and arguments.warming >= 0):
        raise ValueError("--seconds must be more than 0, --warming at least 0")
    beside = Load().beside and not arguments.here
    found = [
        measured(Load(arguments.people, tables, arguments.seconds, arguments.warming, games, beside))
        for tables in [_tables(word) for word in arguments.tables.split(",")]
    ]
    return found, table(found)


def _tables(word: str) -> int:
    try:
        return at_least(1)(word)
    except argparse.ArgumentTypeError as error:
        raise ValueError(f"--tables: {error}") from None


BENCHMARKS = {
    "burst": _burst,
    "load": _load,
    "memory": _memory,
    "panels": _panels,
    "press": _press,
    "taps": _taps,
    "waiting": _waiting,
}
