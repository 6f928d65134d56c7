"""Sentences as data: the engine names a message and its arguments and contains no translated text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int


class Who(Struct, frozen=True, tag=True):
    """A player in a sentence, shown by name."""

    seat: Seat


class Text(Struct, frozen=True, tag=True):
    """A message key and its named arguments."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


class OneOf(Struct, frozen=True, tag=True):
    """Several words of which one applies; joined by "or" where a tuple has "and"."""

    parts: tuple[Word, ...]


class Typed(Struct, frozen=True, tag=True):
    """Moves in their stored form, shown in the words that the reader would type."""

    words: str


_LONGEST_NAME = 32
"""Characters shown of a name."""


class UserText(Struct, frozen=True, tag=True, omit_defaults=True):
    """Text from outside: the name of a person or a server, or a typed line. A localiser escapes it in
    messages and leaves it plain on labels and pictures. It is not a `str`, so it cannot become one by
    accident: `raw` is for storage, never for display."""

    raw: str = ""
    longest: int = _LONGEST_NAME  # characters shown

    def __bool__(self) -> bool:
        return bool(self.raw)

    def __str__(self) -> str:
        raise TypeError("words from outside are shown by a speaker")

    def __format__(self, spec: str) -> str:
        return str(self)


Word: TypeAlias = int | str | Who | Text | Typed | UserText
Arg: TypeAlias = Word | tuple[Word, ...] | OneOf
Say: TypeAlias = Callable[[Text], str]


def text(key: str, **args: Arg) -> Text:
    """Return a Text; a tuple among the arguments is shown as a list."""
    return Text(key, tuple(args.items()))


def texts_in(root: Text) -> Iterator[Text]:
    """Yield the text and every text inside its arguments."""
    yield root
    for _, arg in root.args:
        yield from _texts_in_arg(arg)


def _texts_in_arg(arg: Arg) -> Iterator[Text]:
    if isinstance(arg, Text):
        yield from texts_in(arg)
    elif isinstance(arg, tuple | OneOf):
        for part in arg.parts if isinstance(arg, OneOf) else arg:
            yield from _texts_in_arg(part)
