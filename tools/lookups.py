"""How often `/tile` and `/rules` find a piece by what people call it, in every language."""

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
from bot.ui.pages.lookup import SHOWN, other_names, pieces_named, searched, suggestions
from engine.registry import offered

_ENGLISH = "en"
_SLIPPED = 6  # letters of a name that somebody may mistype
_ENDINGS = {"de": "s", "en": "s", "es": "s", "fr": "s", "nl": "s"}
_EVERY = 4  # how many pieces there are to one that is completed


class Figure(Struct, frozen=True):
    """Of so many look-ups, these went right."""

    found: int
    of: int
    missed: tuple[str, ...]  # what was typed in vain


class LookUps(Struct, frozen=True):
    """Of one language: by the way something is named, how often it is found."""

    language: str
    tile: dict[str, Figure]
    rules: dict[str, Figure]
    first_ms: float  # a completion that nothing is ready for
    usual_ms: float  # the median of those after it
    longest_ms: float


def _inflected(name: str, language: str) -> str:
    """With an ending that any name of this language may have; a number has none."""
    last = name.split()[-1]
    return name if last.isdigit() or last == last.upper() else name + _ENDINGS.get(language, "")


def _slipped(name: str) -> str:
    """Two letters in the middle of its longest word changed over."""
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
    """Alone, or beside others that have the same name."""
    return piece in pieces_named((game,), language).find(typed)


def _is_ruled(game: str, piece: Named, typed: str, language: str) -> bool:
    """A rule that names it is among the first shown; where none does, the piece itself is explained."""
    naming = _naming_rules(game, piece.english)
    if not naming:
        return _is_tile(game, piece, typed, language)
    found = searched(game, _book(game, language), typed)
    return any(rule.number in naming for rule in (*found.exact, *found.near)[:SHOWN])


def _is_answered(game: str, said: str, language: str) -> bool:
    """By a rule, or by the piece that goes by it."""
    found = searched(game, _book(game, language), said).exact
    return bool(found or pieces_named((game,), language).named(said))


@cache
def _naming_rules(game: str, english: str) -> frozenset[str]:
    """Numbers of the rules that name a piece, by their English page."""
    name = set(stems_in(english))
    return frozenset(number for number, stems in _stems(game) if name <= stems)


@cache
def _stems(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """What each rule says, in English."""
    return tuple((rule.number, frozenset(stems_in(rule.words))) for rule in _book(game, _ENGLISH).rules)


def _book(game: str, language: str) -> Rulebook:
    found = rulebook(game, language)
    if found is None:
        raise ValueError(f"the rules of {game} are not installed")
    return found


def _completions(language: str) -> tuple[float, float, float]:
    """Milliseconds until a search that is typed to its half is completed: first, median, longest."""
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
