"""A quick estimate of a pick, to decide what to search first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar, assert_never

from engine.core.evaluation import Glance
from engine.core.text import Seat
from engine.keyper.actions import (
    Action,
    AtMost,
    Build,
    Decline,
    End,
    Fold,
    Get,
    Give,
    Hold,
    Join,
    KeypGain,
    LayCount,
    LayDown,
    LayPartner,
    OnPlot,
    OrderDone,
    OrderField,
    Pass,
    Pay,
    Place,
    PlayKeyper,
    Receive,
    Release,
    Rest,
    Sell,
    Send,
    SetOrder,
    TakeBoat,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.board import AREA_PLOTS, STEPS, VILLAGE_LINES
from engine.keyper.content.goods import ANIMALS, FINISHED, GEMS, RAW, SEASONS, WHITE
from engine.keyper.content.shapes import Field, PerGood, PerKind, PerNeighbour, Side
from engine.keyper.evaluation.fairs import nearer
from engine.keyper.evaluation.outlook import Outlook, next_sets, outlook_of, promise, tile_worth
from engine.keyper.queries import field_of, keyples_at, season_of
from engine.keyper.state import OWN, State

V = TypeVar("V", bound=Outlook)

_WORTH: Mapping[str, float] = {
    **dict.fromkeys(RAW, 1.0),
    **dict.fromkeys(FINISHED, 1.5),
    "wheat": 1.3,
    **dict.fromkeys(GEMS, 0.8),
    **dict.fromkeys(ANIMALS, 0.45),
}


def quick_score(state: State, seat: Seat) -> Glance[State, Action]:
    view = outlook_of(state, seat)
    return lambda state, action: _appeal(state, view, action)


def keen_glance(state: State, seat: Seat) -> Glance[State, Action]:
    """Return the same estimate without fields that can do nothing, and with goods valued by the future fairs
    that need them, and in winter by the points that built tiles give for them. A horse that looks worthless
    otherwise may be worth 20 points."""
    view = outlook_of(state, seat)
    view.gains, view.losses = nearer(state, view.player)
    if not view.player.tiles:
        view.idle |= {"build", "discount"}
    if view.upgraded == view.built:
        view.idle.add("upgrade")
    for _, lack, piece in next_sets(view):
        for kind in lack:
            view.gains[kind] = view.gains.get(kind, 0.0) + piece
    if state.season == len(SEASONS) - 1:
        _add_scoring_goods(view)
    return lambda state, action: _appeal(state, view, action)


def _add_scoring_goods(view: Outlook) -> None:
    """Add what one more of a good scores on a built tile; an animal beyond a full home of its own may score
    as a kind (KP-231)."""
    goods, rooms = view.player.goods, dict[str, int]()
    scores = [
        score
        for plot in view.player.plots
        for score in (view.content.tiles[plot.tile].side(plot.upgraded).scores if plot.tile else ())
    ]
    for score in scores:
        match score:
            case PerGood((kind,), each, per, limit):
                rooms[kind] = rooms.get(kind, 0) + per * limit
                more = {kind: each / per} if goods.get(kind, 0) < per * limit else {}
            case PerGood(kinds, each, per, limit) if sum(goods.get(kind, 0) for kind in kinds) < per * limit:
                more = dict.fromkeys(kinds, each / per)
            case _:  # sets and whatever counts no goods; kinds follow
                continue
        for kind, points in more.items():
            view.gains[kind] = view.gains.get(kind, 0.0) + points
    for score in scores:
        if isinstance(score, PerKind):
            for kind in score.goods:
                have = goods.get(kind, 0)
                if not have or have == rooms.get(kind, 0):
                    view.gains[kind] = view.gains.get(kind, 0.0) + score.each


def _appeal(state: State, view: Outlook, action: Action) -> float:
    match action:
        case Place(seat, board, spot):
            appeal = _place_appeal(state, view, seat, board, spot, _field_appeal)
            return appeal + _for_fairs(state, view, board, spot) if view.gains else appeal
        case Send(_, colour):
            return 2.0 - 0.3 * (colour == "white")
        case PlayKeyper():
            return 2.5
        case Build(_, tile):
            return 1.0 + tile_worth(view, tile)
        case Upgrade(_, tile):
            sides = state.content.tiles[tile]
            return promise(view, sides.upgraded, view.left) - promise(view, sides.basic, view.left)
        case TakeTile(_, tile):
            return tile_worth(view, tile) if tile in state.content.tiles else 2.0
        case OnPlot(seat, plot):
            return _plot_appeal(state, seat, plot)
        case Pay(_, goods) | Give(_, _, goods):
            return -sum(_marginal(view, good) + view.losses.get(good, 0.0) for good in goods)
        case Get(_, goods):
            return sum(_marginal(view, good) + view.gains.get(good, 0.0) for good in goods)
        case Receive(_, good) | KeypGain(_, good):
            return _marginal(view, good) + view.gains.get(good, 0.0) if good else 0.0
        case Sell(_, good, _):
            return 2.3 - _marginal(view, good) - view.losses.get(good, 0.0)
        case LayPartner(_, lay):
            return 1.5 * lay
        case LayCount(_, count):
            return float(count)
        case LayDown():
            return 1.5
        case Hold() | Join():
            return 2.0
        case Decline():
            return -0.5
        case Pass():
            return -4.0
        case End():
            return -3.0
        case TakeBoat(_, boat):
            return _most_for_fairs(view, state.content.boat[boat].shows(season_of(state)))
        case Rest(seat, colour):  # white fits everywhere, and one of each colour more fields
            return 0.3 * state.players[seat].keyples[colour] - 3.0 * (colour == WHITE)
        case AtMost() | Release() | Fold() | SetOrder() | OrderField() | OrderDone():
            return 0.0
        case _:
            assert_never(action)


def _marginal(view: Outlook, good: str) -> float:
    return _WORTH[good] / (1.0 + 0.25 * view.player.goods.get(good, 0))


def _for_fairs(state: State, view: Outlook, board: int, spot: int) -> float:
    """Return how much closer the goods of a place bring fairs."""
    if board == OWN:
        plot = view.player.plots[spot]
        exchanges = state.content.tiles[plot.tile].side(plot.upgraded).exchanges if plot.tile else ()
        return max((_most_for_fairs(view, each.get) for each in exchanges), default=0.0)
    field = field_of(state, board, spot)
    if field.good:
        return view.gains.get(field.good, 0.0)
    if field.exchange is not None:
        return _most_for_fairs(view, field.exchange.get)
    if field.work == "boat":
        here = state.boards[board].boat
        boats, season = [here] if here else state.boats, season_of(state)
        return max(
            (_most_for_fairs(view, state.content.boat[boat].shows(season)) for boat in boats), default=0.0
        )
    return 0.0


def _most_for_fairs(view: Outlook, goods: Iterable[str]) -> float:
    return max((view.gains.get(good, 0.0) for good in goods), default=0.0)


def _plot_appeal(state: State, seat: Seat, plot: int) -> float:
    """Prefer bare plots, and those where a tile counts others or is counted; put tiles that count lines of
    the village in its centre, others at the edge."""
    plots, tiles = state.players[seat].plots, state.content.tiles
    lines = sum(len(VILLAGE_LINES.get((plot, direction), ())) for direction in STEPS)
    tile, points = tiles[state.turn.tile], 0
    for at, other in enumerate(plots):
        if other.tile and at in AREA_PLOTS["village"] and tile.area == "village":
            points += _counted(tile.basic, plot, at)
            points += _counted(tiles[other.tile].side(other.upgraded), at, plot)
    counts = any(isinstance(score, PerNeighbour) for score in tile.upgraded.scores)
    return points - 4.0 * bool(plots[plot].tile) + lines * (0.5 if counts else -0.1)


def _counted(side: Side, at: int, plot: int) -> int:
    """Return what a tile at one plot of the village scores for a tile on another plot."""
    return sum(
        score.each
        for score in side.scores
        if isinstance(score, PerNeighbour)
        for direction in score.directions
        if plot in (line := VILLAGE_LINES[at, direction]) and (score.gaps or plot == line[0])
    )


def _place_appeal(
    state: State, view: V, seat: Seat, board: int, spot: int, field_appeal: Callable[[V, Field], float]
) -> float:
    """Return the appeal of a place: by the number of keyples that work there and the value of the field."""
    there = keyples_at(state, seat, board, spot)
    count = 1 + (len(there) == 1 and not there[0].lying)
    if board == OWN:
        name = view.player.plots[spot].tile
        return 1.0 * count + (1.0 if not name else 0.8 * state.content.tiles[name].activation)
    field = field_of(state, board, spot)
    colour = state.turn.colour
    counts_as = there[0].counts_as if there else field.colour
    count += field.colour is not None and (
        colour == field.colour or (colour == "white" and counts_as == field.colour)
    )
    bonus = 0.3 * (state.boards[board].keyper == seat) - 0.4 * (colour == "white")
    return count * field_appeal(view, field) + bonus


def _field_appeal(view: Outlook, field: Field) -> float:
    match field.work:
        case work if work in view.idle:
            return 0.0
        case "gain":
            return _marginal(view, field.good)
        case "build" | "discount":
            return 1.7
        case "upgrade":
            return 1.6
        case "boat":
            return 1.3
        case "tiles":
            return 1.0
        case "exchange" | "keyp":
            return 0.8
        case _:
            assert_never(field.work)
