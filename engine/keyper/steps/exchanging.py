"""Exchanges on fields and tiles: pay first, then take (KP-73, KP-75, KP-105, KP-223)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Choice
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyper.actions import Action, Get, Give
from engine.keyper.content.pieces import Exchange
from engine.keyper.content.tiles import TILES
from engine.keyper.costs import Goods, picks_of, ways_payable
from engine.keyper.names import goods_names
from engine.keyper.state import OWN, State
from engine.keyper.steps.table import field_of


def exchanges_here(state: State) -> tuple[tuple[Exchange, ...], bool]:
    """The exchanges of the field or tile at work, and whether each is had once per action."""
    turn = state.turn
    if turn.board == OWN:
        plot = state.players[turn.seat].plots[turn.spot]
        side = TILES[plot.tile].side(plot.upgraded)
        return side.exchanges, side.each_once
    exchange = field_of(state, turn.board, turn.spot).exchange
    return (exchange,) if exchange else (), False


def exchange_actions(state: State, open_exchanges: Iterable[int]) -> list[Action]:
    seat = state.decider
    goods, supply = state.players[seat].goods, state.supply
    exchanges, _ = exchanges_here(state)
    return [
        Give(seat, number, way)
        for number in dict.fromkeys(open_exchanges)  # two halves of a kind are one choice
        for way in ways_payable(goods, exchanges[number].give)
        if any(good in supply or good in way for good in exchanges[number].get)
    ]


def give(state: State, action: Give, tell: Tell) -> None:
    """KP-223: what is paid goes to the supply first."""
    turn = state.turn
    for good in action.goods:
        move(state.players[action.seat].goods, state.supply, good)
    turn.exchange, turn.paid = action.exchange, list(action.goods)
    _spend_action(state, action.exchange)
    gets = _gets(state)
    if len(gets) == 1:
        get(state, Get(action.seat, gets[0]), tell)
    else:
        state.stage = "get"


def _spend_action(state: State, number: int) -> None:
    turn = state.turn
    halves = turn.workers[turn.current].halves
    if number in halves:
        halves.remove(number)
        return
    turn.queue.pop(0)
    exchanges, each_once = exchanges_here(state)
    if each_once:  # KP-175
        halves += [other for other in range(len(exchanges)) if other != number]


def _gets(state: State) -> list[Goods]:
    exchange = exchanges_here(state)[0][state.turn.exchange]
    supply = state.supply
    there = sum(supply.get(good, 0) for good in exchange.get)
    count = min(exchange.count, there)
    return [
        pick
        for pick in picks_of(exchange.get, count)
        if all(supply.get(good, 0) >= pick.count(good) for good in pick)
    ]


def get_choices(state: State) -> list[Choice[Action]]:
    return [Choice(state.decider, [Get(state.decider, pick) for pick in _gets(state)])]


def get(state: State, action: Get, tell: Tell) -> None:
    for good in action.goods:
        move(state.supply, state.players[action.seat].goods, good)
    state.stage = "work"
    tell.all(
        "keyper-told-exchanged",
        by=action.seat,
        who=Who(action.seat),
        paid=goods_names(state.turn.paid),
        goods=goods_names(action.goods),
    )
