"""Weights set by hand, in points: spring, summer, autumn, winter."""

from __future__ import annotations

from engine.core.evaluation import Weights

HAND: Weights = {
    "points": (1.0, 1.0, 1.0, 1.0),
    "workers": (1.3, 1.2, 0.9, 0.2),
    "greens": (2.2, 2.0, 1.8, 0.4),
    "returning": (1.0, 0.9, 0.8, 0.1),
    "colours": (0.5, 0.5, 0.4, 0.0),
    "skills": (1.2, 1.1, 0.8, 0.1),
    "goods": (0.8, 0.8, 0.7, 0.05),
    "gold": (0.4, 0.3, 0.2, 0.0),
    "ready": (0.3, 0.3, 0.3, 0.25),
    "near": (0.1, 0.1, 0.08, 0.0),
    "engine": (1.2, 0.9, 0.4, 0.0),
    "steps": (0.4, 0.3, 0.2, 0.0),
    "winning": (0.8, 0.8, 0.9, 1.0),
    "bound": (-0.1, -0.1, -0.1, 0.0),
    "visitors": (0.9, 0.9, 0.7, 0.1),
    "order": (1.0, 1.0, 1.0, 3.0),
    "winter": (0.3, 0.4, 0.6, 0.0),
    "powers": (3.0, 2.5, 2.0, 1.0),
    "keyple": (0.8, 0.8, 0.8, 0.5),
    "links": (0.4, 0.3, 0.2, 0.0),
    "upgraded": (0.8, 0.8, 0.6, 0.3),
    "contracts": (2.5, 2.5, 2.5, 3.0),
    "cabins": (2.0, 1.5, 1.0, 0.0),
    "stranded": (-0.5, -0.5, -0.5, -0.5),
    "secured": (0.0, 0.0, 0.0, 0.0),
    "secured visitors": (0.0, 0.0, 0.0, 0.0),
    "secured order": (0.0, 0.0, 0.0, 0.0),
}
