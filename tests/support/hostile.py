"""Harmful user names, and the parts of them that must never reach Discord.

Everyone on the stage has such a name, so every behaviour test sends them through the code it tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.locales import escaped, plain_name
from bot.values.sanitise import plain_text
from engine.core.text import UserText

NAMES = (
    "[{name}](https://evil.example)",
    "@everyone <@987> {name}",
    "{name}\n# tail\n> tail",
    "{name}||evil||```evil",
    "\u202e{name}\u200b\u2066 :evil: <:evil:9>\u0000",
    "\\[{name}](https://evil.example)",
    "# {name} *evil* __evil__ ~~evil~~",
    "<t:0> </evil:1> <#987> {name}" + "\u3164" * 40,
    "1. {name} `evil` \U000e0041\ufeff" + "and so on " * 20,
)
SERVER = "[gift](https://evil.example)\n# tail"
_ESCAPED = re.compile(r"\\.", re.DOTALL)
_MARKUP = re.compile(
    r"https?://evil|\]\((?!https://discord\.com/)|@everyone|@here|<@987>|<#987>|<t:0|</evil|:evil:"
    r"|\|\||```evil|`evil|[*_~]evil"
)
_UNSEEN = re.compile(
    "[\u0000-\u0008\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\u3164\ufeff\U000e0041]"
)
_BROKEN = re.compile(r"^\W*tail", re.MULTILINE)
_ONE_LINE = {"label", "placeholder", "name", "title"}
_tame: dict[str, str] = {}


def hostile(name: str, at: int) -> str:
    """Return the harmful name of the person whom a test calls `name`."""
    given = NAMES[at % len(NAMES)].format(name=name)
    words = UserText(plain_text(given))
    _tame.update(dict.fromkeys((words.raw, escaped(words), plain_name(words)), name))
    return given


def tamed(words: str) -> str:
    """Return the words with the test names of all people."""
    for shown, name in sorted(_tame.items(), key=lambda one: -len(one[0])):
        words = words.replace(shown, name)
    return words


def harm(body: Any, key: str = "") -> Iterator[str]:
    """Yield the harm that a name does in a request that Discord would show."""
    if isinstance(body, dict):
        for name, part in body.items():
            yield from harm(part, name)
    elif isinstance(body, list):
        for part in body:
            yield from harm(part, key)
    elif isinstance(body, str):
        yield from _harm_in(body, key)


def _harm_in(words: str, key: str) -> Iterator[str]:
    if _UNSEEN.search(words):
        yield f"{key}: unseen signs in {words!r}"
    if key == "content" and (found := _MARKUP.search(_ESCAPED.sub("·", words))):
        yield f"{key}: {found[0]!r} in {words!r}"
    if _BROKEN.search(words) or (key in _ONE_LINE and "\n" in words):
        yield f"{key}: a name breaks the line in {words!r}"
