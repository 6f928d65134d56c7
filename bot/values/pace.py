"""How long things take at a table, by its pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

MINUTE, HOUR = 60.0, 3600.0

Chance: TypeAlias = Callable[[float, float], float]
"""A number between two others, at random."""

LIMITS = {"live": 15 * MINUTE, "daily": 24 * HOUR, "any": 72 * HOUR}
"""How long a question may stay open that closes by itself (KT-107)."""
WAITS = {"live": (10.0, MINUTE), "daily": (2 * MINUTE, 20 * MINUTE), "any": (2 * MINUTE, 20 * MINUTE)}
"""How soon a standing order answers: never at once, so that nobody can tell it from a person (KT-146)."""


def limit(pace: str) -> float:
    return LIMITS.get(pace, LIMITS["any"])


def wait(pace: str, chance: Chance) -> float:
    return chance(*WAITS.get(pace, WAITS["any"]))
