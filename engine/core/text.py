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


_LONGEST_NAME = 32
"""Characters of a name that are shown."""


class UserText(Struct, frozen=True, tag=True, omit_defaults=True):
    """Words that somebody outside has chosen: a person's name, a server's, a typed line. A speaker escapes
    them in a message and leaves them plain on a label or a picture. They are no `str` and do not turn into
    one by accident: `raw` is for what is stored, never for what is shown."""

    raw: str = ""
    longest: int = _LONGEST_NAME  # characters that are shown

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
