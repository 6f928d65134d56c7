"""Live tables: position and drafts in memory, one queue per table, and one way to write."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from itertools import chain
from typing import Any, ParamSpec, TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct, field

from bot.services.turn.position_cache import PositionCache
from bot.services.turn.secret_answers import last_seen, public_table
from bot.services.turn.visits import Visits
from bot.store.commit import Commit
from bot.store.errors import ConflictError
from bot.store.protocol import Store
from bot.store.replay import followed, setup_of
from bot.store.rows import Act, DraftPick, Saved, TurnRow
from bot.store.unit_of_work import Reader, Writer
from bot.values.cache import BoundedCache
from bot.values.clock import Chance
from bot.values.errors import (
    BusyError,
    ForeignPanelError,
    NoSuchTableError,
    NotRunningError,
    NotSeatedError,
    PausedError,
)
from bot.values.orders import StandingOrder
from bot.values.people import Seen
from bot.values.table import Table
from engine.core.draft import Drafted, drafted
from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.core.tell import Event
from engine.core.text import Seat, Text, UserText

_P = ParamSpec("_P")
_R = TypeVar("_R")
_TRIES = 10
"""Attempts of an act. Each conflict means another act succeeded, so this many failures point to a bug."""


def retry_on_conflict(act: Callable[_P, Coroutine[Any, Any, _R]]) -> Callable[_P, Coroutine[Any, Any, _R]]:
    """Repeat an act after a conflict, starting with a fresh look at the table.

    The failed attempt stored nothing, and the same cause is still one act. An act meant for another
    position is refused as usual."""

    @functools.wraps(act)
    async def persisting(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        for _ in range(_TRIES - 1):
            try:
                return await act(*args, **kwargs)
            except (BusyError, ConflictError):
                continue
        try:
            return await act(*args, **kwargs)
        except ConflictError as error:
            raise BusyError() from error

    return persisting


class CommitPreview(Struct):
    """The result of a committing pick: the new position, and why it would be irreversible."""

    before: Any  # the position of the draft
    action: Any
    revision: int
    state: Any
    events: tuple[Event, ...]  # of this pick only
    is_judged: bool = False
    why: Text | None = None  # None: its player could take it back alone

    def is_of(self, before: Any, action: Any, revision: int) -> bool:
        return self.before is before and (self.action, self.revision) == (action, revision)


Draft: TypeAlias = Drafted[Any, Any]
Clock: TypeAlias = Callable[[], float]

_NOTES = "notes:"
_TABLES_IN_MEMORY = 128  # with 200 busy tables, 1 look in 100 is at another one
_ANSWERS_IN_MEMORY = 2048
_RETOLD_IN_MEMORY = 8  # games: a reader of a log turns its pages


class LiveTable(Struct):
    """One table as it stands. It changes only right after a commit, without an await in between."""

    saved: Saved
    game: AnyGame
    state: Any
    drafts: dict[Seat, Draft] = field(default_factory=dict)  # with picks, or requested by a caller
    picks: dict[Seat, tuple[DraftPick, ...]] = field(default_factory=dict)
    moved: dict[Seat, int] = field(default_factory=dict)  # number of picks each seat has committed
    last: TurnRow | None = None
    blocks_undo: TurnRow | None = None  # the newest turn that blocks others from undoing an earlier one alone
    cuts: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    cut_names: dict[Seat, tuple[Text, ...]] = field(default_factory=dict)  # of picks cut since the start
    orders: dict[Seat, tuple[StandingOrder, ...]] = field(default_factory=dict)  # active ones
    notes: dict[int, str] = field(default_factory=dict)  # private notes by person
    shortcuts_of_draft: tuple[Draft, Any] | None = None  # the draft shown last, and what one press leads to
    last_preview: CommitPreview | None = None  # a press is previewed first, then made
    latest: tuple[PositionCache, ...] = ()  # of the current position and the next
    before_last: Any = None  # the position before the last turn, if that was made since the table was loaded
    asked_at: dict[tuple[Seat, str], int] = field(default_factory=dict)  # by topic: `moved`, the first time
    content: Any = None  # its printed values, kept alive as long as the table is in memory

    def __post_init__(self) -> None:
        self.content = getattr(self.state, "content", None)

    @property
    def table(self) -> Table:
        return self.saved.table

    @property
    def public(self) -> Table:
        """The table as anyone may see it: of the deciding seats, only those the game makes public."""
        table = self.table
        if not table.is_going:
            return table
        shown = self.position_cache(self.state).publicly_awaited
        return msgspec.structs.replace(public_table(table, shown), shown=shown, until=self._until)

    def public_view_before(self, turn: int) -> Any:
        """Return a spectator's view before this turn; None unless it is the newest one."""
        is_newest = self.last is not None and self.last.turn == turn
        return (
            None if self.before_last is None or not is_newest else self.game.view_for(self.before_last, None)
        )

    @property
    def _until(self) -> float | None:
        """When the secret question closes automatically: the same for all, answered or not."""
        table = self.table
        if table.secret_question is None or table.status != "running":
            return None
        if not any(
            self.game.timeout_answer(self.state, seat)
            for seat in self.position_cache(self.state).seats_to_act
        ):
            return None
        return table.secret_question.since + table.window

    @property
    def id(self) -> str:
        return self.saved.table.id

    @property
    def setup(self) -> Setup:
        return setup_of(self.saved, self.game)

    def position_cache(self, state: Any) -> PositionCache:
        """Return the cache of this position, the current or the next one."""
        for one in self.latest:
            if one.state is state:
                return one
        self.latest = (*self.latest[-1:], PositionCache(self.game, state))
        return self.latest[-1]

    def view(self, seat: Seat | None) -> Any:
        """Return the current position as this reader may know it."""
        return self.position_cache(self.state).view(seat)

    def draft(self, seat: Seat) -> Draft:
        if seat not in self.drafts:
            self.drafts[seat] = drafted(self.game, self.state, seat)
        return self.drafts[seat]

    def state_key(self, seat: Seat) -> tuple[object, ...]:
        """Return a key that changes whenever something may have changed for this seat.

        It stays the same while others answer a secret question: response times must not reveal that
        either."""
        secret_question = self.table.secret_question
        if secret_question is None:
            return (self.saved.revision,)
        return (secret_question, self.moved.get(seat, 0), self.draft(seat).picks)

    def drafted_names(self, seat: Seat, after: int = 0) -> tuple[Text, ...]:
        """Return the menu texts of a seat's drafted picks, without the first `after`."""
        return tuple(chain.from_iterable(self.draft(seat).named[after:]))

    def seat_of(self, person: int) -> Seat:
        seat = self.table.seat_of(person)
        if seat is None:
            raise NotSeatedError()
        return seat

    def own_seat(self, person: int, pressed: Seat | None) -> Seat:
        """Return this person's seat; refuse if the pressed panel belongs to another seat."""
        if pressed is not None and self.table.seat_of(person) != pressed:
            raise ForeignPanelError(self.public)
        return self.seat_of(person)

    def waits_for(self, seat: Seat) -> bool:
        """Return whether this seat must act in the current position, which may be newer than the stored
        table."""
        return self.table.status == "running" and seat in self.position_cache(self.state).seats_to_act

    def must_run(self) -> None:
        """Refuse unless the game is running."""
        if self.table.status == "paused":
            raise PausedError()
        if self.table.status != "running":
            raise NotRunningError()


