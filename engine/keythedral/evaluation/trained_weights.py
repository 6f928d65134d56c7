"""The weights of `latchkey train keythedral`: none has beaten those set by hand yet, so they stand here."""

from __future__ import annotations

from engine.core.evaluation import Weights
from engine.keythedral.evaluation.manual_weights import HAND

FITTED: Weights = HAND
