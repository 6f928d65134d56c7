"""The result of an exchange, after the payment (KP-223)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Get
from engine.keyper.content.shapes import Exchange
from engine.keyper.names import goods_names, listed, trade_word
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
    if not _is_shared(state):
        return "get", text("keyper-ask-get")
    return "get", text("keyper-ask-get-one", who=Who(other_worker(state)))


def _is_shared(state: State) -> bool:
    """Return whether two workers take one good each in turn."""
    turn = state.turn
    return turn.takes > 1 and any(worker != turn.current for worker in turn.queue)


def other_worker(state: State) -> Seat:
    """Return the player who works beside the current one."""
    turn = state.turn
    return next(worker.seat for at, worker in enumerate(turn.workers) if at != turn.current)


def option(state: State, pick: Picks) -> Option[Action]:
    phrase = Phrase((trade_word(_exchange(state)),), pick.goods)
    return Option(pick, f"get {' '.join(pick.goods)}", (_entry(state, pick),), phrase=phrase)


def _entry(state: State, pick: Picks) -> Text:
    """Return the goods, worded to follow the payment: 1 log for 1 clay and 1 rock."""
    if not state.turn.paid:
        return listed(pick.goods)
    key = "keyper-menu-get-first" if _is_first(state) else "keyper-menu-get"
    return text(key, goods=goods_names(pick.goods))


def _is_first(state: State) -> bool:
    """Return whether more goods of the paid exchange come after the other worker's."""
    return bool(state.turn.workers[state.turn.current].owed) and _is_shared(state)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn, seat = state.turn, pick.seat
    for good in pick.goods:
        move(state.supply, state.players[seat].goods, good)
    state.stage = "work"
    goods = goods_names(pick.goods)
    if turn.paid:
        key = "keyper-told-exchanged-first" if _is_first(state) else "keyper-told-exchanged"
        tell.all(key, by=seat, who=Who(seat), paid=goods_names(turn.paid), goods=goods)
    else:
        tell.all("keyper-told-took-next", by=seat, who=Who(seat), goods=goods)
    if turn.workers[turn.current].owed and turn.queue[0] == turn.current:
        take_next(state, tell)  # no one left to share with
