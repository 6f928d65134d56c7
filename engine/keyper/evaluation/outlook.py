"""A seat's prospects: its remaining actions, and the value of tiles with that many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import assert_never

from msgspec import Struct, field

from engine.core.content import derived
from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import SEASONS, WHITE
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
_BEGUN = 0.75
"""Value of the pieces of an incomplete set, relative to their part of a complete one."""
_RETURNING = 0.7
"""Part of the keyples in the keyp area that come home at the end of the season."""
_USUAL = 2.0
"""Keyples of one colour and white ones that a player has at the end, before winter, """
_KEPT = 0.3
"""and what each that is owned now adds."""
_FOLDED = 0.9
"""Part of the fields of the best side that a player has on the board claimed in winter."""


class Outlook(Struct):
    """The figures of one seat from which expected values are computed."""

    state: State
    content: Content
    player: Player
    board: int | None  # the one taken home, if it is certain
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
    return Outlook(state, state.content, player, board, left, built, upgraded, home, prices)


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
        case PerKeyple(colour, each, limit):
            return each * min(limit, _keyples(view, colour))
        case PerTile(_, each):
            return _for_tiles(view, score, left)
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
        case PerField(colour, each):
            return each * fields_counted(view, colour)
        case _:
            assert_never(score)


def _for_tiles(view: Outlook, score: PerTile, left: float) -> float:
    """Return what a tile scores for tiles of its area, as far as those that count are left."""
    area, origin, tiles = score.area, score.origin, view.content.tiles
    count, most = (view.upgraded if score.upgraded else view.built)[area], len(AREA_PLOTS[area])
    if origin is not None:
        most = sum(tile.area == area for tile in tiles.values() if tile.origin == origin)
        there = [plot for plot in view.player.plots if plot.tile and (plot.upgraded or not score.upgraded)]
        count = sum((tile := tiles[plot.tile]).area == area and tile.origin == origin for plot in there)
    return score.each * min(most, count + left / 8) / score.per


def _keyples(view: Outlook, colour: str) -> float:
    """Return how many keyples of a colour or white should come home at the end. Those still at home may go
    to other players' boards."""
    player = view.player
    sure = sum(keyple.colour in (colour, WHITE) for keyple in view.home)
    sure += sum(pieces.get(each, 0) for pieces in (player.standing, player.lying) for each in (colour, WHITE))
    team = sum(player.keyples.get(each, 0) for each in (colour, WHITE))
    if view.state.season == len(SEASONS) - 1:
        return sure + _RETURNING * team
    return _USUAL + _KEPT * (sure + team)


def fields_counted(view: Outlook, colour: str) -> float:
    """Return the fields in a colour on the board claimed in winter, or on the best one that may be it."""
    content, boards, winter = view.content, view.state.boards, len(SEASONS) - 1
    if view.state.season < winter:
        return _FOLDED * _most_fields(content).get(colour, 0)
    if view.board is not None:
        displays = [boards[view.board].display]
    else:
        displays = [board.display for board in boards if board.keyper == NOBODY]
    return max(
        (sum(each.colour == colour for each in content.display_fields[display]) for display in displays),
        default=0,
    )


def next_sets(view: Outlook) -> Iterator[tuple[tuple[str, ...], list[str], float]]:
    """Yield for each built tile that scores sets the goods of one, those that the next one lacks, and the
    value of each piece of it before it is complete."""
    goods = view.player.goods
    for plot in view.player.plots:
        for score in view.content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ():
            if isinstance(score, PerSet):
                full = min(goods.get(kind, 0) for kind in score.goods)
                if full < score.limit:
                    lack = [kind for kind in score.goods if goods.get(kind, 0) == full]
                    yield score.goods, lack, _BEGUN * score.each / len(score.goods)


@derived
def _most_fields(content: Content) -> Mapping[str, int]:
    """Return the most fields in each colour on one side of a board in winter."""
    most = dict[str, int]()
    for display in content.offered["winter"]:
        for colour, count in Counter(each.colour for each in content.display_fields[display]).items():
            if colour is not None:
                most[colour] = max(most.get(colour, 0), count)
    return most


def _chance(have: float, need: float, reach: float) -> float:
    """Return the probability of meeting a threshold, from the progress so far and the time left."""
    if have >= need:
        return 1.0
    if have + reach < need:
        return 0.0
    ample = min(1.0, max(0.0, (reach / (need - have) - 0.5) / 1.5))
    return 0.5 * ample + 0.5 * float((have / need) ** 1.5)
