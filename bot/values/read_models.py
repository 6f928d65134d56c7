"""What readers are told about a table: a snapshot, the log, a post, a film, a file."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bot.values.panel import Panel, PostAnswer
from bot.values.parcel import Posted
from bot.values.people import Person
from bot.values.table import Table
from bot.values.visits import OpenPanel
from engine.core.game import ScoreLine, Standing
from engine.core.objectives import Objective
from engine.core.tell import Event
from engine.core.text import Seat, Text, UserText


class Tie(Struct, frozen=True):
    """Two seats with as many points, next to each other in the ranking."""

    above: Seat
    below: Seat
    why: Text | None  # one stands above the other; None: they share the place


class Source(Struct, frozen=True):
    """Where points come from, and how many each seat has from there."""

    text: Text
    points: tuple[int, ...]


class TableSnapshot(Struct, frozen=True):
    """The table as it stands (no drafts), for a seat or a spectator."""

    table: Table
    seat: Seat | None
    view: Any
    over: bool = False
    scores: tuple[ScoreLine, ...] = ()  # once over
    standings: tuple[Standing, ...] = ()  # once over
    seed: str = ""  # once over
    ties: tuple[Tie, ...] = ()  # once over
    sources: tuple[Source, ...] = ()  # once over
    everybody: tuple[int, ...] = ()  # until then, by what lies open, where the table shows that


class OwnScore(Struct, frozen=True):
    """What a seat has come to so far, and what it is after; for its own player."""

    table: Table
    seat: Seat
    view: Any
    lines: tuple[ScoreLine, ...]  # if it ended now
    aims: tuple[Objective, ...]
    everybody: tuple[int, ...] = ()  # of all seats by what lies open, where the table shows that


class LogEntry(Struct, frozen=True):
    turn: int
    seat: Seat | None  # None: whose turn it was is not told
    at: float
    events: tuple[Event, ...]  # only those this reader may know
    words: str = ""  # the text form, for the owner, and for all once the game is over
    seats: tuple[Seat, ...] = ()  # all who answered a hushed question, in the order of their seats


HistoryKind = Literal["resigned", "taken", "timed", "stalled", "voted", "ruled", "moved"]


class HistoryEntry(Struct, frozen=True):
    """What became of a seat, or of the table as a whole, beside the moves. Names are as they were then."""

    at: float
    what: HistoryKind
    seat: Seat | None = None
    old: UserText = UserText()  # who had the seat; empty: a computer
    new: UserText = UserText()  # who has it now
    person: int | None = None  # who lost it


class LogPage(Struct, frozen=True):
    table: Table
    entries: tuple[LogEntry, ...]
    page: int  # from 0 = newest
    pages: int
    copied: tuple[float, ...] = ()  # when whoever runs the bot took the whole game, secrets included
    annals: tuple[HistoryEntry, ...] = ()


DoneBy = Literal["order", "limit", "computer", "forced"]
"""How a turn was made that nobody clicked for."""


class Recap(Struct, frozen=True):
    """What happened since a player was last there."""

    table: Table
    seat: Seat
    view: Any  # this seat's, of the table as it stands
    entries: tuple[LogEntry, ...]
    touching: tuple[Event, ...]  # those that changed this seat's things
    headlines: frozenset[str] = frozenset()  # what of the game is never left out
    done: tuple[tuple[DoneBy, LogEntry], ...] = ()  # this seat's own turns that something else has made


class TurnPost(Struct, frozen=True):
    """What a board post tells everybody: some turns in a row, and the table after them."""

    table: Table
    entries: tuple[LogEntry, ...]
    view: Any  # a spectator's
    over: bool = False
    before: Any = None  # the same before these turns, where it was asked for
    first: int = 0  # numbers of the first and the last of these turns, where they were asked for
    last: int = 0
    late: bool = False  # nothing could be posted there for a while
    notes: tuple[str, ...] = ()  # what else happened meanwhile: a status and a seat each
    answers: tuple[PostAnswer, ...] = ()  # of the one seat that is to decide, if it is the newest post
    headlines: frozenset[str] = frozenset()  # what of the game is never left out
    summary: Summary | None = None  # of the season or round that has ended in these turns
    summed_up: bool = False  # an earlier one was, and can be read again


class OldPost(Struct, frozen=True):
    """A board post that another one follows: what it told, and whether its picture is worth keeping."""

    posted: Posted
    entries: tuple[LogEntry, ...]
    ends_chapter: bool
    headlines: frozenset[str] = frozenset()  # what of the game is never left out
    first: int = 0  # the first turn it tells
    is_new: bool = False  # it may tell more


class ChapterPost(Struct, frozen=True):
    """Where a season or round was summed up, after its last turn."""

    chapter: int
    turn: int
    channel: int
    message: int


class Summary(Struct, frozen=True):
    """A season or round that is over, as everybody may know it."""

    chapter: int
    won: tuple[Event, ...]
    next: tuple[Event, ...]
    points: tuple[int, ...]  # of all seats; empty: nobody may know them


class ChapterList(Struct, frozen=True):
    """What has been summed up of a game, the oldest first."""

    table: Table
    posts: tuple[ChapterPost, ...]
    shown: Summary | None = None  # the one that is read here
    view: Any = None  # the table after it


class FilmFrames(Struct, frozen=True):
    """Positions in a row, for a film."""

    table: Table
    seat: Seat | None  # whose views; None: a spectator's
    views: tuple[Any, ...]
    turns: int  # played between the first and the last


class NearbyTables(Struct, frozen=True):
    """Tables that somebody may mean, newest first."""

    here: tuple[Table, ...]  # in this place: those not over or closed, and any that was played in this thread
    own: tuple[Table, ...]  # where they sit or host: those not over or closed


class Waiting(Struct, frozen=True):
    """One line of /turns."""

    table: Table
    seat: Seat
    since: float
    post: Posted | None = None  # newest board post, to link to


class Exported(Struct, frozen=True):
    data: bytes
    whole: bool  # False: one reader's view alone
    name: str  # a file name


class Brief(Struct, frozen=True):
    """All that a message to one player is made of."""

    person: Person
    panel: Panel
    since: Recap
    earlier: Any  # what their seat saw when they were last there; None: nothing has happened since
    here: float | None = None  # they are at the table, and count as such until then
    cut_told: bool = False  # that their draft was cut has been told with what is asked now
    panels: tuple[OpenPanel, ...] = ()  # what they have open and nobody else sees
