"""The weights in points: spring, summer, autumn, winter.

latchkey train keyflower --games 160 --rounds 3 --seats 2 3 --seed train --from hand
"""

from __future__ import annotations

from engine.core.evaluation import Weights

FITTED: Weights = {
    "points": (0.682, 0.789, 0.955, 1.0),
    "workers": (1.148, 1.183, 0.9, 0.519),
    "greens": (0.689, 1.002, 0.738, 0.166),
    "returning": (1.2, 0.974, 0.761, 0.286),
    "colours": (0.729, 0.447, 0.38, -0.023),
    "skills": (0.3, 0.894, 0.936, 0.45),
    "goods": (0.504, 0.402, 0.281, 0.146),
    "gold": (0.553, 0.44, 0.195, -0.087),
    "ready": (0.197, 0.222, 0.256, 0.206),
    "near": (0.103, 0.128, 0.11, 0.035),
    "engine": (1.178, 0.661, 0.282, -0.004),
    "steps": (0.344, 0.496, 0.5, 0.416),
    "winning": (0.584, 0.641, 0.513, 0.798),
    "bound": (-0.73, -0.549, -0.039, -0.015),
    "visitors": (2.16, 1.292, 1.334, 0.1),
    "order": (1.119, 1.537, 2.877, 6.086),
    "winter": (0.21, 0.267, 0.348, 0.0),
    "powers": (3.0, 2.239, 1.904, 1.137),
    "keyple": (0.2, 0.41, 0.524, 0.381),
    "links": (0.115, 0.4, 0.203, -0.009),
    "upgraded": (0.224, 0.67, 0.776, 0.889),
    "contracts": (2.5, 2.5, 2.5, 3.0),
    "cabins": (2.0, 1.5, 1.0, 0.0),
    "stranded": (-0.213, -0.125, -0.209, -0.194),
    "secured": (0.0, 0.0, 0.0, 0.0),
    "secured visitors": (0.0, 0.0, 0.0, 0.0),
    "secured order": (0.0, 0.0, 0.0, 0.0),
}
