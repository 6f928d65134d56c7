"""What a seat may order ahead: answers to invitations, and what ends a season."""

from __future__ import annotations

from engine.keyper.plans.orders import advise, facts, period, plan_after, plan_text, plans
from engine.keyper.plans.rehearsal import bring_turn
from engine.keyper.plans.sensible import premises, sensible_plans
from engine.keyper.plans.shapes import Plan

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
