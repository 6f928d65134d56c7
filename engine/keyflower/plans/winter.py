"""Orders for the choice of winter tiles, given while the others still play autumn (KF-22, KF-170)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action
from engine.keyflower.names import tile_name
from engine.keyflower.plans.plan_types import Plan, PutUp
from engine.keyflower.view import View


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    """Yield every choice of one or more of the tiles dealt, once the choice is near."""
    screen = view.seats[seat].screen
    is_to_choose = view.season == "autumn" or (view.phase == "winter" and seat in view.deciding)
    if screen is None or not is_to_choose:
        return
    for count in range(1, len(screen.winter) + 1):
        for tiles in combinations(screen.winter, count):
            plan = PutUp(tiles)
            menu = (text("keyflower-plan-menu-winter"), plan_text(plan))
            yield PlanOffer(plan, f"winter {' '.join(tiles)}", menu, True)


def plan_text(plan: PutUp) -> Text:
    return text("keyflower-plan-winter", tiles=tuple(tile_name(tile) for tile in plan.tiles))


def advise(view: View, seat: Seat, decision: Decision[Action], plan: PutUp) -> Advice:
    screen = view.seats[seat].screen
    if decision.kind != "winter" or screen is None or not set(screen.chosen) <= set(plan.tiles):
        return None
    for tile in plan.tiles:
        if tile not in screen.chosen:
            return Pick(tile if screen.chosen else f"winter {tile}")
    return Pick("end")
