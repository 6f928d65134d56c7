"""Picks that make their player worse off by the rules alone."""

from __future__ import annotations

from copy import deepcopy

from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keyflower.actions import Action, Carry, Cash, Send
from engine.keyflower.content.shapes import Exchange, Gain
from engine.keyflower.dominated import goes_back
from engine.keyflower.queries import colour_of, turn_of, used_effect, used_spot
from engine.keyflower.rules import play
from engine.keyflower.scoring.total import total
from engine.keyflower.state import State


def mistake(state: State, pick: Action) -> str:
    match pick:
        case Carry():
            return "there-and-back" if goes_back(state, pick) else ""
        case Cash(seat):
            return "cashes-for-less" if _is_worth_more(state, seat, pick) else ""
        case Send(colour="green"):
            return "green-for-green" if _swaps_greens(state, pick) else ""
        case _:  # any other pick may be useful
            return ""


def _swaps_greens(state: State, pick: Send) -> bool:
    """Return whether green workers are given away for green ones where as many of another colour would do,
    beside the worker that is paid."""
    turn, player = turn_of(state), state.players[pick.seat]
    if turn.verb != "use" or turn.owner == pick.seat or colour_of(state, used_spot(state, turn)):
        return False
    effect = used_effect(state, turn)
    gain, paid = (effect.gain, effect.kind) if isinstance(effect, Exchange) else (effect, "")
    if not isinstance(gain, Gain) or not gain.green:
        return False
    return any(player.workers.get(one, 0) - (one == paid) >= pick.count for one in ("blue", "red", "yellow"))


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
