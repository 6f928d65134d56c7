"""Weights of `latchkey train keythedral`; none has beaten the manual weights yet, so those are used here."""

from __future__ import annotations

from engine.core.evaluation import Weights
from engine.keythedral.evaluation.manual_weights import HAND

FITTED: Weights = HAND
