"""What a seat may order ahead: answers to invitations, and what ends a season."""

from __future__ import annotations

from engine.keyper.plans.defaults import premises, sensible_plans
from engine.keyper.plans.dispatch import advise, facts, period, plan_after, plan_text, plans
from engine.keyper.plans.plan_types import Plan
from engine.keyper.plans.rehearsal import bring_turn

__all__ = [
    "Plan",
    "advise",
    "bring_turn",
    "facts",
    "period",
    "plan_after",
    "plan_text",
    "plans",
    "premises",
    "sensible_plans",
]
