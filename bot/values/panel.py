"""What one player sees when they play: the panel, the lesson it belongs to, the screen it must fit."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from bot.values.table import Table
from engine.core.explanations import Explanation
from engine.core.game import Decision, Option
from engine.core.lessons import Stray
from engine.core.remarks import Remark
from engine.core.tell import Event
from engine.core.text import Seat, Text, UserText

Stage: TypeAlias = Literal["lesson", "own", "over"]


class LessonStep(Struct, frozen=True):
    """`own`: all lessons are done, and they play on by themselves; `over`: the season of that has ended."""

    words: str  # how the course's messages begin
    stage: Stage
    number: int = 0  # of the lesson, counted from 1
    of: int = 0
    key: str = ""  # of the lesson
    before: str = ""  # of the one before it, on the panel that follows it
    marks: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()  # the picks that it asks for; none: any turn will do
    stray: Stray | None = None  # where what was tried leads elsewhere
    is_new: bool = False  # `own`: their last turn was still a lesson


class Screen(Struct, frozen=True):
    """Without figures: one that shows every pick by itself, and no whole turns."""

    buttons: int = 0  # so many ways are buttons; more become a menu, which takes two taps
    menu: int = 0  # lines of one menu
    menus: int = 0  # so many may hold one question
    beside: int = 0  # lines of a menu that has others beside it
    lonely: int = 0  # so few targets of a verb are buttons: a menu would take more taps
    levels: int = 0  # of a menu, so many can be said in one line of it
    turn: int = 0  # picks of a whole turn that can be told in one line


NO_SCREEN = Screen()


UndoKind = Literal["none", "pick", "turn", "vote"]


class Moved(Struct, frozen=True):
    """What a commit did, as its author may know it."""

    turn: int
    number: int
    words: str
    events: tuple[Event, ...]
    waiting: tuple[Seat, ...]
    over: bool
    named: tuple[Text, ...] = ()  # its picks as the menus call them


class Undone(Struct, frozen=True):
    """What an act took back, as the menus call it."""

    named: tuple[tuple[Text, ...], ...]
    turn: bool = False  # it had been handed over, and is open again


class PostAnswer(Struct, frozen=True):
    """A pass or the like that everybody knows a seat may give: it can stand on a post for all to see."""

    seat: Seat
    words: str
    entry: Text


def answers_to(decision: Decision[Any] | None) -> tuple[PostAnswer, ...]:
    """The answers to a question that tell nothing of what its seat holds."""
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
    """Picks made by one press, each legal after those before it, and how they read together."""

    route: tuple[int, ...]  # the number of each pick among the options there are then
    picks: tuple[str, ...]  # their words
    option: Option[Any]  # as if they were one pick


class Panel(Struct, frozen=True):
    """One player's panel: the table with their draft on it, and what they are asked."""

    table: Table
    seat: Seat
    view: Any  # of the private copy, as this seat may see it, with what `ways` look through to
    decision: Decision[Any] | None  # None: this seat has nothing to decide now
    mark: str  # of this decision; goes into every button
    ask: Text | None = None  # what the ways answer, where it is not the question itself but the next one
    ways: tuple[Shortcut, ...] = ()  # all that may be done by one press
    picks: tuple[str, ...] = ()  # words of the draft so far
    named: tuple[tuple[Text, ...], ...] = ()  # the same, as the menus call it
    preview: tuple[Event, ...] = ()  # what the draft's picks would tell this seat
    cut: tuple[str, ...] = ()  # words of the draft that others' moves made illegal; told once
    cut_named: tuple[Text, ...] = ()  # the same, as the menus called it, while that is remembered
    undo: UndoKind = "none"  # what Undo would take back now
    confirm: int | None = None  # index of the one option that hands over
    likely: tuple[Shortcut, ...] = ()  # whole turns that come to mind at a glance
    final: Text | None = None  # why an answer stands once given, if its player could not take it back alone
    warning: Text | None = None  # some option on offer reveals and cannot be taken back
    over: bool = False  # to its end, or ended early
    moved: Moved | None = None  # this act committed something
    undone: Undone | None = None  # what this act took back
    repeated: bool = False  # this cause was dealt with before; nothing was done now
    before: Any = None  # the committed table as this seat sees it, where the draft has changed it
    free: bool = False  # this seat may act, but nobody waits for it
    ordered: bool = False  # an order answers by itself before long
    forced: bool = False  # there is no choice: it is answered by itself before long
    until: float | None = None  # no answer by then counts as one
    notes: UserText = UserText()  # what its player wrote down for themselves
    explained: Explanation | None = None  # what the question is about, if the game says it
    lesson: LessonStep | None = None  # where this table teaches its player
    remark: Remark | None = None  # a word on its player's own last turn
    wants_reasons: bool = False  # something that lies there cannot be done, and it can be said why

    @property
    def is_awaited(self) -> bool:
        """The table waits for this seat."""
        return self.decision is not None and not self.free

    @property
    def answers(self) -> tuple[PostAnswer, ...]:
        """What may be answered on a post for all to see; of a hushed question nothing."""
        hushed = self.table.hush is not None or self.picks
        return () if hushed or not self.is_awaited else answers_to(self.decision)

    @property
    def hands_back(self) -> bool:
        """This act handed the turn over, and its player alone may take that back."""
        return self.moved is not None and self.undo == "turn"

    @property
    def may_undo(self) -> bool:
        return self.undo in ("pick", "turn")
