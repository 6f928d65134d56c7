"""The rules from `docs/rules` in several languages, and a search by everyday words."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, cached_property, reduce
from operator import and_
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.rulebook.text_matching import nearest, stem, stems_in, words_in

_INSTALLED = Path(__file__).parent / "pages"  # `setup.py` copies them there
_FOLDER = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).parents[2] / "docs" / "rules"
_RULE = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s+(.+)")
_CHAPTER = re.compile(r"##+ (?:\d+\. )?(.+)")
_FOR_BUILDERS = "Every rule"  # a paragraph on numbers and tests, of no use to players
_TRANSLATED = re.compile(r"\*[^*]+\]\(\.\./[^*]+\*")  # a link to the English page, replaced by a message
FIRST = "en"
"""The language of the original rules; its pages are beside the folders of the others."""


class Rule(Struct, frozen=True):
    number: str
    words: str
    chapter: str = ""


class Rulebook(Struct, frozen=True):
    opening: str  # the page's first paragraphs
    rules: tuple[Rule, ...]
    language: str = FIRST
    wanted: str = FIRST  # differs from the language of the book if there is no translation

    @property
    def chapters(self) -> tuple[str, ...]:
        """Return the chapters with rules, in order."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules))

    def within(self, chapter: str) -> list[Rule]:
        return [rule for rule in self.rules if rule.chapter == chapter]

    def without(self, prefixes: Collection[str]) -> Rulebook:
        """Return the book without rules whose numbers begin with one of these prefixes."""
        return replace(
            self, rules=tuple(rule for rule in self.rules if rule.number.split("-")[0] not in prefixes)
        )

    def numbered(self, typed: str) -> list[Rule]:
        """Return the rules of that number: "KF-30", "kf 30", or "30" alone."""
        if not any(map(str.isdigit, typed)):
            return []
        wanted = re.sub(r"[\s-]", "", typed.lower())
        return [
            rule
            for rule in self.rules
            if wanted in (rule.number.lower().replace("-", ""), rule.number.lower().split("-")[1])
        ]


@cache
def rulebook(game: str, language: str = FIRST) -> Rulebook | None:
    """Return the rules in this language, else in English; None if no page is installed.

    A rule that the translation lacks stands in English at its place.
    """
    if (english := _page(game)) is None:
        return None
    if language == FIRST or (translated := _page(game, language)) is None:
        return replace(english, wanted=language)
    return replace(translated, rules=tuple(_filled(translated, english)))


def _page(game: str, language: str = FIRST) -> Rulebook | None:
    """Return the page of a game as written in this language, or None."""
    path = _FOLDER / ("" if language == FIRST else language) / f"{game}.md"
    if not path.is_file():
        return None
    lines = path.read_text(encoding="utf-8").splitlines()
    rules, chapter = list[Rule](), ""
    for line in lines:
        if heading := _CHAPTER.match(line):
            chapter = heading[1]
        elif match := _RULE.match(line):
            rules.append(Rule(match[1], match[2], chapter))
    return Rulebook(_opening(lines), tuple(rules), language, language)


def _filled(translated: Rulebook, english: Rulebook) -> Iterable[Rule]:
    """Every English rule, translated where it can be, in the chapter where its neighbours are."""
    known = {rule.number: rule for rule in translated.rules}
    chapters = {rule.chapter: known[rule.number].chapter for rule in english.rules if rule.number in known}
    for rule in english.rules:
        yield known.get(rule.number) or replace(rule, chapter=chapters.get(rule.chapter, rule.chapter))


def _opening(lines: list[str]) -> str:
    end = next((n for n, line in enumerate(lines) if line.startswith("## ")), len(lines))
    paragraphs = [" ".join(part.split()) for part in "\n".join(lines[1:end]).strip().split("\n\n")]
    told = [part for part in paragraphs if not part.startswith(_FOR_BUILDERS) and not _TRANSLATED.match(part)]
    return "\n\n".join(told)


Stems: TypeAlias = frozenset[str]
Forms: TypeAlias = tuple[str, str, str]
_BY_CHAPTER, _BY_SYNONYM, _IN_SHORT, _EARLY = 0.5, 0.95, 0.4, 0.4
_ABOUT = 2.0  # boost of a rule about the term over rules that mention it
_HEAD = re.compile(
    r"(?:\d+ )?([^:.;→]{1,160}?)\s*:"
)  # "Fairs: ...", "16 Sale: ...", "Cow shed, Pig sty: ..."
_AND = re.compile(r"[,()/]")
_BEGUN, _COMPLETIONS = 4, 12  # minimum letters of an unfinished word; maximum completions of it


class Found(Struct, frozen=True):
    exact: tuple[Rule, ...]  # match all terms, best first
    near: tuple[Rule, ...]  # match some terms
    meant: tuple[str, ...] = ()  # terms of the rules that replaced typed words


