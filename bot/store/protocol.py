"""The one seam between services and a database engine."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, Protocol, TypeAlias

from bot.store.commit import Commit
from bot.store.offers import (
    Games,
    GivenOrders,
    Leagues,
    Log,
    Messages,
    OpenGames,
    OpenLeagues,
    OpenOrders,
    OpenPeople,
    OpenTimers,
    OpenVisited,
    OpenVotes,
    Outbox,
    Packs,
    People,
    Results,
    Timers,
    Visited,
    Votes,
)
from bot.store.rows import InPlay, Overview
from bot.values.table import Table

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


class Reader(Protocol):
    """One consistent look at everything, by subject."""

    @property
    def games(self) -> Games: ...
    @property
    def log(self) -> Log: ...
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
    def results(self) -> Results: ...
    @property
    def leagues(self) -> Leagues: ...
    async def together(self, *looks: Coroutine[Any, Any, Any]) -> list[Any]:
        """What several looks find that wait for nothing but this reader, in one trip where one would do."""

    async def in_play(self, table: Table) -> InPlay:
        """All that it takes to play on at a table, in one trip."""

    async def overview(self, now: float) -> Overview: ...


class Writer(Reader, Protocol):
    """One transaction: all of it is kept, or nothing."""

    @property
    def games(self) -> OpenGames: ...
    @property
    def packs(self) -> Packs: ...
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
    def outbox(self) -> Outbox: ...
    @property
    def leagues(self) -> OpenLeagues: ...
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
