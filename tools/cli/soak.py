"""`latchkey soak`: games without end while the process is killed and everything around it fails."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

import msgspec

from bot.cli import at_least
from bot.store.factory import is_postgres
from engine.registry import game_named


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "soak", help="kill the bot again and again while many play, and check it all"
    )
    parser.add_argument("--seed", type=int, default=1, help="of who plays what, and of what fails when")
    parser.add_argument("--seconds", type=float, default=600.0, help="over which the kills are spread")
    parser.add_argument("--games", type=at_least(1), default=100, help="to be played to their end")
    parser.add_argument("--kills", type=at_least(0), default=50)
    parser.add_argument("--people", type=at_least(2), default=8)
    parser.add_argument("--speed", type=at_least(1), default=300, help="of the bot's clock")
    parser.add_argument("--no-faults", action="store_true", help="of Discord and of the disk")
    parser.add_argument("--mix", default="", metavar="GAME=N,...", help="how often each game is chosen")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    several = parser.add_argument_group("of several processes")
    several.add_argument("--processes", type=at_least(2), help="on one PostgreSQL, at the same tables")
    several.add_argument("--database", default="", help="an empty one: postgresql://…; it is full afterwards")
    several.add_argument("--tables", type=at_least(1), default=300, help="of two people each")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    """1 if anything was lost, doubled, leaked or stuck."""
    try:
        from tools.soak.run import soaked  # here: it needs the simulated Discord
    except ModuleNotFoundError as error:
        raise ValueError(f"{error.name} is not installed: make play") from None
    from tools.soak.figures import MIX, Soak, table

    if arguments.processes:
        return _together(arguments)
    soak = Soak(
        seed=arguments.seed,
        seconds=arguments.seconds,
        games=arguments.games,
        kills=arguments.kills,
        people=arguments.people,
        speed=arguments.speed,
        faults=not arguments.no_faults,
        mix=_mix_of(arguments) or MIX,
    )
    found = soaked(soak)
    print(_as_json(found) if arguments.json else table(found))
    return 0 if found.faultless else 1


def _together(arguments: argparse.Namespace) -> int:
    from tools.soak.figures import MIX
    from tools.soak.together import Together, played_together, table

    if not is_postgres(arguments.database):
        raise ValueError("several processes need --database postgresql://…, empty")
    asked = Together(
        seed=arguments.seed,
        processes=arguments.processes,
        tables=arguments.tables,
        people=arguments.people - arguments.people % 2,
        seconds=arguments.seconds,
        kills=arguments.kills,
        faults=not arguments.no_faults,
        mix=_mix_of(arguments) or MIX,
    )
    found = asyncio.run(played_together(asked, arguments.database))
    print(_as_json(found) if arguments.json else table(found))
    return 0 if found.faultless else 1


def _mix_of(arguments: argparse.Namespace) -> dict[str, int]:
    chosen = (one.partition("=") for one in arguments.mix.split(",") if one)
    return {game_named(name).key: int(often or 1) for name, _, often in chosen}


def _as_json(found: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
