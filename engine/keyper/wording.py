"""How actions read: text forms, menu paths, the pieces they mark."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import Text, text
from engine.keyper import actions as a
from engine.keyper.actions import Action
from engine.keyper.content.board import BOARD_NAMES, FOLD_LETTERS, OFFERED, PLOT_NAMES
from engine.keyper.content.goods import FINISHED
from engine.keyper.content.pieces import Exchange
from engine.keyper.entries import (
    boat_entry,
    fair_entry,
    listed,
    or_in_vain,
    place_menu,
    tile_entry,
    with_cost,
)
from engine.keyper.names import (
    board_name,
    colour_name,
    good_name,
    name,
    place_id,
    plot_with,
    tile_name,
)
from engine.keyper.state import OWN, State
from engine.keyper.steps.exchanging import exchanges_here
from engine.keyper.steps.table import season_of


def words_of(state: State, action: Action) -> str:
    """The text form: short, lower case, the same in every language."""
    match action:
        case a.PlayKeyper(_, board):
            return f"keyper {BOARD_NAMES[board]}"
        case a.Place(_, board, spot):
            return place_id(state, board, spot)
        case a.LayDown(_, board, spot):
            return f"lay {place_id(state, board, spot)}"
        case a.LayPartner(_, lay):
            return "lay" if lay else "leave"
        case a.LayCount(_, count):
            return "both" if count > 1 else "one"
        case a.Give(_, exchange, goods):
            return f"{_give_verb(state, exchange)} {' '.join(goods)}"
        case a.Get(_, goods):
            return f"get {' '.join(goods)}"
        case a.Pay(_, goods):
            return f"with {' '.join(goods) or 'nothing'}"
        case a.Sell(_, good, counts_as):
            return f"sell {good}" if good == counts_as else f"sell {good} as {counts_as}"
        case a.OnPlot(_, plot):
            return PLOT_NAMES[plot]
        case a.Hold(_, fair, side):
            return f"hold {fair} {side}" if side else f"hold {season_of(state)}"
        case a.Fold(_, display):
            return f"fold {FOLD_LETTERS[OFFERED[season_of(state)].index(display)]}"
        case _:
            return _plain_words(action)


def _plain_words(action: Action) -> str:
    """A verb and at most one noun."""
    match action:
        case a.TakeBoat(_, noun) | a.OrderField(_, noun):
            return noun
        case a.AtMost(_, count):
            return f"at-most {count}"
        case a.KeypGain(_, good):
            return f"gain {good or 'nothing'}"
        case (
            a.Send(_, noun)
            | a.Join(_, noun)
            | a.TakeTile(_, noun)
            | a.Receive(_, noun)
            | a.Build(_, noun)
            | a.Upgrade(_, noun)
            | a.Release(_, noun)
            | a.Rest(_, noun)
            | a.SetOrder(_, noun)
        ):
            return f"{VERBS[type(action)]} {noun}"
        case _:
            return VERBS[type(action)]


VERBS: dict[type, str] = {
    a.Send: "send",
    a.Join: "join",
    a.TakeTile: "take",
    a.Receive: "receive",
    a.Build: "build",
    a.Upgrade: "upgrade",
    a.Release: "release",
    a.Rest: "rest",
    a.SetOrder: "orders",
    a.Pass: "pass",
    a.Decline: "skip",
    a.OrderDone: "done",
    a.End: "end",
}


def _give_verb(state: State, exchange: int) -> str:
    """Where a tile offers two trades, the verb says which."""
    exchanges, _ = exchanges_here(state)
    if len(exchanges) == 1:
        return "give"
    return "give-finished" if exchanges[exchange].get == FINISHED else "give-raw"


def menu_of(state: State, action: Action) -> tuple[Text, ...]:
    """One entry per menu level."""
    match action:
        case a.PlayKeyper(_, board):
            return text("keyper-menu-keyper"), board_name(board)
        case a.Send(seat, colour):
            left = state.players[seat].keyples[colour]
            entry = text("keyper-menu-colour", colour=colour_name(colour), count=left)
            return text("keyper-menu-send"), entry
        case a.Place(seat, board, spot):
            *way, place = place_menu(state, seat, board, spot)
            return *way, or_in_vain(state, seat, board, spot, place)
        case a.LayDown(seat, board, spot):
            _, *rest = place_menu(state, seat, board, spot)
            return text("keyper-menu-lay-own" if board == OWN else "keyper-menu-lay-boards"), *rest
        case a.TakeBoat(_, boat):
            return (boat_entry(state, boat),)
        case a.LayPartner(_, lay):
            return (text("keyper-menu-lay" if lay else "keyper-menu-leave"),)
        case a.LayCount(_, count):
            return (text("keyper-menu-both" if count > 1 else "keyper-menu-one"),)
        case a.Join(_, colour):
            return (text("keyper-menu-join", colour=colour_name(colour)),)
        case a.AtMost(_, count):
            return text("keyper-menu-at-most"), text("keyper-menu-at-most-count", count=count)
        case a.SetOrder(_, mode):
            return text("keyper-menu-orders"), name("order", mode)
        case a.OrderField(_, field):
            return (name("field", field),)
        case a.Fold(_, display):
            return (name("fold", display),)
        case a.Rest(_, colour):
            return (colour_name(colour),)
        case a.Hold(_, fair, side):
            return (fair_entry(fair, side),)
        case a.Pass() | a.Decline() | a.OrderDone() | a.End():
            return (text(f"keyper-menu-{VERBS[type(action)]}"),)
        case _:
            return _work_menu(state, action)


def _work_menu(
    state: State,
    action: a.KeypGain
    | a.TakeTile
    | a.Give
    | a.Get
    | a.Receive
    | a.Sell
    | a.Build
    | a.OnPlot
    | a.Upgrade
    | a.Pay
    | a.Release,
) -> tuple[Text, ...]:
    match action:
        case a.KeypGain(_, good):
            return (good_name(good) if good else text("keyper-nothing"),)
        case a.TakeTile(_, tile):
            return (tile_entry(tile),)
        case a.Give(_, exchange, goods):
            return text(f"keyper-menu-{_give_verb(state, exchange)}"), listed(goods)
        case a.Get(_, goods) | a.Pay(_, goods):
            return (listed(goods),)
        case a.Receive(_, good):
            return text("keyper-menu-receive"), good_name(good)
        case a.Sell(_, good, counts_as):
            if good == counts_as:
                return text("keyper-menu-sell"), good_name(good)
            entry = text("keyper-menu-sell-as", good=good_name(good), other=good_name(counts_as))
            return text("keyper-menu-sell"), entry
        case a.Build(_, tile):
            return text("keyper-menu-build"), with_cost(state, tile)
        case a.Upgrade(_, tile):
            return text("keyper-menu-upgrade"), tile_name(tile)
        case a.OnPlot(seat, plot):
            return (plot_with(plot, state.players[seat].plots[plot].tile),)
        case a.Release(_, animal):
            return (good_name(animal),)
        case _:
            assert_never(action)


def focus_of(state: State, action: Action) -> str:
    """The piece that the picture marks with this entry's badge."""
    match action:
        case a.PlayKeyper(_, board):
            return f"keyp@{BOARD_NAMES[board]}"
        case a.Place(_, board, spot) | a.LayDown(_, board, spot):
            return place_id(state, board, spot)
        case a.OnPlot(_, plot):
            return PLOT_NAMES[plot]
        case a.TakeBoat(_, boat):
            return f"boat:{boat}"
        case a.TakeTile(_, tile) | a.Build(_, tile):
            return f"tile:{tile}"
        case a.Upgrade(seat, tile):
            at = next(n for n, plot in enumerate(state.players[seat].plots) if plot.tile == tile)
            return PLOT_NAMES[at]
        case a.Send(seat, _) | a.Rest(seat, _) | a.KeypGain(seat, _):
            return f"keyp:{seat}"
        case a.Join() | a.LayPartner() | a.LayCount():
            return place_id(state, state.turn.board, state.turn.spot)
        case a.Hold(_, fair, _):
            return f"fair:{fair}"
        case a.Fold(_, display):
            return f"display:{display}"
        case _:
            return ""


def is_idle(action: Action) -> bool:
    return isinstance(action, a.Pass | a.Decline | a.SetOrder | a.OrderField)


def is_foolish(state: State, action: Action) -> bool:
    """Limits nobody needs, gains refused, and goods exchanged into themselves."""
    match action:
        case a.AtMost() | a.KeypGain(_, ""):
            return True
        case a.Give(_, exchange, goods):
            return _gains_nothing(exchanges_here(state)[0][exchange], goods)
        case _:
            return False


def _gains_nothing(exchange: Exchange, goods: tuple[str, ...]) -> bool:
    return len(goods) >= exchange.count and all((good,) == exchange.get for good in goods)
