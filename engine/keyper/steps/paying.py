"""Paying for a tile, which is then built or turned over (KP-85 to KP-90, KP-93)."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Pay
from engine.keyper.names import goods_names, listed, plot_name, tile_name
from engine.keyper.prices import FREE, build_costs, discounted, spend_free_build, upgrade_costs, ways_now
from engine.keyper.queries import visible
from engine.keyper.scoring.points import flat_points, shares
from engine.keyper.state import NOBODY, OWN, Kind, Player, State

Picks: TypeAlias = Pay


def begin(state: State, seat: Seat, tell: Tell) -> None:
    """Ask for the payment, unless the tile is free and cannot be paid for."""
    if ways_now(state, seat) == (FREE,):
        play(state, Pay(seat, FREE), tell)
    else:
        state.stage = "pay"


def choices(state: State, seat: Seat) -> list[Action]:
    return [Pay(seat, way) for way in ways_now(state, seat)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    """Ask with the price, if there is just one; with a discount it is the printed price minus 1 (KP-77)."""
    turn, tile = state.turn, tile_name(state.turn.tile)
    if turn.plot == NOBODY:
        price = upgrade_costs(state, turn.tile)[0]
        return "pay", text("keyper-ask-pay-upgrade", tile=tile, goods=goods_names(price))
    plot, prices = plot_name(turn.plot), build_costs(state, turn.tile, turn.plot)
    if len(prices) == 1:
        return "pay", text("keyper-ask-pay-build-cost", tile=tile, plot=plot, goods=goods_names(prices[0]))
    printed = state.content.build_costs[turn.tile]
    if prices == discounted(printed):
        return "pay", text("keyper-ask-pay-build-less", tile=tile, plot=plot, goods=goods_names(printed))
    return "pay", text("keyper-ask-pay-build", tile=tile, plot=plot)


def option(_state: State, pick: Picks) -> Option[Action]:
    phrase = Phrase(("pay",), pick.goods) if pick.goods else Phrase(("free",))
    return Option(pick, f"with {' '.join(pick.goods) or 'nothing'}", (listed(pick.goods),), phrase=phrase)


def play(state: State, pick: Picks, tell: Tell) -> None:
    """Pay to the supply (KP-86)."""
    turn, player = state.turn, state.players[pick.seat]
    for good in pick.goods:
        move(player.goods, state.supply, good)
    turn.queue.pop(0)
    paid = goods_names(pick.goods)
    if turn.plot == NOBODY:
        _turn_over(player, turn.tile)
        upgraded = "keyper-told-upgraded"
        tell.all(upgraded, by=pick.seat, who=Who(pick.seat), tile=tile_name(turn.tile), goods=paid)
    else:
        below = player.plots[turn.plot].tile
        points = _points_of(state, pick.seat, turn.plot) if below else 0
        _put_up(state, player, free=not pick.goods)
        tile, plot = tile_name(turn.tile), plot_name(turn.plot)
        told = partial(tell.all, by=pick.seat, who=Who(pick.seat), tile=tile, plot=plot, goods=paid)
        if below:
            told("keyper-told-built-over", below=tile_name(below), points=points)
        else:
            told("keyper-told-built")
    turn.tile, turn.plot = "", NOBODY
    state.stage = "work"


def _points_of(state: State, seat: Seat, plot: int) -> int:
    """Return what the tile on this plot scores now."""
    tile = state.players[seat].plots[plot].tile
    return flat_points(state, seat, plot) + shares(state, seat).get(tile, (0, ()))[0]


def _turn_over(player: Player, tile: str) -> None:
    at = visible(player, tile)
    assert at is not None
    player.plots[at].upgraded = True


def _put_up(state: State, player: Player, free: bool) -> None:
    """Place the tile with its initial side up; it covers a tile below, and keyples move up (KP-85, KP-87,
    KP-90)."""
    turn = state.turn
    if free:
        spend_free_build(state.content, player, turn.plot)
    plot = player.plots[turn.plot]
    plot.covered, plot.tile, plot.upgraded, plot.used = plot.tile, turn.tile, False, []
    player.tiles.remove(turn.tile)
    if turn.board == OWN and turn.plot == turn.spot:
        turn.workers[0].halves.clear()
