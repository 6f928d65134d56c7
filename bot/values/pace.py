"""How long things take at a table, by its pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

MINUTE, HOUR = 60.0, 3600.0

Chance: TypeAlias = Callable[[float, float], float]
"""A number between two others, at random."""

PACES = ("any", "daily", "live")
LIMITS = {"live": 15 * MINUTE, "daily": 24 * HOUR, "any": 36 * HOUR}
"""How long a question may stay open that closes by itself (KT-107): long enough for everybody who keeps the
pace to look in once, and no longer, since all the others wait."""
WAITS = {
    "alone": (2.0, 6.0),
    "live": (10.0, MINUTE),
    "daily": (2 * MINUTE, 20 * MINUTE),
    "any": (2 * MINUTE, 20 * MINUTE),
}
"""How soon a standing order answers: never at once, so that nobody can tell it from a person (KT-146)."""
LONGEST_REMINDER = 336
"""Hours, two weeks: whoever wants to hear later wants to hear nothing."""
UNTIL_TOLD, UNTIL_END = 12 * 24 * HOUR, 2 * 24 * HOUR
"""Of a table in a DM: after which silence its player hears that it will end, and how long it waits then."""
_FIRST = {"live": 30 * MINUTE, "daily": 12 * HOUR, "any": 24 * HOUR}
"""How long a table without a clock waits before its first reminder, at most."""


def limit(pace: str) -> float:
    return LIMITS.get(pace, LIMITS["any"])


def wait(pace: str, chance: Chance) -> float:
    return chance(*WAITS.get(pace, WAITS["any"]))


def first_reminder(pace: str, hours: int) -> float:
    """Seconds of waiting before the first reminder: this person's own wish, unless the pace is quicker.

    For somebody who wants none it is what the pace says: the table is asked all the same in the end."""
    usual, wish = _FIRST.get(pace, _FIRST["any"]), min(hours, LONGEST_REMINDER) * HOUR
    return usual if hours <= 0 else min(wish, usual) if pace in ("live", "daily") else wish
