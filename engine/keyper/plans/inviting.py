"""Orders for invitations: join always, never, on named fields, so many times (KP-41 to KP-45)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action
from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.content.goods import ANIMALS, GEMS, RAW
from engine.keyper.names import name
from engine.keyper.plans.ahead import inviting_fields
from engine.keyper.plans.shapes import Join, Plan, Skip
from engine.keyper.view import View

Picks: TypeAlias = Join | Skip

_MOST_TIMES = 4

GROUPS: dict[str, tuple[str, ...]] = {
    "raw": tuple(field.id for field in FIELD_LIST if field.good in (*RAW, "wheat")),
    "animals": tuple(field.id for field in FIELD_LIST if field.good in ANIMALS),
    "gems": tuple(field.id for field in FIELD_LIST if field.good in GEMS),
}
"""Fields that are named together, by what they give."""


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    """For the fields to which somebody may yet invite this seat."""
    there = inviting_fields(view, seat)
    if not there:
        return
    yield PlanOffer(Skip(), "skip", (text("keyper-plan-menu-join"), plan_text(Skip())))
    wanted: dict[str, tuple[str, ...]] = {"always": ()}
    wanted |= {group: fields for group, fields in GROUPS.items() if there & set(fields)}
    wanted |= {field.id: (field.id,) for field in FIELD_LIST if field.id in there}
    for words, fields in wanted.items():
        for times in range(_MOST_TIMES + 1):
            plan = Join(fields, times)
            menu = (text("keyper-plan-menu-join"), _where(fields), _how_often(times))
            yield PlanOffer(plan, f"join {words} {times}" if times else f"join {words}", menu)


def _where(fields: tuple[str, ...]) -> Text:
    for group, among in GROUPS.items():
        if fields == among:
            return text(f"keyper-plan-on-{group}")
    if not fields:
        return text("keyper-plan-on-any")
    return text("keyper-plan-on", fields=tuple(name("field", field) for field in fields))


def _how_often(times: int) -> Text:
    return text("keyper-plan-times", count=times) if times else text("keyper-plan-always")


def plan_text(plan: Picks) -> Text:
    match plan:
        case Join(fields, 0):
            return text("keyper-plan-join", where=_where(fields))
        case Join(fields, times):
            return text("keyper-plan-join-times", where=_where(fields), count=times)
        case Skip():
            return text("keyper-plan-skip")
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    match plan:
        case Join(fields):
            if decision.kind == "joined":
                return Pick("end")
            if decision.kind != "join" or (fields and _invited_to(view) not in fields):
                return None
            joins = [word for word in words if word.startswith("join ")]
            return Pick(joins[0]) if joins else None  # its own colour comes before white (KP-44)
        case Skip():
            return Pick("skip") if decision.kind == "join" else None
        case _:
            assert_never(plan)


def _invited_to(view: View) -> str:
    return view.turn.place.partition("@")[0] if view.turn else ""


def after(plan: Join) -> Join | None:
    """One time less."""
    if plan.times == 1:
        return None
    return Join(plan.fields, plan.times - 1) if plan.times else plan
