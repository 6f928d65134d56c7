"""A player's panel, the lesson it belongs to, and the screen it must fit."""

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
    """A step of a tutorial. `own`: the lessons are done and the player plays freely; `over`: that season
    has ended."""

    words: str  # prefix of the tutorial's message keys
    stage: Stage
    number: int = 0  # of the lesson, counted from 1
    of: int = 0
    key: str = ""  # of the lesson
    before: str = ""  # key of the lesson before, on the panel after it
    marks: tuple[str, ...] = ()
    expected: tuple[str, ...] = ()  # the picks it asks for; empty: any turn
    stray: Stray | None = None  # how the attempt differs
    is_new: bool = False  # `own`: their last turn was still a lesson


class Screen(Struct, frozen=True):
    """Size limits of a panel. Zeros: show single picks only, and no whole turns."""

    buttons: int = 0  # up to this many shortcuts are buttons; more become a menu, which takes two taps
    menu: int = 0  # lines of one menu
    menus: int = 0  # maximum menus for one question
    beside: int = 0  # lines of a menu with others beside it
    lonely: int = 0  # up to this many targets of a verb are buttons: a menu would take more taps
    levels: int = 0  # menu levels that fit into one line
    turn: int = 0  # picks of a whole turn that fit into one line


NO_SCREEN = Screen()


UndoKind = Literal["none", "pick", "turn", "vote"]


class Moved(Struct, frozen=True):
    """The effect of a commit, as its author may know it."""

    turn: int
    number: int
    words: str
    events: tuple[Event, ...]
    waiting: tuple[Seat, ...]
    over: bool
    named: tuple[Text, ...] = ()  # its picks as the menus call them


class Undone(Struct, frozen=True):
    """What an act undid, as the menus call it."""

    named: tuple[tuple[Text, ...], ...]
    turn: bool = False  # it was committed, and is open again


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
    ask: Text | None = None  # the question the shortcuts answer, if it is a later one
    ways: tuple[Shortcut, ...] = ()  # everything one press can do
    picks: tuple[str, ...] = ()  # words of the draft so far
    named: tuple[tuple[Text, ...], ...] = ()  # the same, as the menus call it
    preview: tuple[Event, ...] = ()  # events the draft would show this seat
    cut: tuple[str, ...] = ()  # drafted words that others' moves made illegal; reported once
    cut_named: tuple[Text, ...] = ()  # the same, as the menus called it, if still known
    undo: UndoKind = "none"  # what Undo would take back now
    confirm: int | None = None  # index of the committing option
    likely: tuple[Shortcut, ...] = ()  # suggested whole turns
    final: Text | None = None  # why the player could not undo an answer alone
    warning: Text | None = None  # some option on offer reveals and is irreversible
    over: bool = False  # finished or ended early
    moved: Moved | None = None  # this act committed something
    undone: Undone | None = None  # what this act undid
    repeated: bool = False  # this cause was handled before; nothing was done now
    before: Any = None  # the committed table as this seat sees it, if the draft has changed it
    free: bool = False  # this seat may act, but nobody waits for it
    ordered: bool = False  # an order will answer soon
    forced: bool = False  # there is no choice: an automatic answer comes soon
    until: float | None = None  # time-out of the question
    notes: UserText = UserText()  # the player's private notes
    explained: Explanation | None = None  # what the question is about, if the game explains it
    lesson: LessonStep | None = None  # at a tutorial
    remark: Remark | None = None  # on the player's own last turn
    wants_reasons: bool = False  # something visible cannot be done, and the reason is known

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for this seat."""
        return self.decision is not None and not self.free

    @property
    def answers(self) -> tuple[PostAnswer, ...]:
        """The answers a public post may offer; none to a secret question."""
        hushed = self.table.hush is not None or self.picks
        return () if hushed or not self.is_awaited else answers_to(self.decision)

    @property
    def hands_back(self) -> bool:
        """Whether this act committed a turn that its player alone may undo."""
        return self.moved is not None and self.undo == "turn"

    @property
    def may_undo(self) -> bool:
        return self.undo in ("pick", "turn")
