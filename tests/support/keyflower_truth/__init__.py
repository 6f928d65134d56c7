"""Checks Keyflower's statements against the results: reasons, forecasts, notes, cautions, mistakes, orders.

Nothing here calls the module that made a sentence. A reason is tested by giving what it says is missing, a
forecast by making the pick, an order by playing on until it acts.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import State
from tests.support.keyflower_truth.found import Found
from tests.support.keyflower_truth.orders import check_orders, nothing_begun
from tests.support.keyflower_truth.outcomes import check_journeys, check_opening, check_options
from tests.support.keyflower_truth.reasons import check_reasons


def check_position(state: State, rng: Rng, found: Found) -> None:
    """Check every statement in one position."""
    for choice in KEYFLOWER.choices(state):
        seat = choice.seat
        if state.phase == "turns" and state.turn is not None and state.turn.step == "choose":
            check_reasons(state, seat, found)
            check_opening(state, seat, choice.actions, found)
        check_options(state, seat, choice.actions, found)
        check_journeys(state, KEYFLOWER.compound_moves(state, seat), found)
    if nothing_begun(state):
        check_orders(state, rng.below(len(state.players)), rng, found)
