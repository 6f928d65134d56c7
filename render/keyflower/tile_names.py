"""How a tile's name is written where there is little room: its size, its lines, and where it is split."""

from __future__ import annotations

from msgspec import Struct

from render.kit.scene import SERIF
from render.kit.text import whole, width_of, wrapped

PLAIN_NAME, LEAST_NAME = 30, 26
"""Usual and smallest size of a name."""


class NameTry(Struct, frozen=True):
    """A way to write a name."""

    size: int  # at least
    lines: int
    hyphen: bool = False
    within: float = 1.0  # how much of the plate's height is within the tile's sloping sides


NAME_TRIES = (
    NameTry(PLAIN_NAME, 1),
    NameTry(PLAIN_NAME, 2),
    NameTry(28, 1),
    NameTry(28, 2),
    NameTry(LEAST_NAME, 2),
    NameTry(28, 2, hyphen=True),
    NameTry(LEAST_NAME, 1),
    NameTry(LEAST_NAME, 2, hyphen=True),
    NameTry(LEAST_NAME, 1, within=0.0),
    NameTry(LEAST_NAME, 2, hyphen=True, within=0.0),
)
"""Ways to write a name, each where those before find no room."""


def split(words: str, lines: int, size: int, room: float) -> list[str]:
    """Return the name on that many lines; empty if it does not fit."""
    if lines == 1:
        plain = whole(words)
        return [plain] if width_of(plain, SERIF, size) <= room else []
    narrow = room
    while narrow > room * 0.5:  # a number alone on the second line looks lost
        found = [line.replace("- ", "-") for line in wrapped(words.replace("-", "- "), SERIF, size, narrow)]
        if len(found) != lines or any(width_of(line, SERIF, size) > room for line in found):
            return []
        if not found[-1].isdigit():
            return found
        narrow -= 8
    return []
