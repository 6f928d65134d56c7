"""Words as they are compared: small letters without accents, and without the endings of their language."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable

from engine.core.kept import remembered

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
_SHORTEST = 3  # letters of a stem
_SLIP = 5  # letters of a word that may be misspelt
_ALIKE = 0.82  # how near a misspelt word must come
_LONGER = 2  # letters that a slip may add or leave out
_ENDINGS = {
    "de": ("ern", "en", "em", "er", "es", "e", "n", "s"),
    "nl": ("eren", "tje", "en", "er", "je", "e", "n", "s"),
    "fr": ("es", "er", "s", "x", "e"),
    "es": ("es", "as", "os", "s", "a", "o"),
}
_TURNED = {  # spelt otherwise before an ending, or without the key for a sign
    "de": (("ae", "a"), ("oe", "o"), ("ue", "u")),
    "nl": (("aa", "a"), ("ee", "e"), ("oo", "o"), ("uu", "u")),
    "fr": (("eaux", "eau"), ("aux", "al")),
    "es": (),
}
_LAST = {"nl": {"z": "s", "v": "f"}, "es": {"z": "c"}}


def folded(words: str) -> str:
    """`Été` as `ete`, `Straße` as `strasse`."""
    if words.isascii():
        return words.lower()
    apart = unicodedata.normalize("NFKD", words.casefold().translate(_LIGATURES))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words_in(words: str) -> list[str]:
    return _WORD.findall(folded(words))


@remembered("words folded", 16384, 200)
def stem(word: str, language: str = "en") -> str:
    """Of a folded word; enough to bring its usual forms together, in a language that is known here."""
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
    """The known words that were probably meant, best first; a short one is like too many.

    They share one of the first two letters: few slips are made there, and most words are told apart."""
    if len(word) < _SLIP:
        return []
    lengths = range(len(word) - _LONGER, len(word) + _LONGER + 1)
    begins_otherwise = frozenset(word[:2]).isdisjoint
    near = [one for one in known if len(one) in lengths and not begins_otherwise(one[:2])]
    return difflib.get_close_matches(word, near, most, _ALIKE)


def _without_ending(word: str, language: str) -> str:
    """One ending less, and as its last letter is written then; empty where there is no more to take away."""
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
