"""Picks that leave whoever makes them worse off by the rules alone."""

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
        case _:  # everything else may be good for something
            return ""


def _is_worth_more(state: State, seat: Seat, pick: Cash) -> bool:
    """Whether the contract scores more as it lies than what it is cashed in for (KM-35, KM-36): in winter,
    and not in a use, where a thing may be made into more. Whoever needs it later cashes in then."""
    if state.season != "winter" or turn_of(state).verb == "use":
        return False
    after = deepcopy(state)
    play(after, pick, Silence())
    return total(after, seat) < total(state, seat)
