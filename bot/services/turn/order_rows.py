"""Orders as rows: what has changed about them with a new position, and what their owners read of it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.services.turn.automatic import Given
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.outgoing import to_seat
from bot.store.commit import Commit, NoteRow
from bot.values.orders import NoteKind, OrderNote, StandingOrder
from engine.core.planning import plan_from_json, plan_to_json
from engine.core.plans import Line
from engine.core.text import Seat, Text, text


def order_text(live: LiveTable, order: StandingOrder) -> Text:
    """An order in plain words."""
    view = live.game.view_for(live.state, order.seat)
    try:
        plan = plan_from_json(live.game, order.plan)
    except msgspec.MsgspecError:
        return text("order-unknown")
    if not isinstance(plan, Line):
        return live.game.plan_text(view, plan)
    picks = " · ".join(plan.picks)
    if not plan.only_if:
        return text("order-line", picks=picks)
    return text("order-line-if", picks=picks, facts=tuple(fact.text for fact in plan.only_if))


def used(
    live: LiveTable, order: StandingOrder, state: Any, turn: int
) -> dict[Seat, tuple[StandingOrder, ...]]:
    """All orders once this one has answered, by which the table has come to `state`: shorter, or done."""
    view = live.game.view_for(state, order.seat)
    plan = plan_from_json(live.game, order.plan)
    rest = None if isinstance(plan, Line) else live.game.plan_after(view, plan)
    kept = list[StandingOrder]()
    for each in live.orders.get(order.seat, ()):
        if each.id != order.id:
            kept.append(each)
        elif rest is not None:
            kept.append(msgspec.structs.replace(each, plan=plan_to_json(rest), fired=turn))
    return {**live.orders, order.seat: tuple(kept)}


def awake(orders: Given, seat: Seat) -> dict[Seat, tuple[StandingOrder, ...]]:
    """A seat has moved: what rested until its owner was asked holds again."""
    own = tuple(msgspec.structs.replace(order, rests=False) for order in orders.get(seat, ()))
    return {**orders, seat: own}


def after_takeback(orders: Given, to_turn: int) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Orders that were neither given nor used in turns which are taken back."""
    return {
        seat: tuple(order for order in given if max(order.turn, order.fired or 0) <= to_turn)
        for seat, given in orders.items()
    }


def changed_orders(game_id: str, before: Given, after: Given, now: float) -> Commit:
    """What is new about them."""
    kept = {order.id: order for given in after.values() for order in given}
    known = [order for given in before.values() for order in given]
    return Commit(
        game_id=game_id,
        orders=tuple(kept[one.id] for one in known if kept.get(one.id, one) != one),
        ended={one.id: now for one in known if one.id not in kept},
    )


def to_owner(
    live: LiveTable,
    order: StandingOrder,
    what: NoteKind,
    now: float,
    *,
    picks: tuple[str, ...] = (),
    why: Text | None = None,
) -> Commit:
    """What an order did, or why it stopped: in private."""
    note = OrderNote(what, order_text(live, order), picks, why)
    return Commit(
        game_id=live.id,
        notes=(NoteRow(order, live.table.turn, now, note),),
        posts=(to_seat(live.table, "order_note", now, order.seat),),
    )
