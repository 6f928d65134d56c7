"""Turns a Text into words of a language."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

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
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def message_ids(folders: tuple[Path, ...] = (HOME,)) -> tuple[str, ...]:
    """Every message there is, as the default language names them."""
    found: list[str] = []
    for path in sorted(path for folder in folders for path in (folder / _DEFAULT).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found.append(entry.id.name)
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
    spoken = locale_for(locale)
    shown = tuple(escaped(name) if markdown else plain_name(name) for name in names)
    return _Speaker(_bundle(spoken, folders), spoken, shown, strict).say


class _Speaker:
    def __init__(self, bundle: FluentBundle, locale: str, names: Sequence[str], strict: bool) -> None:
        self._bundle, self._locale, self._names, self._strict = bundle, locale, names, strict

    def say(self, text: Text) -> str:
        if not self._bundle.has_message(text.key):
            self._fault(f"no message '{text.key}'")
            return text.key.rsplit("-", 1)[-1]
        pattern = self._bundle.get_message(text.key).value
        if pattern is None:
            self._fault(f"message '{text.key}' has no value")
            return text.key
        args: dict[str, Any] = {name: self._argument(arg) for name, arg in text.args}
        printed, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self._fault(f"message '{text.key}': {'; '.join(str(error) for error in errors)}")
        return str(printed)

    def _argument(self, arg: Arg) -> str | int:
        match arg:
            case Who(seat):
                return self._names[seat] if seat < len(self._names) else str(seat + 1)
            case Text():
                return self.say(arg)
            case tuple():
                parts = [str(self._argument(part)) for part in arg]
                locale = _LISTS.get(self._locale, self._locale)
                return str(format_list(parts, locale=locale)) if parts else "–"
            case _:
                return arg

    def _fault(self, fault: str) -> None:
        if self._strict:
            raise MissingWordsError(fault)
        _log.error("words: %s", fault)
