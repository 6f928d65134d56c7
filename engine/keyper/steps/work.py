"""The work of a move: shares, the possible actions, and the change to the next worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Build, End, Give, Receive, Sell, TakeTile, Upgrade
from engine.keyper.content.shapes import (
    BoatActions,
    BoatPoints,
    Construct,
    Exchange,
    FreeBuilds,
    Improve,
    SaleBonus,
    Side,
)
from engine.keyper.forecast import gains_nothing, plain_gains, why_nothing, work_due
from engine.keyper.names import counted, goods_of_choice, place_name, tile_name
from engine.keyper.queries import exchanges_here, field_of, side_at_work, take_from_supply
from engine.keyper.state import NOBODY, OWN, Kind, State
from engine.keyper.steps import boats, building, exchanging, getting, tiles, upgrading
from engine.keyper.steps.lining_up import line_up


def begin(state: State, tell: Tell) -> None:
    """Fix the shares; plain gains are taken at once, everything else is asked."""
    turn = state.turn
    due = work_due(state)
    work = None if turn.board == OWN else field_of(state, turn.board, turn.spot).work
    for worker in turn.workers:
        worker.share = due
        if work == "boat":
            worker.share += boats.use(state, worker, tell)
    if work == "gain":
        _gain(state, field_of(state, turn.board, turn.spot).good, tell)
        state.stage = "turn-done"
        return
    line_up(state, work)
    turn.current = 0
    if len(turn.workers) == 1 and not _was_confirmed(state):
        state.decider, state.stage = turn.seat, "work"
    else:
        state.stage = "next-worker"


def _was_confirmed(state: State) -> bool:
    """Return whether the active player has already confirmed, to invite others."""
    return state.turn.asked > 0


def _gain(state: State, good: str, tell: Tell) -> None:
    for worker, count in zip(state.turn.workers, plain_gains(state, good), strict=True):
        if count:
            take_from_supply(state, worker.seat, good, count)
            tell.all("keyper-told-gained", by=worker.seat, who=Who(worker.seat), goods=counted(good, count))


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the choices. Stopping is always allowed (KP-19), but a keyple on a bare plot must build
    (KP-33)."""
    actions = _offers(state, seat)
    if not _must_build(state):
        actions.append(End(seat))
    return actions


def _must_build(state: State) -> bool:
    turn = state.turn
    return turn.board == OWN and not state.players[turn.seat].plots[turn.spot].tile


def _offers(state: State, seat: Seat) -> list[Action]:
    """Return what the current worker can do with the next action."""
    turn = state.turn
    worker = turn.workers[turn.current]
    if not (turn.queue and turn.queue[0] == turn.current):
        return exchanging.trades(state, seat, worker.halves) if worker.halves else []
    if turn.board == OWN:
        side = side_at_work(state)
        return building.choices(state, seat) if side is None else _offers_of_tile(state, seat, side)
    work = field_of(state, turn.board, turn.spot).work
    match work:
        case "exchange":
            return exchanging.trades(state, seat, (0,))
        case "build" | "discount":
            return building.choices(state, seat)
        case "upgrade":
            return upgrading.choices(state, seat)
        case "tiles":
            return tiles.choices(state, seat)
        case "boat":
            return boats.choices(state, seat)
        case "gain" | "keyp":
            return []
        case _:
            assert_never(work)


def could_change(state: State, seat: Seat) -> list[Action]:
    """Return what the current worker can do that would change anything."""
    exchanges, _ = exchanges_here(state)
    return [
        action
        for action in _offers(state, seat)
        if not (isinstance(action, Give) and gains_nothing(exchanges[action.exchange], action.goods))
    ]


def _offers_of_tile(state: State, seat: Seat, side: Side) -> list[Action]:
    """Return the uses of the tile, its upgrade, and builds over it (KP-82 v, KP-93 iv, KP-97, KP-210)."""
    turn = state.turn
    plot = state.players[seat].plots[turn.spot]
    exchanges, builds, improves = 0, turn.builds_here and not plot.covered, False
    for power in side.powers:
        match power:
            case Exchange():
                exchanges += 1
            case Construct():
                builds = True
            case Improve():
                improves = True
            case FreeBuilds() | BoatPoints() | SaleBonus() | BoatActions():
                pass  # they work automatically (KP-98)
            case _:
                assert_never(power)
    actions = exchanging.trades(state, seat, range(exchanges)) if exchanges else []
    if builds:
        actions += building.choices(state, seat)
    if improves:
        actions += upgrading.choices(state, seat)
    elif upgrading.can_turn(state, seat, turn.spot):
        actions.append(Upgrade(seat, plot.tile))
    return actions


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    return "work", _question(state, seat)


