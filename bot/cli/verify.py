"""`latchkey verify`: replay an exported game and check every draw and the final sheet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from engine.core.record import game_of, imported, verify
from engine.registry import GAMES


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("verify", help="replay an exported game and check every draw")
    parser.add_argument("file", type=Path, help="the exported game")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    record = imported(arguments.file.read_bytes())
    game = game_of(record, GAMES)
    state = verify(record, game)
    print(f"{arguments.file.name}: {game.key}, {record.setup.seats} players, {len(record.moves)} picks.")
    print("The seed matches the commitment; every pick was legal; every draw follows from the seed.")
    if not game.is_over(state):
        print("The game is still running.")
        return 0
    for standing in sorted(game.standings(state), key=lambda s: s.rank):
        name = record.names[standing.seat] if record.names else f"seat {standing.seat}"
        print(f"{standing.rank}. {name}: {standing.points}")
    return 0
