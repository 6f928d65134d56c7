"""How often `/tile` and `/rules` find a piece by the words that people use, in every language."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from statistics import median

from msgspec import Struct

from bot.locales.translations import HOME
from bot.rulebook.rules import Rulebook, rulebook
from bot.rulebook.text_matching import Named, folded, stems_in
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.lookup import SHOWN, searched, suggestions
from bot.ui.pages.piece_lookup import other_names, pieces_named
from engine.registry import offered

_ENGLISH = "en"
_SLIPPED = 6  # minimum letters of a name for a typing error
_ENDINGS = {"de": "s", "en": "s", "es": "s", "fr": "s", "nl": "s"}
_EVERY = 4  # one in how many pieces is tested with autocompletion


class Figure(Struct, frozen=True):
    """A number of look-ups, and how many were successful."""

    found: int
    of: int
    missed: tuple[str, ...]  # typed without success


class LookUps(Struct, frozen=True):
    """Results of one language by the way of naming."""

    language: str
    tile: dict[str, Figure]
    rules: dict[str, Figure]
    first_ms: float  # the first completion, without a cache
    usual_ms: float  # the median of the later ones
    longest_ms: float


def _inflected(name: str, language: str) -> str:
    """Add an ending that any name of this language may have; numbers have none."""
    last = name.split()[-1]
    return name if last.isdigit() or last == last.upper() else name + _ENDINGS.get(language, "")


def _slipped(name: str) -> str:
    """Swap two letters in the middle of the longest word."""
    longest = max(name.split(), key=len)
    if len(longest) < _SLIPPED:
        return name
    at = len(longest) // 2
    return name.replace(longest, longest[: at - 1] + longest[at] + longest[at - 1] + longest[at + 1 :])


_WAYS: dict[str, Callable[[Named, str], str]] = {
    "own name": lambda piece, _: piece.shown,
    "English name": lambda piece, _: piece.english,
    "no accents": lambda piece, _: folded(piece.shown),
    "a slip": lambda piece, _: _slipped(piece.shown),
    "an ending": lambda piece, language: _inflected(piece.shown, language),
}


def measured(language: str) -> LookUps:
    first, usual, longest = _completions(language)
    pieces = [(game, piece) for game in offered() for piece in pieces_named((game,), language).complete("")]
    by_tile = partial(_tried, pieces=pieces, language=language, is_found=_is_tile)
    by_rule = partial(_tried, pieces=pieces, language=language, is_found=_is_ruled)
    tile = {way: by_tile(typed) for way, typed in _WAYS.items()}
    rules = {way: by_rule(typed) for way, typed in _WAYS.items()}
    others = [(game, *one) for game in offered() for one in other_names(game, language, (HOME,))]
    rules["other words"] = _figure((said, _is_answered(game, said, language)) for game, said, _ in others)
    return LookUps(language, tile, rules, first, usual, longest)


def _tried(
    typed: Callable[[Named, str], str],
    pieces: Sequence[tuple[str, Named]],
    language: str,
    is_found: Callable[[str, Named, str, str], bool],
) -> Figure:
    tries = ((game, piece, typed(piece, language)) for game, piece in pieces)
    return _figure((words, is_found(game, piece, words, language)) for game, piece, words in tries)


def _figure(tries: Iterable[tuple[str, bool]]) -> Figure:
    known = list(tries)
    missed = tuple(typed for typed, was_found in known if not was_found)
    return Figure(len(known) - len(missed), len(known), missed)


def _is_tile(game: str, piece: Named, typed: str, language: str) -> bool:
    """Return whether it is found, alone or with others of the same name."""
    return piece in pieces_named((game,), language).find(typed)


def _is_ruled(game: str, piece: Named, typed: str, language: str) -> bool:
    """Return whether a rule that names it is among the first results; if there is none, the piece itself must
    be."""
    naming = _naming_rules(game, piece.english)
    if not naming:
        return _is_tile(game, piece, typed, language)
    found = searched(game, _book(game, language), typed)
    return any(rule.number in naming for rule in (*found.exact, *found.near)[:SHOWN])


def _is_answered(game: str, said: str, language: str) -> bool:
    """Return whether a rule, or the piece with this name, is found."""
    found = searched(game, _book(game, language), said).exact
    return bool(found or pieces_named((game,), language).named(said))


@cache
def _naming_rules(game: str, english: str) -> frozenset[str]:
    """Return the numbers of the rules that name a piece in English."""
    name = set(stems_in(english))
    return frozenset(number for number, stems in _stems(game) if name <= stems)


@cache
def _stems(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the text of each rule, in English."""
    return tuple((rule.number, frozenset(stems_in(rule.words))) for rule in _book(game, _ENGLISH).rules)


def _book(game: str, language: str) -> Rulebook:
    found = rulebook(game, language)
    if found is None:
        raise ValueError(f"the rules of {game} are not installed")
    return found


def _completions(language: str) -> tuple[float, float, float]:
    """Return milliseconds to complete a half-typed search: first, median, longest."""
    localiser, spent, first = Localisers().plain(language), list[float](), 0.0
    for game in offered():
        pieces = pieces_named((game,), language).complete("")[::_EVERY]
        for n, piece in enumerate(pieces):
            began = time.perf_counter()
            suggestions(game, _book(game, language), piece.shown[: len(piece.shown) // 2 + 1], localiser)
            ms = (time.perf_counter() - began) * 1000
            if n == 0:
                first = max(first, ms)
            else:
                spent.append(ms)
    return first, median(spent), max(spent)
