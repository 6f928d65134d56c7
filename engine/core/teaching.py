"""Tutorials and introductions as data: positions to show, turns to make, marks, and numbers used in the
texts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from engine.core.setup import Setup
from engine.core.text import Text


class Introduction(Struct, frozen=True):
    """A game on one screen. Its messages are `<words>-you`, `-turn`, `-end`, `-win`, `-mistake-1` to `-3` and
    `-alt`; a circled number in them refers to the mark with that number."""

    key: str  # the name used in commands
    words: str  # the prefix of its messages
    name: Text
    setup: Setup  # any word can be its seed
    script: str  # the moves that lead to the position
    picture: str  # which picture, as seen by the first seat
    marks: tuple[str, ...]  # targets of 1, 2, …: a piece of the picture, or several separated by spaces
    numbers: Mapping[str, int] = field(default_factory=dict)  # in the texts, from the game's tables


class TaughtTurn(Struct, frozen=True):
    """One turn of a first game. Its messages are `<words>-<key>-say` (the topic in two sentences), `-do`
    (what to press) and `-got` (the result)."""

    key: str
    marks: tuple[str, ...] = ()  # pieces to point at; everything else is dimmed
    free: bool = False  # any turn will do


class FirstGame(Struct, frozen=True):
    """A first game, taught turn by turn: the learner has the first seat, and the script contains the turns of
    all seats. Afterwards they play on their own until the end of a season or round; `<words>-own` and
    `-over` say so."""

    key: str  # the name used in commands
    words: str  # the prefix of its messages
    name: Text
    setup: Setup  # any word can be its seed
    script: str
    own: int  # the chapter that they play on their own
    lessons: tuple[TaughtTurn, ...]  # one for each turn of the first seat in the script, then the free ones
