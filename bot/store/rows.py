"""What the store gives and takes beyond the services' own values."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.values.league import League
from bot.values.orders import StandingOrder
from bot.values.parcel import Parcel, ParcelKind, Payload
from bot.values.table import Status, Table
from bot.values.visits import Visit
from engine.core.tell import Event
from engine.core.text import Seat

TimerKind = Literal["reminder", "lobby", "answer", "limit", "clock", "silence"]
_WHOLE_TABLE = -1
"""The seat of a timer that concerns a table, not a seat."""


class Saved(Struct, frozen=True):
    """A table with what nobody may see, and how often it has been written."""

    table: Table
    seed: str
    revision: int
    cuts: dict[Seat, tuple[str, ...]]  # drafted words that others' moves made illegal, still to be told
    told: int = 0  # the last turn that a board post tells
    visits: tuple[Visit, ...] = ()  # how far those who sit there have read
    done: Act | None = None  # what the cause that was asked about has done already
    unsettled: bool = True  # a post waits for more turns, or a vote is open, which the next turn may end


class SavedLeague(Struct, frozen=True):
    """A league, and how often it has been written."""

    league: League
    revision: int


class Listed(Struct, frozen=True):
    """One table of a server, as far as it takes to know whether somebody may see it."""

    id: str
    status: Status
    channel: int
    own: bool  # whoever asks hosts it or sits at it


class Act(Struct, frozen=True):
    """Something a person did, by the id of the interaction that caused it."""

    cause: str
    game_id: str
    kind: str
    at: float
    person: int | None = None
    result: int | None = None


class DraftPick(Struct, frozen=True):
    words: str
    cause: str
    part: int = 0  # which pick of a typed line


class MoveRow(Struct, frozen=True):
    number: int
    turn: int
    seat: Seat
    words: str
    at: float
    cause: str
    part: int = 0


class CutRow(Struct, frozen=True):
    """A pick that was taken back."""

    turn: int
    seat: Seat
    words: str
    at: float
    cut: float


class TurnRow(Struct, frozen=True):
    """One commit: picks `first` to `last` of the log and what they told."""

    turn: int
    seat: Seat
    person: int | None
    first: int
    last: int
    at: float
    words: str
    events: tuple[Event, ...]
    reveals: bool
    asked: int | None = None  # the turn after which a hushed question was asked, if this answers one
    told: bool = True  # False: its events are not kept, replaying tells them

    @property
    def step(self) -> int:
        """The number everybody counts this turn by: the answers to a hushed question are one step."""
        return self.turn if self.asked is None else self.asked + 1


class InPlay(Struct, frozen=True):
    """A table in play: what leads to its position, what is drafted and ordered, and its newest turns."""

    snapshot: Snapshot | None
    moves: list[MoveRow]  # after it
    moved: dict[Seat, int]  # picks each seat has committed
    drafts: dict[Seat, list[DraftPick]]
    orders: dict[Seat, tuple[StandingOrder, ...]]  # in force, first the one that answers first
    last: TurnRow | None
    chosen: TurnRow | None


class TurnMade(Struct, frozen=True):
    """Who made a turn, and when; nothing of what it was."""

    turn: int
    seat: Seat
    person: int | None
    at: float
    asked: int | None = None
    forced: bool = False  # there was no choice

    @property
    def step(self) -> int:
        """The number everybody counts this turn by."""
        return self.turn if self.asked is None else self.asked + 1


class Snapshot(Struct, frozen=True):
    number: int
    turn: int
    schema: int
    state: bytes


class Timer(Struct, frozen=True):
    game_id: str
    kind: TimerKind
    due: float
    seat: Seat = _WHOLE_TABLE


class Claimed(Struct, frozen=True):
    """What is to be carried now, and when there is something to do next; None: nothing waits."""

    parcels: tuple[Parcel, ...]
    next_parcel: float | None
    next_timer: float | None
    tried: float | None  # since when the parcel longest under way is being tried


SentIf = Literal["", "none waits", "none failed", "called", "desk"]
"""On what it depends whether something is sent: nothing; that the same kind does not wait for this table yet
(it will show the newest state anyway); that no call or reminder waits for another try (that one will do);
that calls or reminders lie about which this person was sent since then, or panels are open; that there is a
message to bring up to date, and nothing waits that will."""


class Outgoing(Struct, frozen=True):
    """Something to be sent; the lane keeps the order among things for the same reader."""

    game_id: str
    kind: ParcelKind
    lane: str
    payload: Payload
    created: float
    due: float
    held: bool = False  # more of the same is about to follow and may be added
    only: SentIf = ""


CALLS = ("call", "reminder", "draft_cut", "host_note")
"""Kinds of messages that ask somebody to come."""
RESTING = ("screen", "call", "reminder", "draft_cut", "answered", "order_note")
"""Kinds of messages that show a table to one person, and are kept up to date."""
SUPERSEDED = (*RESTING, "time_up", "host_note", "started", "replaced", "result", "follow_note")
"""Kinds of messages to one person about a table that the next of them takes the place of."""
SUPERSEDING = (
    "screen",
    "call",
    "reminder",
    "draft_cut",
    "time_up",
    "order_note",
    "replaced",
    "result",
    "follow_note",
)
OLD = "old"
"""The kind of a message that is to be deleted, or has been."""


class Unsent(Struct, frozen=True):
    """A board post that nobody can have seen yet."""

    id: int
    payload: Payload
    held: bool
    created: float


class OutboxCount(Struct, frozen=True):
    waiting: int
    oldest: float | None
    given_up: int


WAITS = {"moment": 0.0, "hour": 3600.0, "day": 24 * 3600.0, "week": 7 * 24 * 3600.0}
"""How long tables wait, in steps."""


class Overview(Struct, frozen=True):
    """How everything stands, in numbers that tell nothing of any one table."""

    states: dict[str, int]  # tables by their state
    waits: tuple[int, ...]  # running tables that wait for longer than each of WAITS
    outbox: OutboxCount
    due_since: float | None = None  # the first of the posts that could be sent
