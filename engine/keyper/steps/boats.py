"""Boats: receive or sell (KP-78 to KP-81, KP-212, KP-213)."""

from __future__ import annotations

from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyper.actions import Action, Receive, Sell
from engine.keyper.content.board import BOAT, SELL_POINTS
from engine.keyper.content.goods import FINISHED_OF
from engine.keyper.names import counted
from engine.keyper.state import State, Worker
from engine.keyper.steps.table import boat_powers, season_of, take_from_supply


def use_boat(state: State, worker: Worker, tell: Tell) -> int:
    """The seafarer's points come with every use (KP-213); the merchant's extra actions are returned."""
    points, _, extra = boat_powers(state.players[worker.seat])
    if points:
        state.players[worker.seat].shipping += points
        tell.all("keyper-told-seafarer", by=worker.seat, who=Who(worker.seat), points=points)
    return extra


def boat_actions(state: State, worker: Worker) -> list[Action]:
    seat = worker.seat
    goods = state.players[seat].goods
    shown = BOAT[state.boards[state.turn.board].boat].shows(season_of(state))
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


def receive(state: State, action: Receive, tell: Tell) -> None:
    turn = state.turn
    turn.queue.pop(0)
    turn.workers[turn.current].received.append(action.good)
    take_from_supply(state, action.seat, action.good, 1)
    tell.all("keyper-told-received", by=action.seat, who=Who(action.seat), goods=counted(action.good, 1))


def sell(state: State, action: Sell, tell: Tell) -> None:
    turn, player = state.turn, state.players[action.seat]
    turn.queue.pop(0)
    sold = turn.workers[turn.current].sold
    sold.append(action.counts_as)
    move(player.goods, state.supply, action.good)
    _, per_bonus, _ = boat_powers(player)
    points = SELL_POINTS + (per_bonus > 0 and len(sold) % per_bonus == 0)  # KP-172
    player.shipping += points
    goods = counted(action.good, 1)
    tell.all("keyper-told-sold", by=action.seat, who=Who(action.seat), goods=goods, points=points)
