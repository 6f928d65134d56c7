"""Combined phrases with the punctuation of each language: French has a space before a colon."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.core.text import Say, text


def colon(say: Say, what: str, said: str | int) -> str:
    return say(text("pictures-colon", what=what, said=said))


def semicolons(say: Say, parts: Iterable[str]) -> str:
    return reduce(lambda before, part: say(text("pictures-semicolon", before=before, then=part)), parts)
