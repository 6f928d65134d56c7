"""What a seat may order ahead: passing, bids and boats."""

from __future__ import annotations

from engine.keyflower.plans.defaults import premises, sensible_plans
from engine.keyflower.plans.dispatch import advise, facts, holds, period, plan_after, plan_text, plans
from engine.keyflower.plans.plan_types import Plan
from engine.keyflower.plans.rehearsal import bring_turn

__all__ = [
    "Plan",
    "advise",
    "bring_turn",
    "facts",
    "holds",
    "period",
    "plan_after",
    "plan_text",
    "plans",
    "premises",
    "sensible_plans",
]
