"""Standing orders of a seat, phase by phase."""

from __future__ import annotations

from engine.keythedral.plans.defaults import default_plans
from engine.keythedral.plans.dispatch import advise, facts, period, plan_after, plan_text, plans
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.plans.rehearsal import advance_to_turn

__all__ = [
    "Plan",
    "advance_to_turn",
    "advise",
    "default_plans",
    "facts",
    "period",
    "plan_after",
    "plan_text",
    "plans",
]
