"""What players typed, made harmless: it cannot ping, link, format or reverse anything."""

from __future__ import annotations

import re
import unicodedata

_LONGEST_NAME = 32
_HARMFUL = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_PUNCTUATION = re.compile(r"([!#$%&()*+/:;<=>?\[\\\]^_`{|}~-])")  # Discord hides a backslash before these


def plain_name(name: str, longest: int = _LONGEST_NAME) -> str:
    """The name for places without markdown: labels, menus, pictures."""
    shown = " ".join(_visible(name).split())
    if len(shown) > longest:
        shown = shown[: longest - 1].rstrip() + "…"
    return shown or "?"


def escaped(name: str, longest: int = _LONGEST_NAME) -> str:
    """The name inside a message: markdown and links broken, mentions parted by a joiner of no width."""
    return _broken(plain_name(name, longest))


def escaped_lines(words: str) -> list[str]:
    """A text of several lines inside a message, as long as it is; no line is empty."""
    lines = (_visible(line).strip() for line in words.splitlines())
    return [_broken(line) for line in lines if line]


def _visible(words: str) -> str:
    return "".join(c for c in words if unicodedata.category(c) not in _HARMFUL)


def _broken(words: str) -> str:
    return _PUNCTUATION.sub(r"\\\1", words).replace("@", "@\u2060")
