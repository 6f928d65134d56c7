"""What a turn is about: hints name one turn of each idea."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.keythedral.actions import (
    Action,
    Aim,
    Buy,
    BuyUsing,
    Craft,
    Decline,
    Fence,
    House,
    Lay,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Swap,
    TakeLaw,
    Unfence,
)
from engine.keythedral.content.shapes import CRAFTS, NUMBERS
from engine.keythedral.evaluation.contested import reached_by_others
from engine.keythedral.evaluation.cube_needs import is_short
from engine.keythedral.queries import open_fields
from engine.keythedral.state import State


def idea(state: State, picks: Sequence[Action]) -> Hashable:
    """Return what a turn does: the number called, whatever its fields, or any if others reach no field of its
    player, else the kinds of cubes that workers bring."""
    first = picks[0]
    if isinstance(first, Order):
        left = [number for number in NUMBERS if number not in state.order]
        own = {cell for number in left for cell in open_fields(state, first.seat, number)}
        sends = any(isinstance(pick, Send) for pick in picks)
        if own.isdisjoint(reached_by_others(state, first.seat)):
            return "call"
        return "call", first.number * sends
    about = [each for pick in picks if (each := _about(state, pick)) is not None]
    return tuple(sorted(about, key=repr))


def _about(state: State, pick: Action) -> Hashable | None:
    match pick:
        case Send(cell=cell):
            return "send", state.fields.get(cell)
        case Buy() | BuyUsing():
            return "buy"
        case Craft(seat, craftsman):
            is_asked = is_short(state, state.players[seat].cubes, CRAFTS[craftsman])
            return "craft", craftsman if is_asked else "later"
        case Swap():
            return "trade"
        case Play(card=card):
            return "law", card
        case Aim():
            return None
        case Decline() | Offer() | Match():  # a reader must choose one of them
            return "offer"
        case Lay() | House() | TakeLaw() | Pass() | Name():
            return type(pick).__name__
        case Fence() | Unfence():
            return type(pick).__name__
        case _:  # numbers, places and payments are no ideas of their own
            return None
