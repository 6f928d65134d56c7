"""Which options typed words may mean: word for word, by prefixes, in another order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.game import Option
from engine.core.vocabulary import MoveVocabulary

A = TypeVar("A")

_PAYING = "with"


def going_on(
    options: Sequence[Option[A]], typed: Sequence[str], vocabulary: MoveVocabulary
) -> list[Option[A]]:
    """Options that the typed words begin, in as many ways as a whole line is understood."""
    return (
        [option for option in options if _is_begun(option, typed, vocabulary)]
        or [option for option in options if begins(_turned(option.words), typed, vocabulary)]
        or [option for option in options if is_within(option, typed, vocabulary)]
    )


def best(options: Sequence[Option[A]], words: Sequence[str], vocabulary: MoveVocabulary) -> list[Option[A]]:
    """Options that match word for word: as it is written or read if any does, else in this language, else by
    prefixes, else but for the order in which a payment is named."""
    typed = list(words)
    exact = [option for option in options if any(form.split() == typed for form in option.forms)]
    return (
        exact
        or [option for option in options if _is_said(option, words, vocabulary)]
        or [option for option in options if _is_begun(option, words, vocabulary, whole=True)]
        or [option for option in options if _pays_the_same(option.words.split(), words, vocabulary)]
        or [option for option in options if _counts_the_same(option.words.split(), words, vocabulary)]
    )


def _is_said(option: Option[A], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    return any(_says_the_same(form.split(), typed, vocabulary) for form in option.forms)


def _is_begun(
    option: Option[A], typed: Sequence[str], vocabulary: MoveVocabulary, *, whole: bool = False
) -> bool:
    """`whole`: numbers are typed to their end."""
    return any(
        begins(form, typed, vocabulary)
        and not any(
            _is_cut(word, part, option, whole) for word, part in zip(form.split(), typed, strict=False)
        )
        for form in option.forms
    )


def _is_cut(word: str, typed: str, option: Option[A], whole: bool) -> bool:
    """Whether a number is typed that begins another one: 1 is not 12, and place 1 not what is written 1,0."""
    goes_on = word.removeprefix(typed) if word.startswith(typed) and typed[-1:].isdigit() else ""
    is_column = bool(option.said) and goes_on.startswith(",") and "-" not in typed
    return is_column or (whole and goes_on[:1].isdigit())


def _says_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    return len(form) == len(typed) and all(map(vocabulary.same, form, typed))


def _counts_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    """Whether a number and what is counted stand the other way round: "1 red" for "red 1"."""
    return len(form) == 2 and form[1].isdigit() and _says_the_same(form, typed[::-1], vocabulary)


def _pays_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    """Whether the two differ only in the order of the words after `with`."""
    if _PAYING not in form or len(form) != len(typed):
        return False
    at = list(form).index(_PAYING) + 1
    left = list(typed[at:])
    for word in form[at:]:
        paid = next((one for one in left if vocabulary.same(word, one)), None)
        if paid is None:
            return False
        left.remove(paid)
    return _says_the_same(form[:at], typed[:at], vocabulary)


def begins(form: str, typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    words = form.split()
    return len(typed) <= len(words) and all(map(vocabulary.begins, words, typed))


def is_within(
    option: Option[A], typed: Sequence[str], vocabulary: MoveVocabulary, *, whole: bool = False
) -> bool:
    """Whether the typed words stand in it in this order, the first of both the same. `whole`: numbers are
    typed to their end."""
    return any(_stand_in(form, typed, vocabulary, option, whole) for form in option.forms)


def _stand_in(
    form: str, typed: Sequence[str], vocabulary: MoveVocabulary, option: Option[A], whole: bool
) -> bool:
    first, *rest = form.split()
    left = iter(rest)
    return vocabulary.same(first, typed[0]) and all(
        any(vocabulary.begins(word, part) and not _is_cut(word, part, option, whole) for word in left)
        for part in typed[1:]
    )


def _turned(form: str) -> str:
    """ "red 1" as "1 red"; any other form as it is."""
    words = form.split()
    return f"{words[1]} {words[0]}" if len(words) == 2 and words[1].isdigit() else form
