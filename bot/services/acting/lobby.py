"""From "new game" to the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec

from bot.config import Allowance
from bot.services.acting.limits import must_have_room
from bot.services.acting.powers import must_decide_alone
from bot.services.turn.computers import STAND_IN, STRENGTHS, Computers
from bot.services.turn.live_tables import AnyGame, LiveTable, LiveTables, found
from bot.services.turn.outgoing import once, put_away, to_person, to_seat, to_table
from bot.services.turn.retrying import persistent
from bot.services.turn.turnover import hush_at, turned_over, turnover
from bot.store.commit import Begun, Commit, DroppedTimers, NewStatus
from bot.store.protocol import Writer
from bot.store.rows import Act, Saved, Snapshot, Timer
from bot.values.clock import CLOCKS, Timeout
from bot.values.errors import BusyError, LobbyError, NotSeatedError
from bot.values.parcel import Payload
from bot.values.table import Place, SeatInfo, Table
from bot.values.visits import Seen, Visit
from engine.core.rng import commitment
from engine.core.setup import Setup, SetupError, checked
from engine.core.text import Seat

_WEEK = 7 * 24 * 3600.0
_ANY_SEED = "0" * 64
_THE_DEAL = Seen(0, 0)

Change = Callable[[Writer, Table], Awaitable[None]]


class LobbyService:
    def __init__(
        self,
        tables: LiveTables,
        computers: Computers,
        ids: Callable[[], str],
        seeds: Callable[[], str],
        room: Allowance,
    ) -> None:
        self._tables = tables
        self._computers = computers
        self._ids = ids
        self._seeds = seeds
        self._room = room

    @persistent
    async def open(
        self,
        host: int,
        place: Place,
        game: str,
        *,
        seats: int,
        options: Mapping[str, str] | None = None,
        pace: str = "",
        clock: str = "",
        at_zero: Timeout = "offer",
        language: str = "en",
        in_thread: bool = True,
        cause: str,
    ) -> Table:
        """A new table with its host seated; the same cause again answers the same table."""
        rules = self._tables.game(game)
        table = Table(
            id=self._ids(),
            status="lobby",
            game=game,
            host=host,
            place=place,
            capacity=seats,
            options=_agreed(rules, seats, options or {}),
            pace=pace,
            clock=clock if clock in CLOCKS else "",
            timeout=at_zero,
            language=language,
            in_thread=in_thread,
            seats=(SeatInfo(0, "", host),),
            created=self._tables.clock(),
        )
        return await self._opened(table, cause)

    async def get(self, game_id: str) -> Table:
        return (await self._tables.saved(game_id)).table

    async def join(self, game_id: str, person: int, *, cause: str) -> Table:
        async def sit_down(writer: Writer, table: Table) -> None:
            if table.seat_of(person) is not None:
                raise LobbyError("services-lobby-already-in")
            _must_have_room(table)
            await writer.games.reseat(table.id, (*table.seats, SeatInfo(len(table.seats), "", person)))
            if len(table.seats) + 1 == table.capacity:
                note = Payload(person=table.host, what="full")
                await writer.outbox.send(to_person(table.id, "host_note", self._tables.clock(), note))

        return await self._change(game_id, person, "join", cause, sit_down)

    async def leave(self, game_id: str, person: int, *, cause: str) -> Table:
        async def get_up(writer: Writer, table: Table) -> None:
            if table.seat_of(person) is None:
                raise NotSeatedError()
            rest = [info for info in table.seats if info.person != person]
            people = [info.person for info in rest if info.person is not None]
            if not people:
                await writer.write(closed_lobby(table, self._tables.clock(), "cancelled"))
            elif table.host == person:
                await writer.write(Commit(game_id=table.id, host=people[0]))
            await writer.games.reseat(table.id, rest)

        return await self._change(game_id, person, "leave", cause, get_up)

    async def add_computer(self, game_id: str, person: int, *, strength: str = STAND_IN, cause: str) -> Table:
        _must_be_known(strength)

        async def add(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            _must_have_room(table)
            computer = SeatInfo(len(table.seats), "", computer=strength)
            await writer.games.reseat(table.id, (*table.seats, computer))

        return await self._change(game_id, person, "add_computer", cause, add)

    async def set_strength(
        self, game_id: str, person: int, seat: Seat, strength: str, *, cause: str
    ) -> Table:
        """How strong the computer in this seat is to play."""
        _must_be_known(strength)

        async def change(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            if not (0 <= seat < len(table.seats) and table.seats[seat].computer):
                raise LobbyError("services-lobby-no-computer")
            seats = list(table.seats)
            seats[seat] = msgspec.structs.replace(seats[seat], computer=strength)
            await writer.games.reseat(table.id, seats)

        return await self._change(game_id, person, "set_strength", cause, change)

    async def remove_computer(self, game_id: str, person: int, *, cause: str) -> Table:
        async def remove(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            computers = [info for info in table.seats if info.computer]
            if not computers:
                raise LobbyError("services-lobby-no-computer")
            await writer.games.reseat(table.id, [info for info in table.seats if info != computers[-1]])

        return await self._change(game_id, person, "remove_computer", cause, remove)

    async def cancel(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        async def close(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "cancel", moderator=moderator)
            await writer.write(closed_lobby(table, self._tables.clock(), "cancelled"))

        return await self._change(game_id, person, "cancel", cause, close)

    @persistent
    async def start(self, game_id: str, person: int, *, pressed: int | None = None, cause: str) -> Table:
        """Deal and begin; computer seats that come first play at once. `pressed`: the message on which that
        was asked for."""
        seed = self._seeds()

        async def deal(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "start")
            away = put_away(table.id, table.host, table.created, self._tables.clock())
            done = Commit(game_id=table.id, answered_on=pressed, posts=(away,))
            await writer.write(done + self._dealt(table, seed))

        await self._change(game_id, person, "start", cause, deal)
        async with self._tables.queue(game_id):
            live, _ = await self._tables.live(game_id)
            await self._computers.play_on(live)
        return live.public

    @persistent
    async def rematch(self, game_id: str, person: int, *, cause: str) -> Table:
        """A new lobby like the finished table's; whoever asks second joins the one that is open."""
        old = (await self._tables.saved(game_id)).table
        must_decide_alone(old, person, "rematch")
        async with self._tables.queue(f"rematch:{game_id}"):
            async with self._tables.store.reading() as reader:
                again = await reader.people.setting(f"game:{game_id}", "rematch")
                known = await reader.games.saved(again) if again else None
            if known is not None and known.table.status == "lobby":
                if known.table.seat_of(person) is not None:
                    return known.table
                return await self.join(known.table.id, person, cause=cause)
            table = msgspec.structs.replace(
                old,
                id=self._ids(),
                status="lobby",
                host=person,
                place=Place(old.place.channel, old.place.guild),
                seats=(SeatInfo(0, "", person),),
                created=self._tables.clock(),
            )
            return await self._opened(table, cause, rematch_of=game_id, before=again)

    @persistent
    async def set_thread(self, game_id: str, thread: int) -> Table:
        """The table's thread exists now; the first one set stays."""
        async with self._tables.queue(game_id), self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            if table.place.thread is not None:
                return table
            place = msgspec.structs.replace(table.place, thread=thread)
            await writer.write(Commit(game_id=game_id, place=place))
            return msgspec.structs.replace(table, place=place)

    async def _opened(
        self, table: Table, cause: str, rematch_of: str = "", before: str | None = None
    ) -> Table:
        async with self._tables.queue(f"open:{cause}"), self._tables.store.writing() as writer:
            done = await writer.games.act(cause)
            if done is not None:
                return (await found(writer, done.game_id)).table
            if rematch_of:
                await found(writer, rematch_of)  # nobody else opens one from here on
                if await writer.people.setting(f"game:{rematch_of}", "rematch") != before:
                    raise BusyError()
            await must_have_room(writer, self._room, table.host, table.place)
            await writer.games.add(table)
            await writer.games.add_act(Act(cause, table.id, "open", table.created, table.host))
            week = Timer(table.id, "lobby", table.created + _WEEK)
            payload = Payload(what=f"rematch:{rematch_of}" if rematch_of else "")
            post = to_table(table.id, "lobby_post", table.created, payload)
            await writer.write(Commit(game_id=table.id, timers=(week,), posts=(post,)))
            if rematch_of:
                await writer.people.put_setting(f"game:{rematch_of}", "rematch", table.id)
            opened = (await found(writer, table.id)).table
        self._tables.ring()
        return opened

    @persistent
    async def _change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """One change of a lobby as one transaction, and the lobby's message to be drawn again."""
        now = self._tables.clock()
        async with self._tables.queue(game_id), self._tables.store.writing() as writer:
            saved = await found(writer, game_id)
            if await writer.games.act(cause) is not None:
                return saved.table
            if saved.table.status != "lobby":
                raise LobbyError("services-lobby-not-open")
            await writer.games.touch(game_id, saved.revision)
            await writer.games.add_act(Act(cause, game_id, kind, now, person))
            await change(writer, saved.table)
            await writer.outbox.send(once(to_table(game_id, "lobby_edit", now)))
            table = (await found(writer, game_id)).table
        self._tables.ring()
        return table

    def _dealt(self, table: Table, seed: str) -> Commit:
        game, now = self._tables.game(table.game), self._tables.clock()
        try:
            setup = checked(game.spec, Setup(len(table.seats), seed, table.options))
        except SetupError:
            raise LobbyError("services-lobby-cannot-start", seats=game.spec.seats) from None
        return _begun(self._tables, table, setup, now)


