"""Languages for typed moves: which of their words stand for the words of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


def words_of(line: str) -> list[str]:
    return line.lower().split()


class MoveVocabulary(Protocol):
    """A language in which moves are typed."""

    def readings(self, line: str) -> Sequence[list[str]]:
        """Return the words of a line, each mapped to one word of a move; the likeliest reading first, if
        there are several."""

    def same(self, form: str, typed: str) -> bool:
        """Return whether a typed word stands for this word of a move."""

    def begins(self, form: str, typed: str) -> bool:
        """Return whether a typed word begins one that stands for this word of a move."""

    def means(self, typed: str, english: str) -> bool:
        """Return whether a typed word that is not part of a move stands for this one: `if`, `and`, `now`."""

    def spoken(self, words: str) -> str:
        """Return a move in this language."""

    def written(self, words: str) -> str:
        """Return the stored form of a text in this language, as far as single words allow."""


class _English:
    """The stored form of moves."""

    def readings(self, line: str) -> Sequence[list[str]]:
        return [words_of(line)]

    def same(self, form: str, typed: str) -> bool:
        return form == typed

    def begins(self, form: str, typed: str) -> bool:
        return form.startswith(typed)

    def means(self, typed: str, english: str) -> bool:
        return typed == english

    def spoken(self, words: str) -> str:
        return words

    def written(self, words: str) -> str:
        return words


ENGLISH: MoveVocabulary = _English()
