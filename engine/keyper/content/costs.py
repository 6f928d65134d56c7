"""Texts for the icons of a price or a fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.text import Text, text

_OF_CHOICE = ("any-raw", "any-finished")


def icon_names(icons: Iterable[str]) -> tuple[Text, ...]:
    """Return a list such as `1 log and 1 raw material of any kind`, in the printed order."""
    return tuple(
        text(f"keyper-pictures-icon-{icon}" if icon in _OF_CHOICE else f"keyper-counted-{icon}", count=count)
        for icon, count in Counter(icons).items()
    )
