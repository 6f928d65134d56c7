"""What building a tile is worth: the same games twice, by a player who wants it to stand, and without it.

    python -m tests.engine.keyper.balance_tiles --games 20 --tiles dock oast-house

Not a test: it prints, for each tile, the difference in final points of the judged seat.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.keyper.content.tiles import TILES
from engine.keyper.scoring import points_of, totals
from engine.keyper.state import State
from engine.keyper.steps.table import visible
from tests.engine.keyper.balance_games import JUDGED, Game, play_game
from tests.engine.keyper.balance_mind import Mind
from tests.engine.keyper.balance_plans import PLANS


class Pair(Struct, frozen=True):
    """One game played twice."""

    built: bool
    upgraded: bool
    own: int  # what the points would fall by if the tile were not there at the end
    gain: int  # points of the judged seat with the tile, less those without it
    lead: int  # the same for the lead over the best other seat
    points: int


def play_pair(seats: int, seed: str, tile: str, mind: Mind, without: Mind) -> Pair:
    """Both games have the same deal and the tile in the same hand; in one of them it is never built."""
    state = play_game(Game(seats, seed, replace(mind, wants=tile), tile))
    other = play_game(Game(seats, seed, replace(without, shuns=tile), tile))
    at = visible(state.players[JUDGED], tile)
    upgraded = at is not None and state.players[JUDGED].plots[at].upgraded
    points = points_of(state, JUDGED)
    return Pair(
        built=at is not None,
        upgraded=upgraded,
        own=0 if at is None else points - _points_without(state, at),
        gain=points - points_of(other, JUDGED),
        lead=_lead(state) - _lead(other),
        points=points,
    )


def _points_without(state: State, at: int) -> int:
    plot = state.players[JUDGED].plots[at]
    tile, plot.tile = plot.tile, ""
    points = points_of(state, JUDGED)
    plot.tile = tile
    return points


def _lead(state: State) -> int:
    points = totals(state)
    return points[JUDGED] - max(points[:JUDGED] + points[JUDGED + 1 :])


def report(tile: str, pairs: list[Pair]) -> str:
    """One line: how often it stood, its own points, and the gain with its standard error."""
    games = len(pairs)
    built = [pair for pair in pairs if pair.built]
    gains = [pair.gain for pair in built]
    own = statistics.fmean(pair.own for pair in built) if built else 0.0
    better = sum(gain > 0 for gain in gains)
    return (
        f"{tile:26} {games:3} games, built {len(built):3}, upgraded {sum(pair.upgraded for pair in built):3},"
        f" own {own:5.1f}, gain {_with_error(gains)}, better {better:3},"
        f" lead {_with_error([pair.lead for pair in built])},"
        f" points {statistics.fmean(pair.points for pair in pairs):5.1f}"
    )


def _with_error(values: list[int]) -> str:
    if len(values) < 2:
        return "-"
    return f"{statistics.fmean(values):+5.1f} ± {statistics.stdev(values) / math.sqrt(len(values)):3.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", nargs="*", default=list(TILES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--plan", default="all-round", choices=sorted(PLANS))
    parser.add_argument("--without", default="", help="the plan of the player without it, if another")
    parser.add_argument("--seed", default="tiles")
    given = parser.parse_args()
    mind, without = PLANS[given.plan], PLANS[given.without or given.plan]
    for tile in given.tiles:
        seeds: Iterable[str] = (f"{given.seed} {tile} {number}" for number in range(given.games))
        pairs = [play_pair(given.players, seed, tile, mind, without) for seed in seeds]
        sys.stdout.write(report(tile, pairs) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
