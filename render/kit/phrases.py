"""Combined phrases with the punctuation of each language: French has a space before a colon."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from engine.core.text import Say, Who, text
from render.kit.text import cut, printable_name

_LONGEST = 18
"""Letters of a name inside a sentence of a picture."""


def colon(say: Say, what: str, said: str | int) -> str:
    return say(text("pictures-colon", what=what, said=said))


def semicolons(say: Say, parts: Iterable[str]) -> str:
    return reduce(lambda before, part: say(text("pictures-semicolon", before=before, then=part)), parts)


def player_name(say: Say, seat: int) -> str:
    """Return a player's name with letters the fonts can draw."""
    name = printable_name(say(text("pictures-player", who=Who(seat))))
    return name or say(text("pictures-player-number", number=seat + 1))


def short_name(say: Say, seat: int) -> str:
    return cut(player_name(say, seat), _LONGEST)