class _Phrase(Struct, frozen=True):
    """An everyday phrase, literal and as stems in its language and English, and the rules' words for it."""

    said: tuple[Stems, Stems, Stems]
    targets: tuple[str, ...]


class Synonyms(Struct, frozen=True):
    """Everyday phrases with the rules' words for them, and words to ignore in a search."""

    table: tuple[_Phrase, ...]
    idle: Stems
    language: str

    @classmethod
    def read(cls, lines: str, idle: str, language: str = FIRST) -> Synonyms:
        """Parse lines such as `worker, meeple: keyple`."""
        stop = frozenset(words_in(idle))
        found: dict[tuple[Stems, Stems, Stems], list[str]] = {}
        for line in lines.splitlines():
            said, _, meant = line.partition(":")
            for phrase in said.split(","):
                words = words_in(phrase)
                words = [word for word in words if word not in stop] or words
                key = frozenset(words), _stems(words, language), _stems(words, FIRST)
                found.setdefault(key, []).extend(part.strip().lower() for part in meant.split(","))
        table = [_Phrase(said, tuple(dict.fromkeys(targets))) for said, targets in found.items() if said[0]]
        return cls(tuple(table), stop, language)


_Term: TypeAlias = tuple[Stems, ...]
"""The alternatives of one search term; the first is as typed."""


class _Indexed(Struct, frozen=True):
    """The search index of a rule, in the reader's language and in English."""

    rule: Rule
    length: int  # number of different words
    heads: tuple[Stems, ...]  # what the rule says it is about


class _Places:
    """The rules in which each stem occurs, as a bit mask: a tenth of the memory of a set."""

    def __init__(self) -> None:
        self.rules = dict[str, int]()

    def add(self, stems: Stems, at: int) -> None:
        for one in stems:
            self.rules[one] = self.rules.get(one, 0) | 1 << at

    def having(self, way: Stems) -> int:
        """Return the rules with all of these stems."""
        return reduce(and_, (self.rules.get(one, 0) for one in way)) if way else 0


