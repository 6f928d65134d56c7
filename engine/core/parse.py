"""Moves as typed words: forgiving of case and unique prefixes, and clear about what was not understood."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from engine.core.game import Game, Option
from engine.core.text import Seat

A = TypeVar("A")
S = TypeVar("S")

_NEAREST = 5
_PAYING = "with"
_LONGEST_LINE = 40
"""More picks than any turn has; a line that goes on is refused rather than searched."""


class ParseError(ValueError):
    """A line that names no legal move, or more than one."""

    def __init__(self, fault: str, typed: str, nearest: Sequence[str], before: Sequence[str] = ()) -> None:
        super().__init__(f"{fault}: '{typed}'" + (f"; try: {', '.join(nearest)}" if nearest else ""))
        self.fault = (
            fault  # "unknown", "ambiguous", "nothing" to decide, or "final": the pick before ends the line
        )
        self.typed = typed
        self.nearest = tuple(nearest)
        self.before = tuple(before)  # the picks that were understood


def words_of(line: str) -> list[str]:
    return line.lower().split()


def parse_line(
    game: Game[S, A, Any], state: S, seat: Seat, line: str, *, imagined: bool = False
) -> list[Option[A]]:
    """The picks that the line names, one after the other, each played on a private copy. In an imagined world
    it may go on after a pick that uncovers something: what comes to light there is nobody's secret."""
    words, private, picks = game.spelt(words_of(line)), game.copy(state), list[Option[A]]()
    while words and len(picks) < _LONGEST_LINE:
        try:
            option, named = _next_pick(game, private, seat, words)
        except ParseError as error:
            done = [pick.words for pick in picks]
            raise ParseError(error.fault, error.typed, error.nearest, done) from None
        picks.append(option)
        words = words[named:]
        if words:
            if option.confirms or (
                option.reveals and not imagined
            ):  # nothing may be chosen on what only this pick will show
                raise ParseError("final", " ".join(words), [])
            private = game.apply(private, option.action).state
    if not picks or words:
        raise ParseError("nothing", line, [])
    return picks


def _next_pick(game: Game[S, A, Any], state: S, seat: Seat, words: Sequence[str]) -> tuple[Option[A], int]:
    """What the first words name, and how many of them; words that nobody needs to tell it apart may be left
    out: "buy 2a" is "buy seat 2a with wood water" where there is no other way to pay."""
    try:
        option = next_pick(game, state, seat, words)
        return option, len(option.words.split())
    except ParseError as error:
        decision = game.decision_of(state, seat)
        if error.fault != "unknown" or decision is None:
            raise
        for length in range(len(words), 1, -1):
            found = [option for option in decision.options if _is_within(option.words, words[:length])]
            if len(found) == 1:
                return found[0], length
            if found:
                raise ParseError("ambiguous", error.typed, [one.words for one in found[:_NEAREST]]) from None
        raise


def _is_within(form: str, typed: Sequence[str]) -> bool:
    """Whether the typed words stand in the form in this order, the first of both the same."""
    first, *rest = form.split()
    left = iter(rest)
    return first == typed[0] and all(any(word.startswith(part) for word in left) for part in typed[1:])


def next_pick(game: Game[S, A, Any], state: S, seat: Seat, words: Sequence[str]) -> Option[A]:
    """What the first words name among the options that a seat has now."""
    decision = game.decision_of(state, seat)
    if decision is None:
        raise ParseError("nothing", " ".join(words), [])
    return named(decision.options, words)


def named(options: Sequence[Option[A]], words: Sequence[str]) -> Option[A]:
    """The option that the first words name; of several readings the one that takes most words."""
    for length in range(len(words), 0, -1):
        same_length = [option for option in options if len(option.words.split()) == length]
        found = _best(same_length, words[:length])
        if found:
            return _only(found, options, words[:length])
    return _only([], options, words)


