"""What one act changes about a table, as one value: worked out first, then written whole."""

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
from bot.values.statistics import GameResult
from bot.values.table import Place, SeatInfo, SecretQuestion, Status, Vote
from bot.values.visits import Visit
from engine.core.text import Seat


class NewStatus(Struct, frozen=True):
    """The status that a table has from now on."""

    status: Status
    at: float
    why: str = ""


class Counters(Struct, frozen=True):
    """The newest turn and pick, and the last turn that a board post tells."""

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
    """Every turn and pick after these is taken back; the rows stay, marked."""

    turn: int
    number: int
    at: float


class DraftRows(Struct, frozen=True):
    """A seat's draft from position `start` on."""

    seat: Seat
    picks: tuple[DraftPick, ...] = ()
    start: int = 0


class NewHolder(Struct, frozen=True):
    """Who plays a seat from now on, and who did before; a draft of theirs goes with them."""

    info: SeatInfo
    former: int | None = None


class DroppedTimers(Struct, frozen=True):
    """Of all seats, or of some."""

    kind: TimerKind
    seats: tuple[Seat, ...] | None = None


class NoteRow(Struct, frozen=True):
    """What the owner of an order reads of it."""

    order: StandingOrder
    turn: int
    at: float
    note: OrderNote


class Amended(Struct, frozen=True):
    """A parcel that nobody can have seen yet says something else."""

    parcel: int
    payload: Payload
    due: float
    held: bool = False


_NOTHING: Mapping[Any, Any] = MappingProxyType({})


class Commit(Struct, frozen=True, kw_only=True, gc=False):
    """Rows are written in the order of these fields, whatever order they were found in."""

    game_id: str
    act: Act | None = None  # what caused it
    # the game
    begun: Begun | None = None
    back_to: BackTo | None = None
    turns: tuple[LoggedTurn, ...] = ()
    position: Snapshot | None = None
    counters: Counters | None = None
    status: NewStatus | None = None
    hush: SecretQuestion | UnsetType | None = UNSET  # the question in which it is secret who has answered
    host: int | None = None
    place: Place | None = None
    options: Mapping[str, str] | None = None  # as they are once it is known who sits where
    # its seats
    seats: tuple[SeatInfo, ...] | None = None  # of a lobby, numbered as they come
    holders: tuple[NewHolder, ...] = ()
    offered: Mapping[Seat, bool] = _NOTHING
    drafts: tuple[DraftRows, ...] = ()
    cuts: Mapping[Seat, tuple[str, ...]] = (
        _NOTHING  # drafted words that are not legal any more, still to be told
    )
    waiting: Mapping[Seat, float] | None = None  # who is waited for, and since when; nobody else is
    clocks: Mapping[Seat, Ticking] = _NOTHING
    # orders given ahead
    orders: tuple[StandingOrder, ...] = ()  # as they are from now on
    ended: Mapping[int, float] = _NOTHING  # when
    notes: tuple[NoteRow, ...] = ()
    visits: tuple[Visit, ...] = ()  # of those who have moved themselves
    # timers
    dropped: tuple[DroppedTimers, ...] = ()
    timers: tuple[Timer, ...] = ()
    timers_if_none: tuple[Timer, ...] = ()  # one of the same kind that runs goes on
    # votes and the post
    votes: tuple[Vote, ...] = ()  # their results
    answered_on: int | None = None  # a message that shows what came of it: it is no open call any more
    still_called: tuple[Seat, ...] | None = None  # calls to others that nobody has seen are taken back
    unsent: tuple[int, ...] = ()
    amended: tuple[Amended, ...] = ()
    posts: tuple[Outgoing, ...] = ()
    result: GameResult | UnsetType | None = UNSET  # in the place of what was there; None: there is none

    def __add__(self, other: Commit) -> Commit:
        """Both; where there can be but one, the second."""
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
