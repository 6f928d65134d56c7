"""The weights of `latchkey train keyper`: none has beaten those set by hand yet, so they stand here."""

from __future__ import annotations

from engine.core.judgement import Weights
from engine.keyper.judgement.hand import HAND

FITTED: Weights = HAND
