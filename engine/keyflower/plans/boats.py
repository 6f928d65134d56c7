"""Orders for the boats at the end of a season: the first listed boat that is still there."""

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
    """Return the boats that an order of this seat may still take this season.

    The last boat needs no choice (KF-73). A player who takes Sea Bastion II in autumn names another boat, and
    that choice is left to the player (KM-9).
    """
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
    """Advise a boat; the choice of a boat to replace Sea Bastion II is left to the player."""
    pick = f"take boat {plan.boat}"
    offered = decision.kind == "boat" and any(option.words == pick for option in decision.options)
    return Pick(pick) if offered else None
