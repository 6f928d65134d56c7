"""Picks that are never better than another, and picks that change nothing."""

from __future__ import annotations

from engine.keyflower.actions import BidFor, Carry
from engine.keyflower.content.shapes import BoatId
from engine.keyflower.queries import REPLACED, spot_of, turn_of, winning_bid
from engine.keyflower.state import State
from engine.keyflower.view import BoatView, View


def outbids_itself(state: State, pick: BidFor) -> bool:
    """Return whether the bid leads already."""
    best = winning_bid(spot_of(state, pick.tile))
    return best is not None and best.seat == pick.seat


def is_twin(view: View, boat: BoatId) -> bool:
    """Return whether an earlier boat carries exactly the same load; before winter only the load is taken.

    Contracts lie face down, and Sea Bastion II is replaced after autumn (KM-9).
    """
    free = [
        each for each in view.boats if each.taken_by is None and each.id != REPLACED and not each.contracts
    ]
    here = next((each for each in free if each.id == boat), None)
    if here is None or view.season == "winter":
        return False
    return any(_load(each) == _load(here) for each in free[: free.index(here)])


def _load(boat: BoatView) -> tuple[dict[str, int], dict[str, int], int, int]:
    return boat.workers, boat.skills, boat.gold, boat.cabins


def goes_back(state: State, pick: Carry) -> bool:
    """Return whether a step only undoes earlier steps of this use.

    It also counts steps made before a payment: the same could be paid for with less carrying to and fro.
    """
    turn, came_from = turn_of(state), {pick.start}
    for way in turn.ways:
        if way.resource == pick.resource and way.to in came_from:
            came_from.add(way.start)
    return pick.to != pick.start and pick.to in came_from
