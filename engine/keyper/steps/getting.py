"""What an exchange brings, once it is paid (KP-223)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Get
from engine.keyper.content.shapes import Exchange
from engine.keyper.names import goods_names, listed
from engine.keyper.prices import Goods, picks_of
from engine.keyper.state import Kind, State
from engine.keyper.table import exchanges_here

Picks: TypeAlias = Get


def begin(state: State, seat: Seat, exchange: Exchange, tell: Tell) -> None:
    gets = _gets(state, exchange)
    if len(gets) == 1:
        play(state, Get(seat, gets[0]), tell)
    else:
        state.stage = "get"


def _gets(state: State, exchange: Exchange) -> list[Goods]:
    supply = state.supply
    there = sum(supply.get(good, 0) for good in exchange.get)
    count = min(exchange.count, there)
    return [
        pick
        for pick in picks_of(exchange.get, count)
        if all(supply.get(good, 0) >= pick.count(good) for good in pick)
    ]


def choices(state: State, seat: Seat) -> list[Action]:
    exchanges, _ = exchanges_here(state)
    return [Get(seat, pick) for pick in _gets(state, exchanges[state.turn.exchange])]


def ask(_state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "get", text("keyper-ask-get")


def option(_state: State, pick: Picks) -> Option[Action]:
    return Option(pick, f"get {' '.join(pick.goods)}", (listed(pick.goods),))


def play(state: State, pick: Picks, tell: Tell) -> None:
    for good in pick.goods:
        move(state.supply, state.players[pick.seat].goods, good)
    state.stage = "work"
    tell.all(
        "keyper-told-exchanged",
        by=pick.seat,
        who=Who(pick.seat),
        paid=goods_names(state.turn.paid),
        goods=goods_names(pick.goods),
    )
