"""What a seat may order ahead, phase by phase."""

from __future__ import annotations

from engine.keythedral.plans.defaults import sensible_plans
from engine.keythedral.plans.dispatch import advise, facts, period, plan_after, plan_text, plans
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.plans.rehearsal import bring_turn

__all__ = [
    "Plan",
    "advise",
    "bring_turn",
    "facts",
    "period",
    "plan_after",
    "plan_text",
    "plans",
    "sensible_plans",
]
