"""How a game is taught, as data: positions to show, turns to make, what is marked, what the words count."""

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


class TaughtTurn(Struct, frozen=True):
    """One turn of a first game. Its messages are `<words>-<key>-say`, what it is about in two sentences;
    `-do`, what to press; and `-got`, what came of it."""

    key: str
    marks: tuple[str, ...] = ()  # what the picture points at, all the rest being dimmed
    free: bool = False  # any turn will do


class FirstGame(Struct, frozen=True):
    """A first game, taught turn by turn: whoever learns sits first, and the script has the turns of all.
    After it they are on their own until a season or round is over; `<words>-own` and `-over` say so."""

    key: str  # as one asks for it
    words: str  # how its messages begin
    name: Text
    setup: Setup  # any word will do as its seed
    script: str
    own: int  # the chapter in which they are on their own
    lessons: tuple[TaughtTurn, ...]  # for each turn of the first seat in the script; then those that are free
