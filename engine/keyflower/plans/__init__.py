"""What a seat may order ahead: passing, bids and boats."""

from __future__ import annotations

from engine.keyflower.plans.orders import advise, facts, holds, period, plan_after, plan_text, plans
from engine.keyflower.plans.rehearsal import bring_turn
from engine.keyflower.plans.sensible import premises, sensible_plans
from engine.keyflower.plans.shapes import Plan

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
