"""Pieces that are shown instead of said: which message names which emoji, as far as Discord has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.core.kept import remembered
from engine.core.text import Arg, OneOf, Text, Word, text
from render.kit.icons import icon_key

_COUNT: Final = "count"
_EMOJI = re.compile(r"(<:\w+:\d+>)")
_WIDE = 2
"""Letters that an emoji beside words is as wide as."""


class Icon(Struct, frozen=True):
    """An emoji before a label, and what the label no longer says."""

    emoji: str  # as Discord writes it: <:name:id>
    piece: Text


class Shown(Struct, frozen=True):
    """A label as it is shown: its icon, if it has one, and what is left to say."""

    entry: Text
    icon: Icon | None = None


class IconWords(Struct, frozen=True):
    """Emojis by the messages that they stand for."""

    pieces: Mapping[str, str]  # in labels and sentences
    things: Mapping[str, str]  # before labels alone
    told_by: Mapping[str, str]

    def __hash__(self) -> int:
        """There is hardly ever more than one of them: it is found sooner so."""
        return len(self.pieces)

    def of_piece(self, said: Text) -> str:
        return self.pieces.get(icon_key(said, self.told_by), "") if self.pieces else ""

    def shown(self, entry: Text) -> Shown:
        """One icon before a label: that of the piece it names, and then only how many is said; where it names
        several kinds, or none, that of whatever it names first."""
        return _with_icon(self, entry) if self.pieces or self.things else Shown(entry)

    def _marked(self, entry: Text) -> Shown:
        """The same, not looked up."""
        icons = list(self._icons_in(entry))
        pieces = [icon for icon in icons if self.of_piece(icon.piece)]
        if len({piece.emoji for piece in pieces}) == 1:
            return Shown(self._shortened(entry), pieces[0])
        return Shown(entry, icons[0]) if icons else Shown(entry)

    def _icons_in(self, said: Text) -> Iterator[Icon]:
        """Of pieces and things, in the order in which they are said."""
        if emoji := self.of_piece(said):
            yield Icon(emoji, said)
            return
        if emoji := self.things.get(icon_key(said, self.told_by), ""):
            yield Icon(emoji, said)
        for part in _texts_below(said):
            yield from self._icons_in(part)

    def _shortened(self, said: Text) -> Text:
        if self.of_piece(said):
            number = how_many(said)
            return text("bot-icon-count", count=number) if number else said
        return replace(said, args=tuple((name, self._shortened_arg(arg)) for name, arg in said.args))

    def _shortened_arg(self, arg: Arg) -> Arg:
        if isinstance(arg, OneOf):
            return OneOf(tuple(self._shortened_word(part) for part in arg.parts))
        if isinstance(arg, tuple):
            return tuple(self._shortened_word(part) for part in arg)
        return self._shortened_word(arg)

    def _shortened_word(self, word: Word) -> Word:
        return self._shortened(word) if isinstance(word, Text) else word


@remembered("labels with icons", 4096, 900)
def _with_icon(icons: IconWords, entry: Text) -> Shown:
    return icons._marked(entry)


NO_ICONS = IconWords({}, {}, {})


def how_many(said: Text) -> int:
    """Of a message that counts pieces, their number; else none."""
    number = dict(said.args).get(_COUNT)
    return number if isinstance(number, int) else 0


def seen_length(words: str) -> int:
    """How many letters wide the words are, where they are shown."""
    return len(_EMOJI.sub("x" * _WIDE, words))


def cut_at(words: str, length: int) -> str:
    """The first letters, of which no emoji is cut in two."""
    for found in _EMOJI.finditer(words):
        if found.start() < length < found.end():
            return words[: found.start()]
    return words[:length]


def cut_seen(words: str, width: int) -> str:
    """As many of the words as are that wide."""
    kept = ""
    for at, part in enumerate(_EMOJI.split(words)):
        left = width - seen_length(kept)
        is_emoji = at % 2 == 1
        if (_WIDE if is_emoji else len(part)) > left:
            return kept if is_emoji else kept + part[:left]
        kept += part
    return kept


def _texts_below(said: Text) -> Iterator[Text]:
    for _, arg in said.args:
        parts = arg.parts if isinstance(arg, OneOf) else arg if isinstance(arg, tuple) else (arg,)
        yield from (part for part in parts if isinstance(part, Text))
