"""A player's panel, the lesson it belongs to, and the screen it must fit."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.values.table import Table
from engine.core.game import Decision, Option
from engine.core.lessons import Stray
from engine.core.remarks import Remark
from engine.core.teaching import Explanation
from engine.core.tell import Event
from engine.core.text import Seat, Text, UserText

Stage: TypeAlias = Literal["lesson", "over"]


class LessonStep(Struct, frozen=True):
    """A step of a tutorial. `over`: the lessons are done."""

    words: str  # prefix of the tutorial's message keys
    stage: Stage
    number: int = 0  # of the lesson, counted from 1
    of: int = 0
    key: str = ""  # of the lesson
    before: str = ""  # key of the lesson before, on the panel after it
    results: tuple[str, ...] = ()  # pieces that show what the turn before has brought
    marks: tuple[str, ...] = ()  # pieces to point at
    picture: str = ""  # kind of picture at its start; empty: that of the question
    expected: tuple[str, ...] = ()  # the picks it asks for
    stray: Stray | None = None  # how the attempt differs
    scored: tuple[tuple[Text, int], ...] = ()  # `over`: points by source


UndoKind = Literal["none", "pick", "turn", "vote"]
"""What Undo takes back alone: a pick of the draft, or the last turn. "vote": the last turn needs the others'
consent, however long ago it was."""


class Moved(Struct, frozen=True):
    """The effect of a commit, as its author may know it."""

    turn: int
    words: str
    events: tuple[Event, ...]
    named: tuple[Text, ...] = ()  # its picks as the menus call them
    before: Any = None  # the table as its author saw it before


class Undone(Struct, frozen=True):
    """The picks that an act undid, as the menus call them."""

    named: tuple[tuple[Text, ...], ...]
    turn: bool = False  # it was committed, and is open again
    picks: tuple[str, ...] = ()  # their words, of a draft
    kept: tuple[Text, ...] = ()  # the pick of the same press that stays: what is undone was added to it


class PostAnswer(Struct, frozen=True):
    """A pass or similar answer that is public knowledge, so a public post may offer it."""

    seat: Seat
    words: str
    entry: Text


def answers_to(decision: Decision[Any] | None) -> tuple[PostAnswer, ...]:
    """Return the answers to a question that reveal nothing about the seat's hidden things."""
    if decision is None or decision.free:
        return ()
    return tuple(
        PostAnswer(decision.seat, option.words, option.menu[0])
        for option in decision.options
        if option.idle
        and len(option.menu) == 1
        and not (option.confirms or option.reveals or option.aside or option.focus)
    )


class Shortcut(Struct, frozen=True):
    """Picks made by one press, each legal after those before it, and their common label."""

    route: tuple[int, ...]  # the index of each pick among the options at that point
    picks: tuple[str, ...]  # their words
    option: Option[Any]  # as if they were one pick


class Panel(Struct, frozen=True):
    """One player's panel: the table with their draft, and the question to them."""

    table: Table
    seat: Seat
    view: Any  # of the drafted position, as this seat may see it, after automatic picks
    decision: Decision[Any] | None  # None: this seat has nothing to decide now
    mark: str  # of this decision; part of every button's id
    kind: str = ""  # of the question that the shortcuts answer
    ask: Text | None = None  # that question, if it is a later one
    ways: tuple[Shortcut, ...] = ()  # everything one press can do
    picks: tuple[str, ...] = ()  # words of the draft so far
    named: tuple[tuple[Text, ...], ...] = ()  # the same, as the menus call it
    preview: tuple[Event, ...] = ()  # events the draft would show this seat
    cut: tuple[str, ...] = ()  # drafted words that others' moves made illegal; reported once
    cut_named: tuple[Text, ...] = ()  # the same, as the menus called it, if still known
    undo: UndoKind = "none"  # what Undo would take back now
    undone_with_it: int = 0  # later turns that it takes back, too
    confirm: int | None = None  # index of the committing option
    likely: tuple[Shortcut, ...] = ()  # suggested whole turns
    final: Text | None = None  # why the player could not undo an answer alone
    over: bool = False  # finished or ended early
    moved: Moved | None = None  # this act committed something
    undone: Undone | None = None  # what this act undid
    before: Any = None  # the committed table as this seat sees it, if the draft has changed it
    free: bool = False  # this seat may act, but nobody waits for it
    ordered: bool = False  # an order will answer soon
    forced: bool = False  # there is no choice: an automatic answer comes soon
    until: float | None = None  # time-out of the question
    notes: UserText = UserText()  # the player's private notes
    explained: Explanation | None = None  # what the question is about, if the game explains it
    is_asked_first: bool = True  # the seat has not met such a question yet
    lesson: LessonStep | None = None  # at a tutorial
    remark: Remark | None = None  # on the player's own last turn
    befell: tuple[Event, ...] = ()  # what that turn drew, began, or brought its player
    wants_reasons: bool = False  # something visible cannot be done, and the reason is known

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for this seat."""
        return self.decision is not None and not self.free

    @property
    def answers(self) -> tuple[PostAnswer, ...]:
        """The answers a public post may offer; none to a secret question."""
        is_secret = self.table.secret_question is not None or self.picks
        return () if is_secret or not self.is_awaited else answers_to(self.decision)

    @property
    def may_undo(self) -> bool:
        return self.undo in ("pick", "turn")
