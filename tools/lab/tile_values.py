"""The value of building a tile: positions in which it could be built, played on with it and without it.

python -m tools.lab.tile_values --games 12 --worlds 6 --tiles village-hall --plan village

This is not a test. The measured seat has the tile from the start (from summer, if it cannot be drawn before)
and plays up to the turn in which it would build it, or to the start of a season. From there it plays on in
several worlds that it cannot tell from the real one: with the tile, and without ever building it, by the same
plan or the all-round plan, whichever does better. The figures are final points of that seat."""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.keyper.content.goods import SEASONS
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from engine.keyper.queries import visible
from engine.keyper.scoring import points_of
from engine.keyper.state import State
from tools.lab.games import JUDGED, Deal, new_game, play_on
from tools.lab.objectives import ALL_ROUND, PLANS
from tools.lab.prospects import Aims


class Position(Struct, frozen=True):
    """One position that was played on: the effect of the tile in each world."""

    name: str
    season: int
    area: int  # built plots of the tile's area
    shipping: int
    points: float  # mean final points with the tile
    own: list[int]  # points lost if the tile were removed at the end
    gains: list[int]  # compared with the better of both plans without it
    same: list[int]  # compared with the same plan without it


def _position_of(game: Deal, plan: Aims, season: int | None, least: int, worlds: int) -> Position | None:
    """Return the position that a game leads to; None if the tile is not built in it, or too few of its area
    are."""
    tile, state = game.gift, new_game(game)
    rng = random.Random(game.seed)
    if season is not None:
        play_on(state, replace(game, mind=replace(plan, shuns=tile)), rng, until=season)
    elif not play_on(state, replace(game, mind=replace(plan, wants=tile)), rng, before=tile):
        return None
    player, printed = state.players[JUDGED], state.content.tiles
    area = sum(bool(plot.tile) and printed[plot.tile].area == printed[tile].area for plot in player.plots)
    if area < least:
        return None
    ends = _played_on(state, game, replace(plan, wants=tile), worlds)
    having = [points_of(end, JUDGED) for end in ends]
    without = [
        [points_of(end, JUDGED) for end in _played_on(state, game, replace(mind, shuns=tile), worlds)]
        for mind in ([plan] if plan == ALL_ROUND else [plan, ALL_ROUND])
    ]
    return Position(
        name=game.seed,
        season=state.season,
        area=area,
        shipping=player.shipping,
        points=_mean(having),
        own=[_own_points(end, tile) for end in ends],
        gains=[one - other for one, other in zip(having, max(without, key=sum), strict=True)],
        same=[one - other for one, other in zip(having, without[0], strict=True)],
    )


def _played_on(state: State, game: Deal, mind: Aims, worlds: int) -> list[State]:
    """Return the ends of a game in `worlds` worlds, the same for all aims."""
    ends = list[State]()
    for world in range(worlds):
        name = f"{game.seed} world {world}"
        imagined = KEYPER.imagine(state, JUDGED, Rng(seed_from(name)))
        play_on(imagined, replace(game, mind=mind), random.Random(name))
        ends.append(imagined)
    return ends


def _own_points(state: State, tile: str) -> int:
    at = visible(state.players[JUDGED], tile)
    if at is None:
        return 0
    points, plot = points_of(state, JUDGED), state.players[JUDGED].plots[at]
    plot.tile = ""
    less = points_of(state, JUDGED)
    plot.tile = tile
    return points - less


def _position_line(position: Position) -> str:
    return (
        f"  {position.name:28} {SEASONS[position.season]:7} area {position.area:2},"
        f" shipping {position.shipping:2}, points {position.points:5.1f}, own {_mean(position.own):4.1f},"
        f" gain {_with_error(position.gains)}, by the same plan {_with_error(position.same)}"
    )


def _tile_line(tile: str, games: int, positions: Sequence[Position]) -> str:
    """Return how often the tile was built, its own points, and the gain over all positions."""
    if not positions:
        return f"{tile:26} no position in {games} games"
    gains = [_mean(position.gains) for position in positions]
    clearly = sum(_mean(each.gains) > 2 * _standard_error(each.gains) for each in positions)
    return (
        f"{tile:26} {len(positions):2} of {games:2} games,"
        f" own {_mean([points for position in positions for points in position.own]):5.1f},"
        f" gain {_with_error(gains)},"
        f" by the same plan {_with_error([_mean(each.same) for each in positions])},"
        f" better in {sum(gain > 0 for gain in gains):2}, clearly in {clearly:2},"
        f" points {_mean([position.points for position in positions]):5.1f}"
    )


def _mean(values: Sequence[float]) -> float:
    return statistics.fmean(values)


def _standard_error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def _with_error(values: Sequence[float]) -> str:
    return f"{_mean(values):+5.1f} ± {_standard_error(values):3.1f}"


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", nargs="*", default=list(SETS.newest.tiles))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--worlds", type=int, default=3)
    parser.add_argument("--season", type=int, help="take the start of this season, 1 to 3, as the position")
    parser.add_argument(
        "--least", type=int, default=0, help="skip positions with fewer plots of its area built"
    )
    parser.add_argument("--plan", default="all-round", choices=sorted(PLANS))
    parser.add_argument("--seed", default="tiles")
    parser.add_argument("--each", action="store_true", help="print every position")
    given = parser.parse_args()
    for tile in given.tiles:
        positions = list[Position]()
        for number in range(given.games):
            game = Deal(given.players, f"{given.seed} {tile} {number}", ALL_ROUND, tile)
            position = _position_of(game, PLANS[given.plan], given.season, given.least, given.worlds)
            if position:
                positions.append(position)
                sys.stdout.write(_position_line(position) + "\n" if given.each else "")
                sys.stdout.flush()
        sys.stdout.write(_tile_line(tile, given.games, positions) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _main()
