"""Boats: receive or sell (KP-78 to KP-81, KP-212, KP-213)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Who, text
from engine.keyper.actions import Action, Receive, Sell
from engine.keyper.content.goods import FINISHED_OF
from engine.keyper.forecast import sale_points
from engine.keyper.names import counted, good_name
from engine.keyper.queries import boat_powers, season_of, take_from_supply
from engine.keyper.state import State, Worker

Picks: TypeAlias = Receive | Sell


def use(state: State, worker: Worker, tell: Tell) -> int:
    """Score the seafarer's points, which come with every use (KP-213); return the merchant's extra
    actions."""
    powers = boat_powers(state.content, state.players[worker.seat])
    if powers.points:
        state.players[worker.seat].shipping += powers.points
        tell.all("keyper-told-seafarer", by=worker.seat, who=Who(worker.seat), points=powers.points)
    return powers.extra


def choices(state: State, seat: Seat) -> list[Action]:
    turn = state.turn
    worker, goods = turn.workers[turn.current], state.players[seat].goods
    shown = state.content.boat[state.boards[turn.board].boat].shows(season_of(state))
    actions: list[Action] = [
        Receive(seat, good) for good in shown if good in state.supply and good not in worker.sold
    ]
    for good in shown:
        if good in worker.received:
            continue  # KP-81
        if good in goods:
            actions.append(Sell(seat, good, good))
        if FINISHED_OF.get(good) in goods:  # KP-212
            actions.append(Sell(seat, FINISHED_OF[good], good))
    return actions


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Receive(_, good):
            menu, phrase = (text("keyper-menu-receive"), good_name(good)), Phrase(("receive", good))
            return Option(pick, f"receive {good}", menu, phrase=phrase)
        case Sell(_, good, counts_as):
            heading = text("keyper-menu-sell", points=sale_points(state))
            if good == counts_as:
                phrase = Phrase(("sell", good))
                return Option(pick, f"sell {good}", (heading, good_name(good)), phrase=phrase)
            entry = text("keyper-menu-sell-as", good=good_name(good), other=good_name(counts_as))
            phrase = Phrase(("sell", f"{good} as {counts_as}"))
            return Option(pick, f"sell {good} as {counts_as}", (heading, entry), phrase=phrase)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = state.turn
    turn.queue.pop(0)
    worker = turn.workers[turn.current]
    match pick:
        case Receive(seat, good):
            worker.received.append(good)
            take_from_supply(state, seat, good, 1)
            tell.all("keyper-told-received", by=seat, who=Who(seat), goods=counted(good, 1))
        case Sell(seat, good, counts_as):
            points = sale_points(state)
            worker.sold.append(counts_as)
            move(state.players[seat].goods, state.supply, good)
            state.players[seat].shipping += points
            tell.all("keyper-told-sold", by=seat, who=Who(seat), goods=counted(good, 1), points=points)
        case _:
            assert_never(pick)
