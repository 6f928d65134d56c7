"""Moves as typed words: case and unique prefixes are tolerated, and errors name what was not understood.

Moves are written in English; a `MoveVocabulary` maps the words of another language to them."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from engine.core.game import Game, Option
from engine.core.matching import begins, best, going_on, is_within
from engine.core.text import Seat
from engine.core.vocabulary import ENGLISH, MoveVocabulary, words_of

A = TypeVar("A")
S = TypeVar("S")

_NEAREST = 5
_LONGEST_LINE = 40
"""More picks than any turn has; longer lines are refused rather than searched."""


class ParseError(ValueError):
    """A line that matches no legal move, or several."""

    def __init__(self, fault: str, typed: str, nearest: Sequence[str], before: Sequence[str] = ()) -> None:
        super().__init__(f"{fault}: '{typed}'" + (f"; try: {', '.join(nearest)}" if nearest else ""))
        self.fault = (
            fault  # "unknown", "ambiguous", "nothing" to decide, or "final": the previous pick ends the line
        )
        self.typed = typed
        self.nearest = tuple(nearest)
        self.before = tuple(before)  # the picks that were understood


def parse_line(
    game: Game[S, A, Any],
    state: S,
    seat: Seat,
    line: str,
    *,
    imagined: bool = False,
    vocabulary: MoveVocabulary = ENGLISH,
) -> list[Option[A]]:
    """Return the picks named by the line, each played on a private copy. In an imagined world the line may go
    on after a pick that uncovers something, because nothing real is revealed there."""
    faults = list[ParseError]()
    for words in vocabulary.readings(line):
        try:
            return _picks_in(game, state, seat, game.normalise_typed(words), imagined, vocabulary)
        except ParseError as error:
            faults.append(error)
    raise max(faults, key=lambda fault: len(fault.before))


def _picks_in(
    game: Game[S, A, Any],
    state: S,
    seat: Seat,
    words: Sequence[str],
    imagined: bool,
    vocabulary: MoveVocabulary,
) -> list[Option[A]]:
    line, private, picks = " ".join(words), game.copy(state), list[Option[A]]()
    while words and len(picks) < _LONGEST_LINE:
        try:
            option, length = _next_pick(game, private, seat, words, vocabulary)
        except ParseError as error:
            done = [pick.words for pick in picks]
            raise ParseError(error.fault, error.typed, error.nearest, done) from None
        picks.append(option)
        words = words[length:]
        if words:
            if option.confirms or (
                option.reveals and not imagined
            ):  # the next pick must not depend on what only this pick will show
                raise ParseError("final", " ".join(words), [])
            private = game.apply(private, option.action).state
    if not picks or words:
        raise ParseError("nothing", line, [])
    return picks


def _next_pick(
    game: Game[S, A, Any], state: S, seat: Seat, words: Sequence[str], vocabulary: MoveVocabulary
) -> tuple[Option[A], int]:
    """Return the option named by the first words, and how many words it took. Words that are not needed to
    identify it may be left out: "buy 2a" is "buy seat 2a with wood water" if there is only one payment."""
    try:
        option = next_pick(game, state, seat, words, vocabulary)
        return option, len(option.words.split())
    except ParseError as error:
        decision = game.decision_of(state, seat)
        if error.fault != "unknown" or decision is None:
            raise
        for length in range(len(words), 1, -1):
            typed = words[:length]
            found = [
                option for option in decision.options if is_within(option, typed, vocabulary, whole=True)
            ]
            if len(found) == 1:
                return found[0], length
            if found:
                raise ParseError("ambiguous", error.typed, [one.words for one in found[:_NEAREST]]) from None
        raise


def next_pick(
    game: Game[S, A, Any], state: S, seat: Seat, words: Sequence[str], vocabulary: MoveVocabulary = ENGLISH
) -> Option[A]:
    """Return the seat's current option that the first words name."""
    decision = game.decision_of(state, seat)
    if decision is None:
        raise ParseError("nothing", " ".join(words), [])
    return named(decision.options, words, vocabulary)


