"""Help for beginners as data: introductions, tutorials, and explanations of questions."""

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
    marks: tuple[str, ...] = ()  # pieces to point at, each with a frame
    shows: tuple[str, ...] = ()  # pieces that show the result, pointed at in the next lesson
    picture: str = ""  # until the first press: the learner's picture of this kind, instead of the question's


class FirstGame(Struct, frozen=True):
    """A first game, taught turn by turn to a scored end: the learner has the first seat, and the script
    contains the turns of all seats. Turns of `0*` are played for the learner. `<words>-over` says what was
    learned."""

    key: str  # the name used in commands
    words: str  # the prefix of its messages
    setup: Setup  # any word can be its seed
    script: str
    lessons: tuple[TaughtTurn, ...]  # one for each turn that the learner makes
    edition: int  # raised with every change of the deal or of the script

    @property
    def stored(self) -> str:
        """The name in a table's row: a game that was begun with another script is no tutorial any more."""
        return f"{self.key}-{self.edition}"


class Explanation(Struct, frozen=True):
    """`<game>-explain-<topic>` says what is asked and why, `<game>-look-<topic>` what a good player
    considers; neither names a move."""

    topic: str
    rules: tuple[str, ...]  # numbers of the two or three rules that apply
    is_beside_turn: bool = False  # asked outside of the player's own turn
