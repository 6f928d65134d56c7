"""`latchkey dev hints`: hints of a game between computers as players read them, for an expert to assess."""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path
from typing import Any

from bot.cli import at_least
from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.game import AnyGame
from engine.players.strengths import Strength
from engine.registry import game_named
from engine.simulate import setup_from
from render.kit.encode import encode
from render.registry import PAINTERS
from tools.cli.simulate import add_game, chosen_options
from tools.cli.tournament import player_named, seated
from tools.hints import Advised, advised, read, sampled, timed
from tools.story import PEOPLE


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("hints")
    add_game(parser, "hints")
    parser.add_argument(
        "--turn",
        dest="turns",
        type=at_least(1),
        action="append",
        default=[],
        help="number of the turn, among those with a choice, counted from 1; repeatable",
    )
    parser.add_argument(
        "--sample",
        type=at_least(1),
        metavar="N",
        help="instead of certain turns: N hints of games with all numbers of players, from start to end",
    )
    parser.add_argument(
        "--players", default="hard", help="strengths that play up to that turn, in seat order"
    )
    parser.add_argument("--seats", type=at_least(1), help="seats at the table (default: the fewest)")
    parser.add_argument(
        "--language", choices=locales(), default="en", help="language of the hints (default: en)"
    )
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="also draw everything the player sees into this folder"
    )
    parser.add_argument(
        "--times", action="store_true", help="with --sample: print only how many seconds each hint takes"
    )
    parser.add_argument(
        "--busy",
        type=at_least(0),
        default=0,
        metavar="N",
        help="with --times: processes that compete for the cores",
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    options = chosen_options(game, arguments.options)
    if arguments.sample:
        player = player_named(arguments.players.split(",")[0])
        if arguments.times:
            return _tell_times(arguments, game, options, player)
        found = sampled(game, arguments.seed, options, player, arguments.sample)
        for number, (seed, each) in enumerate(found, start=1):
            print(f"\n# Hint {number} of {arguments.sample}")
            _show(arguments, game, options, seed, each)
        return 0
    setup = setup_from(game, arguments.seats or game.spec.seats[0], arguments.seed, options)
    players = seated([player_named(word) for word in arguments.players.split(",")], setup.seats, 0)
    for each in advised(game, setup, players, arguments.turns):
        _show(arguments, game, options, arguments.seed, each)
    return 0


def _tell_times(
    arguments: argparse.Namespace, game: AnyGame, options: dict[str, str], player: Strength
) -> int:
    taken = sorted(timed(game, arguments.seed, options, player, arguments.sample, arguments.busy))
    print(f"{game.key}: {len(taken)} hints, {arguments.busy} busy processes beside")
    print(f"median {statistics.median(taken):.2f} s, slowest {taken[-1]:.2f} s")
    return 0


def _show(
    arguments: argparse.Namespace, game: AnyGame, options: dict[str, str], seed: str, each: Advised
) -> None:
    seats = len(each.view.seats)
    print(f"\n— {game.key}, {seats} players, seed {seed}, turn {each.turn}: {PEOPLE[each.seat]}")
    for line in read(game, each, options, arguments.language):
        print(line)
    if arguments.pictures is not None:
        _draw(arguments, game.key, each.view, f"{game.key}-{seed}-{each.turn}".replace(" ", "-"))


def _draw(arguments: argparse.Namespace, game: str, view: Any, name: str) -> None:
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    painter, say = PAINTERS[game], speaker(arguments.language, PEOPLE, markdown=False, strict=False)
    for kind in painter.kinds(view):
        of = "" if kind.seat is None else f"-{kind.seat}"
        scene = painter.draw(view, kind, say)
        (arguments.pictures / f"{name}-{kind.key}{of}.png").write_bytes(encode(scene))
