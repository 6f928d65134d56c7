"""Words from outside, made harmless: they cannot ping, link, format, break a line or reverse anything."""

from __future__ import annotations

import re
import unicodedata

from engine.core.text import UserText

_HARMFUL = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # letters that show nothing
_PUNCTUATION = re.compile(r"([!#$%&()*+/:;<=>?\[\\\]^_`{|}~-]|(?<=\d)\.)")
"""Discord hides a backslash before these."""


def plain_name(words: UserText) -> str:
    """For places without markdown: labels, menus, pictures."""
    shown = " ".join(_visible(words.raw).split())
    if len(shown) > words.longest:
        shown = shown[: words.longest - 1].rstrip() + "…"
    return shown or "?"


def escaped(words: UserText) -> str:
    """Inside a message: markdown and links broken, mentions parted by a joiner of no width."""
    return _broken(plain_name(words))


def escaped_lines(words: UserText, longest: int) -> list[str]:
    """Several lines inside a message, so many characters of them; no line is empty."""
    shown = words.raw if len(words.raw) <= longest else words.raw[: longest - 1].rstrip() + "…"
    lines = (_visible(line).strip() for line in shown.splitlines())
    return [_broken(line) for line in lines if line]


def _visible(words: str) -> str:
    shown = "".join(" " if sign.isspace() else sign for sign in words)
    return _BLANK.sub(" ", "".join(c for c in shown if unicodedata.category(c) not in _HARMFUL))


def _broken(words: str) -> str:
    return _PUNCTUATION.sub(r"\\\1", words).replace("@", "@\u2060")