def given_up(state: State, seat: Seat) -> int:
    """Return how many actions the current worker would give up by stopping, if the next could be used (KP-19,
    KP-199). Whether those after it are usable, too, depends on what is done with it."""
    turn = state.turn
    if not could_change(state, seat):
        return 0
    return _actions_in_all(state) if turn.alternating else _actions_left(state)


def kept(state: State) -> tuple[int, Who] | None:
    """Return how many actions the current worker keeps for after another worker's, even if this one is not
    used (KP-69), and that worker; None if there are none."""
    turn, later = state.turn, _actions_in_all(state) - _actions_left(state)
    return None if turn.alternating or later <= 0 else (later, Who(getting.other_worker(state)))


def _actions_in_all(state: State) -> int:
    """Return how many actions the current worker has, also after another worker's."""
    return -(-state.turn.queue.count(state.turn.current) // state.turn.takes)


def _actions_left(state: State) -> int:
    """Return how many actions the current worker has before another worker's turn."""
    turn = state.turn
    others = [at for at, worker in enumerate(turn.queue) if worker != turn.current]
    entries = others[0] if others else len(turn.queue)
    return -(-entries // turn.takes)


def _question(state: State, seat: Seat) -> Text:
    turn = state.turn
    place = place_name(state, turn.board, turn.spot)
    left, total = _actions_left(state), _actions_in_all(state)
    if not left and turn.current in turn.queue:
        key = "keyper-ask-work-later" if turn.takes == 1 else "keyper-ask-work-share"
        return text(key, place=place, who=Who(getting.other_worker(state)))
    could = could_change(state, seat)
    if left and not could:
        return text(f"keyper-ask-none-{why_nothing(state, seat, turn.board, turn.spot)}", place=place)
    if left and (what := _what_to_do(state, could)) is not None:
        return _with_later(state, left, text(what[0], place=place, count=total, **what[1]))
    if not left and could:  # the other trade of the upgraded trading post (KP-175)
        return text("keyper-ask-work-half", place=place)
    return _with_later(state, left, text("keyper-ask-work", place=place, count=total))


def _with_later(state: State, left: int, asked: Text) -> Text:
    """Add that another worker acts before the last of these actions (KP-69, KP-199)."""
    if not left or _actions_in_all(state) <= left:
        return asked
    return text("keyper-ask-work-then", asked=asked, who=Who(getting.other_worker(state)))


def _what_to_do(state: State, could: Sequence[Action]) -> tuple[str, dict[str, Text]] | None:
    """Return the question if all possible actions are of one kind, with what a trade gives or the only
    tile."""
    given = {action.exchange if isinstance(action, Give) else NOBODY for action in could}
    if len(given) == 1 and NOBODY not in given:
        return "keyper-ask-work-exchange", {"goods": goods_of_choice(exchanges_here(state)[0][given.pop()])}
    if all(isinstance(action, Receive | Sell) for action in could):
        return "keyper-ask-work-boat", {}
    tiles = [action.tile for action in could if isinstance(action, Build | Upgrade | TakeTile)]
    kinds = {type(action) for action in could}
    if len(tiles) < len(could) or len(kinds) > 1:
        return None
    key = f"keyper-ask-work-{_VERBS[kinds.pop()]}"
    return (key, {}) if len(tiles) > 1 else (f"{key}-one", {"tile": tile_name(tiles[0])})


_VERBS: dict[type, str] = {Build: "build", Upgrade: "upgrade", TakeTile: "tiles"}


def end(state: State, _seat: Seat, _tell: Tell) -> None:
    turn = state.turn
    if turn.queue and turn.queue[0] == turn.current:
        if turn.alternating:  # KP-199: a player who stops has finished
            turn.queue = [worker for worker in turn.queue if worker != turn.current]
        else:
            _drop_leading(turn.queue, turn.current)
    turn.workers[turn.current].halves.clear()
    state.stage = "next-worker"


def _drop_leading(queue: list[int], worker: int) -> None:
    while queue and queue[0] == worker:
        queue.pop(0)


def go_on(state: State, tell: Tell) -> None:
    """Continue with the next worker who has a usable action or goods of an exchange to take."""
    turn = state.turn
    while turn.queue:
        turn.current = turn.queue[0]
        worker = turn.workers[turn.current]
        state.decider = worker.seat
        if worker.owed:
            getting.take_next(state, tell)
            if state.stage == "get":
                return
        elif _offers(state, worker.seat):
            state.stage = "work"
            return
        else:
            _drop_action(state)
    state.stage = "turn-done"


def _drop_action(state: State) -> None:
    """Drop the current worker's next action with all its entries, because it cannot be used."""
    turn = state.turn
    for _ in range(turn.takes):
        turn.queue.remove(turn.current)
