"""Match words regardless of case, accents and endings, and find things by any of their names."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct

from engine.core.caches import cached

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
_SHORTEST = 3  # minimum letters of a stem
_SLIP = 5  # minimum letters of a word for spelling correction
_ALIKE = 0.82  # minimum similarity of a misspelt word
_LONGER = 2  # letters that a misspelling may add or omit
_ENDINGS = {
    "de": ("ern", "en", "em", "er", "es", "e", "n", "s"),
    "nl": ("eren", "tje", "en", "er", "je", "e", "n", "s"),
    "fr": ("es", "er", "s", "x", "e"),
    "es": ("es", "as", "os", "s", "a", "o"),
}
_TURNED = {  # spelling changes before an ending, or without special characters
    "de": (("ae", "a"), ("oe", "o"), ("ue", "u")),
    "nl": (("aa", "a"), ("ee", "e"), ("oo", "o"), ("uu", "u")),
    "fr": (("eaux", "eau"), ("aux", "al")),
    "es": (),
}
_LAST = {"nl": {"z": "s", "v": "f"}, "es": {"z": "c"}}


def folded(words: str) -> str:
    """Fold case and accents: `Été` becomes `ete`, `Straße` becomes `strasse`."""
    if words.isascii():
        return words.lower()
    apart = unicodedata.normalize("NFKD", words.casefold().translate(_LIGATURES))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words_in(words: str) -> list[str]:
    return _WORD.findall(folded(words))


@cached("words folded", 16384, 200)
def stem(word: str, language: str = "en") -> str:
    """Return the stem of a folded word, which is the same for its usual forms in a supported language."""
    if word.isdigit():
        return word
    if language not in _ENDINGS:
        return _english(word)
    for long, short in _TURNED[language]:
        word = word.replace(long, short)
    while shorter := _without_ending(word, language):
        word = shorter
    return word


def stems_in(words: str, language: str = "en") -> list[str]:
    return [stem(word, language) for word in words_in(words)]


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """Return the known words that were probably meant, best first; none for a short word.

    They share one of the first two letters: few typos are made there, and it separates most words.
    """
    if len(word) < _SLIP:
        return []
    lengths = range(len(word) - _LONGER, len(word) + _LONGER + 1)
    begins_otherwise = frozenset(word[:2]).isdisjoint
    near = [one for one in known if len(one) in lengths and not begins_otherwise(one[:2])]
    return difflib.get_close_matches(word, near, most, _ALIKE)


def _without_ending(word: str, language: str) -> str:
    """Remove one ending and restore the last letter; return an empty text if there is no ending."""
    bare = _undoubled(word.removesuffix(_ending(word, _ENDINGS[language])))
    bare = bare[:-1] + _LAST.get(language, {}).get(bare[-1], bare[-1])
    return bare if bare != word else ""


def _ending(word: str, endings: Collection[str]) -> str:
    fitting = (one for one in endings if word.endswith(one) and len(word) - len(one) >= _SHORTEST)
    return next(fitting, "")


def _english(word: str) -> str:
    hissing = word.endswith(("ses", "xes", "zes", "ches", "shes"))
    word = word.removesuffix(_ending(word, ("ing", "ed", "es" if hissing else "s")))
    word = _undoubled(word)
    return word.removesuffix("e") if len(word) > _SHORTEST + 1 else word


def _undoubled(word: str) -> str:
    return word[:-1] if len(word) > _SHORTEST and word[-1] == word[-2] else word


_SHORTEST_PART = 3  # minimum letters that may stand for the full name
_SIMILAR, _AS_LIKE = 0.5, 2


class Named(Struct, frozen=True):
    id: str
    shown: str  # in the reader's language
    english: str
    others: tuple[tuple[str, str], ...] = ()  # other names: (language, name)


class NameSearch:
    """A search over all names of some things."""

    def __init__(self, things: Sequence[Named], language: str) -> None:
        self._things = things
        # in the reader's language, English, others
        self._whole: tuple[dict[str, list[Named]], ...] = ({}, {}, {})
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

    def find_id(self, wanted: str) -> list[Named]:
        return [thing for thing in self._things if thing.id == wanted]

    def find(self, typed: str) -> list[Named]:
        """Return the things with this name or this part of a name; several if ambiguous, empty if none."""
        if by_id := self.find_id(typed.strip().lower()):
            return by_id
        return self.named(typed) or self._by_part(_plain(typed)) or self.misspelt(typed)

    def named(self, typed: str) -> list[Named]:
        """Return the things with this name, in any form."""
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

    def called(self, name: str) -> list[Named]:
        """Return the things of exactly this name."""
        return next((known for ranked in self._whole if (known := ranked.get(_plain(name)))), [])

    def misspelt(self, typed: str) -> list[Named]:
        """Return the things that a misspelt name may mean: at most two, if equally similar."""
        near = nearest(_plain(typed), self._near, _AS_LIKE)
        return list(dict.fromkeys(thing for name in near for thing in self._near[name]))

    def complete(self, typed: str) -> list[Named]:
        """Return things whose names begin like this, then those that contain it, then a misspelt one."""
        plain = _plain(typed)
        if not plain:
            return list(self._things)
        found = list(dict.fromkeys([*self._holding(plain, at_start=True), *self._holding(plain)]))
        return found or self.find(typed)

    def nearest(self, typed: str, most: int) -> list[Named]:
        """Return suggestions for an unknown name."""
        close = difflib.get_close_matches(_plain(typed), self._near, most, _SIMILAR)
        return list(dict.fromkeys(thing for name in close for thing in self._near[name]))[:most]

    def _by_part(self, plain: str) -> list[Named]:
        """Return the only thing whose name begins with or contains the words."""
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
    """Normalise number, case and word breaks of a name."""
    return "".join(stem(word, language) for word in words_in(folded(name)))
