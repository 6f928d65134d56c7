"""English words that do not exist in another language, and where they remain in its messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot.locales.translations import HOME

WORD = re.compile(r"[^\W\d_]{3,}")
MESSAGE, INSIDE = re.compile(r"^(?=[a-z][\w-]* *=)", re.M), re.compile(r"{[^{}]*}|^ *\.\w+ =|\[\w+\]", re.M)
MIXED = ("-synonyms", "-terms", "-typed", "-words", "-idle")
"""Tables with English words in every language."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return every word of its messages."""
    found = set[str]()
    for path in (HOME / language).glob("*.ftl"):
        for message in MESSAGE.split(path.read_text(encoding="utf-8"))[1:]:
            key, _, words = message.partition("=")
            if not key.strip().endswith(MIXED):
                spoken = "\n".join(line for line in words.splitlines() if not line.startswith("#"))
                found.update(WORD.findall(INSIDE.sub(" ", spoken).lower()))
    return frozenset(found)


@cache
def english(language: str) -> frozenset[str]:
    """Return words that are English and not of this language."""
    return vocabulary("en") - vocabulary(language)


def left_over(language: str, said: Iterable[str]) -> dict[str, str]:
    """Return English words, each with where it occurs."""
    return {
        word: words[:160]
        for words in said
        for word in WORD.findall(words.lower())
        if word in english(language)
    }
