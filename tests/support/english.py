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
def _spoken(language: str) -> dict[str, frozenset[str]]:
    """Return the words of each message."""
    found = dict[str, frozenset[str]]()
    for path in (HOME / language).glob("*.ftl"):
        for message in MESSAGE.split(path.read_text(encoding="utf-8"))[1:]:
            key, _, words = message.partition("=")
            if not key.strip().endswith(MIXED):
                spoken = "\n".join(line for line in words.splitlines() if not line.startswith("#"))
                found[key.strip()] = frozenset(WORD.findall(INSIDE.sub(" ", spoken).lower()))
    return found


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that its messages say."""
    return frozenset().union(*_spoken(language).values())


@cache
def waiting(language: str) -> frozenset[str]:
    """Words that this language has from English messages alone, which are not translated yet."""
    untranslated = [words for key, words in _spoken("en").items() if key not in _spoken(language)]
    return frozenset().union(*untranslated) - vocabulary(language)


@cache
def english(language: str) -> frozenset[str]:
    """Return words that are English and not of this language."""
    return vocabulary("en") - vocabulary(language) - waiting(language)


def left_over(language: str, said: Iterable[str]) -> dict[str, str]:
    """Return English words, each with where it occurs."""
    return {
        word: words[:160]
        for words in said
        for word in WORD.findall(words.lower())
        if word in english(language)
    }


def is_waiting(language: str, said: str) -> bool:
    """Whether a message is part of it that is not translated yet."""
    return not waiting(language).isdisjoint(WORD.findall(said.lower()))
