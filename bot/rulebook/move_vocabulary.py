"""Typed moves in a reader's language: translate the words of a move to and from English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.locales import locale_for, speaker
from bot.locales.translations import HOME, MissingWordsError, message_ids
from bot.rulebook.text_matching import folded, stem, words_in
from engine.core.caches import cached
from engine.core.text import text
from engine.registry import GAMES

_ENGLISH = "en"
_NAMED = ("tile", "law", "craftsman", "kind", "good", "item", "colour", "token", "field")
"""Kinds of things with a message that is a plain name."""
_SIGNS = re.compile(r"([>@+])")
_FIELD = "@"
_NUMBERED = re.compile(r"([^\d]*[a-z])-(\d+)")
_CELL = re.compile(r"([1-9]\d?)([a-z]),?([1-9]\d?)([a-z])")
_HALF_CELL = re.compile(r"[1-9]\d?([a-z])")
_NOT_IN_WORDS = re.compile(r"[\W_]+")
_PASSED_OVER, _COMPASS, _COUNTED = "-", "compass", "-#"
_LONGEST_NAME = 5  # words of a name at most


class LanguageVocabulary:
    """The words of one game in one language; English words are understood too."""

    def __init__(self, game: str, language: str, folders: tuple[Path, ...] = (HOME,)) -> None:
        self._game, self._language = game, language
        self._read_as = GAMES[game].said if game in GAMES else str
        self._ids = frozenset(message_ids(folders))
        self._say = speaker(language, markdown=False, folders=folders)
        self._english = speaker(_ENGLISH, markdown=False, folders=folders)
        self._table = {**self._read("typed-words"), **self._read(f"{game}-typed")}
        self._others = self._read(f"{game}-terms", reverse=True)
        self._passed_over = {folded(word) for word in self._table.get(_PASSED_OVER, ())}
        self._compass = dict(zip(self._table.get(_COMPASS, ()), "wens", strict=False))
        self._words = cached("words typed", 4096, 400)(self._words_for)
        self._keys = cached("words typed", 4096, 400)(self._keys_of)
        self.same = cached("words compared", 16384, 250)(self._same)
        self.begins = cached("words compared", 16384, 250)(self._begins)
        counted = (word for key, words in self._table.items() if key.endswith(_COUNTED) for word in words)
        self._counted = frozenset(map(self._form, counted))
        self._atoms = {*self._table, *(atom for id_ in self._ids for atom in self._atoms_in(id_))}
        self._joined = frozenset(self._names_of_several_words())
        self._meanings = self._by_words()

    def readings(self, line: str) -> list[list[str]]:
        """Return the ways to split a line: longer names joined, filler words dropped, or unchanged."""
        words = line.lower().split()
        bare = [word for word in words if folded(word) not in self._passed_over]
        found = [self._joined_up(words), self._joined_up(bare), words]
        return [[self._cell(word) for word in one] for at, one in enumerate(found) if one not in found[:at]]

    def _joined_up(self, words: list[str]) -> list[str]:
        left, found = words, list[str]()
        while left:
            length = next((n for n in range(_LONGEST_NAME, 1, -1) if self._is_one(left, n)), 1)
            found.append(("" if self._is_cell(left[:length]) else "-").join(left[:length]))
            left = left[length:]
        return found

    def means(self, typed: str, english: str) -> bool:
        """Whether a word outside a move, such as `now`, `if` or `and`, means this one."""
        return typed == english or folded(typed) in map(folded, self._table.get(english, ()))

    def spoken(self, words: str) -> str:
        """Return a move in the words of this language, which it can also parse."""
        read = self._read_as(words)
        if self._language == _ENGLISH:
            return read
        return " ".join(self._all_spoken(read.split()))

    def written(self, words: str) -> str:
        """Translate to the written form, as far as words are unambiguous."""
        return " ".join(
            "".join(map(self._part_written, _SIGNS.split(token)))
            for token in (self.readings(words) or [words.split()])[0]
        )

    def _part_written(self, part: str) -> str:
        numbered = _NUMBERED.fullmatch(folded(part))
        if part in self._atoms or not (numbered or _plain(part) in self._meanings):
            return part
        meant = {one for one in self._meanings.get(_plain(part), ()) if not one.endswith(_COUNTED)}
        if not meant and numbered:
            stems = {one.removesuffix(_COUNTED) for one in self._meanings.get(_plain(numbered[1]), ())}
            meant = {f"{one}-{numbered[2]}" for one in stems}
        return next(iter(meant)) if len(meant) == 1 else part

    def _by_words(self) -> dict[str, set[str]]:
        found = dict[str, set[str]]()
        for atom in self._atoms:
            for word in (*self._words(atom, False), *self._words(atom, True)):
                found.setdefault(_plain(word), set()).add(atom)
        return found

    def _all_spoken(self, words: list[str]) -> Iterator[str]:
        at = 0
        while at < len(words):
            phrase = self._table.get(" ".join(words[at : at + 2])) if at + 1 < len(words) else None
            yield phrase[0] if phrase else self._token_spoken(words[at])
            at += 2 if phrase else 1

    def _token_spoken(self, token: str) -> str:
        parts = _SIGNS.split(token)
        said = [
            part if at % 2 else self._shown(part, is_field=parts[at + 1 : at + 2] == [_FIELD])
            for at, part in enumerate(parts)
        ]
        return "".join(said)

    def _shown(self, atom: str, *, is_field: bool) -> str:
        return next(iter(self._words(atom, is_field)), atom)

    def _same(self, form: str, typed: str) -> bool:
        """Compare without accents and hyphens."""
        if form == typed:
            return True
        parts, said = _SIGNS.split(form), _SIGNS.split(typed)
        return len(parts) == len(said) and all(map(self._is_called, parts, said))

    def _begins(self, form: str, typed: str) -> bool:
        """Whether the typed word is any form of this one, or the start of a form."""
        if form.startswith(typed):
            return True
        parts, said = _SIGNS.split(form), _SIGNS.split(typed)
        if len(said) > len(parts) or not all(map(self._is_a_form, parts, said[:-1])):
            return False
        part, last = parts[len(said) - 1], said[-1]
        if not last or (len(said) == len(parts) and self._is_a_form(part, last)):
            return True
        begun = _plain(last)
        return bool(begun) and any(key.startswith(begun) for key in self._keys(part)[0])

    def _is_called(self, part: str, typed: str) -> bool:
        """Whether the typed text names the part; symbols, numbers and cells must match exactly."""
        return part == typed or _plain(typed) in self._keys(part)[0]

    def _is_a_form(self, part: str, typed: str) -> bool:
        return self._is_called(part, typed) or self._form(typed) in self._keys(part)[1]

    def _keys_of(self, atom: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the comparison keys of an atom: exact words and stems; empty if it is not a word."""
        words = dict.fromkeys([*self._words(atom, False), *self._words(atom, True)])
        if words:
            words[atom] = None
        return frozenset(map(_plain, words)), frozenset(map(self._form, words))

    def _form(self, words: str) -> str:
        return "".join(stem(word, self._language) for word in words_in(words))

    def _words_for(self, atom: str, is_field: bool) -> tuple[str, ...]:
        """Return the names of an atom, the displayed one first."""
        typed = () if is_field and f"{self._game}-field-{atom}" in self._ids else self._table.get(atom, ())
        named = [name for id_ in self._messages(atom, is_field) for name in self._names_by(id_)]
        found = tuple(dict.fromkeys(_hyphened(word) for word in (*typed, *named, *self._table.get(atom, ()))))
        numbered = _NUMBERED.fullmatch(atom)
        if found or numbered is None:
            return found
        counted = self._table.get(f"{numbered[1]}{_COUNTED}") or self._words(numbered[1], is_field)
        return tuple(f"{word}-{numbered[2]}" for word in counted)

    def _messages(self, atom: str, is_field: bool) -> list[str]:
        kinds = ("field", *_NAMED) if is_field else _NAMED
        ids = dict.fromkeys(f"{self._game}-{kind}-{atom}" for kind in kinds)
        return [id_ for id_ in ids if id_ in self._ids]

    def _names_by(self, id_: str) -> tuple[str, ...]:
        """Return the displayed name and its synonyms; empty for a message that is not a name alone."""
        try:
            shown, english = self._say(text(id_)), self._english(text(id_)).lower()
        except MissingWordsError:
            return ()
        return shown, *self._others.get(english, ())

    def _is_one(self, words: list[str], length: int) -> bool:
        """Whether the first words are one name, or the start of one at the end of a line."""
        if len(words) < length:
            return False
        first = words[:length]
        if length == 2 and (
            self._is_cell(first) or (first[1].isdigit() and self._form(first[0]) in self._counted)
        ):
            return True
        parts = words_in(" ".join(first))
        stems = tuple(stem(word, self._language) for word in parts)
        if stems in self._joined:
            return True
        known, begun = stems[:-1], parts[-1] if parts else ""
        return len(words) == length and any(
            name[: len(known)] == known and name[len(known)].startswith(begun)
            for name in self._joined
            if len(name) > len(known)
        )

    def _is_cell(self, words: list[str]) -> bool:
        """Whether the words are a cell such as `2W 1N`."""
        halves = [_HALF_CELL.fullmatch(word) for word in words]
        return len(words) == 2 and all(half is not None and half[1] in self._compass for half in halves)

    def _cell(self, word: str) -> str:
        field, at, cell = word.rpartition(_FIELD)
        read = _CELL.fullmatch(cell)
        if read is None:
            return word
        across, side, down, end = read.groups()
        return f"{field}{at}{across}{self._compass.get(side, side)}{down}{self._compass.get(end, end)}"

    def _names_of_several_words(self) -> Iterator[tuple[str, ...]]:
        for atom in self._atoms:
            for name in (*self._words(atom, False), *self._words(atom, True), atom):
                parts = tuple(stem(word, self._language) for word in words_in(name))
                if len(parts) > 1 and " " not in atom:
                    yield parts

    def _atoms_in(self, id_: str) -> Iterator[str]:
        for kind in _NAMED:
            if id_.startswith(start := f"{self._game}-{kind}-") and not id_.endswith("-help"):
                yield id_.removeprefix(start)

    def _read(self, key: str, *, reverse: bool = False) -> dict[str, tuple[str, ...]]:
        """Parse lines such as `bid: bieten, gebot`; in reverse, such as `gebot, bieten: bid`."""
        if key not in self._ids:
            return {}
        found = dict[str, tuple[str, ...]]()
        for line in self._say(text(key)).splitlines():
            left, right = (tuple(word.strip() for word in side.split(",")) for side in line.split(":", 1))
            meant, said = (right, left) if reverse else (left, right)
            if len(meant) == 1:
                found[meant[0].lower()] = (*found.get(meant[0].lower(), ()), *said)
        return found


def vocabulary_of(game: str, locale: str, folders: tuple[Path, ...] = (HOME,)) -> LanguageVocabulary:
    """Return the vocabulary of a game in the language nearest to this one."""
    return _vocabulary(game, locale_for(locale), folders)


@cache
def _vocabulary(game: str, language: str, folders: tuple[Path, ...]) -> LanguageVocabulary:
    return LanguageVocabulary(game, language, folders)


def _hyphened(name: str) -> str:
    return _NOT_IN_WORDS.sub("-", name.lower()).strip("-")


def _plain(words: str) -> str:
    return "".join(words_in(words))
