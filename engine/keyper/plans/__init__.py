"""Plans of Keyper: answers to invitations, and decisions at the end of a season."""

from __future__ import annotations

from engine.keyper.plans.defaults import default_conditions, default_plans
from engine.keyper.plans.dispatch import advise, facts, period, plan_after, plan_text, plans
from engine.keyper.plans.plan_types import Plan
from engine.keyper.plans.rehearsal import advance_to_turn

__all__ = [
    "Plan",
    "advance_to_turn",
    "advise",
    "default_conditions",
    "default_plans",
    "facts",
    "period",
    "plan_after",
    "plan_text",
    "plans",
]