def named(
    options: Sequence[Option[A]], words: Sequence[str], vocabulary: MoveVocabulary = ENGLISH
) -> Option[A]:
    """Return the option named by the first words; of several readings, the one that uses the most words."""
    for length in range(len(words), 0, -1):
        same_length = [option for option in options if len(option.words.split()) == length]
        found = best(same_length, words[:length], vocabulary)
        if found:
            return _only(found, options, words[:length], vocabulary)
    return _only([], options, words, vocabulary)


def complete(
    game: Game[S, A, Any], state: S, seat: Seat, partial: str, vocabulary: MoveVocabulary = ENGLISH
) -> list[str]:
    """Return whole lines that begin as typed, for autocompletion, with the recognised words spelt out."""
    fresh = not partial or partial.endswith(" ")
    found = (
        _completed(game, state, seat, game.normalise_typed(words), fresh, vocabulary)
        for words in vocabulary.readings(partial)
    )
    return list(dict.fromkeys(line for lines in found for line in lines))


def _completed(
    game: Game[S, A, Any], state: S, seat: Seat, words: Sequence[str], fresh: bool, vocabulary: MoveVocabulary
) -> list[str]:
    done, rest, at = list[str](), words, state
    while rest:
        decision = game.decision_of(at, seat)
        if decision is None:
            return []
        option, length = _whole_pick(decision.options, rest, fresh, vocabulary), 0
        if option is None and not going_on(decision.options, rest, vocabulary):
            option, length = _loose_pick(decision.options, rest if fresh else rest[:-1], vocabulary)
        if option is None:
            break
        done.append(option.words)
        rest = rest[length or len(option.words.split()) :]
        if option.reveals or option.confirms:
            return [" ".join(done)] if not rest else []
        at = game.apply(at, option.action).state
    decision = game.decision_of(at, seat)
    options = decision.options if decision else ()
    return [" ".join([*done, option.words]) for option in going_on(options, rest, vocabulary)]


def _loose_pick(
    options: Sequence[Option[A]], words: Sequence[str], vocabulary: MoveVocabulary
) -> tuple[Option[A] | None, int]:
    """Return the only option that contains the first of these words, and how many words it took."""
    for length in range(len(words), 1, -1):
        found = [option for option in options if is_within(option, words[:length], vocabulary)]
        if len(found) == 1:
            return found[0], length
    return None, 0


def _whole_pick(
    options: Sequence[Option[A]], words: Sequence[str], fresh: bool, vocabulary: MoveVocabulary
) -> Option[A] | None:
    """Return the option that the first words name in full and that no further typing could change."""
    for length in range(min(len(words), _longest(options)), 0, -1):
        if length == len(words) and not fresh:
            continue  # the last word is still being typed
        named = [o for o in options if len(o.words.split()) == length]
        found = best(named, words[:length], vocabulary)
        begun = (o for o in options if any(begins(form, words, vocabulary) for form in o.forms))
        longer = [o for o in begun if len(o.words.split()) > length]
        if len(found) == 1 and not (length == len(words) and longer):
            return found[0]
    return None


def _longest(options: Sequence[Option[Any]]) -> int:
    return max((len(option.words.split()) for option in options), default=0)


def _only(
    found: Sequence[Option[A]], options: Sequence[Option[A]], words: Sequence[str], vocabulary: MoveVocabulary
) -> Option[A]:
    typed = " ".join(words)
    if len(found) == 1:
        return found[0]
    if found:
        raise ParseError("ambiguous", typed, [option.words for option in found[:_NEAREST]])
    raise ParseError("unknown", typed, list(_nearest(typed, options, vocabulary)))


def _nearest(typed: str, options: Sequence[Option[Any]], vocabulary: MoveVocabulary) -> Iterator[str]:
    """Yield the legal forms closest to the typed text: first by common words, then by letters, over as many
    words as were typed."""
    said = words_of(typed)

    def likeness(form: str) -> tuple[int, float]:
        return max(_likeness(form), _likeness(vocabulary.spoken(form)))

    def _likeness(form: str) -> tuple[int, float]:
        words = form.split()
        shared = sum(len(word) > 1 and word in words for word in said)
        return shared, difflib.SequenceMatcher(None, " ".join(words[: len(said)]), typed).ratio()

    yield from sorted((option.words for option in options), key=likeness, reverse=True)[:_NEAREST]
