"""Decisions as data: the question, the options and the action of each option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from engine.core.tell import Event
from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")

TURN: Final = "turn"
"""The kind of question that begins a turn in every game; all other kinds belong to one game."""


class Phrase(Struct, frozen=True):
    """The words that lead to one option, such as "use", "village:2", "tile:miner".

    No two options of a question have the same phrase. Words are verbs, regions, and the focus strings of
    places and pieces; they are not translated and never shown.
    """

    words: tuple[str, ...] = ()  # in this order; empty: the option's text form is its only word
    pieces: tuple[str, ...] = ()  # what is paid: said last, one by one, in any order

    def continues(self, words: tuple[str, ...], pieces: Sequence[str] = ()) -> bool:
        """Return whether the phrase begins with what was said."""
        begins = self.words[: len(words)] == words
        return begins and not (pieces and Counter(pieces) - Counter(self.pieces))


NO_PHRASE = Phrase()


class IllegalActionError(ValueError):
    """An action that is not legal."""

    def __init__(self, action: object) -> None:
        super().__init__(f"not offered now: {action!r}")


class Option(Struct, Generic[A], frozen=True):
    """One legal pick and its wording."""

    action: A
    words: str  # the text form, lower case: "bid sawmill", "red 3", "pass"
    menu: tuple[Text, ...]  # one entry per menu level
    focus: str = ""  # the piece that gets this entry's badge in the picture
    confirms: bool = False  # ends the turn
    reveals: bool = False  # uncovers or draws something: committed at once, cannot be undone
    idle: bool = False  # passes, skips or declines
    dominated: bool = False  # never better than another option
    usual: bool = False  # nearly always wanted: taken automatically if alone, else offered plainly
    place: bool = False  # a bare place of the picture: its letter there is enough
    alike: bool = (
        False  # differs from an earlier option only in its place: the last but one menu level names them all
    )
    detail: bool = False  # how, not what: asked together with the pick that it completes
    aside: bool = False  # not an answer to the question: a contract, a law, a standing order
    caution: Text | None = None  # what the player gives up
    skips: Text | None = None  # gives up actions that could be used: what Confirm is called then
    closes: Text | None = None  # what it ends for all players, as far as its own player can tell
    note: Text | None = None  # shown below its menu line, instead of the description of the piece
    said: str = ""  # the text form shown to players, where it differs from `words`
    phrase: Phrase = NO_PHRASE  # the words that choose it on a panel
    adjustable: bool = False  # may be replaced by another option of its question until the turn is confirmed
    swaps: bool = False  # may be replaced by another option of its question while it is the last pick
    toggles: bool = False  # one of several to choose: choosing it again takes it back

    @property
    def sentence(self) -> Phrase:
        """The words that choose it; without a phrase, its text form."""
        return self.phrase if self.phrase.words else Phrase((self.words,), self.phrase.pieces)

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms in which it can be typed."""
        return (self.words, self.said) if self.said else (self.words,)


class Decision(Struct, Generic[A], frozen=True):
    seat: Seat
    ask: Text
    options: tuple[Option[A], ...]  # never empty, always in the same order
    kind: str = ""  # the question's name: TURN, "colour", "place"
    free: bool = False  # the seat may act, but nobody waits for it


class CompoundMove(Struct, Generic[A], frozen=True):
    """Several picks that players regard as one move, each legal after the ones before."""

    picks: tuple[A, ...]
    menu: tuple[Text, ...]  # one entry per menu level, as for an option
    focus: str = ""
    note: Text | None = None  # as in an option
    phrase: Phrase = NO_PHRASE  # as in an option


class Choice(NamedTuple, Generic[A]):
    """A seat and its legal actions, without wording."""

    seat: Seat
    actions: list[A]
    free: bool = False  # the seat may act, but nobody waits for it


class Applied(Struct, Generic[S], frozen=True):
    state: S
    events: tuple[Event, ...]
