"""Orders for the boats at the end of a season: the first row whose boat is still there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action
from engine.keyflower.names import tile_name
from engine.keyflower.plans.plan_types import Plan, TakeBoat
from engine.keyflower.queries import REPLACED
from engine.keyflower.view import BoatView, View


def to_choose_from(view: View, seat: Seat) -> list[BoatView]:
    """The boats of which this seat may still take one this season by an order. The last needs no choosing
    (KF-73), and who takes Sea Bastion II in autumn names another boat: that is left to its owner (KM-9)."""
    if view.phase == "boats":
        is_to_choose = seat in view.boat_queue[:-1]
    else:
        is_to_choose = view.phase in ("turns", "winter")
    left = [boat for boat in view.boats if boat.taken_by is None] if is_to_choose else []
    return [boat for boat in left if boat.id != REPLACED or view.season != "autumn"]


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    for boat in to_choose_from(view, seat):
        plan = TakeBoat(boat.id)
        yield PlanOffer(plan, f"boat {boat.id}", (text("keyflower-plan-menu-boat"), tile_name(boat.id)))


def plan_text(plan: TakeBoat) -> Text:
    return text("keyflower-plan-boat", boat=tile_name(plan.boat))


def advise(decision: Decision[Action], plan: TakeBoat) -> Advice:
    """The boat that replaces a Sea Bastion, where there is a choice, is left to its owner."""
    pick = f"take boat {plan.boat}"
    offered = decision.kind == "boat" and any(option.words == pick for option in decision.options)
    return Pick(pick) if offered else None
