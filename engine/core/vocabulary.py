"""Languages in which moves are typed: which words of each stand for those of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


def words_of(line: str) -> list[str]:
    return line.lower().split()


class MoveVocabulary(Protocol):
    """A language in which lines are typed."""

    def readings(self, line: str) -> Sequence[list[str]]:
        """The words of a line, each standing for one word of a move; likeliest first, where there are several
        ways to read it."""

    def same(self, form: str, typed: str) -> bool:
        """Whether a typed word stands for this word of a move."""

    def begins(self, form: str, typed: str) -> bool:
        """Whether it is the beginning of one that does."""

    def means(self, typed: str, english: str) -> bool:
        """Whether a word that is no part of a move stands for this one: `if`, `and`, `now`."""

    def spoken(self, words: str) -> str:
        """A move in this language."""

    def written(self, words: str) -> str:
        """What is said in this language, as moves are written, as far as that can be told of a word alone."""


class _English:
    """Moves as they are written."""

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
