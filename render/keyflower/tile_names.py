"""How a tile's name is written where there is little room: its size, its lines, and where it is split."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from render.kit.scene import SERIF
from render.kit.text import whole, width_of, wrapped

PLAIN_NAME, SMALL_NAME, LEAST_NAME = 34, 30, 26
"""Usual size of a name, which a phone shows 11 px high, and the sizes where that finds no room."""


_SCRAP = 3
"""Letters of which a line has at least so many after a hyphen."""


class NameTry(Struct, frozen=True):
    """A way to write a name."""

    size: int  # at least
    lines: int
    hyphen: bool = False
    within: float = 1.0  # how much of the plate's height is within the tile's sloping sides
    full: bool = False  # as wide as the tile is in its middle

    @property
    def is_broad(self) -> bool:
        """Whether the plate may lie over corners of the tile's neighbours, more than by a hair."""
        return self.full or (not self.within and self.size > LEAST_NAME)


def _tries(size: int) -> tuple[NameTry, ...]:
    return (
        NameTry(size, 1),
        NameTry(size, 2),
        NameTry(size, 1, within=0.0),
        NameTry(size, 2, hyphen=True),
        NameTry(size, 2, hyphen=True, within=0.0),
        NameTry(size, 1, full=True),
        NameTry(size, 2, hyphen=True, full=True),
        NameTry(size, 3, hyphen=True, full=True),
    )


NAME_TRIES = (*_tries(PLAIN_NAME), *_tries(SMALL_NAME), *_tries(LEAST_NAME))
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
        if not found[-1].isdigit() and not _is_torn(found):
            return found
        narrow -= 8
    return []


def _is_torn(lines: list[str]) -> bool:
    """Return whether a hyphen leaves a scrap of a word alone."""
    return any(
        line.endswith("-") and len(after.removesuffix("-")) < _SCRAP for line, after in pairwise(lines)
    )
