"""The weights in points: spring, summer, autumn, winter.

latchkey dev train keyper --games 240 --rounds 3 --seats 2 3 --seed train --from hand
"""

from __future__ import annotations

from engine.core.evaluation import Weights

FITTED: Weights = {
    "points": (0.964, 0.972, 0.933, 1.0),
    "fairs": (0.913, 1.093, 0.982, 0.741),
    "built": (0.664, 0.646, 0.589, 0.363),
    "held": (0.354, 0.359, 0.296, 0.24),
    "raw": (0.931, 0.754, 0.536, 0.35),
    "finished": (1.648, 1.232, 0.888, 0.525),
    "wheat": (1.315, 1.143, 0.982, 0.688),
    "gems": (0.79, 0.79, 0.453, 0.395),
    "animals": (0.518, 0.587, 0.587, 0.225),
    "strays": (0.09, 0.45, 0.45, 0.27),
    "team": (1.09, 1.256, 0.641, 0.505),
    "home": (0.812, 0.666, 0.303, 0.49),
    "standing": (0.615, 0.327, 0.2, 0.2),
    "village": (-0.326, -0.57, -0.544, -0.202),
    "farm": (0.157, 0.091, -0.069, 0.174),
    "shipping": (0.102, 0.147, 0.101, 0.015),
    "tiles": (0.188, 0.067, 0.143, 0.225),
    "keyper": (-1.049, -0.915, -0.476, 0.332),
    "claim": (1.049, 0.915, 0.476, -0.332),
    "near": (0.913, 1.093, 0.982, 0.741),  # same as fairs: not trained separately
    "sets": (0.913, 1.093, 0.982, 0.741),  # same as fairs: not trained separately
}
