"""How a game is taught, as data: a position to show, what is marked in it, and what the words count."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from engine.core.setup import Setup
from engine.core.text import Text


class Introduction(Struct, frozen=True):
    """A game on one screen. Its messages are `<words>-you`, `-turn`, `-end`, `-win`, `-mistake-1` to `-3` and
    `-alt`; in them, a number in a circle points at the mark of that number."""

    key: str  # as one asks for it
    words: str  # how its messages begin
    name: Text
    setup: Setup  # any word will do as its seed
    script: str  # how the position came about
    picture: str  # which picture of it, as the first seat sees it
    marks: tuple[str, ...]  # what carries 1, 2, …: a piece of the picture, or several with blanks between
    numbers: Mapping[str, int] = field(default_factory=dict)  # what the words count, by its tables
