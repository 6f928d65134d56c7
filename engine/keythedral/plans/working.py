"""Orders for phase 1: which dwelling works where, and which number I call."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from engine.core.game import Decision
from engine.core.lattice import SIDES, cells_beside_site, place, xy
from engine.core.plans import Advice, Doubt, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import FIELDS
from engine.keythedral.names import dwelling_text, field_at_text
from engine.keythedral.plans.plan_types import Plan, Work
from engine.keythedral.view import DwellingView, FieldView, View

Picks: TypeAlias = Work


def dwellings_of(view: View, seat: Seat) -> list[DwellingView]:
    mine = [one for one in view.dwellings if one.seat == seat]
    return sorted(mine, key=lambda one: one.number)


def field_of(at: FieldView) -> str:
    return f"{at.type}@{at.x},{at.y}"


def fields_beside(view: View, dwelling: DwellingView) -> list[FieldView]:
    """Return the fields that no fence separates from a dwelling, occupied or not (KT-35, KT-116)."""
    known = {(one.x, one.y): one for one in view.fields}
    broken = LAW_KEYS[laws.BROKEN_FENCES]
    through = any(one.key == broken and one.seat == dwelling.seat for one in view.forces)
    shut = {(fence.x, fence.y, fence.side) for fence in view.fences} if not through else set()
    cells = cells_beside_site(place(dwelling.x, dwelling.y))
    return [
        known[xy(cell)]
        for side, cell in zip(SIDES, cells, strict=True)
        if xy(cell) in known and (dwelling.x, dwelling.y, side) not in shut
    ]


def has_worked(view: View, dwelling: DwellingView) -> bool:
    return any(one.worker == dwelling.seat and one.dwelling == dwelling.number for one in view.fields)


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    if view.stage != "work":
        return  # orders end with the round
    past = {marker.number for marker in view.markers if marker.done}
    if len(view.placing) > 1 and seat in view.deciding:
        past |= {*view.placing}  # they place together, which an order for one of them cannot express (KT-113)
    for dwelling in dwellings_of(view, seat):
        if dwelling.number in past or has_worked(view, dwelling):
            continue
        free = [field_of(at) for at in fields_beside(view, dwelling) if at.worker is None]
        sets: list[tuple[str, ...]] = [(one,) for one in free]
        if dwelling.house:
            sets = [*combinations(free, 2), *sets]
        for fields in sets:
            for lead in (False, True):
                yield _offer(dwelling, Work(dwelling.number, fields, lead))


def _offer(dwelling: DwellingView, plan: Work) -> PlanOffer[Plan]:
    words = f"work {plan.number} {' '.join(plan.fields)}" + (" first" if plan.lead else "")
    fields = "alone" if _is_alone(dwelling, plan) else "fields"
    menu = (
        text("keythedral-plan-menu-work", dwelling=_dwelling(dwelling)),
        text(f"keythedral-plan-menu-{fields}", fields=_fields(plan)),
        text("keythedral-plan-menu-lead" if plan.lead else "keythedral-plan-menu-follow", number=plan.number),
    )
    return PlanOffer(plan, words, menu)


def plan_text(view: View, seat: Seat, plan: Work) -> Text:
    dwelling = next((one for one in dwellings_of(view, seat) if one.number == plan.number), None)
    named = _dwelling(dwelling) if dwelling else text("keythedral-number", number=plan.number)
    key = "keythedral-plan-alone" if dwelling and _is_alone(dwelling, plan) else "keythedral-plan-work"
    return text(f"{key}-lead" if plan.lead else key, dwelling=named, fields=_fields(plan), number=plan.number)


def _is_alone(dwelling: DwellingView, plan: Work) -> bool:
    """Return whether two workers share one field; the order then waits until the second has none."""
    return dwelling.house and len(plan.fields) == 1


def _dwelling(dwelling: DwellingView) -> Text:
    return dwelling_text(dwelling.seat, dwelling.number, dwelling.house)


def _fields(plan: Work) -> tuple[Text, ...]:
    return tuple(field_named(field) for field in plan.fields)


def field_named(field: str) -> Text:
    kind, _, at = field.partition("@")
    column, _, row = at.partition(",")
    return field_at_text(FIELDS.index(kind), place(int(column), int(row)))


def advise(view: View, seat: Seat, decision: Decision[Action], plan: Work) -> Advice:
    if decision.kind != "work":
        return None
    words = [option.words for option in decision.options]
    sends = [f"send {plan.number} {field}" for field in plan.fields]
    mine = next((one for one in dwellings_of(view, seat) if one.number == plan.number), None)
    if mine is None:
        return None
    if has_worked(view, mine):
        return _go_on(words, sends)
    if len(plan.fields) > 1 and not mine.house:
        return None
    if f"order {plan.number}" in words:
        free = {field_of(at) for at in fields_beside(view, mine) if at.worker is None}
        return Pick(f"order {plan.number}") if plan.lead and free.issuperset(plan.fields) else None
    return Pick(sends[0]) if set(sends) <= set(words) else None


def _go_on(words: list[str], sends: list[str]) -> Advice:
    """Advise the next step after the first worker has gone."""
    for send in sends:
        if send in words:
            return Pick(send)
    if "end" not in words:
        return None
    if any(word.startswith("send ") for word in words):
        return Doubt(text("keythedral-doubt-worker"))
    return Pick("end")
