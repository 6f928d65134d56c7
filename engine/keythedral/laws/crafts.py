"""Taking a craft cube from its craftsman."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keythedral.content import CRAFTSMEN
from engine.keythedral.state import State


def take_craft(state: State, seat: Seat, craftsman: int) -> None:
    """The unused cube first; a used one only when the stock is empty (KT-72)."""
    kind = CRAFTSMEN[craftsman].sells
    if state.stocks[craftsman]:
        state.stocks[craftsman] -= 1
    else:
        state.store[kind] -= 1
    state.players[seat].cubes[kind] += 1
