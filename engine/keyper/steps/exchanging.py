"""Exchanges on fields and tiles: the payment (KP-73, KP-75, KP-105, KP-175, KP-223)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, text
from engine.keyper.actions import Action, Give
from engine.keyper.content.goods import FINISHED
from engine.keyper.content.shapes import Exchange
from engine.keyper.forecast import gains_nothing
from engine.keyper.names import listed, trade_word
from engine.keyper.prices import ways_payable
from engine.keyper.queries import exchanges_here
from engine.keyper.state import State
from engine.keyper.steps import getting

Picks: TypeAlias = Give


def trades(state: State, seat: Seat, numbers: Iterable[int]) -> list[Action]:
    """Return the payments for these exchanges."""
    goods, supply = state.players[seat].goods, state.supply
    exchanges, _ = exchanges_here(state)
    return [
        Give(seat, number, way)
        for number in dict.fromkeys(numbers)  # two equal halves are one choice
        for way in ways_payable(goods, exchanges[number].give)
        if any(good in supply or good in way for good in exchanges[number].get)
    ]


def option(state: State, pick: Picks) -> Option[Action]:
    exchanges, _ = exchanges_here(state)
    verb = _verb(exchanges, pick.exchange)
    words = f"{verb} {' '.join(pick.goods)}"
    menu = text(f"keyper-menu-{verb}"), listed(pick.goods)
    exchange = exchanges[pick.exchange]
    phrase = Phrase((trade_word(exchange),), pick.goods)
    return Option(pick, words, menu, dominated=gains_nothing(exchange, pick.goods), phrase=phrase)


def _verb(exchanges: tuple[Exchange, ...], number: int) -> str:
    """Return the verb, which tells the two trades of a tile apart."""
    if len(exchanges) == 1:
        return "give"
    return "give-finished" if exchanges[number].get == FINISHED else "give-raw"


def play(state: State, pick: Picks, tell: Tell) -> None:
    """Pay to the supply first (KP-223)."""
    turn = state.turn
    for good in pick.goods:
        move(state.players[pick.seat].goods, state.supply, good)
    exchanges, each_once = exchanges_here(state)
    turn.exchange, turn.paid = pick.exchange, list(pick.goods)
    _spend_action(state, pick.exchange, len(exchanges) if each_once else 1)
    getting.begin(state, pick.seat, tell)


def _spend_action(state: State, number: int, in_one_action: int) -> None:
    turn = state.turn
    halves = turn.workers[turn.current].halves
    if number in halves:
        halves.remove(number)
        return
    turn.queue.pop(0)
    if in_one_action > 1:  # KP-175
        halves += [other for other in range(in_one_action) if other != number]
