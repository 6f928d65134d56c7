"""Read models of a table: a snapshot, the log, a post, a film, a file."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bot.values.panel import Panel, PostAnswer
from bot.values.parcel import Posted
from bot.values.people import OpenPanel, Person
from bot.values.table import Table
from engine.core.game import ScoreLine, Standing
from engine.core.objectives import Objective
from engine.core.tell import Event
from engine.core.text import Seat, Text, UserText


class Tie(Struct, frozen=True):
    """Two neighbours in the ranking with equal points."""

    above: Seat
    below: Seat
    why: Text | None  # one is ranked above the other; None: they share the place


class Source(Struct, frozen=True):
    """A source of points, and each seat's points from it."""

    text: Text
    points: tuple[int, ...]


class TableSnapshot(Struct, frozen=True):
    """The table as it stands, without drafts, for a seat or a spectator."""

    table: Table
    seat: Seat | None
    view: Any
    over: bool = False
    scores: tuple[ScoreLine, ...] = ()  # once over
    standings: tuple[Standing, ...] = ()  # once over
    seed: str = ""  # once over
    ties: tuple[Tie, ...] = ()  # once over
    sources: tuple[Source, ...] = ()  # once over
    everybody: tuple[int, ...] = ()  # the open score until then, if the table shows it


class OwnScore(Struct, frozen=True):
    """The points and objectives of a seat, for its own player."""

    table: Table
    seat: Seat
    view: Any
    lines: tuple[ScoreLine, ...]  # if it ended now
    objectives: tuple[Objective, ...]
    everybody: tuple[int, ...] = ()  # the open score of all seats, if the table shows it


class LogEntry(Struct, frozen=True):
    turn: int
    seat: Seat | None  # None: secret
    at: float
    events: tuple[Event, ...]  # only those this reader may know
    words: str = ""  # the text form, for the owner, and for all once the game is over
    seats: tuple[Seat, ...] = ()  # all who answered a secret question, in seat order


HistoryKind = Literal["resigned", "taken", "timed", "stalled", "voted", "ruled", "moved"]


class HistoryEntry(Struct, frozen=True):
    """A change of a seat or of the table, beside the moves. Names are as they were then."""

    at: float
    what: HistoryKind
    seat: Seat | None = None
    old: UserText = UserText()  # the former holder; empty: a computer
    new: UserText = UserText()  # the new holder
    person: int | None = None  # who lost it


class LogPage(Struct, frozen=True):
    table: Table
    entries: tuple[LogEntry, ...]
    page: int  # from 0 = newest
    pages: int
    copied: tuple[float, ...] = ()  # when the operator exported the whole game, secrets included
    annals: tuple[HistoryEntry, ...] = ()


DoneBy = Literal["order", "limit", "computer", "forced"]
"""How a turn was made without a click."""


class Recap(Struct, frozen=True):
    """What happened since a player was last there."""

    table: Table
    seat: Seat
    view: Any  # this seat's, of the table as it stands
    entries: tuple[LogEntry, ...]
    touching: tuple[Event, ...]  # those that affected this seat
    headlines: frozenset[str] = frozenset()  # keys of events that are never left out
    done: tuple[tuple[DoneBy, LogEntry], ...] = ()  # this seat's own automatic turns
    begins: frozenset[str] = frozenset()  # keys of events with which a season or round begins


class ReplayJumps(Struct, frozen=True):
    """Where a replay may jump to."""

    chapters: dict[int, int]  # the first turn of each season or round
    own: tuple[int, ...]  # turns of the reader's seat


class TurnPost(Struct, frozen=True):
    """The content of a board post: some turns in a row, and the table after them."""

    table: Table
    entries: tuple[LogEntry, ...]
    view: Any  # a spectator's
    before: Any = None  # the same before these turns, if requested
    first: int = 0  # numbers of the first and last of these turns; 0: there are none
    last: int = 0
    late: bool = False  # nothing could be posted there for a while
    notes: tuple[str, ...] = ()  # what else happened meanwhile: a status and a seat each
    answers: tuple[PostAnswer, ...] = ()  # of the one seat that must decide, on the newest post
    headlines: frozenset[str] = frozenset()  # keys of events that are never left out
    summary: Summary | None = None  # of the season or round that ended in these turns
    summed_up: bool = False  # there is an earlier summary to read


class OldPost(Struct, frozen=True):
    """A board post followed by another one: its turns, and whether its picture is worth keeping."""

    posted: Posted
    entries: tuple[LogEntry, ...]
    ends_chapter: bool
    headlines: frozenset[str] = frozenset()  # keys of events that are never left out
    first: int = 0  # the first turn it covers
    is_new: bool = False  # it may be extended


class ChapterPost(Struct, frozen=True):
    """Where a season or round was summarised, after its last turn."""

    chapter: int
    turn: int
    channel: int
    message: int


class Summary(Struct, frozen=True):
    """A finished season or round, as anyone may know it."""

    chapter: int
    won: tuple[Event, ...]
    next: tuple[Event, ...]
    points: tuple[int, ...]  # of all seats; empty: they are secret


class ChapterList(Struct, frozen=True):
    """The summaries of a game, oldest first."""

    table: Table
    posts: tuple[ChapterPost, ...]
    shown: Summary | None = None  # the one to read
    view: Any = None  # the table after it


class FilmFrames(Struct, frozen=True):
    """A sequence of positions for a film."""

    table: Table
    seat: Seat | None  # whose views; None: a spectator's
    views: tuple[Any, ...]
    turns: int  # played between the first and the last


class NearbyTables(Struct, frozen=True):
    """Tables a person may mean, newest first."""

    here: tuple[Table, ...]  # in this channel: open ones, and any that was played in this thread
    own: tuple[Table, ...]  # where they sit or host: open ones


class Waiting(Struct, frozen=True):
    """One line of /turns."""

    table: Table
    seat: Seat
    since: float
    post: Posted | None = None  # newest board post, to link to


class Exported(Struct, frozen=True):
    data: bytes
    whole: bool  # False: only one reader's view
    name: str  # a file name


class Surroundings(Struct, frozen=True):
    """What a panel shows beside its question."""

    since: Recap | None = None  # what has happened, if it is wanted
    earlier: Any = None  # the reader's view at their last visit; None: nothing has happened since
    next_table: Table | None = None  # after a turn: another table that waits for them
    lying: Posted | None = None  # the table's message in their inbox, if it is wanted


class Brief(Struct, frozen=True):
    """Everything a message to one player needs."""

    person: Person
    panel: Panel
    since: Recap
    earlier: Any  # their view at their last visit; None: nothing has happened since
    here: float | None = None  # they are at the table, and count as such until then
    cut_told: bool = False  # they were already told of their cut draft
    panels: tuple[OpenPanel, ...] = ()  # their open private panels
