"""Whether a tile is worth building from here: starts of a season, played on with and without it.

    python -m tests.engine.keyper.balance_seasons --tile village-hall --plan village --season 2

Not a test. The judged seat holds the tile and has not built it. From each position it plays on in several
worlds that it cannot tell from the real one, each of them three times: by the plan, bent on the tile; by the
same plan without it; and by the all-round plan without it. The better of the last two counts.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys

from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.keyper.content.tiles import TILES
from engine.keyper.game import KEYPER
from engine.keyper.scoring import points_of
from engine.keyper.state import State
from tests.engine.keyper.balance_games import JUDGED, Game, new_game, play_on
from tests.engine.keyper.balance_mind import Mind
from tests.engine.keyper.balance_plans import PLANS


def position(game: Game, season: int) -> State:
    """The start of a season in a game played without the tile."""
    state = new_game(game)
    play_on(state, game, random.Random(game.seed), until=season)
    return state


def results(state: State, game: Game, mind: Mind, worlds: int) -> list[int]:
    """Final points of the judged seat in so many worlds; the same worlds for every mind."""
    points = list[int]()
    for world in range(worlds):
        name = f"{game.seed} world {world}"
        imagined = KEYPER.imagine(state, JUDGED, Rng(seed_from(name)))
        play_on(imagined, replace(game, mind=mind), random.Random(name))
        points.append(points_of(imagined, JUDGED))
    return points


def judged(game: Game, plan: Mind, season: int, worlds: int) -> tuple[str, list[int]]:
    """One position: a line about it, and the gains by the tile in every world."""
    tile = game.gift
    state = position(game, season)
    player = state.players[JUDGED]
    built = sum(bool(plot.tile) and TILES[plot.tile].area == TILES[tile].area for plot in player.plots)
    having = results(state, game, replace(plan, wants=tile), worlds)
    without = max(
        (results(state, game, replace(mind, shuns=tile), worlds) for mind in (plan, PLANS["all-round"])),
        key=sum,
    )
    gains = [one - other for one, other in zip(having, without, strict=True)]
    error = statistics.stdev(gains) / math.sqrt(worlds)
    line = (
        f"{game.seed:24} {built:2} of its area built, shipping {player.shipping:2}:"
        f" with {statistics.fmean(having):5.1f}, without {statistics.fmean(without):5.1f},"
        f" gain {statistics.fmean(gains):+5.1f} ± {error:.1f}"
    )
    return line, gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tile", required=True)
    parser.add_argument("--plan", default="all-round", choices=sorted(PLANS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--season", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--worlds", type=int, default=6)
    parser.add_argument("--seed", default="seasons")
    given = parser.parse_args()
    plan, means = PLANS[given.plan], list[float]()
    for number in range(given.games):
        mind = replace(plan, shuns=given.tile)
        game = Game(given.players, f"{given.seed} {given.tile} {number}", mind, given.tile)
        line, gains = judged(game, plan, given.season, given.worlds)
        means.append(statistics.fmean(gains))
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    better = sum(mean > 0 for mean in means)
    sys.stdout.write(f"better in {better} of {len(means)} positions, mean {statistics.fmean(means):+.1f}\n")


if __name__ == "__main__":
    main()
