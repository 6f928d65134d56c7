"""Markup inside sentences: escaped user text, emojis of pieces, links to commands."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.core.caches import cached
from engine.core.text import Arg, OneOf, Text, UserText, Word, text
from render.kit.icons import icon_key

_HARMFUL = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")  # characters that are invisible
_PUNCTUATION = re.compile(r"([!#$%&()*+/:;<=>?\[\\\]^_`{|}~-]|(?<=\d)\.)")
"""Characters before which Discord hides a backslash."""


def plain_name(words: UserText) -> str:
    """Return user text for places without markdown: labels, menus, pictures."""
    shown = " ".join(_visible(words.raw).split())
    if len(shown) > words.longest:
        shown = shown[: words.longest - 1].rstrip() + "…"
    return shown or "?"


def escaped(words: UserText) -> str:
    """Escape markdown and links in user text for a message; split mentions with a zero-width joiner."""
    return _broken(plain_name(words))


def escaped_lines(words: UserText, longest: int) -> list[str]:
    """Return user text as lines for a message, up to `longest` characters, without empty lines."""
    shown = words.raw if len(words.raw) <= longest else words.raw[: longest - 1].rstrip() + "…"
    lines = (_visible(line).strip() for line in shown.splitlines())
    return [_broken(line) for line in lines if line]


def _visible(words: str) -> str:
    shown = "".join(" " if sign.isspace() else sign for sign in words)
    return _BLANK.sub(" ", "".join(c for c in shown if unicodedata.category(c) not in _HARMFUL))


def _broken(words: str) -> str:
    return _PUNCTUATION.sub(r"\\\1", words).replace("@", "@\u2060")


_COUNT: Final = "count"
_EMOJI = re.compile(r"(<:\w+:\d+>)")
_WIDE = 2
"""Width of an emoji beside text, in characters."""


class Icon(Struct, frozen=True):
    """An emoji before a label, and the words it replaces."""

    emoji: str  # in Discord's form: <:name:id>
    piece: Text


class Shown(Struct, frozen=True):
    """A label as shown: its icon, if any, and the remaining text."""

    entry: Text
    icon: Icon | None = None


class IconWords(Struct, frozen=True):
    """Emojis by message key."""

    pieces: Mapping[str, str]  # in labels and sentences
    things: Mapping[str, str]  # before labels alone
    told_by: Mapping[str, str]

    def __hash__(self) -> int:
        """Cheap, and good enough as there is hardly ever more than one instance."""
        return len(self.pieces)

    def of_piece(self, said: Text) -> str:
        return self.pieces.get(icon_key(said, self.told_by), "") if self.pieces else ""

    def shown(self, entry: Text) -> Shown:
        """Put one icon before a label: that of the piece it names, leaving only the count as text.

        A label with several kinds of pieces, or none, gets the icon of the first thing it names.
        """
        return _with_icon(self, entry) if self.pieces or self.things else Shown(entry)

    def _marked(self, entry: Text) -> Shown:
        """Compute the label without the cache."""
        icons = list(self._icons_in(entry))
        pieces = [icon for icon in icons if self.of_piece(icon.piece)]
        if len({piece.emoji for piece in pieces}) == 1:
            return Shown(self._shortened(entry), pieces[0])
        return Shown(entry, icons[0]) if icons else Shown(entry)

    def _icons_in(self, said: Text) -> Iterator[Icon]:
        """Yield the icons of pieces and things in the order they are named."""
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


@cached("labels with icons", 4096, 900)
def _with_icon(icons: IconWords, entry: Text) -> Shown:
    return icons._marked(entry)


NO_ICONS = IconWords({}, {}, {})


def how_many(said: Text) -> int:
    """Return the number in a message that counts pieces, otherwise 0."""
    number = dict(said.args).get(_COUNT)
    return number if isinstance(number, int) else 0


def seen_length(words: str) -> int:
    """Return the visible width of the text, in characters."""
    return len(_EMOJI.sub("x" * _WIDE, words))


def cut_at(words: str, length: int) -> str:
    """Cut the text at `length` characters without cutting an emoji in two."""
    for found in _EMOJI.finditer(words):
        if found.start() < length < found.end():
            return words[: found.start()]
    return words[:length]


def cut_seen(words: str, width: int) -> str:
    """Cut the text to a visible width."""
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


_COMMAND = re.compile(
    r"`/(?P<command>[a-z]+)(?: (?P<sub>[a-z-]+)(?![a-z:-]))?(?: (?P<option>[a-z_]+):(?P<value>[^`]*))?`"
)
_OPTION = re.compile(r"`(?P<option>game|table)(?P<colon>:?)`")
"""Options that sentences name without their command."""


def commands_named(words: str, name: Callable[[str], str | None]) -> str:
    """Replace command names in the text with links or translated names.

    `name` returns a message, if there is one. Anything that is not our command stays as it is.
    """

    def command(found: re.Match[str]) -> str:
        first = name(f"command-name-{found['command']}")
        if first is None:
            return found[0]
        sub = name(f"command-name-{found['command']}-{found['sub']}") if found["sub"] else ""
        parts = [first, *([sub or found["sub"]] if found["sub"] else [])]
        if found["option"]:
            parts.append(f"{_option(found['option'], name)}:{found['value']}")
        return f"`/{' '.join(parts)}`"

    named = _COMMAND.sub(command, words)
    return _OPTION.sub(lambda found: f"`{_option(found['option'], name)}{found['colon']}`", named)


def _option(option: str, name: Callable[[str], str | None]) -> str:
    return name(f"option-name-{option.replace('_', '-')}") or option
