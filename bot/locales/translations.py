"""Translate a `Text` into a language."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeAlias, assert_never

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from msgspec import Struct
from msgspec.structs import astuple, replace

from bot.locales.inline_markup import NO_ICONS, IconWords, commands_named, escaped, how_many, plain_name
from engine.core.caches import cached
from engine.core.text import Arg, OneOf, Say, Seat, Text, Typed, UserText, Who, text

_DEFAULT = "en"
_LISTS = {"en": "en_GB"}  # "a, b and c"
_START = re.compile(r"^(?=[a-z][\w-]* *=)", re.MULTILINE)
_INSIDE = re.compile(r"{ *([a-z][\w-]*) *}")  # a reference to another message
HOME = Path(__file__).parent
_log = logging.getLogger(__name__)
_WAYS = "-x-"
_PRINTED_IN_ENGLISH, _HELP = "keyflower-tile-", "-help"
"""Messages whose English names are printed on the pieces in every edition."""
_COMMANDS = "commands"
ACTING = frozenset({"who", "winner", "above"})
"""Arguments that name the player a sentence is about."""
_YOU, _YOURS = "you", "yours"
"""Attributes of a message for its reader: as the player it is about, and as the other player it names."""
_Style: TypeAlias = Literal["standard", "or"]
Tiles: TypeAlias = Literal["own", "english", "both"]


class MissingWordsError(KeyError):
    """A message is missing from all files, or lacks an argument."""


@cache
def locales() -> tuple[str, ...]:
    """Return the available languages."""
    return tuple(sorted(folder.name for folder in HOME.iterdir() if any(folder.glob("*.ftl"))))


def own_name(language: str) -> str:
    """Return the name of a language in that language."""
    return speaker(language)(text("bot-language"))


def locale_for(wanted: str) -> str:
    """Return the nearest available language: "en-GB" gives "en", an unknown one the default."""
    for candidate in (wanted, wanted.split(_WAYS)[0], wanted.split("-")[0]):
        if candidate in locales():
            return candidate
    return _DEFAULT


@cache
def _sources(language: str, folders: tuple[Path, ...]) -> dict[str, str]:
    """Return the source of every message; later folders win."""
    found: dict[str, str] = {}
    for path in (path for folder in folders for path in sorted((folder / language).glob("*.ftl"))):
        for source in _START.split(path.read_text(encoding="utf-8"))[1:]:
            found[source.split("=", 1)[0].strip()] = source
    return found


@cache
def message_ids(folders: tuple[Path, ...] = (HOME,)) -> tuple[str, ...]:
    """Return the ids of all messages in the default language."""
    return tuple(_sources(_DEFAULT, folders))


def ways_of(locale: str) -> frozenset[str]:
    """Return how a person reads a language besides the language itself, as in `de-x-both`."""
    return frozenset(locale.partition(_WAYS)[2].split("-"))


def speaker(
    locale: str,
    names: Sequence[UserText | str] = (),
    *,
    markdown: bool = True,
    strict: bool = True,
    folders: tuple[Path, ...] = (HOME,),
    spoken: Callable[[str], str] = str,
    tiles: Tiles = "own",
    icons: IconWords = NO_ICONS,
    reader: Seat | None = None,
) -> Say:
    """Return a function that formats texts in one reader's language, with the players of one table by seat.

    `markdown`: user text goes into a message and is escaped; otherwise it goes into a label, a menu or a
    picture.
    `strict`: a missing message or argument raises an error; otherwise it is logged and its key shown.
    `folders`: folders of the language files; later folders win.
    `spoken`: translates moves written in English.
    `tiles`: how to name pieces with a printed English name.
    `icons`: emojis for pieces; a count becomes a number beside the emoji, other words stay.
    `reader`: the seat to call "you" in sentences that can do so; None: all players are named.
    """
    commands = _COMMANDS in ways_of(locale)
    language = _same_language(locale_for(locale), folders, strict, tiles, commands)
    outside = escaped if markdown else plain_name
    return _Speaker(language, _shown(tuple(names), outside), spoken, icons, outside, reader).say


@cached("names shown", 1024, 300)
def _shown(names: tuple[UserText | str, ...], outside: Callable[[UserText], str]) -> tuple[str, ...]:
    return tuple(outside(UserText(name) if isinstance(name, str) else name) for name in names)


class _Language(Struct, frozen=True):
    locale: str
    folders: tuple[Path, ...]
    strict: bool
    tiles: Tiles
    names_commands: bool  # as Discord shows them in this language

    def __reduce__(self) -> tuple[Callable[..., _Language], tuple[object, ...]]:
        """Pickled with every picture: omit the default folder, as paths are slow to pickle."""
        locale, folders, *others = astuple(self)
        return _same_language, (locale, () if folders == (HOME,) else folders, *others)

    def __hash__(self) -> int:
        """Computed for every word: paths are slow to hash, and the other fields hardly ever differ."""
        return hash(self.locale)

    def fault(self, fault: str) -> None:
        if self.strict:
            raise MissingWordsError(fault)
        _log.error("translations: %s", fault)


@cache
def _same_language(locale: str, folders: tuple[Path, ...], *others: Any) -> _Language:
    """Return one shared object per language and style, which makes cache look-ups fast."""
    return _Language(locale, folders or (HOME,), *others)


class _Speaker(Struct, frozen=True):
    language: _Language
    names: tuple[str, ...]
    spoken: Callable[[str], str]
    icons: IconWords
    outside: Callable[[UserText], str]  # how user text is shown
    reader: Seat | None = None  # called "you"

    def say(self, text: Text) -> str:
        """Return the main form of the word; its other forms are for the sentences around it."""
        return str(self.word(text))

    def word(self, text: Text) -> str:
        if not text.args and not self.icons.pieces:
            return _said(self.language, text.key, ())
        try:
            return _worded_once(self.language, self.names, self.icons, self.reader, text)
        except _NotSharedError:
            return self.worded(text)

    def worded(self, text: Text) -> str:
        """Format a text without the cache; its parts may use the cache."""
        if self.icons.pieces and (emoji := self.icons.of_piece(text)):
            number = how_many(text)
            return f"{number} {emoji}" if number else self._beside(emoji, text)
        args = tuple([(name, self._argument(arg)) for name, arg in text.args])
        return _said(self.language, text.key, args, "" if self.reader is None else self._address(text))

    def _address(self, text: Text) -> str:
        """Return the attribute that speaks to the reader, if the text names them."""
        named = [name for name, arg in text.args if isinstance(arg, Who) and arg.seat == self.reader]
        if not named:
            return ""
        return _YOU if not ACTING.isdisjoint(named) else _YOURS

    def _beside(self, emoji: str, text: Text) -> str:
        """Put the emoji before the name, in each of its forms."""
        said = replace(self, icons=NO_ICONS).word(text)
        forms = said.forms if isinstance(said, _Word) else ()
        return _worded(f"{emoji} {said}", [(form, f"{emoji} {word}") for form, word in forms])

    def _argument(self, arg: Arg) -> str | int:
        if isinstance(arg, int | str):  # the common case
            return arg
        match arg:
            case Who(seat):
                return self.names[seat] if seat < len(self.names) else str(seat + 1)
            case Text():
                return self.word(arg)
            case Typed(words):
                return self.spoken(words)
            case UserText():
                return self.outside(arg)
            case tuple():
                return self._list(arg, "standard")
            case OneOf(parts):
                return self._list(parts, "or")
            case _:
                assert_never(arg)

    def _list(self, parts: Sequence[Arg], style: _Style) -> str:
        """Join a list; it has the forms that all its parts have."""
        said = [self._argument(part) for part in parts]
        listed = _listed(self.language.locale, tuple(map(str, said)), style)
        words = [dict(word.forms) for word in said if isinstance(word, _Word)]
        if not words or len(words) < len(said):
            return listed
        forms = [form for form in words[0] if all(form in word for word in words)]
        return _worded(
            listed,
            [
                (form, _listed(self.language.locale, tuple(word[form] for word in words), style))
                for form in forms
            ],
        )


class _NotSharedError(Exception):
    """The text contains a move, which readers type differently, or user text, which labels and messages show
    differently.

    It cannot come from the shared cache.
    """


def _not_shared(words: str | UserText) -> str:
    raise _NotSharedError(words)


@cached("texts said", 4096, 900)
def _worded_once(
    language: _Language, names: tuple[str, ...], icons: IconWords, reader: Seat | None, text: Text
) -> str:
    """Format a text with all its parts once: a panel repeats most of them, and its picture again."""
    return _Speaker(language, names, _not_shared, icons, _not_shared, reader).worded(text)


def sendable(say: Say) -> Say | None:
    """Return an equivalent of `say` for another process; None if it is not a speaker.

    Moves stay as written and pieces have no emojis, as in all pictures.
    """
    found = getattr(say, "__self__", None)
    return replace(found, spoken=str, icons=NO_ICONS).say if isinstance(found, _Speaker) else None


class _Word(str):
    """A formatted message with its other forms: its attributes, as "del lago" of "lago"."""

    __slots__ = ("forms",)
    forms: tuple[tuple[str, str], ...]

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True and isinstance(other, _Word) and self.forms == other.forms

    def __hash__(self) -> int:
        return hash((str(self), self.forms))


def _worded(said: str, forms: Sequence[tuple[str, str]]) -> str:
    if not forms:
        return said
    word = _Word(said)
    word.forms = tuple(forms)
    return word


def _form(*asked: str) -> str:
    """FORM($field, "of"): the word in another form, or unchanged if it lacks that form."""
    word, form = asked
    return dict(word.forms).get(form, word) if isinstance(word, _Word) else word


class _Words:
    """The messages of a language; missing ones come from the default language.

    Parsing all of them takes most of a second, which would delay answers: each is parsed at its first use.
    """

    def __init__(self, locale: str, folders: tuple[Path, ...]) -> None:
        functions = {"FORM": _form}
        self.bundle = FluentBundle([locale, _DEFAULT], functions, use_isolating=False)  # type: ignore[arg-type]  # text is fine, too
        self._sources = {**_sources(_DEFAULT, folders), **_sources(locale, folders)}

    def plain(self, key: str) -> str:
        """Return the text of a message without placeables, which needs no parsing; otherwise an empty
        text.
        """
        first, *rest = self._sources.get(key, "").splitlines() or [""]
        if "{" in first or any(line.startswith(" ") for line in rest):
            return ""
        return first.partition("=")[2].strip()

    def pattern(self, key: str) -> Pattern | None:
        if not self.bundle.has_message(key):
            source = self._sources.get(key, "")
            for inside in _INSIDE.findall(source):  # first, as pictures use other threads
                self.pattern(inside)
            self.bundle.add_resource(FluentParser(with_spans=False).parse(source))
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None

    def forms(self, key: str) -> dict[str, Pattern]:
        """Return the attributes of a message."""
        return dict(self.bundle.get_message(key).attributes)


@cache
def _words(locale: str, folders: tuple[Path, ...]) -> _Words:
    return _Words(locale, folders)


@cached("words said", 6144, 600)
def _said(language: _Language, key: str, args: tuple[tuple[str, str | int], ...], address: str = "") -> str:
    """Format a message, with a cache: a panel and its picture repeat the same few hundred.

    `address`: the attribute to use in place of the message, if it has that attribute.
    """
    words = _words(language.locale, language.folders)
    if language.tiles != "own" and key.startswith(_PRINTED_IN_ENGLISH) and not key.endswith(_HELP):
        return _as_printed(language, key, args)
    if plain := words.plain(key):
        return _with_commands(language, plain)
    pattern = words.pattern(key)
    if pattern is None:
        language.fault(f"no message '{key}'")
        return key.rsplit("-", 1)[-1]
    attributes = words.forms(key)
    if address in attributes:
        return _printed(language, key, attributes[address], args)
    forms = [
        (form, _printed(language, key, each, args))
        for form, each in attributes.items()
        if form not in (_YOU, _YOURS)
    ]
    return _worded(_printed(language, key, pattern, args), forms)


def _as_printed(language: _Language, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """Return the printed name of a piece, alone or beside the reader's own."""
    own = _said(replace(language, tiles="own"), key, args)
    english = _said(replace(language, locale=_DEFAULT, tiles="own"), key, args)
    if language.tiles == "english":
        return english
    if own.casefold() == english.casefold():
        return own
    forms = own.forms if isinstance(own, _Word) else ()
    return _worded(f"{own} ({english})", [(form, f"{words} ({english})") for form, words in forms])


def _printed(language: _Language, key: str, pattern: Pattern, args: tuple[tuple[str, str | int], ...]) -> str:
    printed, errors = _words(language.locale, language.folders).bundle.format_pattern(pattern, dict(args))
    if errors:
        language.fault(f"message '{key}': {'; '.join(str(error) for error in errors)}")
    for _, number in args:  # a hyphen is not a minus sign
        if isinstance(number, int) and number < 0:
            printed = str(printed).replace(f"{number}", f"−{-number}")
    return _with_commands(language, str(printed))


def _with_commands(language: _Language, words: str) -> str:
    if language.names_commands and "`" in words:
        return commands_named(words, partial(_name, language))
    return words


def _name(language: _Language, key: str) -> str | None:
    return _said(language, key, ()) if key in message_ids(language.folders) else None


def _listed(locale: str, parts: tuple[str, ...], style: _Style) -> str:
    return (
        str(format_list(parts, style=style, locale=_LISTS.get(locale, locale.replace("-", "_"))))
        if parts
        else "–"
    )
