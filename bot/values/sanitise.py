"""Clean text from outside: remove characters that no database and no message accepts."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from bot.values.errors import OldButtonError

_DEEPEST = 12
"""Maximum nesting of lists and objects in a command's arguments."""


_ODD = "\N{REPLACEMENT CHARACTER}"


def plain_text(words: str, instead: str = "") -> str:
    """Return text without control characters (PostgreSQL refuses NUL) and lone surrogates."""
    if words.isascii() and words.isprintable():
        return words
    return "".join(instead if unicodedata.category(sign) in ("Cc", "Cs") else sign for sign in words)


def sanitised(value: object, depth: int = _DEEPEST) -> object:
    """Return the same arguments with plain texts, none of them newly empty. Values nested too deeply are
    dropped."""
    if isinstance(value, str):
        return plain_text(value, _ODD)
    if depth <= 0:
        return None
    if isinstance(value, list):
        return [sanitised(one, depth - 1) for one in value]
    if isinstance(value, Mapping):
        return {key: sanitised(one, depth - 1) for key, one in value.items()}
    return value


def within(number: int, least: int, most: int) -> int:
    """Clamp a number. Discord enforces a command's bounds, but a forged command may not."""
    if not isinstance(number, int):
        raise OldButtonError
    return min(max(number, least), most)
