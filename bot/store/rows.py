"""Values that only the store and its callers exchange."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.values.league import League
from bot.values.orders import StandingOrder
from bot.values.parcel import Parcel, ParcelKind, Payload
from bot.values.people import Visit
from bot.values.table import Status, Table
from engine.core.tell import Event
from engine.core.text import Seat

TimerKind = Literal["reminder", "lobby", "answer", "limit", "clock", "silence"]
_WHOLE_TABLE = -1
"""The seat of a timer that concerns the whole table."""


class Saved(Struct, frozen=True):
    """A table with its secrets and its revision."""

    table: Table
    seed: str
    revision: int
    cuts: dict[Seat, tuple[str, ...]]  # drafted words that became illegal, still to be reported
    told: int = 0  # the last turn covered by a board post
    visits: tuple[Visit, ...] = ()  # how far the players have read
    done: Act | None = None  # the act of the given cause, if it was done before
    unsettled: bool = True  # a post is held for more turns, or a vote is open that the next turn may end


class SavedLeague(Struct, frozen=True):
    """A league and its revision."""

    league: League
    revision: int


class Listed(Struct, frozen=True):
    """One table of a server, with just enough to decide who may see it."""

    id: str
    status: Status
    channel: int
    own: bool  # the reader hosts it or sits there


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


class CutRow(Struct, frozen=True, array_like=True):
    """An undone pick, stored as is in the archive of a game."""

    turn: int
    seat: Seat
    words: str
    at: float
    cut: float


class TurnRow(Struct, frozen=True):
    """One commit: picks `first` to `last` of the log and their events."""

    turn: int
    seat: Seat
    person: int | None
    first: int
    last: int
    at: float
    words: str
    events: tuple[Event, ...]
    reveals: bool
    asked: int | None = None  # the turn after which a secret question was asked, if this answers one
    told: bool = True  # False: its events are not stored, a replay yields them

    @property
    def step(self) -> int:
        """The public number of this turn: the answers to a secret question are one step."""
        return self.turn if self.asked is None else self.asked + 1


class InPlay(Struct, frozen=True):
    """A table in play: the trail to its position, drafts and orders, and its newest turns."""

    snapshot: Snapshot | None
    moves: list[MoveRow]  # after the snapshot
    moved: dict[Seat, int]  # number of picks each seat has committed
    drafts: dict[Seat, list[DraftPick]]
    orders: dict[Seat, tuple[StandingOrder, ...]]  # active ones, by priority
    last: TurnRow | None
    chosen: TurnRow | None


class TurnMade(Struct, frozen=True):
    """Who made a turn and when, without its content."""

    turn: int
    seat: Seat
    person: int | None
    at: float
    asked: int | None = None
    forced: bool = False  # there was no choice

    @property
    def step(self) -> int:
        """The public number of this turn."""
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
    """The parcels to carry now, and when the next work is due; None: nothing waits."""

    parcels: tuple[Parcel, ...]
    next_parcel: float | None
    next_timer: float | None
    tried: float | None  # when the longest-running attempt began


SentIf = Literal["", "none waits", "none failed", "called", "desk"]
"""Condition for sending a parcel.

None; no parcel of this kind waits for the table (it will show the newest state anyway); no turn notice or
reminder waits for a retry (that one is enough); the person has notices since then or open panels; there is
a message to update, and no waiting parcel will do it."""


class Outgoing(Struct, frozen=True):
    """A parcel to be sent; the lane keeps the order among parcels for the same reader."""

    game_id: str
    kind: ParcelKind
    lane: str
    payload: Payload
    created: float
    due: float
    held: bool = False  # more of the same is likely to follow and may be added
    only: SentIf = ""


CALLS = ("call", "reminder", "draft_cut", "host_note")
"""Kinds of messages that ask a person to act."""
RESTING = ("screen", "call", "reminder", "draft_cut", "answered", "order_note")
"""Kinds of messages that show a table to one person and are kept up to date."""
ASKING = ("call", "reminder", "draft_cut", "answered")
"""Kinds of messages in an inbox that may hold a question; an answered one may hold the next question."""
SUPERSEDED = (*RESTING, "time_up", "host_note", "started", "replaced", "result", "follow_note")
"""Kinds of private messages about a table that the next one replaces."""
SUPERSEDING = frozenset(SUPERSEDED) - {"host_note"}
"""Kinds of private messages that replace the one before."""
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
"""Steps in which waiting times are counted, in seconds."""


class Overview(Struct, frozen=True):
    """Totals of everything, which reveal nothing about a single table."""

    states: dict[str, int]  # tables by status
    waits: tuple[int, ...]  # running tables that have waited longer than each of WAITS
    outbox: OutboxCount
    due_since: float | None = None  # the oldest post that could be sent
