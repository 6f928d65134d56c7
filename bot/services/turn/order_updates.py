"""Changes to standing orders after a new position, and the notes to their owners."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from bot.services.turn.automatic_answers import OrdersBySeat
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.parcels import to_seat
from bot.store.commit import Commit, NoteRow
from bot.values.orders import NoteKind, OrderNote, StandingOrder
from engine.core.plan_answers import line_after, plan_from_json, plan_to_json
from engine.core.plans import Line, StandIn
from engine.core.text import Seat, Text, Typed, text


def order_text(live: LiveTable, order: StandingOrder) -> Text:
    """Return an order in plain words."""
    view = live.game.view_for(live.state, order.seat)
    try:
        plan = plan_from_json(live.game, order.plan)
    except msgspec.MsgspecError:
        return text("order-unknown")
    if isinstance(plan, StandIn):
        key = "order-sit-in" if plan.stays else "order-stand-in"
        return text(key, strength=text(f"bot-strength-{plan.strength}"))
    if not isinstance(plan, Line):
        return live.game.plan_text(view, plan)
    known = len(plan.named) == len(plan.picks)
    picks = tuple(chain.from_iterable(plan.named)) if known else Typed(" · ".join(plan.picks))
    if plan.begun:
        return text("order-line-rest", picks=picks) if plan.picks else text("order-line-handing")
    if not plan.only_if:
        return text("order-line", picks=picks)
    return text("order-line-if", picks=picks, facts=tuple(fact.text for fact in plan.only_if))


class OrderStep(Struct, frozen=True):
    """A seat's turn so far: its picks and the position they led to."""

    seat: Seat
    picks: tuple[str, ...]
    state: Any
    is_committed: bool
    turn: int  # its number
    by_person: bool = False  # made by hand


def after_step(
    live: LiveTable, order: StandingOrder | None, step: OrderStep
) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Return all orders after a seat has moved, by `order` if by any.

    An order that answered becomes shorter or is done. The rest of a written turn continues with it. Orders
    that rested until their owner was asked are active again."""
    kept = list[StandingOrder]()
    for each in live.orders.get(step.seat, ()):
        answered = order is not None and each.id == order.id
        plan = _rest_of(live, each, step, answered)
        if plan is not None:
            fired = step.turn if answered else each.fired
            kept.append(msgspec.structs.replace(each, plan=plan, fired=fired, rests=False))
    return {**live.orders, step.seat: tuple(kept)}


def _rest_of(live: LiveTable, order: StandingOrder, step: OrderStep, answered: bool) -> bytes | None:
    """Return the remaining plan of an order in stored form; None: nothing is left."""
    try:
        plan = plan_from_json(live.game, order.plan)
    except msgspec.MsgspecError:
        return order.plan
    if isinstance(plan, StandIn):  # for one whole turn, no matter who plays it, or until its owner does
        ends = step.by_person if plan.stays else step.is_committed
        return None if ends else order.plan
    if isinstance(plan, Line) and (answered or plan.begun):
        rest = line_after(plan, step.picks, step.is_committed)
    elif answered:
        rest = live.game.plan_after(live.game.view_for(step.state, step.seat), plan)
    else:
        return order.plan
    return None if rest is None else plan_to_json(rest)


def has_sitter(live: LiveTable, orders: Iterable[StandingOrder]) -> bool:
    """Return whether a computer plays for the owner of these orders until they are back."""
    for order in orders:
        try:
            plan = plan_from_json(live.game, order.plan)
        except msgspec.MsgspecError:
            continue
        if isinstance(plan, StandIn) and plan.stays:
            return True
    return False


def after_takeback(orders: OrdersBySeat, to_turn: int) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Return the orders that were neither given nor used in turns that are undone."""
    return {
        seat: tuple(order for order in given if max(order.turn, order.fired or 0) <= to_turn)
        for seat, given in orders.items()
    }


def changed_orders(game_id: str, before: OrdersBySeat, after: OrdersBySeat, now: float) -> Commit:
    """Return the changes between two sets of orders."""
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
    named: tuple[Text, ...] = (),
    why: Text | None = None,
) -> Commit:
    """Tell the owner in private what an order did, or why it stopped."""
    note = OrderNote(what, order_text(live, order), picks, why, named)
    return Commit(
        game_id=live.id,
        notes=(NoteRow(order, live.table.known_turn, now, note),),
        posts=(to_seat(live.table, "order_note", now, order.seat),),
    )
