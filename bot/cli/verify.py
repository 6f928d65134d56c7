"""`latchkey verify`: replay an exported game and check every draw and the final sheet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli import counted, fit, record_in
from bot.locales import plain_name
from engine.core.record import Record, game_of, verify
from engine.core.text import Seat, UserText
from engine.registry import GAMES


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("verify", help="replay an exported game and check every draw")
    parser.add_argument("file", type=Path, help="the exported game")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    record = record_in(arguments.file)
    game = game_of(record, GAMES)
    state = verify(record, game)
    picks = counted(len(record.moves), "pick")
    print(f"{fit(arguments.file.name)}: {game.key}, {record.setup.seats} players, {picks}.")
    print("The seed matches the commitment; every pick was legal; every draw follows from the seed.")
    if not game.is_over(state):
        print("The game is still running.")
        return 0
    for standing in sorted(game.standings(state), key=lambda s: s.rank):
        print(f"{standing.rank}. {_name_of(record, standing.seat)}: {standing.points}")
    return 0


def _name_of(record: Record, seat: Seat) -> str:
    """Computers have none, and a record need not name everybody."""
    given = record.names[seat] if seat < len(record.names) else ""
    return plain_name(UserText(given)) if given else f"seat {seat}"
