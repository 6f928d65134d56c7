"""The orders a seat may give, and how an order answers a question, both from its owner's view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Decision
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action
from engine.keythedral.names import slot_text
from engine.keythedral.plans import bidding, plan_types, spending, windows, working
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.view import FieldView, View


def plans(view: View) -> list[PlanOffer[Plan]]:
    if view.reader is None or view.over or view.stage == "lay":
        return []
    seat = view.reader
    return [
        *working.offers(view, seat),
        *spending.offers(view, seat),
        *bidding.offers(view, seat),
        *windows.offers(view, seat),
    ]


def plan_text(view: View, plan: Plan) -> Text:
    seat = view.reader or 0
    if isinstance(plan, working.Picks):
        return working.plan_text(view, seat, plan)
    if isinstance(plan, spending.Picks):
        return spending.plan_text(seat, plan)
    if isinstance(plan, bidding.Picks):
        return bidding.plan_text(plan)
    return windows.plan_text(view, plan)


def advise(view: View, decision: Decision[Action], plan: Plan) -> Advice:
    seat = view.reader
    if seat is None:
        return None
    if isinstance(plan, working.Picks):
        return working.advise(view, seat, decision, plan)
    if isinstance(plan, spending.Picks):
        return spending.advise(view, seat, decision, plan)
    if isinstance(plan, bidding.Picks):
        return bidding.advise(view, decision, plan)
    return windows.advise(view, decision, plan)


def plan_after(plan: Plan) -> Plan | None:
    """Return the plan left after its use: orders for one action end, all others stay."""
    return (
        plan
        if isinstance(plan, plan_types.Pass | plan_types.Bid | plan_types.Ask | plan_types.Decline)
        else None
    )


def period(view: View) -> str:
    return f"round-{view.round}"


def facts(view: View) -> Sequence[Fact]:
    """Return who works on the fields beside my dwellings, what is on sale, and who has passed."""
    if view.reader is None or view.stage == "lay":
        return ()
    beside = {
        working.field_of(at): at
        for dwelling in working.dwellings_of(view, view.reader)
        for at in working.fields_beside(view, dwelling)
    }
    return (
        *(_worked(name, at) for name, at in beside.items()),
        *(_for_sale(price) for price in spending.on_sale(view)),
        *(_passed(view, seat) for seat in range(len(view.seats)) if seat != view.reader),
    )


def _worked(name: str, at: FieldView) -> Fact:
    field = working.field_named(name)
    if at.worker is None:
        return Fact(f"field {name}", text("keythedral-fact-free", field=field), "")
    worked = text("keythedral-fact-worked", field=field, who=Who(at.worker))
    return Fact(f"field {name}", worked, str(at.worker))


def _for_sale(price: str) -> Fact:
    slot, _, tile = price.partition(":")
    return Fact(f"seat {slot}", text("keythedral-fact-on-sale", slot=slot_text(slot)), tile)


def _passed(view: View, seat: Seat) -> Fact:
    """Return whether a seat has passed.

    It is then out until the next round, and no seat passes before phase 3.
    """
    passed = view.seats[seat].passed
    stays = passed or view.stage != "spend"
    key = "keythedral-fact-passed" if passed else "keythedral-fact-not-passed"
    return Fact(f"passed {seat}", text(key, who=Who(seat)), str(int(passed)), stays)
