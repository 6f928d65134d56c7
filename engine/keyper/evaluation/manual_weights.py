"""The weights set by hand, in points: spring, summer, autumn, winter."""

from __future__ import annotations

from engine.core.evaluation import Weights

HAND: Weights = {
    "points": (1.0, 1.0, 1.0, 1.0),
    "fairs": (1.0, 1.0, 1.0, 1.0),
    "built": (0.69, 0.69, 0.69, 0.69),
    "held": (0.34, 0.34, 0.34, 0.34),
    "raw": (1.2, 1.0, 0.9, 0.7),
    "finished": (1.8, 1.5, 1.35, 1.05),
    "wheat": (1.56, 1.3, 1.17, 0.91),
    "gems": (0.79, 0.79, 0.79, 0.79),
    "animals": (0.45, 0.45, 0.45, 0.45),
    "strays": (0.18, 0.18, 0.18, 0.18),
    "team": (1.01, 1.01, 1.01, 1.01),
    "home": (0.49, 0.49, 0.49, 0.49),
    "standing": (0.4, 0.4, 0.4, 0.4),
    "village": (0.0, 0.0, 0.0, 0.0),
    "farm": (0.0, 0.0, 0.0, 0.0),
    "shipping": (0.0, 0.0, 0.0, 0.0),
    "tiles": (0.0, 0.0, 0.0, 0.0),
    "keyper": (0.0, 0.0, 0.0, 0.0),
    "claim": (0.0, 0.0, 0.0, 0.0),
    "near": (0.0, 0.0, 0.0, 0.0),
    "sets": (1.0, 1.0, 1.0, 1.0),
}
