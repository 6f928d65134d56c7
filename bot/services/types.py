"""The plain values that services and Discord's side speak in."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from engine.core.game import Decision, ScoreLine, Standing
from engine.core.tell import Event
from engine.core.text import Seat, Text

Reach = Literal["unknown", "dm", "thread", "button"]
Status = Literal["lobby", "running", "paused", "over", "closed"]
UndoKind = Literal["none", "pick", "turn", "vote"]
VoteKind = Literal["undo", "pause", "end"]
VoteResult = Literal["open", "passed", "refused", "lapsed"]


class Person(Struct, frozen=True):
    id: int
    name: str
    locale: str = "en-US"
    reach: Reach = "unknown"
    reminder_hours: int = 24  # 0: never remind


class Place(Struct, frozen=True):
    """Where a table lives: a channel, and once it has started perhaps a thread of it."""

    channel: int
    guild: int | None = None
    thread: int | None = None

    @property
    def here(self) -> int:
        return self.channel if self.thread is None else self.thread


class SeatInfo(Struct, frozen=True):
    seat: Seat
    name: str  # the person's name as last seen; empty for a computer
    person: int | None = None
    computer: str = ""  # strength of the computer player that holds this seat
    reach: Reach = "unknown"
    waiting_since: float | None = None  # this seat must decide, since when
    offered: bool = False  # anyone may take this seat over
    resigned: bool = False
    reminder_hours: int = 0  # 0: never remind


class Hush(Struct, frozen=True):
    """A question in which it is secret who has answered: what the table was when it was asked."""

    turn: int  # committed turns
    number: int  # committed picks
    since: float  # when it was asked, or asked again


class Table(Struct, frozen=True):
    """A table from the lobby to the end; the id stays the same all the way."""

    id: str
    status: Status
    game: str  # key in the registry
    host: int
    place: Place
    capacity: int  # seats wanted; more cannot join
    options: dict[str, str]
    pace: str
    language: str
    in_thread: bool
    seats: tuple[SeatInfo, ...]
    created: float
    started: float | None = None
    ended: float | None = None
    commitment: str = ""  # SHA-256 of the seed, from the start on
    turn: int = 0  # committed turns so far
    number: int = 0  # committed picks so far
    closed_why: str = ""  # cancelled | expired | abandoned | ended
    hush: Hush | None = None  # while it is secret who has answered
    shown: tuple[Seat, ...] | None = None  # whom everybody sees to be deciding; None: not looked up
    until: float | None = None  # when the hushed question is closed by itself

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom to name as deciding: a game may keep it secret who has answered."""
        return self.waiting if self.shown is None else self.shown

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(info.seat for info in self.seats if info.waiting_since is not None)

    def seat_of(self, person: int) -> Seat | None:
        return next((info.seat for info in self.seats if info.person == person), None)


class Moved(Struct, frozen=True):
    """What a commit did, as its author may know it."""

    turn: int
    number: int
    words: str
    events: tuple[Event, ...]
    waiting: tuple[Seat, ...]
    over: bool


class Panel(Struct, frozen=True):
    """One player's private desk: the table with their draft on it, and what they are asked."""

    table: Table
    seat: Seat
    view: Any  # of the private copy, as this seat may see it
    decision: Decision[Any] | None  # None: this seat has nothing to decide now
    mark: str  # of this decision; goes into every button
    picks: tuple[str, ...] = ()  # words of the draft so far
    preview: tuple[Event, ...] = ()  # what the draft's picks would tell this seat
    cut: tuple[str, ...] = ()  # words of the draft that others' moves made illegal; told once
    undo: UndoKind = "none"  # what Undo would take back now
    confirm: int | None = None  # index of the one option that hands over
    warning: Text | None = None  # some option on offer reveals and cannot be taken back
    over: bool = False  # to its end, or ended early
    moved: Moved | None = None  # this act committed something
    undone: Text | None = None  # what this act took back
    repeated: bool = False  # this cause was dealt with before; nothing was done now
    before: Any = None  # the committed table as this seat sees it, where the draft has changed it
    free: bool = False  # this seat may act, but nobody waits for it
    ordered: bool = False  # a standing order answers by itself before long
    until: float | None = None  # no answer by then counts as one

    @property
    def is_awaited(self) -> bool:
        """The table waits for this seat."""
        return self.decision is not None and not self.free

    @property
    def may_undo(self) -> bool:
        return self.undo in ("pick", "turn")

    @property
    def may_restart(self) -> bool:
        return bool(self.picks)


