"""Who must decide what now, as data: the question, the options, and what an action comes to."""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from engine.core.tell import Event
from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")

TURN: Final = "turn"
"""How every game calls the question that begins a turn; other kinds are a game's own."""


class IllegalActionError(ValueError):
    """An action that is not offered."""

    def __init__(self, action: object) -> None:
        super().__init__(f"not offered now: {action!r}")


class Option(Struct, Generic[A], frozen=True):
    """One pick a seat may make, and how it reads."""

    action: A
    words: str  # the text form, lower case: "bid sawmill", "red 3", "pass"
    menu: tuple[Text, ...]  # one entry per menu level
    focus: str = ""  # the piece that the picture marks with this entry's badge
    confirms: bool = False  # hands the turn over
    reveals: bool = False  # uncovers or draws something: committed at once, never taken back
    idle: bool = False  # passes, skips or declines
    dominated: bool = False  # only a fool would take it
    usual: bool = False  # nearly always meant: alone taken by itself, of several each offered plainly
    place: bool = False  # a bare place of the picture: its letter there says enough
    alike: bool = (
        False  # another place, but nothing else, than an earlier one: the last but one level names all
    )
    detail: bool = False  # how, not what: asked together with the pick it belongs to, which it completes
    suffix: str = ""  # of a detail: what is said behind the letter of its place
    spends: bool = False  # it points at what is spent; what it is spent on was picked before
    aside: bool = False  # beside the question: a contract, a law, a standing order
    caution: Text | None = None  # what it gives up
    closes: Text | None = None  # what it ends for everybody, as far as its own player can tell
    note: Text | None = None  # below its line in a menu, instead of what the piece it names does
    said: str = ""  # the text form as people read it, word for word, where it is not `words`

    @property
    def forms(self) -> tuple[str, ...]:
        """How it may be typed."""
        return (self.words, self.said) if self.said else (self.words,)


class Decision(Struct, Generic[A], frozen=True):
    seat: Seat
    ask: Text
    options: tuple[Option[A], ...]  # never empty, always in the same order
    kind: str = ""  # the question's name: TURN, "colour", "place"
    free: bool = False  # the seat may act, but nobody waits for it


class CompoundMove(Struct, Generic[A], frozen=True):
    """Several picks that people think of as one, each legal after those before it."""

    picks: tuple[A, ...]
    menu: tuple[Text, ...]  # one entry per menu level, as for an option
    focus: str = ""
    note: Text | None = None  # as of an option


class Choice(NamedTuple, Generic[A]):
    """Bare legality: a seat and what it may do."""

    seat: Seat
    actions: list[A]
    free: bool = False  # the seat may act, but nobody waits for it


class Applied(Struct, Generic[S], frozen=True):
    state: S
    events: tuple[Event, ...]
