"""Standing answers to invitations, for games begun before orders were plans: ask me, always, never, only on
these fields."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never, get_args

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, OrderDone, OrderField, SetOrder
from engine.keyper.content.fields import FIELD_NAMES
from engine.keyper.content.goods import KEYP
from engine.keyper.names import name
from engine.keyper.state import ORDERS_BESIDE, Kind, Mode, Order, State

Picks: TypeAlias = SetOrder | OrderField | OrderDone

_MODES: tuple[Mode, ...] = get_args(Mode)


def changes(state: State, seat: Seat) -> list[Action]:
    """Return the orders offered beside a turn or an invitation: one change per decision, to anything but the
    current one."""
    if state.rulings >= ORDERS_BESIDE or state.turn.ordered:
        return []
    mode = state.players[seat].order.mode
    return [SetOrder(seat, other) for other in _MODES if other != mode or other == "only"]


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the fields on which to join automatically."""
    chosen = state.players[seat].order.fields
    actions: list[Action] = [pick for field, pick in _FIELDS[seat].items() if field not in chosen]
    actions.append(OrderDone(seat))
    return actions


_FIELDS = [{field: OrderField(seat, field) for field in FIELD_NAMES if field != KEYP} for seat in range(4)]


def ask(_state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "order", text("keyper-ask-order")


def option(_state: State, pick: Picks) -> Option[Action]:
    match pick:
        case SetOrder(_, mode):
            menu = (text("keyper-menu-orders"), name("order", mode))
            phrase = Phrase(("orders", mode))
            return Option(pick, f"orders {mode}", menu, idle=True, aside=True, phrase=phrase)
        case OrderField(_, field):
            return Option(pick, field, (name("field", field),), idle=True)
        case OrderDone():
            return Option(pick, "done", (text("keyper-menu-done"),))
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case OrderField():
            state.players[pick.seat].order.fields.append(pick.field)
        case SetOrder(seat, mode):
            state.players[seat].order = Order(mode)
            state.turn.ordered = True
            if mode == "only":
                state.stage = "turn+order" if state.stage == "turn" else "join+order"
            else:
                tell.only([seat], f"keyper-told-order-{mode}")
        case OrderDone(seat):
            state.stage = "turn" if state.stage == "turn+order" else "join"
            fields = tuple(name("field", field) for field in state.players[seat].order.fields)
            tell.only([seat], "keyper-told-order-only", fields=fields or (name("no", "field"),))
        case _:
            assert_never(pick)


def answer(order: Order, field: str) -> Literal["ask", "join", "decline"]:
    """Return what the order answers to an invitation there."""
    match order.mode:
        case "ask":
            return "ask"
        case "always":
            return "join"
        case "never":
            return "decline"
        case "only":
            return "join" if field in order.fields else "decline"
        case _:
            assert_never(order.mode)
