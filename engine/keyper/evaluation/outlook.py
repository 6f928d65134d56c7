"""A seat's prospects: its remaining actions, and the value of tiles with that many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec import Struct, field

from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import SEASONS
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
    Work,
)
from engine.keyper.evaluation.building_costs import building_prices
from engine.keyper.queries import claimed_board
from engine.keyper.state import NOBODY, Keyple, Player, State

_ACTIONS_A_SEASON = 13.0
"""Approximate number of keyples that one player plays, joins with and lays down in a season."""
_CERTAIN = 0.86
"""Value of a reachable threshold relative to a met one: a full farm or village, shipping."""


class Outlook(Struct):
    """The figures of one seat from which expected values are computed."""

    content: Content
    player: Player
    left: float  # own remaining actions in this game
    built: dict[str, int]
    upgraded: dict[str, int]
    home: list[Keyple]  # keyples that come home at the end of the season
    prices: Mapping[str, float]  # building cost of each tile, in points
    certain: float = _CERTAIN  # value of a reachable threshold
    gains: dict[str, float] = field(default_factory=dict)  # by goods that bring fairs closer
    losses: dict[str, float] = field(default_factory=dict)  # by goods needed for fairs
    idle: set[Work] = field(default_factory=set)  # work of fields that could do nothing


def outlook_of(state: State, seat: Seat) -> Outlook:
    player = state.players[seat]
    built, upgraded = {"farm": 0, "village": 0}, {"farm": 0, "village": 0}
    home = list[Keyple]()
    for plot in player.plots:
        home += plot.keyples
        if plot.tile:
            area = state.content.tiles[plot.tile].area
            built[area] += 1
            upgraded[area] += plot.upgraded
    board = sure_board(state, seat)
    if board is not None:
        for spot in state.boards[board].fields:
            home += spot
    left, prices = _actions_left(state, player, home), building_prices(state.content)
    return Outlook(state.content, player, left, built, upgraded, home, prices)


def sure_board(state: State, seat: Seat) -> int | None:
    """Return the board that this seat takes home: the one it claimed, or the last one left, which waits for
    its keyper."""
    if not state.players[seat].keyper:
        return claimed_board(state, seat)
    left = [number for number, board in enumerate(state.boards) if board.keyper == NOBODY]
    return left[0] if len(left) == 1 else None


def _actions_left(state: State, player: Player, home: list[Keyple]) -> float:
    if state.stage == "over":
        return 0.0
    now = sum(player.keyples.values()) + 0.6 * sum(not keyple.lying for keyple in home)
    return now + _ACTIONS_A_SEASON * (len(SEASONS) - 1 - state.season)


def promise(view: Outlook, side: Side, left: float) -> float:
    """Return what this side of a tile should bring by the end, with `left` own actions remaining."""
    hopes = 0.0
    for score in side.scores:
        hopes += _scored(view, score, left)
    points = side.points + hopes
    if not side.powers:
        return points
    hopes, uses, powers = 0.0, min(4.0, left / 8), side.powers
    if len(powers) > 1 and isinstance(powers[0], Exchange):  # only one of two trades counts
        powers = powers[:1]
    for power in powers:
        hopes += _promised(power, uses, left)
    return points + hopes


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
    """Return what building and upgrading a tile should bring after all costs."""
    return promise(view, view.content.tiles[name].upgraded, view.left) - view.prices[name]


def _scored(view: Outlook, score: Score, left: float) -> float:
    goods = view.player.goods
    match score:
        case PerGood(kinds, each, per, limit):
            have = sum(goods.get(kind, 0) for kind in kinds) / per
            return each * min(limit, have + min(2.5, left / 8))
        case PerSet(kinds, each, limit):
            return each * min(limit, min(goods.get(kind, 0) for kind in kinds) + min(1.0, left / 24))
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
            return view.certain * points * _chance(view.built[area], size, left / 1.5)
        case Shipping(at_least, points):
            return view.certain * points * _chance(view.player.shipping, at_least, left * 0.6)
        case PerFairSeason(each):
            return each * min(
                4.0, len({held.season for held in view.player.held}) + 0.6 * len(view.player.fairs)
            )
        case PerField(_, each):
            return each * 2.0
        case _:
            assert_never(score)


def _chance(have: float, need: float, reach: float) -> float:
    """Return the probability of meeting a threshold, from the progress so far and the time left."""
    if have >= need:
        return 1.0
    if have + reach < need:
        return 0.0
    ample = min(1.0, max(0.0, (reach / (need - have) - 0.5) / 1.5))
    return 0.5 * ample + 0.5 * float((have / need) ** 1.5)
