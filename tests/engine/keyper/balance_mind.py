"""What a position promises to a player who plans over seasons: the points now, and what can still be reached.

It looks at open things and at its owner's fairs alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec import Struct

from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS, FAIR, WINTER_FAIR
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW, SEASONS
from engine.keyper.content.shapes import (
    AreaFull,
    BoatActions,
    BoatPoints,
    Construct,
    Exchange,
    FreeBuilds,
    Improve,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Power,
    SaleBonus,
    Score,
    Shipping,
    Side,
)
from engine.keyper.content.tiles import TILES
from engine.keyper.scoring import points_of
from engine.keyper.state import Player, State
from engine.keyper.steps.housing import houses_of
from engine.keyper.table import claimed_board, visible

ACTIONS_A_SEASON = 13.0
"""Keyples played, joined with and laid down by one player in a season, roughly."""
BUILDING = 3.0
"""What building and upgrading a tile costs in goods and keyples, in points."""

NEVER = 99.0


class Mind(Struct, frozen=True):
    """What one player plays for: worths in points that did well in whole games; a tile to build, or not."""

    raw: float = 1.0
    finished: float = 1.5
    wheat: float = 1.3
    gem: float = 0.79
    animal: float = 0.45
    spring: float = 1.2  # how much building goods count in each season
    summer: float = 1.0
    autumn: float = 0.9
    winter: float = 0.7
    village: float = 0.0  # for each village plot built
    farm: float = 0.0  # for each farm plot built
    shipping: float = 0.0  # for each shipping point, besides the point itself
    held: float = 0.34  # the part of a promise that a tile in hand counts
    built: float = 0.69  # the part of a promise that a built tile counts
    full: float = 0.86  # thresholds: a full farm or village, shipping
    team: float = 1.01  # for each keyple still to be played
    home: float = 0.49  # for each keyple that comes home
    standing: float = 0.4  # for each keyple that may still be laid down
    deep: float = 4.0  # how many of a kind count in full
    wants: str = ""
    shuns: str = ""

    def worth(self, good: str) -> float:
        return float(getattr(self, _CLASS[good]))

    def thrift(self, season: int) -> float:
        return float(getattr(self, SEASONS[season]))


_CLASS: Mapping[str, str] = {
    **dict.fromkeys(RAW, "raw"),
    **dict.fromkeys(FINISHED, "finished"),
    "wheat": "wheat",
    **dict.fromkeys(GEMS, "gem"),
    **dict.fromkeys(ANIMALS, "animal"),
}


class Outlook(Struct):
    """The figures of one seat that promises are made of."""

    player: Player
    mind: Mind
    left: float  # own actions to come in this game
    built: dict[str, int]
    upgraded: dict[str, int]


def actions_left(state: State, seat: Seat) -> float:
    if state.stage == "over":
        return 0.0
    player = state.players[seat]
    board = claimed_board(state, seat)
    spots = [plot.keyples for plot in player.plots]
    spots += state.boards[board].fields if board is not None else []
    standing = sum(not keyple.lying for spot in spots for keyple in spot)
    now = sum(player.keyples.values()) + 0.6 * standing
    return now + ACTIONS_A_SEASON * (len(SEASONS) - 1 - state.season)


def outlook_of(state: State, seat: Seat, mind: Mind) -> Outlook:
    player = state.players[seat]
    built, upgraded = {"farm": 0, "village": 0}, {"farm": 0, "village": 0}
    for plot in player.plots:
        if plot.tile:
            area = TILES[plot.tile].area
            built[area] += 1
            upgraded[area] += plot.upgraded
    return Outlook(player, mind, actions_left(state, seat), built, upgraded)


def promise(view: Outlook, side: Side, left: float) -> float:
    """What this side of a tile should bring by the end, with so many own actions to come."""
    points = side.points + sum(_scored(view, score, left) for score in side.scores)
    powers = side.powers[:1] if side.exchanges else side.powers  # of two trades one is made
    return points + sum(_promised(power, min(4.0, left / 8), left) for power in powers)


def _promised(power: Power, uses: float, left: float) -> float:
    trips = left / 10
    match power:
        case Exchange(_, _, count):
            return uses * 0.9 * count
        case Construct():
            return uses * 1.6
        case Improve():
            return uses * 0.6
        case FreeBuilds(directions):
            return 1.5 * len(directions) * (left > 4)
        case BoatPoints(points):
            return trips * points
        case BoatActions(extra):
            return trips * 1.8 * extra
        case SaleBonus(every):
            return trips * 1.5 * (every == 1)
        case _:
            assert_never(power)


def tile_worth(view: Outlook, name: str) -> float:
    """What building a tile and upgrading it should bring after all costs."""
    tile, mind = TILES[name], view.mind
    plan = mind.village if tile.area == "village" else mind.farm
    return promise(view, tile.upgraded, view.left) - BUILDING + 2.0 * plan


def _scored(view: Outlook, score: Score, left: float) -> float:
    goods = view.player.goods
    match score:
        case PerGood(kinds, each, per, limit):
            have = sum(goods.get(kind, 0) for kind in kinds) / per
            return each * min(limit, have + min(2.5, left / 8))
        case PerSet(kinds, each, limit):
            return each * min(limit, min(goods.get(kind, 0) for kind in kinds) + min(2.5, left / 12))
        case PerKind(kinds, each):
            return each * min(4.0, sum(kind in goods for kind in kinds) + left / 6)
        case PerKeyple(_, each, _):
            return each * 2.5
        case PerTile(area, each, origin, upgraded, per):
            count = (view.upgraded if upgraded else view.built)[area] * (0.6 if origin else 1.0)
            return each * min(len(AREA_PLOTS[area]), count + left / 8) / per
        case PerNeighbour(directions, each, gaps):
            dense = min(1.0, (view.built["village"] + left / 6) / 12)
            return each * dense * (len(directions) + gaps)
        case AreaFull(area, points):
            size = len(AREA_PLOTS[area])
            return view.mind.full * points * _chance(view.built[area], size, left / 1.5)
        case Shipping(at_least, points):
            return view.mind.full * points * _chance(view.player.shipping, at_least, left * 0.6)
        case PerFairSeason(each):
            return each * min(
                4.0, len({held.season for held in view.player.held}) + 0.6 * len(view.player.fairs)
            )
        case PerField(_, each):
            return each * 2.0
        case _:
            assert_never(score)


def _chance(have: float, need: float, reach: float) -> float:
    """How likely a threshold is met: by what is done already, and by how amply time is left for the rest."""
    if have >= need:
        return 1.0
    if have + reach < need:
        return 0.0
    ample = min(1.0, max(0.0, (reach / (need - have) - 0.5) / 1.5))
    return 0.5 * ample + 0.5 * float((have / need) ** 1.5)


def prospects(state: State, seat: Seat, mind: Mind) -> float:
    """How good a position is for a seat that plays on by its plan."""
    points = float(points_of(state, seat))
    if mind.shuns and visible(state.players[seat], mind.shuns) is not None:
        points -= NEVER
    view = outlook_of(state, seat, mind)
    left = view.left
    if left <= 0:
        return points
    future = left / (left + 8)
    hopes = _built_hopes(view) + _held_hopes(view)
    plan = mind.village * view.built["village"] + mind.farm * view.built["farm"]
    plan += mind.shipping * view.player.shipping
    return points + plan + _fair_hopes(state, view.player) + future * hopes + _stores(state, seat, view)


def _built_hopes(view: Outlook) -> float:
    """What tiles that stand may still gain, upgraded if that is better."""
    mind = view.mind
    hopes = 0.0
    for plot in view.player.plots:
        if not plot.tile:
            continue
        tile = TILES[plot.tile]
        side = tile.side(plot.upgraded)
        best = promise(view, side, view.left)
        if not plot.upgraded:
            best = max(best, promise(view, tile.upgraded, view.left) - 1.0)
        hopes += mind.built * max(0.0, best - promise(view, side, 0.0))
        if tile.id == mind.wants:
            hopes += 1.0 + plot.upgraded
    return hopes


def _held_hopes(view: Outlook) -> float:
    """Tiles in hand: the best ones that plots and actions are left for."""
    mind, by_area = view.mind, {"farm": list[float](), "village": list[float]()}
    for name in view.player.tiles:
        if name != mind.shuns:
            worth = tile_worth(view, name) + (name == mind.wants)
            if worth > 0:
                by_area[TILES[name].area].append(worth)
    hopes, turns = 0.0, view.left / 4
    chosen = list[float]()
    for area, plots in AREA_PLOTS.items():
        chosen += sorted(by_area[area], reverse=True)[: len(plots) - view.built[area]]
    for worth in sorted(chosen, reverse=True):
        hopes += mind.held * worth * min(1.0, max(0.0, turns))
        turns -= 1
    return hopes


def _fair_hopes(state: State, player: Player) -> float:
    """Fairs of this and later seasons: shown in part, they are worth a part of their points."""
    hopes = 0.0
    for season, fair in player.fairs.items():
        ahead = SEASONS.index(season) - state.season
        if ahead >= 0:
            hopes += FAIR[fair].points * _shown(player, FAIR[fair].requires) * (0.45 if ahead else 1.0)
    for fair in player.winter_fairs:
        front, back = (_shown(player, WINTER_FAIR[fair].requires(side)) for side in ("front", "back"))
        hopes += max(4 * front, 6 * back) * 0.8
    return hopes


def _shown(player: Player, required: tuple[str, ...]) -> float:
    part = sum(player.goods.get(good, 0) > 0 for good in required) / len(required)
    return part if part == 1 else 0.6 * part


def _stores(state: State, seat: Seat, view: Outlook) -> float:
    """Goods and keyples: worth less when little time is left to use them."""
    player, mind = view.player, view.mind
    houses = houses_of(player)
    thrift = mind.thrift(state.season)
    stores = 0.0
    for kind, count in player.goods.items():
        worth = mind.worth(kind)
        if kind in _MATERIALS:
            worth *= thrift
        elif kind in ANIMALS and not any(kind in house for house in houses):
            worth *= 0.4
        stores += worth * (min(count, mind.deep) + 0.5 * min(max(count - mind.deep, 0), 4))
    usable = min(1.0, 1.2 * view.left / (1 + sum(player.goods.values())))
    board = claimed_board(state, seat)
    spots = [plot.keyples for plot in player.plots]
    spots += state.boards[board].fields if board is not None else []
    home = sum(len(spot) for spot in spots)
    standing = sum(not keyple.lying for spot in spots for keyple in spot)
    later = state.season < len(SEASONS) - 1
    return (
        usable * stores
        + mind.team * sum(player.keyples.values())
        + mind.home * home * later
        + mind.standing * standing
    )


_MATERIALS = frozenset((*RAW, *FINISHED, "wheat"))
