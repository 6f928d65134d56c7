"""Weights of `latchkey dev train keythedral`; none has beaten the manual weights, which are used here."""

from __future__ import annotations

from engine.core.evaluation import Weights
from engine.keythedral.evaluation.manual_weights import HAND

FITTED: Weights = HAND
