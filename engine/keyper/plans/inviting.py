"""Plans for invitations: join always, never, on named fields, or a number of times (KP-41 to KP-45)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias, assert_never

from engine.core.game import Decision
from engine.core.plans import Advice, Pick, PlanOffer
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action
from engine.keyper.content.fields import FIELDS_GIVING
from engine.keyper.content.goods import WHITE
from engine.keyper.names import name
from engine.keyper.plans.plan_types import Join, Plan, Skip
from engine.keyper.plans.upcoming import inviting_fields
from engine.keyper.view import View

Picks: TypeAlias = Join | Skip

_MOST_TIMES = 4


def offers(view: View, seat: Seat) -> Iterator[PlanOffer[Plan]]:
    """Yield plans for the fields to which this seat may still be invited."""
    there, plain = inviting_fields(view, seat), inviting_fields(view, seat, never_white=True)
    if not there:
        return
    yield PlanOffer(Skip(), "skip", (text("keyper-plan-menu-join"), plan_text(Skip())))
    wanted: dict[str, tuple[str, ...]] = {"always": ()}
    wanted |= {group: fields for group, fields in FIELDS_GIVING.items() if there & set(fields)}
    wanted |= {field.id: (field.id,) for field in view.content.field_list if field.id in there}
    for words, fields in wanted.items():
        for never_white, times in product((False, True), range(_MOST_TIMES + 1)):
            if never_white and not (plain & set(fields) if fields else plain):
                continue
            plan = Join(fields, times, never_white)
            menu = (text("keyper-plan-menu-join"), _where(fields), _how_often(times, never_white))
            said = f"join {words} {times}" if times else f"join {words}"
            yield PlanOffer(plan, f"{said} never white" if never_white else said, menu)


def _where(fields: tuple[str, ...]) -> Text:
    for group, among in FIELDS_GIVING.items():
        if fields == among:
            return text(f"keyper-plan-on-{group}")
    if not fields:
        return text("keyper-plan-on-any")
    return text("keyper-plan-on", fields=tuple(name("field", field) for field in fields))


def _how_often(times: int, never_white: bool) -> Text:
    white = "-never-white" if never_white else ""
    if times:
        return text(f"keyper-plan-times{white}", count=times)
    return text(f"keyper-plan-always{white}")


def plan_text(plan: Picks) -> Text:
    match plan:
        case Join(fields, times, never_white):
            key = "keyper-plan-join-never-white" if never_white else "keyper-plan-join"
            where = _where(fields)
            return text(f"{key}-times", where=where, count=times) if times else text(key, where=where)
        case Skip():
            return text("keyper-plan-skip")
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Picks) -> Advice:
    words = [option.words for option in decision.options]
    match plan:
        case Join(fields, _, never_white):
            if decision.kind == "joined":
                return Pick("end")
            if decision.kind != "join" or (fields and _invited_to(view) not in fields):
                return None
            joins = [word for word in words if word.startswith("join ")]
            joins = [word for word in joins if not (never_white and word == f"join {WHITE}")]
            return Pick(joins[0]) if joins else None  # its own colour comes before white (KP-44)
        case Skip():
            return Pick("skip") if decision.kind == "join" else None
        case _:
            assert_never(plan)


def _invited_to(view: View) -> str:
    return view.turn.place.partition("@")[0] if view.turn else ""


def after(plan: Join) -> Join | None:
    """Return the plan with one repetition less."""
    if plan.times == 1:
        return None
    return Join(plan.fields, plan.times - 1, plan.never_white) if plan.times else plan
