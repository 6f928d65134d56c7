"""Picks that only a fool would take."""

from __future__ import annotations

from engine.keyflower.actions import BidFor, Carry
from engine.keyflower.state import State
from engine.keyflower.table import spot_of, turn_of, winning_bid


def outbids_itself(state: State, pick: BidFor) -> bool:
    """Whether the bid leads already."""
    best = winning_bid(spot_of(state, pick.tile))
    return best is not None and best.seat == pick.seat


def goes_back(state: State, pick: Carry) -> bool:
    """Whether a step only undoes another."""
    back = (pick.resource, pick.to, pick.start)
    return any((way.resource, way.start, way.to) == back for way in turn_of(state).carried)