def _begun(tables: LiveTables, table: Table, setup: Setup, now: float) -> Commit:
    """The first position; everybody who must decide in it is called, and the others see it."""
    game = tables.game(table.game)
    state = game.new_game(setup)
    live = LiveTable(Saved(table, setup.seed, 0, {}), game, state)
    new = turnover(tables, live, state, now, hush_at(live, state, now, 0, 0))
    people = [info.seat for info in table.seats if info.person is not None]
    screens = [to_seat(table, "screen", now, seat) for seat in people if seat not in new.called]
    return turned_over(live, new, now) + Commit(
        game_id=table.id,
        begun=Begun(setup.seed, commitment(setup.seed), now),
        position=Snapshot(0, 0, game.schema, game.to_json(state)),
        dropped=(DroppedTimers("lobby"),),
        visits=tuple(
            Visit(table.id, info.person, 0.0, False, _THE_DEAL, _THE_DEAL)
            for info in table.seats
            if info.person is not None
        ),
        posts=(to_table(table.id, "start_post", now), *screens),  # a call shows the screen too
    )


def closed_lobby(table: Table, now: float, why: str) -> Commit:
    edit, told = once(to_table(table.id, "lobby_edit", now)), Payload(what=why)
    post = (to_table(table.id, "status_post", now, told),) if why == "expired" else ()
    status, dropped = NewStatus("closed", now, why), (DroppedTimers("lobby"),)
    return Commit(game_id=table.id, status=status, dropped=dropped, posts=(edit, *post))


def _agreed(game: AnyGame, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with every default filled in; LobbyError for what the game does not know."""
    if seats not in game.spec.seats:
        raise LobbyError("services-lobby-seats", seats=game.spec.seats)
    try:
        return checked(game.spec, Setup(seats, _ANY_SEED, dict(options))).options
    except SetupError:
        raise LobbyError("services-lobby-options") from None


def _must_be_known(strength: str) -> None:
    if strength not in STRENGTHS:
        raise LobbyError("services-lobby-no-such-strength", strength=strength)


def _must_have_room(table: Table) -> None:
    if len(table.seats) >= table.capacity:
        raise LobbyError("services-lobby-full")