class RuleSearch:
    """A search in one game's rulebook."""

    def __init__(self, book: Rulebook, synonyms: Synonyms, english: Rulebook | None = None) -> None:
        self._book, self._synonyms = book, synonyms
        first = {rule.number: rule for rule in english.rules} if english and english != book else {}
        self._words, self._chapters = _Places(), _Places()
        self._rules = [self._indexed(*one, first.get(one[1].number)) for one in enumerate(book.rules)]

    def _indexed(self, at: int, rule: Rule, english: Rule | None) -> _Indexed:
        both = [(rule, self._book.language)] + ([(english, FIRST)] if english else [])
        words = frozenset(one for said, language in both for one in stems_in(said.words, language))
        chapter = frozenset(one for said, language in both for one in stems_in(said.chapter, language))
        self._words.add(words, at)
        self._chapters.add(chapter, at)
        heads = (self._stems_of(head, language) for said, language in both for head in _heads(said.words))
        return _Indexed(rule, len(words), tuple(heads))

    def _stems_of(self, words: str, language: str) -> Stems:
        """Return the stems of all words that are not ignored."""
        return _stems((word for word in words_in(words) if word not in self._synonyms.idle), language)

    @cached_property
    def _known(self) -> Stems:
        """All searchable stems."""
        said = (stems for phrase in self._synonyms.table for stems in phrase.said)
        return frozenset(self._words.rules).union(self._chapters.rules, *said)

    @cached_property
    def _phrases(self) -> list[tuple[int, Stems, _Phrase]]:
        """The phrases in search order: longest first, literal before stems."""
        found = [(at, said, phrase) for phrase in self._synonyms.table for at, said in enumerate(phrase.said)]
        return sorted(found, key=lambda one: (-len(one[1]), one[0]))

    def find(self, typed: str) -> Found:
        if numbered := self._book.numbered(typed):
            at = self._book.rules.index(numbered[0])
            around = self._book.rules[max(0, at - 3) : at + 4]
            return Found(tuple(numbered), tuple(rule for rule in around if rule not in numbered))
        terms, meant = self._terms(typed)
        return self._found(terms, meant) if terms else Found((), ())

    def about(self, english: str, shown: str) -> tuple[Rule, ...]:
        """Return the rules that mention a piece, those about it first."""
        ways = frozenset(stems_in(english)), self._stems_of(shown, self._book.language)
        return self._found([ways]).exact

    def knows(self, typed: str) -> bool:
        """Whether every word is in the rules, or is a synonym of one that is."""
        language = self._synonyms.language
        forms = ((word, stem(word, language), stem(word)) for word in words_in(typed))
        return not any(self._known.isdisjoint(one) for one in forms)

    def _found(self, terms: Sequence[_Term], meant: tuple[str, ...] = ()) -> Found:
        """Return the rules that match any term, best first; ties in the order of the book."""
        weights = [self._weights(term) for term in terms]
        scored = [(self._score(at, weights), self._rules[at].rule) for at in sorted(set().union(*weights))]
        ranked = sorted(scored, key=lambda one: one[0], reverse=True)
        exact = tuple(rule for (missed, _), rule in ranked if not missed)
        return Found(exact, tuple(rule for (missed, _), rule in ranked if missed), meant)

    def _terms(self, typed: str) -> tuple[list[_Term], tuple[str, ...]]:
        """Return the search terms, and the replacements made for typed words."""
        words = words_in(typed)
        words = [word for word in words if word not in self._synonyms.idle] or words
        left = [self._forms(word) for word in dict.fromkeys(words)]
        typed_stems = {one for forms in left for one in forms}
        terms, meant = list[_Term](), list[str]()
        asked = [{forms[at] for forms in left} for at in range(3)]
        for at, said, phrase in self._phrases:
            if said <= asked[at]:
                left = [forms for forms in left if forms[at] not in said]
                asked = [{forms[at] for forms in left} for at in range(3)]
                terms.append((*dict.fromkeys(phrase.said[1:]), *self._targets(phrase)))
                meant += [one for one in phrase.targets if not typed_stems & {*stems_in(one)}]
        terms += [tuple(self._ways(forms)) for forms in sorted(left)]
        return terms, tuple(dict.fromkeys(meant)) if self._book.language == FIRST else ()

    def _targets(self, phrase: _Phrase) -> Iterable[Stems]:
        """Return the stems of a phrase's target in English and, if it is a name, in the reader's language."""
        for target in phrase.targets:
            yield frozenset(stems_in(target))
            if (own := self._stems_of(target, self._book.language)) and self._book.language != FIRST:
                yield own

    def _forms(self, word: str) -> Forms:
        """Return the literal word and its stems in the reader's language and in English.

        A misspelt word is replaced by the word meant.
        """
        forms = word, stem(word, self._synonyms.language), stem(word)
        if self._known.isdisjoint(forms) and (meant := nearest(forms[1], self._known)):
            return meant[0], meant[0], meant[0]
        return forms

    def _ways(self, forms: Forms) -> Iterable[Stems]:
        yield from (frozenset({one}) for one in dict.fromkeys(forms[1:]))
        if len(forms[1]) >= _BEGUN and self._known.isdisjoint(forms):
            known = {**self._words.rules, **self._chapters.rules}
            begun = (one for one in known if one.startswith(forms[1]))
            yield from (frozenset({one}) for one in sorted(begun, key=len)[:_COMPLETIONS])

    def _score(self, at: int, weights: Sequence[Mapping[int, float]]) -> tuple[int, float]:
        """Return minus the number of missed terms, then the weight of the others.

        Among equals, a shorter rule and an earlier one rank higher, as most people look for those.
        """
        missed = sum(at not in found for found in weights)
        weight = sum(found.get(at, 0.0) for found in weights)
        in_short = _IN_SHORT / math.sqrt(self._rules[at].length or 1)
        return -missed, weight + in_short - _EARLY * (at / len(self._rules))

    def _weights(self, term: _Term) -> dict[int, float]:
        """Return the weight of each rule with the term; rare words weigh more."""
        found: dict[int, float] = {}
        for n, way in enumerate(term):
            if having := self._having(way):
                rare = sum(self._rarity(known) for known in way)
                share = 1 if n == 0 else _BY_SYNONYM
                words, chapters = self._words.having(way), self._chapters.having(way)
                for at in _bits(having):
                    in_words, in_chapter = words >> at & 1, chapters >> at & 1
                    stress = in_words + _BY_CHAPTER * in_chapter or _BY_CHAPTER
                    about = _ABOUT if way in self._rules[at].heads else 1
                    found[at] = max(rare * (about * stress) * share, found.get(at, 0.0))
        return found

    def _having(self, way: Stems) -> int:
        """Return the rules with all of these stems, in their text or their chapter's title."""
        return reduce(and_, map(self._places_of, way)) if way else 0

    def _places_of(self, known: str) -> int:
        return self._words.rules.get(known, 0) | self._chapters.rules.get(known, 0)

    def _rarity(self, known: str) -> float:
        return 1 + math.log(len(self._rules) / self._places_of(known).bit_count())


def _bits(number: int) -> Iterable[int]:
    """Return the positions of the set bits, lowest first."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


def _stems(words: Iterable[str], language: str) -> Stems:
    return frozenset(stem(word, language) for word in words)


def _heads(words: str) -> list[str]:
    found = _HEAD.match(words)
    return _AND.split(found[1]) if found else []
