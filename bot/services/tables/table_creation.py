"""Table creation: the base of all lobbies, rematches, and the deal that starts a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.config import Allowance, LimitKind
from bot.services.people.rate_limits import must_have_room
from bot.services.people.subscriptions import announce, count_message, uncount_message, wants_none
from bot.services.turn.computers import STRENGTHS, Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import once, to_person, to_seat, to_table
from bot.services.turn.position_change import (
    NewPosition,
    change_position,
    commit_of_change,
    open_secret_question,
)
from bot.services.turn.secret_answers import public_table_except
from bot.services.turn.table_history import NO_HINTS
from bot.store.commit import Begun, Commit, DroppedTimers, NewStatus
from bot.store.rows import Act, Saved, Snapshot, Timer
from bot.store.unit_of_work import Reader, Writer
from bot.values.errors import BusyError, LobbyError, PlayerError
from bot.values.parcel import Payload
from bot.values.people import Seen, Visit
from bot.values.table import SeatInfo, Table
from engine.core.game import AnyGame
from engine.core.rng import commitment
from engine.core.setup import Setup, SetupError, checked
from engine.core.text import Seat, UserText

_THE_DEAL = Seen(0, 0)


async def deal(writer: Writer, tables: LiveTables, table: Table, seed: str) -> None:
    """Begin a game, and count it for each person, except tutorials: first games get more explanations."""
    await writer.write(_dealt(tables, table, seed))
    for info in () if table.lesson else table.seats:
        person = None if info.person is None else await writer.people.get(info.person)
        if person is not None:
            habits = replace(person.habits, games=await writer.games.begun_by(person.id))
            await writer.people.put(replace(person, habits=habits))


def _dealt(tables: LiveTables, table: Table, seed: str) -> Commit:
    """Return the first position, with turn notices for deciding players and screens for the others."""
    game, now = tables.game(table.game), tables.clock()
    try:
        setup = game.with_content_loaded(checked(game.spec, Setup(len(table.seats), seed, table.options)))
    except SetupError:
        raise LobbyError("services-lobby-cannot-start", seats=game.spec.seats) from None
    state = game.new_game(setup)
    table = replace(table, status="running")  # no more players join: nobody else is waited for
    live = LiveTable(Saved(table, setup.seed, 0, {}), game, state)
    new = change_position(tables, live, NewPosition(state, now, open_secret_question(live, state, now, 0, 0)))
    people = [info.seat for info in table.seats if info.person is not None]
    screens = [to_seat(table, "screen", now, seat) for seat in people if seat not in new.called]
    return commit_of_change(live, new, now) + Commit(
        game_id=table.id,
        begun=Begun(setup.seed, commitment(setup.seed), now),
        position=Snapshot(0, 0, game.schema, game.to_json(state)),
        dropped=(DroppedTimers("lobby"),),
        visits=tuple(
            Visit(table.id, info.person, 0.0, False, _THE_DEAL, _THE_DEAL)
            for info in table.seats
            if info.person is not None
        ),
        posts=(to_table(table.id, "start_post", now), *screens),  # a turn notice shows the screen too
    )


_KEY = "asked"
_ASKED_BY = "rematches"
"""A game's setting that lists who asked for a rematch; a person's setting that says when."""
_MOST_OF_ONE, _MOST = 2, 8
"""Maximum rematch requests of one person: for one game, and per day. Those that are played do not count
for the day."""
_SEATS = "seats"  # the kind of an option that names seats


class Rematch(Struct, frozen=True):
    """A requested rematch, stored with the new table. Stored as is, so every field has a default."""

    of: str = ""  # the game to repeat
    seating: tuple[tuple[int | None, str], ...] = ()  # person or computer strength, in seating order
    begins: Seat = 0  # the old seat of the player who begins
    declined: tuple[int, ...] = ()
    untold: tuple[int, ...] = ()  # people who want no notices

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(person for person, _ in self.seating if person is not None)

    def open(self, table: Table) -> tuple[int, ...]:
        """Return the people who have not answered."""
        return tuple(p for p in self.people if table.seat_of(p) is None and p not in self.declined)

    def is_agreed(self, table: Table) -> bool:
        """Return whether exactly the same players sit here again."""
        here = sorted(map(str, _seating(table.seats)))
        return here == sorted(map(str, self.seating))


def rematch_of(old: Table, game: AnyGame, setup: Setup) -> Rematch:
    """Return the rematch of a game: the player to the left of its first player begins."""
    first = _first(game, setup)
    seating = tuple(_seating(old.seats))
    return Rematch(old.id, seating, (first + 1) % len(seating))


def seated(rematch: Rematch, table: Table, game: AnyGame, seed: str) -> tuple[list[SeatInfo], dict[str, str]]:
    """Return the seating and options by which the right player begins.

    If the game draws the first player at random, the table is rotated until the draw fits. Options that
    name a seat follow its player."""
    infos = {one: [info for info in table.seats if _one(info) == one] for one in rematch.seating}
    seating = [infos[one].pop() for one in rematch.seating]
    for turned, options in _turns(len(seating), game, table.options):
        order = [seating[(seat + turned) % len(seating)] for seat in range(len(seating))]
        setup = game.with_content_loaded(checked(game.spec, Setup(len(seating), seed, options)))
        if order[_first(game, setup)] is seating[rematch.begins]:
            return order, options
    return [*seating[rematch.begins :], *seating[: rematch.begins]], table.options


def _turns(count: int, game: AnyGame, options: Mapping[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield every rotation of the table: first with seat options rotated too, then without."""
    named = {option.key for option in game.spec.options if option.kind == _SEATS}
    modern = game.spec.modern(options)
    for follows in (True, False):
        for turned in range(count):
            moved = {key: _moved(value, turned, count) for key, value in modern.items() if key in named}
            yield turned, {**modern, **(moved if follows else {})}


