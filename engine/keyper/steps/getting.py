"""The result of an exchange, after the payment (KP-223)."""

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
from engine.keyper.queries import exchanges_here
from engine.keyper.state import Kind, State

Picks: TypeAlias = Get


def begin(state: State, seat: Seat, tell: Tell) -> None:
    """Take everything the paid exchange brings at once, or one good now and the others in turn (KP-200)."""
    turn = state.turn
    turn.workers[turn.current].owed = turn.takes - 1
    _take(state, seat, tell)


def take_next(state: State, tell: Tell) -> None:
    """Take the next good of an open exchange; missing goods are not received (KP-106)."""
    turn = state.turn
    worker = turn.workers[turn.current]
    worker.owed -= 1
    turn.queue.pop(0)
    turn.paid = []
    state.stage = "work"
    if any(good in state.supply for good in _exchange(state).get):
        _take(state, worker.seat, tell)
    else:
        tell.all("keyper-told-none-left", by=worker.seat, who=Who(worker.seat))


def _take(state: State, seat: Seat, tell: Tell) -> None:
    gets = _gets(state)
    if len(gets) == 1:
        play(state, Get(seat, gets[0]), tell)
    else:
        state.stage = "get"


def _exchange(state: State) -> Exchange:
    return exchanges_here(state)[0][state.turn.exchange]


def _gets(state: State) -> list[Goods]:
    exchange, supply = _exchange(state), state.supply
    there = sum(supply.get(good, 0) for good in exchange.get)
    count = min(1 if state.turn.takes > 1 else exchange.count, there)
    return [
        pick
        for pick in picks_of(exchange.get, count)
        if all(supply.get(good, 0) >= pick.count(good) for good in pick)
    ]


def choices(state: State, seat: Seat) -> list[Action]:
    return [Get(seat, pick) for pick in _gets(state)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    """Ask for one good at a time, as long as the other worker has goods to come (KP-200)."""
    turn = state.turn
    shares = turn.takes > 1 and any(worker != turn.current for worker in turn.queue)
    return "get", text("keyper-ask-get-one" if shares else "keyper-ask-get")


def option(_state: State, pick: Picks) -> Option[Action]:
    return Option(pick, f"get {' '.join(pick.goods)}", (listed(pick.goods),))


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn, seat = state.turn, pick.seat
    for good in pick.goods:
        move(state.supply, state.players[seat].goods, good)
    state.stage = "work"
    goods = goods_names(pick.goods)
    if turn.paid:
        tell.all("keyper-told-exchanged", by=seat, who=Who(seat), paid=goods_names(turn.paid), goods=goods)
    else:
        tell.all("keyper-told-took-next", by=seat, who=Who(seat), goods=goods)
    if turn.workers[turn.current].owed and turn.queue[0] == turn.current:
        take_next(state, tell)  # no one left to share with
