"""`latchkey dev tournament`: computer players against each other, with confidence intervals."""

from __future__ import annotations

import argparse
import itertools
import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.cli import at_least, counted
from engine.core.setup import Setup
from engine.players import score_statistics
from engine.players.computer_player import strength_named
from engine.players.matches import Match, played
from engine.players.strengths import Strength
from engine.registry import game_named
from engine.simulate import setup_from
from tools.cli.simulate import add_game, chosen_options, progress
from tools.sample_content import box_named

Job: TypeAlias = tuple[str, Setup, list[Strength], int]

_SURE = 1.959964
"""Half-width of the 95 % confidence interval, in standard deviations."""
_FEWEST = 2
"""Fewer games have no confidence interval."""


class Result(Struct):
    """Results of one player. A shared win counts as a fraction."""

    player: str
    seats: int = 0  # games times its seats
    wins: float = 0.0
    share: float = 0.0
    low: float = 0.0  # 95 % confidence interval of the share
    high: float = 0.0
    even: float = 0.0  # the share if all were equally strong
    points: float = 0.0
    lead: float = 0.0  # points above the others at its tables, on average
    within: float | None = None  # half-width of the lead's 95 % confidence interval; None for one game
    seconds_a_turn: float = 0.0  # of one core
    longest_turn: float = 0.0


class Tournament(Struct):
    game: str
    games: int
    seats: int
    options: dict[str, str]
    seed: str
    rounds: list[int]  # the round in which each game ended; or the season, where all have the same number
    players: list[Result]


class Terms(Struct, frozen=True):
    """The terms of a run: if they are equal, the second run continues the interrupted first one."""

    game: str
    players: list[str]
    seats: int
    options: dict[str, str]
    seed: str
    steps: int


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("tournament")
    add_game(parser, "tournament")
    parser.add_argument(
        "--players",
        default="hard,normal,easy",
        help="strengths in seat order; expert:3000 may search 3000 picks per turn, "
        "hard+fairs prefers a feature, a source of points or a kind of pick",
    )
    parser.add_argument("--games", type=at_least(1), default=200, help="how many games")
    parser.add_argument("--seats", type=at_least(1), help="seats at a table (default: one per player)")
    parser.add_argument(
        "--steps", type=at_least(0), default=0, help="picks that each player may search per turn"
    )
    parser.add_argument(
        "--box", metavar="FORM|random:WORD", help="custom content: a filled-in form, or random values"
    )
    parser.add_argument("--processes", type=at_least(1), default=1, help="games at the same time")
    parser.add_argument(
        "--into", metavar="FILE", type=Path, help="save every game there; the same command resumes from it"
    )
    parser.add_argument(
        "--sheets",
        action="store_true",
        help="also print where points come from and the value of each seat",
    )
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    players = [player_named(word) for word in arguments.players.split(",")]
    seats = arguments.seats or len(players)
    options = chosen_options(game, arguments.options)
    options |= box_named(game, arguments.box) if arguments.box else {}
    terms = Terms(
        arguments.game, [each.key for each in players], seats, options, arguments.seed, arguments.steps
    )
    kept = KeptGames(arguments.into, terms)
    jobs, tables = list[Job](), list[list[Strength]]()
    for number in range(arguments.games):
        setup = setup_from(game, seats, f"{arguments.seed} {number // len(players)}", options)
        setup = game.with_content_embedded(setup)  # for any process that plays it
        tables.append(seated(players, seats, number))
        jobs.append((arguments.game, setup, tables[-1], arguments.steps))
    matches = kept.matches[: arguments.games]
    try:
        for match in matches_of(jobs[len(matches) :], arguments.processes):
            matches.append(match)
            kept.add(match)
            progress(len(matches), arguments.games)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    if matches:
        found = _tournament(terms, tables[: len(matches)], matches)
        print(msgspec.json.encode(found).decode() if arguments.json else "\n".join(_lines_of(found)))
        if arguments.sheets and not arguments.json:
            print("\n".join(score_statistics.lines_of(matches)))
    return 0


def player_named(word: str) -> Strength:
    """Parse `expert`, `expert:3000` with a limit of picks for the search, or `hard+fairs` with a bias towards
    fairs."""
    thinker, _, fond = word.partition("+")
    key, _, steps = thinker.partition(":")
    strength = strength_named(key)
    if steps and not (steps.isdecimal() and int(steps)):
        raise ValueError(f"'{word}' needs a number of steps after its colon")
    return replace(strength, key=word, steps=int(steps) if steps else strength.steps, fond=fond)


def seated(players: Sequence[Strength], seats: int, number: int) -> list[Strength]:
    """Return the seating: the players repeated, one seat further with every game."""
    return [players[(seat + number) % len(players)] for seat in range(seats)]


