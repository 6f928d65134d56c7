"""Which options typed words may mean: exactly, by prefixes, or in another order."""

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
    """Return the options that start with the typed words, with the same tolerance as for whole lines."""
    return (
        [option for option in options if _is_begun(option, typed, vocabulary)]
        or [option for option in options if begins(_turned(option.words), typed, vocabulary)]
        or [option for option in options if is_within(option, typed, vocabulary)]
    )


def best(options: Sequence[Option[A]], words: Sequence[str], vocabulary: MoveVocabulary) -> list[Option[A]]:
    """Return the options that match word for word: in the stored or shown form if any, else in the player's
    language, else by prefixes, else in any order of a payment."""
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
    """Return whether an option starts with the typed words. `whole`: numbers are complete."""
    return any(
        begins(form, typed, vocabulary)
        and not any(
            _is_cut(word, part, option, whole) for word, part in zip(form.split(), typed, strict=False)
        )
        for form in option.forms
    )


def _is_cut(word: str, typed: str, option: Option[A], whole: bool) -> bool:
    """Return whether the typed number is only the beginning of another one: 1 is not 12, and place 1 is not
    1,0."""
    goes_on = word.removeprefix(typed) if word.startswith(typed) and typed[-1:].isdigit() else ""
    is_column = bool(option.said) and goes_on.startswith(",") and "-" not in typed
    return is_column or (whole and goes_on[:1].isdigit())


def _says_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    return len(form) == len(typed) and all(map(vocabulary.same, form, typed))


def _counts_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    """Return whether a number and its noun are swapped: "1 red" for "red 1"."""
    return len(form) == 2 and form[1].isdigit() and _says_the_same(form, typed[::-1], vocabulary)


def _pays_the_same(form: Sequence[str], typed: Sequence[str], vocabulary: MoveVocabulary) -> bool:
    """Return whether the two differ only in the order of the words after `with`."""
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
    """Return whether an option contains the typed words in this order, starting with its first word. `whole`:
    numbers are complete."""
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
    """Return "red 1" as "1 red", and any other form unchanged."""
    words = form.split()
    return f"{words[1]} {words[0]}" if len(words) == 2 and words[1].isdigit() else form
