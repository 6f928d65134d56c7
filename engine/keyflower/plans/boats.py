"""Orders for the boats at the end of a season: the first row whose boat is still there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action
from engine.keyflower.names import tile_name
from engine.keyflower.plans.shapes import Plan, TakeBoat
from engine.keyflower.view import View


def is_to_choose(view: View, seat: Seat) -> bool:
    """Whether this seat will choose a boat in this season; the last boat needs no choosing (KF-73)."""
    if view.phase == "boats":
        return seat in view.boat_queue[:-1]
    return view.phase in ("turns", "winter")


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    for boat in view.boats if is_to_choose(view, seat) else ():
        if boat.taken_by is None:
            plan = TakeBoat(boat.id)
            yield PlanOffer(plan, f"boat {boat.id}", (text("keyflower-plan-menu-boat"), tile_name(boat.id)))


def plan_text(plan: TakeBoat) -> Text:
    return text("keyflower-plan-boat", boat=tile_name(plan.boat))


def advise(decision: Decision[Action], plan: TakeBoat) -> Advice:
    """The boat that replaces a Sea Bastion, where there is a choice, is left to its owner."""
    pick = f"take boat {plan.boat}"
    offered = decision.kind == "boat" and any(option.words == pick for option in decision.options)
    return Pick(pick) if offered else None
