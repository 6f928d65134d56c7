"""The weights as they were set by hand, in points: while the map is laid, then by the seats on sale."""

from __future__ import annotations

from engine.core.evaluation import Weights

HAND: Weights = {
    "points": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "buying": (0.9, 0.9, 0.9, 0.9, 0.9, 0.9),
    "payable": (0.0, 0.1, 0.15, 0.2, 0.2, 0.2),
    "nearest": (0.0, 0.1, 0.15, 0.2, 0.3, 0.4),
    "stone": (0.2, 0.2, 0.2, 0.1, 0.1, 0.1),
    "wood": (0.2, 0.2, 0.2, 0.2, 0.1, 0.1),
    "food": (0.2, 0.2, 0.22, 0.22, 0.22, 0.22),
    "water": (0.2, 0.2, 0.22, 0.22, 0.22, 0.22),
    "wine": (0.18, 0.18, 0.2, 0.22, 0.22, 0.22),
    "ironwork": (0.4, 0.4, 0.5, 0.6, 0.6, 0.6),
    "glass": (0.6, 0.6, 0.7, 0.8, 0.8, 0.7),
    "gold": (0.9, 0.9, 1.0, 1.1, 1.1, 0.95),
    "houses": (1.0, 1.0, 0.8, 0.5, 0.2, 0.03),
    "fields": (0.15, 0.1, 0.08, 0.05, 0.02, 0.0),
    "variety": (0.4, 0.3, 0.25, 0.15, 0.1, 0.0),
    "laws": (0.3, 0.3, 0.3, 0.3, 0.2, 0.1),
    "fences": (0.1, 0.1, 0.08, 0.05, 0.03, 0.0),
    "start": (0.15, 0.15, 0.15, 0.1, 0.1, 0.05),
}