class KeptGames:
    """The games of a tournament in a file, one per line, so an interrupted tournament can continue."""

    def __init__(self, path: Path | None, terms: Terms) -> None:
        self._path, self.matches = path, list[Match]()
        if path is None:
            return
        if not path.exists():
            path.write_bytes(msgspec.json.encode(terms) + b"\n")
            return
        whole, _, cut_off = path.read_bytes().rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        if msgspec.json.decode(first, type=Terms) != terms:
            raise ValueError(f"{path} holds a tournament with other settings: {first.decode()}")
        self.matches = [msgspec.json.decode(line, type=Match) for line in lines]
        if cut_off:
            path.write_bytes(whole + b"\n")

    def add(self, match: Match) -> None:
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(match) + b"\n")


def matches_of(jobs: Sequence[Job], processes: int) -> Iterator[Match]:
    if processes <= 1:
        yield from itertools.starmap(_play, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_play, *zip(*jobs, strict=True))


def _play(game: str, setup: Setup, table: list[Strength], steps: int) -> Match:
    rules = game_named(game)
    return played(rules, rules.with_content_loaded(setup), table, clock=time.process_time, steps=steps)


def _tournament(terms: Terms, tables: Sequence[Sequence[Strength]], matches: Sequence[Match]) -> Tournament:
    rounds, results = [match.chapter for match in matches], results_of(tables, matches)
    return Tournament(terms.game, len(matches), terms.seats, terms.options, terms.seed, rounds, results)


def results_of(tables: Sequence[Sequence[Strength]], matches: Sequence[Match]) -> list[Result]:
    """Return the results of each player over all games, best share first."""
    found = dict[str, Result]()
    turns, points = dict[str, int](), dict[str, int]()
    for table, match in zip(tables, matches, strict=True):
        winners = [standing.seat for standing in match.standings if standing.rank == 1]
        for standing in match.standings:
            seat, key = standing.seat, table[standing.seat].key
            each = found.setdefault(key, Result(key))
            each.seats += 1
            each.wins += (seat in winners) / len(winners)
            each.even += 1 / len(table)
            each.seconds_a_turn += match.seconds[seat]
            each.longest_turn = max(each.longest_turn, match.longest[seat])
            turns[key] = turns.get(key, 0) + match.turns[seat]
            points[key] = points.get(key, 0) + standing.points
    for key, each in found.items():
        each.share, each.even = each.wins / each.seats, each.even / each.seats
        each.low, each.high = wilson(each.wins, each.seats)
        each.points = points[key] / each.seats
        each.lead, each.within = _lead(key, tables, matches)
        each.seconds_a_turn /= max(1, turns[key])
    return sorted(found.values(), key=lambda each: -each.share)


def _lead(
    key: str, tables: Sequence[Sequence[Strength]], matches: Sequence[Match]
) -> tuple[float, float | None]:
    """Return a player's mean lead and its margin, which is more precise than the wins for the same number of
    games."""
    leads = list[float]()
    for table, match in zip(tables, matches, strict=True):
        own = [standing.points for standing in match.standings if table[standing.seat].key == key]
        others = [standing.points for standing in match.standings if table[standing.seat].key != key]
        if own and others:
            leads.append(statistics.fmean(own) - statistics.fmean(others))
    if len(leads) < _FEWEST:
        return sum(leads), None
    return statistics.fmean(leads), _SURE * statistics.stdev(leads) / math.sqrt(len(leads))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share of wins."""
    share, square = wins / games, _SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = _SURE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _lines_of(result: Tournament) -> Iterator[str]:
    yield f"{result.game}, {result.seats} seats, {counted(result.games, 'game')}, seed '{result.seed}'"
    least, most = min(result.rounds), max(result.rounds)
    if least < most:
        yield f"{least} to {most} rounds, {sum(result.rounds) / result.games:.1f} on average"
    yield (
        f"{'player':13}{'seats':>6}{'wins':>8}{'share':>7}{'95 %':>14}{'even':>7}"
        f"{'points':>8}{'lead':>15}{'s a turn':>10}{'longest':>9}"
    )
    for each in result.players:
        sure = "" if each.within is None else f" ± {each.within:.1f}"
        yield (
            f"{each.player:12} {each.seats:6}{each.wins:8.1f}{each.share:7.0%}"
            f"{f'{each.low:.0%} to {each.high:.0%}':>14}{each.even:7.0%}{each.points:8.1f}"
            f"{f'{each.lead:+.1f}{sure}':>15}{each.seconds_a_turn:10.3f}{each.longest_turn:9.2f}"
        )
