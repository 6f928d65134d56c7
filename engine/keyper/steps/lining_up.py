"""The queue of a move: which worker acts when (KP-69, KP-199, KP-200). Asks no question."""

from __future__ import annotations

from typing import assert_never

from engine.keyper.content.goods import ICONS
from engine.keyper.content.shapes import Exchange, Work
from engine.keyper.queries import exchanges_here, season_of
from engine.keyper.state import GOOD_BY_GOOD, State, Worker


def line_up(state: State, work: Work | None) -> None:
    """Fill the queue; `alternating` means that a worker who stops has finished (KP-199)."""
    turn = state.turn
    turn.alternating, turn.takes = False, 1
    if len(turn.workers) == 1 or work is None:
        turn.queue = [0] * turn.workers[0].share
        return
    first, second = (worker.share for worker in turn.workers)
    match work:
        case "tiles":
            turn.queue = [0, 1, 1, 0]  # KP-69
        case "build" | "discount" | "upgrade":
            turn.queue, turn.alternating = _one_each(first, second), True
        case "exchange" | "boat":
            if not (_boat_may_run_short(state) if work == "boat" else _exchange_may_run_short(state)):
                turn.queue = [0] * first + [1] * second
                return
            if work == "exchange" and state.rulings >= GOOD_BY_GOOD:
                turn.takes = exchanges_here(state)[0][0].count
            turn.queue, turn.alternating = _one_each(first * turn.takes, second * turn.takes), True
        case "gain" | "keyp":
            raise AssertionError(f"nobody acts on {work}")
        case _:
            assert_never(work)


def _one_each(first: int, second: int) -> list[int]:
    return [at for n in range(max(first, second)) for at in (0, 1) if n < (first, second)[at]]


def _boat_may_run_short(state: State) -> bool:
    """Return whether less of a type is left than both workers could take together (KP-200)."""
    turn = state.turn
    wanted = sum(worker.share for worker in turn.workers)
    kinds = state.content.boat[state.boards[turn.board].boat].shows(season_of(state))
    return any(state.supply.get(good, 0) < wanted for good in kinds)


def _exchange_may_run_short(state: State) -> bool:
    exchange = exchanges_here(state)[0][0]
    wanted = [_most_from(state, worker, exchange) for worker in state.turn.workers]
    if state.rulings >= GOOD_BY_GOOD and not all(wanted):
        return False  # one of them cannot pay, so there is no one to share with
    return any(state.supply.get(good, 0) < sum(wanted) for good in exchange.get)


def _most_from(state: State, worker: Worker, exchange: Exchange) -> int:
    """Return how many goods this worker could take: a trade of 1 for 2 can pay for the next trade
    (KP-105)."""
    goods = state.players[worker.seat].goods
    payers = sum(goods.get(good, 0) for good in ICONS[exchange.give[0]])
    times = worker.share if exchange.count > 1 and payers else min(worker.share, payers)
    return times * exchange.count
