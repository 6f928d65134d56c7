"""Sentences as data: the engine names a message and its arguments, and speaks no language itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int


class Who(Struct, frozen=True, tag=True):
    """A player in a sentence; printed by name."""

    seat: Seat


class Text(Struct, frozen=True, tag=True):
    """A message key and its arguments, by name."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


class OneOf(Struct, frozen=True, tag=True):
    """Several words of which one holds; printed with "or" where a tuple has "and"."""

    parts: tuple[Word, ...]


class Typed(Struct, frozen=True, tag=True):
    """Moves as they are written; printed in the words by which a reader would type them."""

    words: str


Word: TypeAlias = int | str | Who | Text | Typed
Arg: TypeAlias = Word | tuple[Word, ...] | OneOf
Say: TypeAlias = Callable[[Text], str]


def text(key: str, **args: Arg) -> Text:
    """A Text; a tuple among the arguments is printed as a list."""
    return Text(key, tuple(args.items()))


def texts_in(root: Text) -> Iterator[Text]:
    """The text itself and every text inside its arguments."""
    yield root
    for _, arg in root.args:
        yield from _texts_in_arg(arg)


def _texts_in_arg(arg: Arg) -> Iterator[Text]:
    if isinstance(arg, Text):
        yield from texts_in(arg)
    elif isinstance(arg, tuple | OneOf):
        for part in arg.parts if isinstance(arg, OneOf) else arg:
            yield from _texts_in_arg(part)
