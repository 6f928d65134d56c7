"""Turns a Text into words of a language."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource
from msgspec import Struct

from bot.words.escape import escaped, plain_name
from engine.core.text import Arg, Say, Text, Who

_DEFAULT = "en"
_LISTS = {"en": "en_GB"}  # "a, b and c"
HOME = Path(__file__).parent
_log = logging.getLogger(__name__)


class MissingWordsError(KeyError):
    """A message that no file holds, or one that lacks an argument."""


@cache
def locales() -> tuple[str, ...]:
    """The languages there are words for."""
    return tuple(sorted(folder.name for folder in HOME.iterdir() if any(folder.glob("*.ftl"))))


def locale_for(wanted: str) -> str:
    """The nearest language we speak: "en-GB" gives "en", an unknown one the default."""
    for candidate in (wanted, wanted.split("-")[0]):
        if candidate in locales():
            return candidate
    return _DEFAULT


@cache
def _bundle(locale: str, folders: tuple[Path, ...]) -> FluentBundle:
    """All files of a language; what it lacks is said in the default language."""
    bundle = FluentBundle([locale, _DEFAULT], use_isolating=False)
    for language in dict.fromkeys((_DEFAULT, locale)):
        for path in sorted(path for folder in folders for path in (folder / language).glob("*.ftl")):
            bundle.add_resource(_parsed(path), allow_overrides=True)
    return bundle


@cache
def _parsed(path: Path) -> Resource:
    """Reading these files takes most of a second, so each is read once."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def message_ids(folders: tuple[Path, ...] = (HOME,)) -> tuple[str, ...]:
    """Every message there is, as the default language names them."""
    found: list[str] = []
    for path in sorted(path for folder in folders for path in (folder / _DEFAULT).glob("*.ftl")):
        found += (entry.id.name for entry in _parsed(path).body if isinstance(entry, Message))
    return tuple(found)


def speaker(
    locale: str,
    names: Sequence[str] = (),
    *,
    markdown: bool = True,
    strict: bool = True,
    folders: tuple[Path, ...] = (HOME,),
) -> Say:
    """Say for one reader's language and one table's players, by seat.

    `markdown`: names go into a message and are escaped; otherwise into a label, a menu or a picture.
    `strict`: a missing message or argument is an error; otherwise it is logged and its key shown.
    `folders`: where the languages' files are; later folders win.
    """
    shown = tuple(escaped(name) if markdown else plain_name(name) for name in names)
    return _Speaker(_Language(locale_for(locale), folders, strict), shown).say


class _Language(Struct, frozen=True):
    locale: str
    folders: tuple[Path, ...]
    strict: bool

    def fault(self, fault: str) -> None:
        if self.strict:
            raise MissingWordsError(fault)
        _log.error("words: %s", fault)


class _Speaker(Struct, frozen=True):
    language: _Language
    names: tuple[str, ...]

    def say(self, text: Text) -> str:
        return _said(self.language, text.key, tuple([(name, self._argument(arg)) for name, arg in text.args]))

    def _argument(self, arg: Arg) -> str | int:
        match arg:
            case Who(seat):
                return self.names[seat] if seat < len(self.names) else str(seat + 1)
            case Text():
                return self.say(arg)
            case tuple():
                return _listed(self.language.locale, tuple([str(self._argument(part)) for part in arg]))
            case _:
                return arg


@lru_cache(maxsize=16384)
def _said(language: _Language, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A panel and its picture say the same few hundred things over and over: what was said is kept."""
    bundle = _bundle(language.locale, language.folders)
    if not bundle.has_message(key):
        language.fault(f"no message '{key}'")
        return key.rsplit("-", 1)[-1]
    pattern = bundle.get_message(key).value
    if pattern is None:
        language.fault(f"message '{key}' has no value")
        return key
    printed, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        language.fault(f"message '{key}': {'; '.join(str(error) for error in errors)}")
    return str(printed)


@lru_cache(maxsize=4096)
def _listed(locale: str, parts: tuple[str, ...]) -> str:
    return str(format_list(parts, locale=_LISTS.get(locale, locale))) if parts else "–"
