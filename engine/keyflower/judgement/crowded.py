"""The weights in points with four players and more: spring, summer, autumn, winter.

The first round of

    latchkey train keyflower --games 100 --rounds 1 --seats 4 --seed train --from fitted

played before bids knew who could raise them; being secured counts as much as what is secured.
"""

from __future__ import annotations

from engine.core.evaluation import Weights

CROWDED: Weights = {
    "points": (0.618, 0.667, 0.929, 1.0),
    "workers": (1.057, 1.225, 0.919, 0.6),
    "greens": (0.733, 0.902, 0.6, 0.294),
    "returning": (1.562, 1.087, 0.806, 0.3),
    "colours": (0.699, 0.631, 0.397, 0.34),
    "skills": (0.4, 0.944, 0.937, 0.3),
    "goods": (0.441, 0.38, 0.233, 0.15),
    "gold": (0.805, 0.246, 0.102, -0.194),
    "ready": (0.182, 0.215, 0.266, 0.243),
    "near": (0.11, 0.173, 0.149, 0.065),
    "engine": (1.567, 0.767, 0.307, 0.079),
    "steps": (0.239, 0.569, 0.497, 0.458),
    "winning": (0.536, 0.57, 0.423, 0.759),
    "bound": (-0.3, -0.3, -0.054, -0.018),
    "visitors": (2.14, 0.968, 1.34, 0.1),
    "order": (0.333, 1.853, 2.994, 5.887),
    "winter": (0.168, 0.172, 0.201, 0.0),
    "powers": (3.0, 1.753, 1.58, 1.109),
    "keyple": (0.267, 0.897, 0.267, 0.167),
    "links": (0.133, 0.574, 0.388, 0.144),
    "upgraded": (0.267, 0.318, 0.53, 0.782),
    "contracts": (2.5, 2.5, 2.5, 3.0),
    "cabins": (2.0, 1.5, 1.0, 0.0),
    "stranded": (-0.167, -0.167, -0.167, -0.281),
    "secured": (0.536, 0.57, 0.423, 0.759),
    "secured visitors": (2.14, 0.968, 1.34, 0.1),
    "secured order": (0.333, 1.853, 2.994, 5.887),
}