def _moved(seats: str, turned: int, count: int) -> str:
    numbers = sorted((int(seat) - turned) % count for seat in seats.split(",") if seat)
    return ",".join(str(seat) for seat in numbers)


def _first(game: AnyGame, setup: Setup) -> Seat:
    """Return the seat that decides first; if several decide at once, seat 0."""
    awaited = game.publicly_awaited(game.new_game(setup))
    return awaited[0] if len(awaited) == 1 else 0


def _seating(seats: Sequence[SeatInfo]) -> Iterator[tuple[int | None, str]]:
    return (_one(info) for info in seats)


def _one(info: SeatInfo) -> tuple[int | None, str]:
    return info.person, info.computer


async def rematch_at(reader: Reader, game_id: str) -> Rematch | None:
    """Return the stored rematch, if this table is one."""
    data = await reader.people.setting(f"game:{game_id}", _KEY)
    return None if data is None else msgspec.json.decode(data, type=Rematch)


async def keep_rematch(writer: Writer, game_id: str, rematch: Rematch) -> None:
    await writer.people.put_setting(f"game:{game_id}", _KEY, msgspec.json.encode(rematch).decode())


async def _note_asking(writer: Writer, rematch: Rematch, person: int, now: float) -> None:
    """Note that a person asks for a rematch; raise PlayerError if they ask too often."""
    if rematch.people == (person,):
        return  # nobody else is invited
    scope = f"game:{rematch.of}"
    before = (await writer.people.setting(scope, _ASKED_BY) or "").split()
    if before.count(str(person)) >= _MOST_OF_ONE:
        raise PlayerError("rematch-too-often", most=_MOST_OF_ONE)
    if not await count_message(writer, person, _ASKED_BY, _MOST, now):
        raise PlayerError("rematch-too-many", most=_MOST)
    await writer.people.put_setting(scope, _ASKED_BY, " ".join([*before, str(person)]))


async def note_begun(writer: Writer, rematch: Rematch, host: int) -> None:
    """Refund the request for a rematch that is played."""
    if rematch.people != (host,):
        await uncount_message(writer, host, _ASKED_BY)


_WEEK = 7 * 24 * 3600.0
_ANY_SEED = "0" * 64

Change = Callable[[Writer, Table], Awaitable[None]]


