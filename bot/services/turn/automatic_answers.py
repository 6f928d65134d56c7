"""Automatic answers: forced ones, and those of standing orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.values.orders import StandingOrder
from engine.core.draft import Drafted
from engine.core.forced import forced, is_plainly_forced
from engine.core.game import AnyGame
from engine.core.plan_answers import Answered, answered, plan_from_json
from engine.core.plans import Doubt, Leave, StandIn
from engine.core.text import Seat, Text, text

OrdersBySeat: TypeAlias = Mapping[Seat, tuple[StandingOrder, ...]]
"""The standing orders of each seat, in order of priority."""
_Source: TypeAlias = Literal["forced", "setting", "order", "limit"]
"""Where an answer comes from: no choice, an order in the game's state, an order stored beside it, a
time-out."""


class AutomaticAnswer(Struct, frozen=True):
    """An answer that is given without a click."""

    picks: tuple[str, ...]  # empty: a computer player finds them when the answer is due
    source: _Source
    order: StandingOrder | None = None
    at_once: bool = False  # it is public that there is no choice, so a quick answer reveals nothing
    drafted: bool = False  # it starts with the picks in the seat's draft


KnownAnswers: TypeAlias = dict[Seat, AutomaticAnswer | None]
"""The forced answer of each seat in one position, computed once because it is slow. None: there is a
choice."""


class StoppedOrder(Struct, frozen=True):
    """An order that met a situation it does not cover, so its owner is asked."""

    order: StandingOrder
    why: Text


def automatic_answer(
    game: AnyGame,
    state: Any,
    seat: Seat,
    orders: Sequence[StandingOrder],
    draft: Drafted[Any, Any] | None,
    known: KnownAnswers,
) -> AutomaticAnswer | StoppedOrder | None:
    """Return the automatic answer of a seat that must decide; None: its player must answer.

    An order set in the seat's own draft takes effect at once, and is dropped together with the draft."""
    if draft is not None and draft.picks and (picks := game.default_answer(draft.state, seat)):
        return AutomaticAnswer((*draft.picks, *picks), "setting", drafted=True)
    if (answer := forced_answer(game, state, seat, known)) is not None:
        return answer
    found = _ordered(game, state, seat, orders)
    if isinstance(found, AutomaticAnswer | StoppedOrder):
        return found
    return game_answer(game, state, seat) if found is None or game.is_unprompted(state) else None


def forced_answer(game: AnyGame, state: Any, seat: Seat, known: KnownAnswers) -> AutomaticAnswer | None:
    """Return the only answer that a position leaves a seat; None: it has a choice."""
    if seat not in known:
        picks = forced(game, state, seat)
        at_once = bool(picks) and is_plainly_forced(game, state, seat)
        known[seat] = AutomaticAnswer(picks, "forced", at_once=at_once) if picks else None
    return known[seat]


def game_answer(game: AnyGame, state: Any, seat: Seat) -> AutomaticAnswer | None:
    """Return the game's own answer for a seat whose orders do not answer."""
    picks = game.default_answer(state, seat)
    return AutomaticAnswer(picks, "setting") if picks else None


def _ordered(
    game: AnyGame, state: Any, seat: Seat, orders: Sequence[StandingOrder]
) -> AutomaticAnswer | StoppedOrder | Leave | None:
    """Return the result of the first order that applies. An order in doubt stops."""
    for order in orders:
        if order.rests:
            continue
        try:
            said = answered(game, state, seat, plan_from_json(game, order.plan))
        except msgspec.MsgspecError:  # written by a version with other plans
            return StoppedOrder(order, text("plan-unknown"))
        if isinstance(said, Answered):
            return AutomaticAnswer(said.picks, "order", order)
        if isinstance(said, Doubt):
            return StoppedOrder(order, said.why)
        if said is not None:
            return said
    return None


def in_period(game: AnyGame, state: Any, orders: OrdersBySeat) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Return the orders that have not expired with their season or round."""
    kept = dict[Seat, tuple[StandingOrder, ...]]()
    for seat, given in orders.items():
        if given:
            view = game.view_for(state, seat)
            kept[seat] = tuple(order for order in given if _holds(game, view, order))
    return kept


def _holds(game: AnyGame, view: Any, order: StandingOrder) -> bool:
    try:
        plan = plan_from_json(game, order.plan)
        return isinstance(plan, StandIn) or game.is_plan_active(view, plan, order.period)
    except msgspec.MsgspecError:  # written by a version with other plans: its owner is told when it is due
        return order.period == game.period(view)
