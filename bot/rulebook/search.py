"""Finding rules by everyday words: stems, synonyms, slips of the pen, chapters."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from bot.rulebook.rules import Rule, Rulebook

Stems: TypeAlias = frozenset[str]
_WORD = re.compile(r"[a-z0-9]+")
_ALIKE = 0.82  # how near a word must come to one of the rules
_SLIP = 5  # letters of a word that may be misspelt
_ENDINGS = ("ing", "ed", "es", "s")
_SHORTEST = 3  # letters of a stem
_BY_CHAPTER, _BY_SYNONYM, _IN_SHORT, _EARLY = 0.5, 0.95, 0.4, 0.4


class Found(Struct, frozen=True):
    exact: tuple[Rule, ...]  # all that was asked for, best first
    near: tuple[Rule, ...]  # some of it
    meant: tuple[str, ...] = ()  # the book's own words where others were typed


class Synonyms(Struct, frozen=True):
    """What people say, and the words of the rules for it; and words that mean nothing in a search."""

    table: tuple[tuple[Stems, tuple[str, ...]], ...]
    idle: Stems

    @classmethod
    def read(cls, lines: str, idle: str) -> Synonyms:
        """From lines such as `worker, meeple: keyple`."""
        stop = frozenset(_WORD.findall(idle.lower()))
        table: list[tuple[Stems, tuple[str, ...]]] = []
        for line in lines.splitlines():
            said, _, meant = line.partition(":")
            targets = tuple(part.strip().lower() for part in meant.split(","))
            table += [(_stems(phrase, stop), targets) for phrase in said.split(",")]
        return cls(tuple(sorted(table, key=lambda row: -len(row[0]))), stop)


class _Term(Struct, frozen=True):
    """One thing asked for, in any of these ways; the first is as typed."""

    ways: tuple[Stems, ...]


class RuleSearch:
    """One game's rulebook, ready to be asked."""

    def __init__(self, book: Rulebook, synonyms: Synonyms) -> None:
        self._book, self._synonyms = book, synonyms
        self._rules = [(rule, _stems(rule.words), _stems(rule.chapter)) for rule in book.rules]

    @cached_property
    def _counts(self) -> dict[str, int]:
        """In how many rules each stem occurs."""
        counts: dict[str, int] = {}
        for _, words, chapter in self._rules:
            for stem in words | chapter:
                counts[stem] = counts.get(stem, 0) + 1
        return counts

    def find(self, typed: str) -> Found:
        if numbered := self._book.numbered(typed):
            at = self._book.rules.index(numbered[0])
            around = self._book.rules[max(0, at - 3) : at + 4]
            return Found(tuple(numbered), tuple(rule for rule in around if rule not in numbered))
        terms, meant = self._terms(typed)
        if not terms:
            return Found((), ())
        scored = [
            (self._score(words, chapter, terms, at / len(self._rules)), rule)
            for at, (rule, words, chapter) in enumerate(self._rules)
        ]
        ranked = sorted((one for one in scored if one[0][1]), key=lambda one: one[0], reverse=True)
        exact = tuple(rule for (missed, _), rule in ranked if not missed)
        return Found(exact, tuple(rule for (missed, _), rule in ranked if missed), meant)

    def _terms(self, typed: str) -> tuple[list[_Term], tuple[str, ...]]:
        """What is asked for, and the words put in place of others."""
        typed_stems = _stems(typed)
        left = _stems(typed, self._synonyms.idle) or typed_stems
        terms, meant = list[_Term](), list[str]()
        for phrase, targets in self._synonyms.table:
            if phrase and phrase <= left:
                left -= phrase
                terms.append(_Term((phrase, *(_stems(target) for target in targets))))
                meant += [target for target in targets if not _stems(target) & typed_stems]
        for stem in sorted(left):
            known = stem if stem in self._counts else self._nearest(stem)
            terms.append(_Term((frozenset({known}),)))
        return terms, tuple(dict.fromkeys(meant))

    def _nearest(self, stem: str) -> str:
        """The word of the rules that was probably meant; a short one is like too many."""
        if len(stem) < _SLIP:
            return stem
        return next(iter(difflib.get_close_matches(stem, self._counts, 1, _ALIKE)), stem)

    def _score(self, words: Stems, chapter: Stems, terms: Sequence[_Term], at: float) -> tuple[int, float]:
        """How much of it this rule has: minus the number of terms missed, then the weight of the others.

        Of rules alike, a short one says it best, and what stands early is what most people look for."""
        missed, weight = 0, 0.0
        for term in terms:
            best = max(
                self._weight(way, words, chapter) * (1 if n == 0 else _BY_SYNONYM)
                for n, way in enumerate(term.ways)
            )
            missed -= best == 0
            weight += best
        return missed, weight and weight + _IN_SHORT / math.sqrt(len(words) or 1) - _EARLY * at

    def _weight(self, way: Stems, words: Stems, chapter: Stems) -> float:
        """Rare words weigh more, a chapter's heading less than the rule itself."""
        if not way <= words | chapter:
            return 0.0
        rare = sum(1 + math.log(len(self._rules) / self._counts[stem]) for stem in way)
        return rare * ((way <= words) + _BY_CHAPTER * (way <= chapter) or _BY_CHAPTER)


def _stems(words: str, stop: Stems = frozenset()) -> Stems:
    return frozenset(_stem(word) for word in _WORD.findall(words.lower()) if word not in stop)


def _stem(word: str) -> str:
    """Without the commonest endings: enough to bring `bids`, `bidding` and `bid` together."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
            break
    if len(word) > _SHORTEST and word[-1] == word[-2]:
        word = word[:-1]
    return word.removesuffix("e") if len(word) > _SHORTEST + 1 else word
