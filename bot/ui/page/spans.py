"""Times, shares and ranges in a word or two."""

from __future__ import annotations

from bot.values.statistics import Rating
from engine.core.text import Text, text

_UNITS = ((24 * 3600, "days"), (3600, "hours"), (60, "minutes"), (1, "seconds"))


def span_words(seconds: float) -> Text:
    """In its largest unit, as "3 h"; below two of one, in the next smaller one."""
    for size, unit in _UNITS:
        if seconds >= 2 * size or size == 1:
            return text(f"stats-{unit}", count=round(seconds / size))
    raise AssertionError


def percent(share: float) -> Text:
    return text("stats-percent", number=round(100 * share))


def range_words(rating: Rating) -> Text:
    return text("stats-range", low=str(rating.low), high=str(rating.high))