class Look(Struct, frozen=True):
    """The table as it stands (no drafts), for a seat or a spectator."""

    table: Table
    seat: Seat | None
    view: Any
    over: bool = False
    scores: tuple[ScoreLine, ...] = ()  # once over
    standings: tuple[Standing, ...] = ()  # once over
    seed: str = ""  # once over


class LogEntry(Struct, frozen=True):
    turn: int
    seat: Seat | None  # None: whose turn it was is not told
    at: float
    events: tuple[Event, ...]  # only those this reader may know
    words: str = ""  # the text form, for the owner, and for all once the game is over
    seats: tuple[Seat, ...] = ()  # all who answered a hushed question, in the order of their seats


class LogPage(Struct, frozen=True):
    entries: tuple[LogEntry, ...]
    page: int  # from 0 = newest
    pages: int


class Since(Struct, frozen=True):
    """What happened since a seat's last own turn."""

    table: Table
    seat: Seat
    entries: tuple[LogEntry, ...]
    touching: tuple[Event, ...]  # those that changed this seat's things


class TurnPost(Struct, frozen=True):
    """What a board post tells everybody: some turns in a row, and the table after them."""

    table: Table
    entries: tuple[LogEntry, ...]
    view: Any  # a spectator's
    over: bool = False
    before: Any = None  # the same before these turns, where it was asked for
    first: int = 0  # numbers of the first and the last of these turns, where they were asked for
    last: int = 0


class Reel(Struct, frozen=True):
    """Positions in a row, for a film."""

    table: Table
    seat: Seat | None  # whose views; None: a spectator's
    views: tuple[Any, ...]
    turns: int  # played between the first and the last


class Waiting(Struct, frozen=True):
    """One line of /turns."""

    table: Table
    seat: Seat
    since: float
    post: Posted | None = None  # newest board post, to link to


class Vote(Struct, frozen=True):
    id: int
    game_id: str
    kind: VoteKind
    by: Seat
    needed: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    result: VoteResult = "open"
    to_turn: int | None = None  # undo: the turns after this one would be taken back
    cut_turns: int = 0  # undo: how many that is
    refused_by: Seat | None = None


class Posted(Struct, frozen=True):
    """A message that Discord has taken."""

    channel: int
    message: int
    kind: str = ""
    person: int | None = None
    turn: int | None = None


# Kinds of parcels. Payloads hold ids and numbers alone; words and pictures are made when sending.
#   lobby_post, lobby_edit   the lobby message, and that it changed (also: closed)
#   start_post               the game began: make the thread if wanted, announce, commitment
#   board_post               turns first_turn..last_turn were played
#   board_edit               nothing to tell, but fewer seats are still to decide: edit the newest board post
#   undo_post                turns after `turn` were taken back
#   call                     `person` (`seat`) must decide now. In a hushed question, asked after turn `hush`,
#                            `what` says where: only where others see it ("quiet"), where nobody does
#                            ("private"), or wherever it is
#   draft_cut                `person`'s draft was cut (`words`), or their time was up (`what` is "limit")
#   reminder                 `person` keeps the table waiting
#   vote_post, vote_edit     vote `vote` was opened, changed or decided
#   seat_post, seat_edit     `seat` is offered; was taken or withdrawn
#   screen                   `person` holds `seat` now (the start, a take-over): show the hidden screen
#   status_post              paused, resumed, resigned, ended (`what`, `seat`)
#   end_post                 final sheet, seed, export, rematch
ParcelKind = Literal[
    "lobby_post",
    "lobby_edit",
    "start_post",
    "board_post",
    "board_edit",
    "undo_post",
    "call",
    "draft_cut",
    "reminder",
    "vote_post",
    "vote_edit",
    "seat_post",
    "seat_edit",
    "screen",
    "status_post",
    "end_post",
]


class Payload(Struct, frozen=True, omit_defaults=True):
    person: int | None = None
    seat: Seat | None = None
    turn: int | None = None
    first_turn: int | None = None
    last_turn: int | None = None
    vote: int | None = None
    words: tuple[str, ...] = ()
    what: str = ""
    hush: int | None = None


class Parcel(Struct, frozen=True):
    """One thing to be sent. Pass `nonce` to Discord: it never changes, so a second try is no second post."""

    id: int
    kind: ParcelKind
    game_id: str
    payload: Payload
    nonce: str
    created: float
    attempts: int  # tries before this one
    doubtful: bool  # an earlier try broke off without an answer: it may have been posted


class Exported(Struct, frozen=True):
    data: bytes
    whole: bool  # False: one reader's view alone
    name: str  # a file name
