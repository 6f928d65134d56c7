"""What players typed, made harmless: it cannot ping, link, format or reverse anything."""

from __future__ import annotations

import re
import unicodedata

_LONGEST_NAME = 32
_PUNCTUATION = re.compile(r"([!#$%&()*+/:;<=>?\[\\\]^_`{|}~-])")  # Discord hides a backslash before these


def plain_name(name: str) -> str:
    """The name for places without markdown: labels, menus, pictures."""
    shown = "".join(c for c in name if unicodedata.category(c) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
    shown = " ".join(shown.split())
    if len(shown) > _LONGEST_NAME:
        shown = shown[: _LONGEST_NAME - 1].rstrip() + "…"
    return shown or "?"


def escaped(name: str) -> str:
    """The name inside a message: markdown and links broken, mentions parted by a joiner of no width."""
    return _PUNCTUATION.sub(r"\\\1", plain_name(name)).replace("@", "@\u2060")
