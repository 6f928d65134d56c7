"""Clean text from outside: remove characters that no database and no message accepts."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from bot.values.errors import OldButtonError

_DEEPEST = 12
"""Levels of lists and objects in which a command's arguments may lie."""


_ODD = "\N{REPLACEMENT CHARACTER}"


def plain_text(words: str, instead: str = "") -> str:
    """Without control characters (a NUL is refused by PostgreSQL) and halves of signs."""
    if words.isascii() and words.isprintable():
        return words
    return "".join(instead if unicodedata.category(sign) in ("Cc", "Cs") else sign for sign in words)


def sanitised(value: object, depth: int = _DEEPEST) -> object:
    """The same arguments, with all their texts plain, and none of them empty that was not; what lies too deep
    is left out."""
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
    """Discord holds to a command's bounds, a forged command need not."""
    if not isinstance(number, int):
        raise OldButtonError
    return min(max(number, least), most)
