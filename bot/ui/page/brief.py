"""A turn in a few words: the menus on its way, without what repeats itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot.words.speak import message_ids
from engine.core.text import Say, Text

_BRIEF = "-brief"  # ends the message that says shortly what another says in a menu; empty: nothing
_REMARK = re.compile(r" \([^()]*\)")
_YIELD = re.compile(r": .+")
_NUMBER = re.compile(r"[+−-]?\d+( .{0,17})?\Z")  # "3" or "3 red", but no place such as "1,0-sw"


def is_number(words: str) -> bool:
    """Whether an entry says how many."""
    return _NUMBER.match(words) is not None


def briefly(entries: Iterable[Text], say: Say) -> str:
    """The entries of menus on the way, without remarks and without headings that what follows repeats.

    A brief word that ends with a blank belongs to the next: "Bid" to the tile."""
    parts = list[str]()
    for entry in entries:
        part = _REMARK.sub("", say(_in_brief(entry)))
        if part and parts and _says_again(part, parts):
            parts.pop()
        if part:
            parts.append(part)
    parts = [_YIELD.sub("", part) for part in parts[:-1]] + parts[-1:]
    words = "".join(part if part.endswith(" ") else f"{part}, " for part in parts).rstrip(", :")
    return words[:1].upper() + words[1:]


def _in_brief(entry: Text) -> Text:
    return Text(f"{entry.key}{_BRIEF}", entry.args) if entry.key in _abridged() else entry


def _says_again(part: str, before: list[str]) -> bool:
    """Whether the one before was a heading of this: "red" of "3 red", the field Build of "build Farmyard"."""
    last = before[-1].split(":")[0].strip().casefold()
    same = {word for word in last.split() if word.isalpha()} & set(part.casefold().split())
    if len(before) > 1 and is_number(part) and same:
        return True
    return last == part.strip().casefold()


@cache
def _abridged() -> frozenset[str]:
    return frozenset(id_.removesuffix(_BRIEF) for id_ in message_ids() if id_.endswith(_BRIEF))
