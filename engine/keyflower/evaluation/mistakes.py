"""Picks that make their player worse off by the rules alone."""

from __future__ import annotations

from copy import deepcopy

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Action, Carry, Cash
from engine.keyflower.dominated import goes_back
from engine.keyflower.queries import turn_of
from engine.keyflower.rules import play
from engine.keyflower.scoring.total import total
from engine.keyflower.state import State


def mistake(state: State, pick: Action) -> str:
    match pick:
        case Carry():
            return "there-and-back" if goes_back(state, pick) else ""
        case Cash(seat):
            return "cashes-for-less" if _is_worth_more(state, seat, pick) else ""
        case _:  # any other pick may be useful
            return ""


def _is_worth_more(state: State, seat: Seat, pick: Cash) -> bool:
    """Return whether the contract scores more uncashed than the item it is cashed in for (KM-35, KM-36).

    This holds in winter and outside a use, where an item may be turned into more. A player who needs the item
    later can cash in then.
    """
    if state.season != "winter" or turn_of(state).verb == "use":
        return False
    after = deepcopy(state)
    play(after, pick, Silence())
    return total(after, seat) < total(state, seat)