class LiveTables:
    """All live tables of this process."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        clock: Clock,
        wake_courier: Callable[[], None],
        chance: Chance,
    ) -> None:
        self.store = store
        self.visits = Visits(store, clock)
        self.games = games
        self.clock = clock
        self.wake_courier = wake_courier
        self.chance = chance
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._lives = BoundedCache[str, LiveTable]("tables", _TABLES_IN_MEMORY, 150_000)
        self.answers = BoundedCache[tuple[object, ...], list[str]]("completions", _ANSWERS_IN_MEMORY, 2_000)
        self.retold = BoundedCache[str, dict[int, tuple[Event, ...]]](
            "logs told again", _RETOLD_IN_MEMORY, 500_000
        )  # of packed games, by turn

    def queue(self, name: str) -> asyncio.Lock:
        """Return the lock of one table: its acts run in order of arrival, independent of other tables."""
        lock = self._queues.get(name)
        if lock is None:
            self._queues[name] = lock = asyncio.Lock()
        return lock

    async def saved(self, game_id: str) -> Saved:
        async with self.store.reading() as reader:
            return await found(reader, game_id)

    async def live(self, game_id: str, cause: str = "") -> tuple[LiveTable, Act | None]:
        """Return the table as it stands, and the act of this cause if it was done before."""
        async with self.store.reading() as reader:
            while True:
                saved = await reader.games.saved(game_id, cause=cause, last=True)
                live = await self.current(reader, saved)
                if saved is None or live.saved.revision <= saved.revision:
                    return live, None if saved is None else saved.done
                # Written between the two reads, perhaps by this very cause: read again.

    @asynccontextmanager
    async def reading(self, game_id: str) -> AsyncIterator[tuple[LiveTable, Reader]]:
        """Yield the table as it stands, and a reader for anything else needed at the same moment."""
        async with self.store.reading() as reader:
            yield await self.current(reader, await reader.games.saved(game_id)), reader

    async def recap_start(self, reader: Reader, live: LiveTable, person: int) -> Seen:
        """Return where this person's recap starts: at what they have not read, or after their seat's last
        turn."""
        known = self.visits.recap_start(live.public, person)
        return known if known is not None else await last_seen(reader, live.id, live.seat_of(person))

    async def public(self, game_id: str) -> Table:
        """Return the table as anyone may see it, even before it has begun."""
        async with self.store.reading() as reader:
            saved = await reader.games.saved(game_id, last=True)
            if saved is not None and not saved.table.is_going:
                return saved.table
            return (await self.current(reader, saved)).public

    async def current(self, reader: Reader, saved: Saved | None) -> LiveTable:
        """Return the table from memory, unless it has been written since."""
        if saved is None:
            raise NoSuchTableError()
        known = self._lives.get(saved.table.id)
        if known is None or known.saved.revision < saved.revision:
            known = await self._loaded(reader, await found(reader, saved.table.id))
        elif known.saved.revision == saved.revision:
            known.saved = saved  # names and contact settings may be newer
        self._lives[known.id] = known
        self.visits.learn(saved.visits)
        return known

    def loaded(self, game_id: str) -> LiveTable | None:
        """Return the table if it is in memory: for answers that cannot wait."""
        return self._lives.get(game_id)

    async def from_memory(self, game_id: str) -> LiveTable:
        """Return the table as it is in memory, otherwise as it stands."""
        return self.loaded(game_id) or (await self.live(game_id))[0]

    def forget(self, game_id: str) -> None:
        self._lives.pop(game_id)

    async def _loaded(self, reader: Reader, saved: Saved) -> LiveTable:
        table = saved.table
        if table.status in ("lobby", "closed") and not saved.seed:
            raise NotRunningError()
        game = self.game(table.game)
        in_play, notes = await reader.batch(reader.in_play(table), _notes_of(reader, table))
        state = followed(game, setup_of(saved, game), in_play.snapshot, in_play.moves)
        live = LiveTable(saved, game, state, cuts=dict(saved.cuts), notes=notes)
        live.moved, live.orders = in_play.moved, in_play.orders
        live.last, live.blocks_undo = in_play.last, in_play.chosen
        for seat, picks in in_play.drafts.items():
            live.drafts[seat] = draft = drafted(game, live.state, seat, [pick.words for pick in picks])
            live.picks[seat] = tuple(picks[: len(draft.picks)])
            if draft.dropped:
                live.cuts[seat] = draft.dropped
        return live

    def game(self, key: str) -> AnyGame:
        if key not in self.games:
            raise NoSuchTableError("services-no-such-game", game=UserText(key))
        return self.games[key]

    @asynccontextmanager
    async def writing(
        self, live: LiveTable, act: Act | None, *, lasting: bool = True
    ) -> AsyncIterator[Writer]:
        """Open a transaction on this table; refuse if it was written since it was read."""
        try:
            async with self.store.writing(lasting=lasting) as writer:
                await writer.games.touch(live.id, live.saved.revision)
                if act is not None:
                    await writer.write(Commit(game_id=live.id, act=act))
                yield writer
                saved = await found(writer, live.id, last=True)
        except BaseException as error:
            self.forget(live.id)
            if isinstance(error, ConflictError):
                raise BusyError() from error
            raise
        live.saved = saved
        if lasting:  # a draft concerns nobody else: there is nothing to send and no timer to set
            self.wake_courier()


async def found(reader: Reader, game_id: str, *, last: bool = False) -> Saved:
    saved = await reader.games.saved(game_id, last=last)
    if saved is None:
        raise NoSuchTableError()
    return saved


async def _notes_of(reader: Reader, table: Table) -> dict[int, str]:
    """Return the private notes of the seated people."""
    found = await reader.people.settings(f"game:{table.id}", _NOTES)
    people = [info.person for info in table.seats if info.person is not None]
    return {person: notes for person in people if (notes := found.get(notes_key(person)))}


def notes_key(person: int) -> str:
    """Return the table setting that holds a person's notes."""
    return f"{_NOTES}{person}"
