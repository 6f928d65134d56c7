"""Picks that only a fool would take, and picks that make no choice."""

from __future__ import annotations

from engine.keyflower.actions import BidFor, Carry
from engine.keyflower.content.shapes import BoatId
from engine.keyflower.queries import REPLACED, spot_of, turn_of, winning_bid
from engine.keyflower.state import State
from engine.keyflower.view import BoatView, View


def outbids_itself(state: State, pick: BidFor) -> bool:
    """Whether the bid leads already."""
    best = winning_bid(spot_of(state, pick.tile))
    return best is not None and best.seat == pick.seat


def is_twin(view: View, boat: BoatId) -> bool:
    """Whether a boat before this one carries the very same: until winter nothing but its load is taken.

    Contracts lie face down, and Sea Bastion II is replaced after autumn (KM-9)."""
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
    """Whether a step only undoes others of this use, also some that were made before a payment: with less
    carried to and fro, just the same could be paid for."""
    turn, came_from = turn_of(state), {pick.start}
    for way in turn.ways:
        if way.resource == pick.resource and way.to in came_from:
            came_from.add(way.start)
    return pick.to != pick.start and pick.to in came_from
