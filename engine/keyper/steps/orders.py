"""Standing answers to invitations: ask me, always, never, only on these fields."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keyper.actions import Action, OrderDone, OrderField, SetOrder
from engine.keyper.content.fields import FIELD_LIST, KEYP
from engine.keyper.names import name
from engine.keyper.state import Order, State

MODES = ("ask", "always", "never", "only")


def order_actions(state: State, seat: Seat) -> list[Action]:
    """One change for each decision, to anything but what stands."""
    if state.turn.ordered:
        return []
    mode = state.players[seat].order.mode
    return [SetOrder(seat, other) for other in MODES if other != mode or other == "only"]


def set_order(state: State, action: SetOrder, tell: Tell) -> None:
    state.players[action.seat].order = Order(action.mode)
    state.turn.ordered = True
    if action.mode == "only":
        state.stage += "+order"
    else:
        tell.only([action.seat], f"keyper-told-order-{action.mode}")


def order_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    chosen = state.players[seat].order.fields
    actions: list[Action] = [each for each in _FIELDS[seat] if each.field not in chosen]
    return [Choice(seat, [*actions, OrderDone(seat)])]


_FIELDS = [[OrderField(seat, field.id) for field in FIELD_LIST if field.id != KEYP] for seat in range(4)]


def order_field(state: State, action: OrderField, _tell: Tell) -> None:
    state.players[action.seat].order.fields.append(action.field)


def order_done(state: State, action: OrderDone, tell: Tell) -> None:
    state.stage = state.stage.removesuffix("+order")
    fields = tuple(name("field", field) for field in state.players[action.seat].order.fields)
    tell.only([action.seat], "keyper-told-order-only", fields=fields or (name("no", "field"),))


def answer_of(order: Order, field: str) -> str:
    """What the order says to an invitation there: ask, join or decline."""
    if order.mode == "only":
        return "join" if field in order.fields else "decline"
    return {"always": "join", "never": "decline"}.get(order.mode, "ask")
