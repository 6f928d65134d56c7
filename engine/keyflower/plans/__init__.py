"""Standing orders of a seat: passing, bids and boats."""

from __future__ import annotations

from engine.keyflower.plans.defaults import default_conditions, default_plans
from engine.keyflower.plans.dispatch import (
    advise,
    facts,
    is_plan_active,
    period,
    plan_after,
    plan_text,
    plans,
)
from engine.keyflower.plans.plan_types import Plan
from engine.keyflower.plans.rehearsal import advance_to_turn

__all__ = [
    "Plan",
    "advance_to_turn",
    "advise",
    "default_conditions",
    "default_plans",
    "facts",
    "is_plan_active",
    "period",
    "plan_after",
    "plan_text",
    "plans",
]
