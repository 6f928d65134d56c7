"""All changes of one act to a table, as one value that is written as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple, replace

from bot.store.rows import Act, DraftPick, MoveRow, Outgoing, Snapshot, Timer, TimerKind, TurnRow
from bot.values.clock import Ticking
from bot.values.orders import OrderNote, StandingOrder
from bot.values.parcel import Payload
from bot.values.people import Visit
from bot.values.statistics import GameResult
from bot.values.table import Place, SeatInfo, SecretQuestion, Status, Vote
from engine.core.text import Seat


class NewStatus(Struct, frozen=True):
    """A table's new status."""

    status: Status
    at: float
    why: str = ""


class Counters(Struct, frozen=True):
    """The newest turn and pick, and the last turn covered by a board post."""

    turn: int
    number: int
    told: int


class Begun(Struct, frozen=True):
    """A lobby becomes a game."""

    seed: str
    commitment: str
    at: float


class LoggedTurn(Struct, frozen=True):
    turn: TurnRow
    moves: tuple[MoveRow, ...]


class BackTo(Struct, frozen=True):
    """An undo of every turn and pick after these. The rows stay, marked as cut."""

    turn: int
    number: int
    at: float


class DraftChange(Struct, frozen=True):
    """A seat's draft from position `start` on."""

    seat: Seat
    picks: tuple[DraftPick, ...] = ()
    start: int = 0


class NewHolder(Struct, frozen=True):
    """The new holder of a seat and the former one, whose draft is dropped."""

    info: SeatInfo
    former: int | None = None


class DroppedTimers(Struct, frozen=True):
    """Timers to drop, of some seats or (None) of all."""

    kind: TimerKind
    seats: tuple[Seat, ...] | None = None


class NoteRow(Struct, frozen=True):
    """A note for the owner of an order."""

    order: StandingOrder
    turn: int
    at: float
    note: OrderNote


class Amended(Struct, frozen=True):
    """A change to a parcel that nobody can have seen yet."""

    parcel: int
    payload: Payload
    due: float
    held: bool = False


_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Commit(Struct, frozen=True, kw_only=True, gc=False):
    """Rows are written in the order of these fields, regardless of the order in which changes were added."""

    game_id: str
    act: Act | None = None  # its cause
    # the game
    begun: Begun | None = None
    back_to: BackTo | None = None
    turns: tuple[LoggedTurn, ...] = ()
    position: Snapshot | None = None
    counters: Counters | None = None
    status: NewStatus | None = None
    secret_question: SecretQuestion | UnsetType | None = UNSET  # the open question with secret answers
    host: int | None = None
    place: Place | None = None
    options: Mapping[str, str] | None = None  # final once the seating is known
    # its seats
    seats: tuple[SeatInfo, ...] | None = None  # of a lobby, in seating order
    holders: tuple[NewHolder, ...] = ()
    offered: Mapping[Seat, bool] = _NOTHING
    drafts: tuple[DraftChange, ...] = ()
    cuts: Mapping[Seat, tuple[str, ...]] = _NOTHING  # drafted words that became illegal, still to be reported
    waiting: Mapping[Seat, float] | None = None  # seats waited for, and since when; all others are not
    clocks: Mapping[Seat, Ticking] = _NOTHING
    # standing orders
    orders: tuple[StandingOrder, ...] = ()  # changed ones
    ended: Mapping[int, float] = _NOTHING  # when each ended
    notes: tuple[NoteRow, ...] = ()
    visits: tuple[Visit, ...] = ()  # of people who have moved
    # timers
    dropped: tuple[DroppedTimers, ...] = ()
    timers: tuple[Timer, ...] = ()
    timers_if_none: tuple[Timer, ...] = ()  # a running one of the same kind stays
    # votes and parcels
    votes: tuple[Vote, ...] = ()  # their results
    answered_on: int | None = None  # a message that shows the result and is no longer an open turn notice
    still_called: tuple[Seat, ...] | None = None  # unseen turn notices to other seats are withdrawn
    unsent: tuple[int, ...] = ()
    amended: tuple[Amended, ...] = ()
    posts: tuple[Outgoing, ...] = ()
    result: GameResult | UnsetType | None = UNSET  # replaces the stored one; None: there is none

    def __add__(self, other: Commit) -> Commit:
        """Return both changes combined. For single values the second one wins."""
        news = dict[str, Any]()
        for name, nothing, value in zip(_FIELDS, _DEFAULTS, astuple(other), strict=True):
            if value is nothing:
                continue
            if name in _LISTS:
                news[name] = getattr(self, name) + value
            elif name in _MAPS:
                news[name] = {**getattr(self, name), **value}
            else:
                news[name] = value
        return replace(self, **news)


_FIELDS = Commit.__struct_fields__
_DEFAULTS = (None, *Commit.__struct_defaults__)
_LISTS = frozenset(name for name, nothing in zip(_FIELDS, _DEFAULTS, strict=True) if nothing == ())
_MAPS = frozenset(name for name, nothing in zip(_FIELDS, _DEFAULTS, strict=True) if nothing is _NOTHING)