def complete(game: Game[S, A, Any], state: S, seat: Seat, partial: str) -> list[str]:
    """Whole lines that begin as typed, for autocompletion; the words already understood are spelt out."""
    done, rest, at = list[str](), game.spelt(words_of(partial)), state
    fresh = not partial or partial.endswith(" ")
    while rest:
        decision = game.decision_of(at, seat)
        if decision is None:
            return []
        option, named = _whole_pick(decision.options, rest, fresh), 0
        if option is None and not _going_on(decision.options, rest):
            option, named = _loose_pick(decision.options, rest if fresh else rest[:-1])
        if option is None:
            break
        done.append(option.words)
        rest = rest[named or len(option.words.split()) :]
        if option.reveals or option.confirms:
            return [" ".join(done)] if not rest else []
        at = game.apply(at, option.action).state
    decision = game.decision_of(at, seat)
    options = decision.options if decision else ()
    return [" ".join([*done, option.words]) for option in _going_on(options, rest)]


def _going_on(options: Sequence[Option[A]], typed: Sequence[str]) -> list[Option[A]]:
    """Options that the typed words begin, in as many ways as a whole line is understood."""
    return (
        [option for option in options if _begins(option.words, typed)]
        or [option for option in options if _begins(_turned(option.words), typed)]
        or [option for option in options if _is_within(option.words, typed)]
    )


def _turned(form: str) -> str:
    """ "red 1" as "1 red"; any other form as it is."""
    words = form.split()
    return f"{words[1]} {words[0]}" if len(words) == 2 and words[1].isdigit() else form


def _loose_pick(options: Sequence[Option[A]], words: Sequence[str]) -> tuple[Option[A] | None, int]:
    """The one option within which the first of these words stand, and how many of them."""
    for length in range(len(words), 1, -1):
        found = [option for option in options if _is_within(option.words, words[:length])]
        if len(found) == 1:
            return found[0], length
    return None, 0


def _whole_pick(options: Sequence[Option[A]], words: Sequence[str], fresh: bool) -> Option[A] | None:
    """The option that the first words name in full and that no further typing could change."""
    for length in range(min(len(words), _longest(options)), 0, -1):
        if length == len(words) and not fresh:
            continue  # the last word is still being typed
        named = [o for o in options if len(o.words.split()) == length]
        found = _best(named, words[:length])
        longer = [o for o in options if len(o.words.split()) > length and _begins(o.words, words)]
        if len(found) == 1 and not (length == len(words) and longer):
            return found[0]
    return None


def _longest(options: Sequence[Option[Any]]) -> int:
    return max((len(option.words.split()) for option in options), default=0)


def _begins(form: str, typed: Sequence[str]) -> bool:
    words = form.split()
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )


def _best(options: Sequence[Option[A]], words: Sequence[str]) -> list[Option[A]]:
    """Options that match word for word: letter for letter if any does, else by prefixes, else but for the
    order in which a payment is named."""
    exact = [option for option in options if option.words.split() == list(words)]
    return (
        exact
        or [option for option in options if _begins(option.words, words)]
        or [option for option in options if _pays_the_same(option.words.split(), words)]
        or [option for option in options if _counts_the_same(option.words.split(), words)]
    )


def _counts_the_same(form: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether a number and what is counted stand the other way round: "1 red" for "red 1"."""
    return len(form) == 2 and form[1].isdigit() and [form[1], form[0]] == list(typed)


def _pays_the_same(form: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the two differ only in the order of the words after `with`."""
    if _PAYING not in form:
        return False
    at = list(form).index(_PAYING) + 1
    return list(form[:at]) == list(typed[:at]) and sorted(form[at:]) == sorted(typed[at:])


def _only(found: Sequence[Option[A]], options: Sequence[Option[A]], words: Sequence[str]) -> Option[A]:
    typed = " ".join(words)
    if len(found) == 1:
        return found[0]
    if found:
        raise ParseError("ambiguous", typed, [option.words for option in found[:_NEAREST]])
    raise ParseError("unknown", typed, list(_nearest(typed, options)))


def _nearest(typed: str, options: Sequence[Option[Any]]) -> Iterator[str]:
    """The legal forms closest to what was typed: with most of its words in them, then by their letters, over
    as many words as were typed."""
    said = words_of(typed)

    def likeness(form: str) -> tuple[int, float]:
        words = form.split()
        shared = sum(len(word) > 1 and word in words for word in said)
        return shared, difflib.SequenceMatcher(None, " ".join(words[: len(said)]), typed).ratio()

    yield from sorted((option.words for option in options), key=likeness, reverse=True)[:_NEAREST]
