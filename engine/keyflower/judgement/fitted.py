"""The weights of `latchkey train keyflower`: none has beaten those set by hand yet, so they stand here."""

from __future__ import annotations

from engine.core.judgement import Weights
from engine.keyflower.judgement.hand import HAND

FITTED: Weights = HAND
