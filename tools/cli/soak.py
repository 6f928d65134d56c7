"""`latchkey dev soak`: endless games while the process is killed and everything around it fails."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

import msgspec

from bot.cli import at_least
from bot.store.factory import is_postgres
from engine.registry import game_named


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("soak")
    parser.add_argument("--seed", type=int, default=1, help="seed of the players' moves and of the faults")
    parser.add_argument(
        "--seconds", type=float, default=600.0, help="seconds over which the kills are spread"
    )
    parser.add_argument("--games", type=at_least(1), default=100, help="games to play to the end")
    parser.add_argument("--kills", type=at_least(0), default=50)
    parser.add_argument("--people", type=at_least(2), default=8)
    parser.add_argument("--speed", type=at_least(1), default=300, help="speed of the bot's clock")
    parser.add_argument("--no-faults", action="store_true", help="no faults of Discord and the disk")
    parser.add_argument("--mix", default="", metavar="GAME=N,...", help="how often each game is chosen")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    several = parser.add_argument_group("options for several processes")
    several.add_argument(
        "--processes", type=at_least(2), help="processes on one PostgreSQL database, at the same tables"
    )
    several.add_argument(
        "--database", default="", help="an empty database, postgresql://…, which will be filled"
    )
    several.add_argument("--tables", type=at_least(1), default=300, help="tables of two people each")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    """Return 1 if anything was lost, duplicated, leaked or stuck."""
    try:
        from tools.soak.run import soaked  # imported late: it needs the simulated Discord
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
    from tools.soak.several_processes import Together, played_together, table

    if not is_postgres(arguments.database):
        raise ValueError("several processes need --database with an empty postgresql://… database")
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
