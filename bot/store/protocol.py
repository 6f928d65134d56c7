"""The one seam between services and a database engine."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, Protocol, TypeAlias

from bot.store.commit import Commit
from bot.store.rows import (
    Act,
    CutRow,
    DraftPick,
    Due,
    Listed,
    MoveRow,
    OutboxCount,
    Outgoing,
    Overview,
    Saved,
    Snapshot,
    Timer,
    TimerKind,
    TurnRow,
    Unsent,
)
from bot.values.orders import Noted, StandingOrder
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.table import SeatInfo, Table, Vote
from bot.values.visits import OpenPanel, Visit
from engine.core.text import Seat

Word: TypeAlias = Literal["table", "person", "post", "died", "replaced", "vacant", "filled"]
"""What processes tell each other: a table or a person was written, there is more post than one can send; and
what a process notices: another has died, somebody has taken its place, nobody has a share any more and it is
for us to stand in, somebody has it again."""
Heard: TypeAlias = Callable[[Word, str], None]


class ConflictError(Exception):
    """Somebody else wrote this table since it was read: read again."""


class StoreError(ValueError):
    """The store cannot be used; the message says why."""


class CannotStoreError(StoreError):
    """The disk is full, or the file is locked or read-only: nothing was written, and later it may go well."""


class UncertainStoreError(CannotStoreError):
    """The connection broke in the moment of keeping it: nobody knows whether it was kept."""


class DamagedStoreError(CannotStoreError):
    """The file is damaged. Nothing is written to it any more, so that it can be looked at as it is."""


class Games(Protocol):
    """Tables with their seats and drafts, and what people did there. With `last`, what is read ends the look
    in the same breath (for a writer: keep what was written); what is read after that is another look."""

    async def saved(self, game_id: str, *, last: bool = False) -> Saved | None: ...
    async def glance(
        self, game_id: str, cause: str, *, last: bool = False
    ) -> tuple[Saved | None, Act | None]: ...
    async def at(self, channel: int) -> list[Table]: ...
    async def of(self, person: int) -> list[Table]: ...
    async def waiting_for(self, person: int) -> list[Table]: ...
    async def all(self, *, ended: bool = False) -> list[Table]: ...
    async def listed(self, guild: int, person: int) -> list[Listed]: ...
    async def count_open(self, host: int, guild: int | None) -> tuple[int, int]: ...
    async def begun_by(self, person: int) -> int: ...
    async def running(self, *, stuck: bool = False) -> list[str]: ...
    async def drafts(self, game_id: str) -> dict[Seat, list[DraftPick]]: ...
    async def act(self, cause: str) -> Act | None: ...
    async def last_here(self, game_id: str, person: int) -> float: ...


class OpenGames(Games, Protocol):
    async def add(self, table: Table) -> None: ...
    async def reseat(self, game_id: str, seats: Sequence[SeatInfo]) -> None: ...
    async def touch(self, game_id: str, revision: int) -> None: ...
    async def add_act(self, act: Act) -> None: ...


class Log(Protocol):
    """Picks, turns and positions; written by commits alone."""

    async def snapshot(self, game_id: str, upto: int | None = None) -> Snapshot | None: ...
    async def moves(self, game_id: str, after: int = 0, upto: int | None = None) -> list[MoveRow]: ...
    async def cut_moves(self, game_id: str) -> list[CutRow]: ...
    async def move_counts(self, game_id: str) -> dict[Seat, int]: ...
    async def turns(self, game_id: str, first: int = 1, last: int | None = None) -> list[TurnRow]: ...
    async def last_chosen(
        self, game_id: str, *, solitary: bool, upto: int | None = None, seat: Seat | None = None
    ) -> TurnRow | None: ...
    async def steps(self, game_id: str) -> list[int]: ...
    async def last_turn_of(self, game_id: str, seat: Seat) -> int: ...


class Packs(Protocol):
    """Finished games in one piece."""

    async def packable(self, before: float) -> str | None: ...


class OpenPacks(Packs, Protocol):
    async def put(self, game_id: str, at: float, data: bytes | None) -> None: ...
    async def prune(self, done: float, given_up: float, acts: float, limit: int) -> bool: ...


class People(Protocol):
    """People, and small settings by scope and key."""

    async def get(self, person: int) -> Person | None: ...
    async def setting(self, scope: str, key: str) -> str | None: ...


class OpenPeople(People, Protocol):
    async def put(self, person: Person) -> None: ...
    async def put_setting(self, scope: str, key: str, value: str) -> None: ...


class GivenOrders(Protocol):
    """Orders given ahead; changed by commits alone."""

    async def of(self, game_id: str) -> dict[Seat, tuple[StandingOrder, ...]]: ...
    async def notes(self, game_id: str, person: int, after: float = 0, limit: int = 10) -> list[Noted]: ...


class OpenOrders(GivenOrders, Protocol):
    async def add(self, game_id: str, order: StandingOrder) -> int: ...


class Votes(Protocol):
    async def get(self, vote: int) -> Vote | None: ...
    async def open(self, game_id: str) -> list[Vote]: ...


class OpenVotes(Votes, Protocol):
    async def add(self, vote: Vote, at: float) -> int: ...
    async def cast(self, vote: int, seat: Seat, yes: bool) -> None: ...


class Timers(Protocol):
    """When something happens by itself; set and dropped by commits alone."""

    async def due(self, now: float) -> list[Timer]: ...
    async def get(self, game_id: str, kind: TimerKind, seat: Seat) -> Timer | None: ...


class OpenTimers(Timers, Protocol):
    async def claim(self, now: float) -> list[Timer]: ...


class Messages(Protocol):
    """What lies in Discord; noted where a parcel is settled."""

    async def posted(
        self, game_id: str, *kinds: str, person: int | None = None, since: float | None = None
    ) -> list[Posted]: ...
    async def newest(
        self, game_id: str, *kinds: str, person: int, after: float | None = None
    ) -> Posted | None: ...
    async def digest_to(self, person: int) -> Posted | None: ...


class Visited(Protocol):
    """Panels that only their reader sees; how far each person has read comes with the table."""

    async def panels(self, game_id: str, person: int, now: float) -> list[OpenPanel]: ...
    async def open_at(self, game_id: str, channel: int, now: float) -> list[int]: ...


class OpenVisited(Visited, Protocol):
    def put(self, visits: Sequence[Visit], panels: Sequence[OpenPanel], now: float) -> None: ...
    def drop_panels(self, messages: Collection[int]) -> None: ...


class Outbox(Protocol):
    """What is to be sent."""

    async def next_due(self, *, last: bool = False) -> Due: ...
    async def count(self) -> OutboxCount: ...


class OpenOutbox(Outbox, Protocol):
    async def send(self, *outgoing: Outgoing) -> None: ...
    async def untold(self, game_id: str, *, held: bool = False) -> list[Unsent]: ...
    async def behind(self, parcel: Parcel, *, held: bool = True) -> list[Parcel]: ...
    async def fold(self, parcel: Parcel, others: Collection[int]) -> None: ...
    async def claim(self, now: float, limit: int) -> list[Parcel]: ...
    async def settle(self, parcel: Parcel, at: float, posted: Sequence[Posted]) -> None: ...
    async def put_off(self, parcel: int, until: float) -> None: ...
    async def forget(self, game_id: str, messages: Collection[int]) -> None: ...
    async def forget_digests(self, person: int) -> None: ...
    async def postpone(
        self, parcel: int, error: str, retry_at: float | None, now: float, *, doubtful: bool = False
    ) -> None: ...
    async def release(
        self, now: float, since: float | None = None, under_way: Collection[int] = ()
    ) -> None: ...
    async def hurry(self, now: float, *, game_id: str = "", guild: int | None = None) -> None: ...


class Reader(Protocol):
    """One consistent look at everything, by subject."""

    @property
    def games(self) -> Games: ...
    @property
    def log(self) -> Log: ...
    @property
    def packs(self) -> Packs: ...
    @property
    def people(self) -> People: ...
    @property
    def orders(self) -> GivenOrders: ...
    @property
    def votes(self) -> Votes: ...
    @property
    def timers(self) -> Timers: ...
    @property
    def messages(self) -> Messages: ...
    @property
    def visits(self) -> Visited: ...
    @property
    def outbox(self) -> Outbox: ...
    async def together(self, *looks: Coroutine[Any, Any, Any]) -> list[Any]:
        """What several looks find that wait for nothing but this reader, in one trip where one would do."""

    async def overview(self, now: float) -> Overview: ...


class Writer(Reader, Protocol):
    """One transaction: all of it is kept, or nothing."""

    @property
    def games(self) -> OpenGames: ...
    @property
    def packs(self) -> OpenPacks: ...
    @property
    def people(self) -> OpenPeople: ...
    @property
    def orders(self) -> OpenOrders: ...
    @property
    def votes(self) -> OpenVotes: ...
    @property
    def timers(self) -> OpenTimers: ...
    @property
    def visits(self) -> OpenVisited: ...
    @property
    def outbox(self) -> OpenOutbox: ...
    async def write(self, commit: Commit) -> None:
        """What one act changes, whole; each subject writes its own rows."""


class Store(Protocol):
    """`await bot.store.sqlite.open_store(path)` gives one; close it last."""

    def reading(self) -> AbstractAsyncContextManager[Reader]: ...
    def writing(self, *, lasting: bool = True) -> AbstractAsyncContextManager[Writer]: ...
    async def join(self, shares: Sequence[str], heard: Heard) -> str:
        """Be one of the processes on this database, and hear what others do: the first of these shares that
        nobody has, waited for if need be."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes are there."""

    async def has_new_post(self) -> bool:
        """Whether somebody may have put something into the outbox since this was asked last: a command in
        another process, which has no way to ring. Asked for the first time it cannot know, so: perhaps. Costs
        next to nothing."""

    @property
    def fault(self) -> str:
        """Why nothing can be written just now; nothing: it can."""

    async def shrink(self) -> bool:
        """Give back a little of the room that was freed, in no time that anybody would notice; whether more
        is left to give."""

    async def close(self) -> None: ...
