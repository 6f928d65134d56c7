"""The weights in points: before the last round, last round.

latchkey dev train lantern --games 200 --rounds 4 --seed train --from hand"""

from __future__ import annotations

from engine.core.evaluation import Weights

FITTED: Weights = {
    "points": (0.117, 1.0),
    "tokens": (0.0, 0.072),
    "missing": (0.641, 0.6),
}
