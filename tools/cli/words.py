"""`latchkey dev words`: checks for translators. How to translate: docs/translating.md."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.cli import counted
from bot.locales.translations import HOME
from bot.ui.kit.limits import MENU_TEXT, MESSAGE_TEXT
from engine.registry import GAMES

_FIRST = "en"
_ROOT = HOME.parents[1]
_ROOMS = ("bot", "engine", "render", "playground", "tools")
_KEY = re.compile(r"[\w-]+")
_ENDING = re.compile(r"-[a-z][a-z-]*")  # of a family of keys, as "-help"
_SAID_INSIDE = re.compile(r"{ *([a-z][\w-]*) *}")
_LIMITS = (
    (re.compile(r"command-.*"), MENU_TEXT),  # Discord's list of commands
    (
        re.compile(rf"({'|'.join(GAMES)})-(menu|tile|law|field|boat|contract)-.*(?<!-help)(?<!-note)"),
        MENU_TEXT,
    ),
    (re.compile(r".*"), MESSAGE_TEXT),
)
"""The first match for a key limits the length of its text. Arguments are not counted."""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("words")
    parser.add_argument("--missing", metavar="LANGUAGE", help="list messages missing in a language")
    parser.add_argument("--unused", action="store_true", help="list messages that are no longer used")
    parser.add_argument("--long", action="store_true", help="list messages longer than Discord allows")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    """Return 1 if something was found, for scripts."""
    found = list[str]()
    if arguments.missing is not None:
        found += _missing(arguments.missing)
    if arguments.unused:
        found += _unused()
    if arguments.long:
        found += (line for language in _languages() for line in _long(language))
    if arguments.missing is None and not arguments.unused and not arguments.long:
        for language in _languages():
            print(f"{language}: {counted(len(_messages(language)), 'message')}")
        return 0
    print("\n".join(found) or "Nothing.")
    return 1 if found else 0


def _languages() -> list[str]:
    return sorted(folder.name for folder in HOME.iterdir() if any(folder.glob("*.ftl")))


@cache
def _messages(language: str) -> dict[str, tuple[str, ftl.Message]]:
    """Return each message with the name of its file."""
    found: dict[str, tuple[str, ftl.Message]] = {}
    for path in sorted((HOME / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(
                    f"{language}/{path.name} cannot be parsed here: {(entry.content or '')[:60]}"
                )
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = path.name, entry
    return found


def _missing(language: str) -> Iterator[str]:
    if language not in _languages():
        raise ValueError(f"no language '{language}': there are {', '.join(_languages())}")
    there = _messages(language)
    for key, (file, _) in _messages(_FIRST).items():
        if key not in there:
            yield f"{language}/{file}: {key}"


def _unused() -> Iterator[str]:
    """Yield messages that no code names, whole or by a pattern, and that no other message contains."""
    names, patterns = set[str](), set[str]()
    for room in _ROOMS:
        for path in sorted((_ROOT / room).rglob("*.py")):
            _read(path, names, patterns)
    for path in (HOME / _FIRST).glob("*.ftl"):
        names.update(_SAID_INSIDE.findall(path.read_text(encoding="utf-8")))
    said = re.compile("|".join(sorted(patterns)))
    for key, (file, _) in _messages(_FIRST).items():
        if key not in names and not said.fullmatch(key):
            yield f"{file}: {key}"


def _read(path: Path, names: set[str], patterns: set[str]) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            names.add(node.value)
            if _ENDING.fullmatch(node.value):
                patterns.add(_KEY.pattern + re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            has_both = "-" in "".join(parts) and any(part.strip("-") for part in parts)
            if has_both and _KEY.fullmatch("".join(parts)):
                patterns.add("".join(re.escape(part) or _KEY.pattern for part in parts))


def _long(language: str) -> Iterator[str]:
    for key, (file, message) in _messages(language).items():
        limit = next(limit for keys, limit in _LIMITS if keys.fullmatch(key))
        length = _length(message.value) if message.value is not None else 0
        if length > limit:
            yield f"{language}/{file}: {key} has {length} characters of {limit}"


def _length(pattern: ftl.Pattern) -> int:
    """Return the length of the longest variant."""
    total = 0
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            total += max(_length(variant.value) for variant in element.expression.variants)
    return total
