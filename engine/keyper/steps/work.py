"""Who works when: shares, order of work, and the end of a turn (KP-34, KP-69, KP-199, KP-200)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyper.actions import Action, End
from engine.keyper.content.board import BOAT
from engine.keyper.content.goods import ICONS
from engine.keyper.content.pieces import Exchange
from engine.keyper.names import counted
from engine.keyper.state import OWN, State, Worker
from engine.keyper.steps.boats import boat_actions, use_boat
from engine.keyper.steps.building import build_actions, upgrade_actions
from engine.keyper.steps.exchanging import exchange_actions, exchanges_here
from engine.keyper.steps.joining import work_due
from engine.keyper.steps.plots import plot_actions
from engine.keyper.steps.table import field_of, season_of, take_from_supply
from engine.keyper.steps.tiles import tile_actions

ONE_BY_ONE = ("build", "discount", "upgrade")


def begin_work(state: State, tell: Tell) -> None:
    """Shares are fixed; plain gains are taken at once, all else is asked."""
    turn = state.turn
    due = work_due(state)
    work = "" if turn.board == OWN else field_of(state, turn.board, turn.spot).work
    for worker in turn.workers:
        worker.share = due
        if work == "boat":
            worker.share += use_boat(state, worker, tell)
    if work == "gain":
        _gain(state, field_of(state, turn.board, turn.spot).good, tell)
        state.stage = "turn-done"
        return
    turn.queue, turn.alternating = _order_of_work(state, work)
    turn.current = 0
    if len(turn.workers) == 1 and not _was_confirmed(state):
        state.decider, state.stage = turn.seat, "work"
    else:
        state.stage = "next-worker"


def _was_confirmed(state: State) -> bool:
    """Whether the active player has said `end` already, to invite others."""
    return state.turn.asked > 0


def plain_gains(state: State, good: str) -> list[int]:
    """What each worker takes of a plain field (KP-67); one each in turn if the supply runs short (KP-107)."""
    workers, due, left = state.turn.workers, work_due(state), state.supply.get(good, 0)
    wants = [due if worker.at_most < 0 else min(due, worker.at_most) for worker in workers]
    got = [0] * len(workers)
    for _ in range(max(wants)):
        for at, want in enumerate(wants):
            if left and want > got[at]:
                got[at] += 1
                left -= 1
    return got


def _gain(state: State, good: str, tell: Tell) -> None:
    for worker, count in zip(state.turn.workers, plain_gains(state, good), strict=True):
        if count:
            take_from_supply(state, worker.seat, good, count)
            tell.all("keyper-told-gained", by=worker.seat, who=Who(worker.seat), goods=counted(good, count))


def _order_of_work(state: State, work: str) -> tuple[list[int], bool]:
    workers = state.turn.workers
    if len(workers) == 1:
        return [0] * workers[0].share, False
    first, second = (worker.share for worker in workers)
    if work == "tiles":
        return [0, 1, 1, 0], False  # KP-69
    if work in ONE_BY_ONE or _may_run_short(state, work):
        turns = [at for n in range(max(first, second)) for at in (0, 1) if n < (first, second)[at]]
        return turns, True
    return [0] * first + [1] * second, False


def _may_run_short(state: State, work: str) -> bool:
    """KP-200: less is left of some type than both could take of it together."""
    turn = state.turn
    if work == "boat":
        wanted = sum(worker.share for worker in turn.workers)
        kinds = BOAT[state.boards[turn.board].boat].shows(season_of(state))
    else:
        exchange = exchanges_here(state)[0][0]
        wanted = sum(_most_from(state, worker, exchange) for worker in turn.workers)
        kinds = exchange.get
    return any(state.supply.get(good, 0) < wanted for good in kinds)


def _most_from(state: State, worker: Worker, exchange: Exchange) -> int:
    """How many goods this worker could take: whoever trades 1 for 2 can pay for the next trade (KP-105)."""
    goods = state.players[worker.seat].goods
    payers = sum(goods.get(good, 0) for good in ICONS[exchange.give[0]])
    times = worker.share if exchange.count > 1 and payers else min(worker.share, payers)
    return times * exchange.count


def work_actions(state: State) -> list[Action]:
    """What the current worker can do with the next action."""
    turn = state.turn
    worker = turn.workers[turn.current]
    if not (turn.queue and turn.queue[0] == turn.current):
        return exchange_actions(state, worker.halves) if worker.halves else []
    if turn.board == OWN:
        return plot_actions(state)
    match field_of(state, turn.board, turn.spot).work:
        case "exchange":
            return exchange_actions(state, [0])
        case "build" | "discount":
            return build_actions(state)
        case "upgrade":
            return upgrade_actions(state)
        case "tiles":
            return tile_actions(state)
        case _:
            return boat_actions(state, worker)


def work_choices(state: State) -> list[Choice[Action]]:
    """KP-19: stopping is always allowed, but a keyple on a bare plot must build (KP-33)."""
    actions = work_actions(state)
    if not _must_build(state):
        actions.append(End(state.decider))
    return [Choice(state.decider, actions)]


def _must_build(state: State) -> bool:
    turn = state.turn
    return turn.board == OWN and not state.players[turn.seat].plots[turn.spot].tile


def end_work(state: State, _action: End, _tell: Tell) -> None:
    turn = state.turn
    if turn.queue and turn.queue[0] == turn.current:
        if turn.alternating:  # KP-199: a player who stops has finished
            turn.queue = [worker for worker in turn.queue if worker != turn.current]
        else:
            _drop_leading(turn.queue, turn.current)
    _worker(state).halves.clear()
    state.stage = "next-worker"


def _drop_leading(queue: list[int], worker: int) -> None:
    while queue and queue[0] == worker:
        queue.pop(0)


def _worker(state: State) -> Worker:
    return state.turn.workers[state.turn.current]


def next_worker(state: State, _tell: Tell) -> None:
    """Hand over to whoever has an action and can use it."""
    turn = state.turn
    while turn.queue:
        turn.current = turn.queue[0]
        state.decider = turn.workers[turn.current].seat
        if work_actions(state):
            state.stage = "work"
            return
        turn.queue.pop(0)
    state.stage = "turn-done"
