"""The icons of a cost or of a fair in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.text import Text, text

_OF_CHOICE = ("any-raw", "any-finished")


def icon_names(icons: Iterable[str]) -> tuple[Text, ...]:
    """A list such as `1 log and 1 raw material of any kind`, in the order in which they stand there."""
    return tuple(
        text(f"keyper-pictures-icon-{icon}" if icon in _OF_CHOICE else f"keyper-counted-{icon}", count=count)
        for icon, count in Counter(icons).items()
    )
