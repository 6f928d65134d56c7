"""`latchkey dev simulate`: whole random games, with all pieces counted after every pick."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.cli import at_least, counted
from engine.core.game import AnyGame
from engine.core.record import export
from engine.core.setup import SetupError
from engine.registry import game_named
from engine.simulate import Played, StuckError, recorded, setup_from, simulated
from tools import waits


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("simulate")
    add_game(parser, "latchkey")
    parser.add_argument("--players", type=int, help="how many seats (default: the fewest)")
    parser.add_argument("--games", type=at_least(1), default=1, help="how many games")
    parser.add_argument(
        "--record", metavar="FILE", help="play one game with random players and write its record"
    )
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    _add_waits(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    players = game.spec.seats[0] if arguments.players is None else arguments.players
    options = chosen_options(game, arguments.options)
    if arguments.waits:
        return _waits(arguments, game, players, options)
    if arguments.record:
        setup = setup_from(game, players, arguments.seed, options)
        Path(arguments.record).write_bytes(export(recorded(game, setup, ["random-ish"] * players)))
        return 0
    played, started = list[Played](), time.perf_counter()
    for number in range(arguments.games):
        setup = setup_from(game, players, f"{arguments.seed} {number}", options)
        try:
            played.append(simulated(game, setup))
        except StuckError as error:
            print(f"latchkey: {game.key}: {error}", file=sys.stderr)
            return 1
        progress(number + 1, arguments.games)
    _report(arguments, players, options, played, time.perf_counter() - started)
    return 0


def _add_waits(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--waits",
        action="store_true",
        help="count how often the table waits and how many questions are asked",
    )
    parser.add_argument(
        "--by",
        default="easy",
        metavar="PLAYER[,PLAYER]",
        help="with --waits: the players, repeated around the table (default: easy)",
    )
    parser.add_argument(
        "--orders",
        choices=("none", "sensible", "paired"),
        default="none",
        help="with --waits: whether players leave orders after a move; paired: play every deal"
        " without and with them",
    )
    parser.add_argument(
        "--ask-all", action="store_true", help="with --waits: also ask questions without a choice"
    )


def _waits(arguments: argparse.Namespace, game: AnyGame, players: int, options: dict[str, str]) -> int:
    setups = [
        setup_from(game, players, f"{arguments.seed} {number}", options) for number in range(arguments.games)
    ]
    by = arguments.by.split(",")
    if arguments.orders == "paired":
        pairs = waits.paired(game, setups, by)
        print(msgspec.json.encode(pairs).decode() if arguments.json else waits.told_paired(pairs))
        return 0
    found = waits.measured(game, setups, by, arguments.orders, arguments.ask_all)
    print(msgspec.json.encode(found).decode() if arguments.json else waits.told(found))
    return 0


def add_game(parser: argparse.ArgumentParser, seed: str) -> None:
    """Add the arguments that name a game and how it is set up."""
    parser.add_argument("game", help="the game's key, such as keyper")
    parser.add_argument("--seed", default=seed, help="any word; the same word gives the same games")
    parser.add_argument(
        "--with",
        dest="options",
        action="append",
        default=[],
        metavar="OPTION[=VALUE]",
        help="an expansion or variant; repeatable",
    )


def chosen_options(game: AnyGame, given: list[str]) -> dict[str, str]:
    """Parse options: `merchants` switches one on (its second value), `ties=boat` names the value."""
    options: dict[str, str] = {}
    for word in given:
        key, _, value = word.partition("=")
        option = game.spec.option(key)
        if not value and option.kind == "seats":
            raise SetupError(f"option '{key}' needs seats, such as {key}=0,2")
        options[key] = value or next(v for v in option.values if v != option.default)
    return options


def progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done}/{of} games", end="\n" if done == of else "", file=sys.stderr, flush=True)


def _report(
    arguments: argparse.Namespace, players: int, options: dict[str, str], played: list[Played], seconds: float
) -> None:
    picks = sum(game.picks for game in played)
    points = [standing.points for game in played for standing in game.standings]
    figures = {
        "game": arguments.game,
        "players": players,
        "options": options,
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "picks": picks,
        "most_options": max((game.most_options for game in played), default=0),
        "points_mean": round(sum(points) / max(1, len(points)), 1),
        "points_least": min(points, default=0),
        "points_most": max(points, default=0),
        "seconds": round(seconds, 2),
    }
    if arguments.json:
        print(msgspec.json.encode(figures).decode())
        return
    finished = sum(game.finished for game in played)
    ended = f"{counted(finished, 'game')} finished"
    if finished < len(played):
        ended += f", {len(played) - finished} stopped without progress"
    table = f"{figures['game']}, {players} players" + (f" {options}" if options else "")
    print(
        f"{table}: {ended}, {counted(picks, 'pick')}, "
        f"at most {figures['most_options']} options, {figures['points_mean']} points on average "
        f"({figures['points_least']} to {figures['points_most']}), every piece accounted for."
    )
