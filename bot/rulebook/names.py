"""Finding a named thing by any of its names: in the reader's language, in English, or as others know it."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.rulebook.folding import folded, nearest, stem, words_in

_SHORTEST_PART = 3  # letters that may stand for the name they are part of
_ALIKE, _AS_LIKE = 0.5, 2


class Named(Struct, frozen=True):
    id: str
    shown: str  # in the reader's language
    english: str
    others: tuple[tuple[str, str], ...] = ()  # whatever else it is called: (language, name)


class NameSearch:
    """All names of some things, ready to be asked."""

    def __init__(self, things: Sequence[Named], language: str) -> None:
        self._things = things
        self._whole: tuple[dict[str, list[Named]], ...] = ({}, {}, {})  # in one's own words, English, others
        self._forms: tuple[dict[str, list[Named]], ...] = ({}, {}, {})
        self._languages: set[str] = {language, "en"}
        self._near = dict[str, list[Named]]()
        for thing in things:
            own = [(0, language, thing.shown), (1, "en", thing.english)]
            for rank, spoken, name in (*own, *((2, *other) for other in thing.others)):
                self._languages.add(spoken)
                for found, key in ((self._whole, _plain(name)), (self._forms, _form(name, spoken))):
                    if thing not in (known := found[rank].setdefault(key, [])):
                        known.append(thing)
        for ranked in self._whole:
            for key, known in ranked.items():
                self._near.setdefault(key, known)

    def find(self, typed: str) -> list[Named]:
        """What goes by this name or by a part of it, several where it cannot be told apart; else none."""
        wanted = typed.strip().lower()
        if by_id := [thing for thing in self._things if thing.id == wanted]:
            return by_id
        return self.named(typed) or self._by_part(_plain(typed)) or self.misspelt(typed)

    def named(self, typed: str) -> list[Named]:
        """What goes by this name, whatever its form."""
        plain = _plain(typed)
        if not plain:
            return []
        for ranked in self._whole:
            if found := ranked.get(plain):
                return found
        for ranked in self._forms:
            for language in sorted(self._languages):
                if found := ranked.get(_form(typed, language)):
                    return found
        return []

    def misspelt(self, typed: str) -> list[Named]:
        """What may be meant by a name with a slip in it: two that are as like it, at most."""
        near = nearest(_plain(typed), self._near, _AS_LIKE)
        return list(dict.fromkeys(thing for name in near for thing in self._near[name]))

    def complete(self, typed: str) -> list[Named]:
        """Things whose names go on like this, then those that have it within; then the one that is meant."""
        plain = _plain(typed)
        if not plain:
            return list(self._things)
        found = list(dict.fromkeys([*self._holding(plain, at_start=True), *self._holding(plain)]))
        return found or self.find(typed)

    def nearest(self, typed: str, most: int) -> list[Named]:
        """What may be meant by a name that nothing goes by."""
        close = difflib.get_close_matches(_plain(typed), self._near, most, _ALIKE)
        return list(dict.fromkeys(thing for name in close for thing in self._near[name]))[:most]

    def _by_part(self, plain: str) -> list[Named]:
        """The only one whose name begins so or holds the words."""
        if len(plain) < _SHORTEST_PART:
            return []
        for at_start in (True, False):
            if len(found := list(dict.fromkeys(self._holding(plain, at_start=at_start)))) == 1:
                return found
        return []

    def _holding(self, plain: str, *, at_start: bool = False) -> Iterator[Named]:
        for ranked in self._whole:
            for name, things in ranked.items():
                if name.startswith(plain) if at_start else plain in name:
                    yield from things


def _plain(name: str) -> str:
    return " ".join(words_in(name))


def _form(name: str, language: str) -> str:
    """Whatever its number or case, written in one word or in two."""
    return "".join(stem(word, language) for word in words_in(folded(name)))