class TableCreation(Struct, frozen=True):
    tables: LiveTables
    computers: Computers  # they may move first at a new table
    ids: Callable[[], str]  # new table ids
    seeds: Callable[[], str]
    allowed: Mapping[LimitKind, Allowance]

    @property
    def allowance(self) -> Allowance:
        """How many tables may be open."""
        return self.allowed.get("tables", Allowance())

    async def open(
        self, table: Table, cause: str, rematch: Rematch | None = None, before: str | None = None
    ) -> Table:
        seed = self.seeds()
        async with self.tables.queue(f"open:{cause}"), self.tables.store.writing() as writer:
            done = await writer.games.act(cause)
            if done is not None:
                return (await found(writer, done.game_id)).table
            if rematch is not None:
                await found(writer, rematch.of)  # locks the game: nobody else opens a rematch now
                if await writer.people.setting(f"game:{rematch.of}", "rematch") != before:
                    raise BusyError()
                await _note_asking(writer, rematch, table.host, table.created)
            await must_have_room(writer, self.allowance, table.host, table.place)
            await writer.games.add(table)
            if table.rated:
                await writer.people.put_setting(f"game:{table.id}", *NO_HINTS)
            act = Act(cause, table.id, "open", table.created, table.host)
            week = Timer(table.id, "lobby", table.created + _WEEK)
            payload = Payload(what="" if rematch is None else f"rematch:{rematch.of}")
            post = () if table.private else (to_table(table.id, "lobby_post", table.created, payload),)
            await writer.write(Commit(game_id=table.id, act=act, timers=(week,), posts=post))
            if rematch is None:
                await announce(writer, table)
            else:
                await self._ask(writer, table, rematch)
                await self.begin_rematch(writer, table.id, rematch, seed)
            opened = (await found(writer, table.id)).table
        self.tables.wake_courier()
        return await self.let_computers_play(opened)

    @retry_on_conflict
    async def change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """Make one change to a lobby as one transaction, and redraw its message."""
        now = self.tables.clock()
        async with self.tables.queue(game_id), self.tables.store.writing() as writer:
            saved = await found(writer, game_id)
            if await writer.games.act(cause) is not None:
                return public_table_except(saved.table, person)
            if saved.table.status != "lobby":
                raise LobbyError("services-lobby-not-open")
            await writer.games.touch(game_id, saved.revision)
            act = Act(cause, game_id, kind, now, person)
            await writer.write(Commit(game_id=game_id, act=act))
            await change(writer, saved.table)
            await writer.outbox.send(once(to_table(game_id, "lobby_edit", now)))
            table = (await found(writer, game_id)).table
        self.tables.wake_courier()
        return table

    async def begin_rematch(self, writer: Writer, game_id: str, rematch: Rematch, seed: str) -> bool:
        """Begin a rematch once all former players are seated; return whether it begins."""
        table = (await found(writer, game_id)).table
        if not rematch.is_agreed(table):
            return False
        await note_begun(writer, rematch, table.host)
        order, options = seated(rematch, table, self.tables.game(table.game), seed)
        await writer.write(Commit(game_id=game_id, seats=tuple(order), options=options))
        await deal(writer, self.tables, (await found(writer, game_id)).table, seed)
        return True

    async def let_computers_play(self, table: Table) -> Table:
        """Let computers that move first play at once."""
        if table.status != "running":
            return table
        return (await self.computers.play_on_at(table.id)).public

    async def _ask(self, writer: Writer, table: Table, rematch: Rematch) -> None:
        await writer.people.put_setting(f"game:{rematch.of}", "rematch", table.id)
        asked = rematch.open(table)
        untold = tuple([person for person in asked if await wants_none(writer, person)])
        await keep_rematch(writer, table.id, msgspec.structs.replace(rematch, untold=untold))
        for person in (one for one in asked if one not in untold):
            notice = to_person(table.id, "rematch", table.created, Payload(person=person))
            await writer.outbox.send(notice)


def closed_lobby(table: Table, now: float, why: str) -> Commit:
    edit, told = once(to_table(table.id, "lobby_edit", now)), Payload(what=why)
    post = (to_table(table.id, "status_post", now, told),) if why == "expired" else ()
    status, dropped = NewStatus("closed", now, why), (DroppedTimers("lobby"),)
    return Commit(game_id=table.id, status=status, dropped=dropped, posts=(edit, *post))


def agreed(game: AnyGame, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the options with all defaults, and with custom printed values embedded.

    Raise LobbyError for anything the game does not know."""
    if seats not in game.spec.seats:
        raise LobbyError("services-lobby-seats", seats=game.spec.seats)
    try:
        setup = game.with_content_loaded(checked(game.spec, Setup(seats, _ANY_SEED, dict(options))))
        return game.with_content_embedded(setup).options
    except SetupError:
        raise LobbyError("services-lobby-options") from None


def must_be_known(strength: str) -> None:
    if strength not in STRENGTHS:
        raise LobbyError("services-lobby-no-such-strength", strength=UserText(strength))
