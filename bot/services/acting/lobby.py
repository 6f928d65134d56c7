"""From "new game" to the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from bot.config import Allowance
from bot.services.acting.dealing import deal
from bot.services.acting.limits import must_have_room
from bot.services.acting.powers import must_decide_alone
from bot.services.acting.rematch import Rematch, asked_of, keep_rematch, rematch_at, seated
from bot.services.turn.annals import NO_HINTS
from bot.services.turn.computers import STAND_IN, STRENGTHS, Computers
from bot.services.turn.live_tables import AnyGame, LiveTables, found
from bot.services.turn.outgoing import once, put_away, to_person, to_table
from bot.services.turn.retrying import persistent
from bot.store.commit import Commit, DroppedTimers, NewStatus
from bot.store.protocol import Writer
from bot.store.replaying import setup_of
from bot.store.rows import Act, Timer
from bot.values.clock import CLOCKS, Timeout
from bot.values.errors import BusyError, LobbyError, NotSeatedError
from bot.values.parcel import Payload
from bot.values.table import Place, SeatInfo, Table
from engine.core.setup import RULINGS, Setup, SetupError, checked
from engine.core.text import Seat

_WEEK = 7 * 24 * 3600.0
_ANY_SEED = "0" * 64

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
        rated: bool = False,
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
            options=agreed(rules, seats, options or {}),
            pace=pace,
            clock=clock if clock in CLOCKS else "",
            timeout=at_zero,
            language=language,
            in_thread=in_thread,
            seats=(SeatInfo(0, "", host),),
            created=self._tables.clock(),
            rated=rated,
        )
        return await self._opened(table, cause)

    async def get(self, game_id: str) -> Table:
        return (await self._tables.saved(game_id)).table

    async def join(self, game_id: str, person: int, *, cause: str) -> Table:
        async def sit_down(writer: Writer, table: Table) -> None:
            if table.seat_of(person) is not None:
                raise LobbyError("services-lobby-already-in")
            rematch = await rematch_at(writer, table.id)
            _must_have_room(table, kept_for=() if rematch is None else rematch.open(table), person=person)
            await writer.games.reseat(table.id, (*table.seats, SeatInfo(len(table.seats), "", person)))
            if rematch is not None and await self._begins(writer, table.id, rematch, seed):
                return
            if len(table.seats) + 1 == table.capacity:
                note = Payload(person=table.host, what="full")
                await writer.outbox.send(to_person(table.id, "host_note", self._tables.clock(), note))

        seed = self._seeds()
        return await self._playing(await self._change(game_id, person, "join", cause, sit_down))

    async def decline(self, game_id: str, person: int, *, cause: str) -> Table:
        """Whoever was asked does not want a rematch: the others hear of it, and the seat is anybody's."""

        async def say_no(writer: Writer, table: Table) -> None:
            rematch = await rematch_at(writer, table.id)
            if rematch is None or person not in rematch.open(table):
                raise LobbyError("services-lobby-not-asked")
            declined = (*rematch.declined, person)
            await keep_rematch(writer, table.id, msgspec.structs.replace(rematch, declined=declined))
            now, seat = (
                self._tables.clock(),
                next(i for i, one in enumerate(rematch.ring) if one[0] == person),
            )
            for info in table.seats:
                if info.person is not None:
                    told = Payload(person=info.person, seat=seat)
                    await writer.outbox.send(to_person(table.id, "declined", now, told))

        return await self._change(game_id, person, "decline", cause, say_no)

    async def rematch_at(self, game_id: str) -> Rematch | None:
        """Who was asked to this table, if it is a rematch."""
        async with self._tables.store.reading() as reader:
            return await rematch_at(reader, game_id)

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
        must_be_known(strength)

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
        must_be_known(strength)

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

        async def begin(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "start")
            away = put_away(table.id, table.host, table.created, self._tables.clock())
            await writer.write(Commit(game_id=table.id, answered_on=pressed, posts=(away,)))
            rematch = await rematch_at(writer, table.id)
            if rematch is None or not await self._begins(writer, table.id, rematch, seed):
                await deal(writer, self._tables, table, seed)

        return await self._playing(await self._change(game_id, person, "start", cause, begin))

    async def _begins(self, writer: Writer, game_id: str, rematch: Rematch, seed: str) -> bool:
        """A rematch begins once all who sat there sit here again; whether it does."""
        table = (await found(writer, game_id)).table
        if not rematch.is_agreed(table):
            return False
        order, options = seated(rematch, table, self._tables.game(table.game), seed)
        await writer.games.reseat(game_id, order)
        await writer.write(Commit(game_id=game_id, options=options))
        await deal(writer, self._tables, (await found(writer, game_id)).table, seed)
        return True

    async def _playing(self, table: Table) -> Table:
        """Computers that come first play at once."""
        if table.status != "running":
            return table
        async with self._tables.queue(table.id):
            live, _ = await self._tables.live(table.id)
            await self._computers.play_on(live)
        return live.public

    @persistent
    async def rematch(self, game_id: str, person: int, *, cause: str) -> Table:
        """Ask the same people, with the same computers and options; it begins when all have agreed. Whoever
        asks second agrees to what the first has asked."""
        saved = await self._tables.saved(game_id)
        old, game = saved.table, self._tables.game(saved.table.game)
        must_decide_alone(old, person, "rematch")
        async with self._tables.queue(f"rematch:{game_id}"):
            async with self._tables.store.reading() as reader:
                again = await reader.people.setting(f"game:{game_id}", "rematch")
                known = await reader.games.saved(again) if again else None
            if known is not None and known.table.status == "lobby":
                if known.table.seat_of(person) is not None:
                    return known.table
                return await self.join(known.table.id, person, cause=cause)
            computers = [info.computer for info in old.seats if info.person is None]
            options = {key: value for key, value in old.options.items() if key != RULINGS}
            table = msgspec.structs.replace(
                old,
                id=self._ids(),
                status="lobby",
                host=person,
                place=Place(old.place.channel, old.place.guild),
                seats=(
                    SeatInfo(0, "", person),
                    *(SeatInfo(at, "", computer=strength) for at, strength in enumerate(computers, 1)),
                ),
                options=agreed(game, len(old.seats), options),
                capacity=len(old.seats),
                created=self._tables.clock(),
                lesson="",
            )
            asked = asked_of(old, game, setup_of(saved, game))
            return await self._opened(table, cause, rematch=asked, before=again)

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
        self, table: Table, cause: str, rematch: Rematch | None = None, before: str | None = None
    ) -> Table:
        seed = self._seeds()
        async with self._tables.queue(f"open:{cause}"), self._tables.store.writing() as writer:
            done = await writer.games.act(cause)
            if done is not None:
                return (await found(writer, done.game_id)).table
            if rematch is not None:
                await found(writer, rematch.of)  # nobody else opens one from here on
                if await writer.people.setting(f"game:{rematch.of}", "rematch") != before:
                    raise BusyError()
            await must_have_room(writer, self._room, table.host, table.place)
            await writer.games.add(table)
            if table.rated:
                await writer.people.put_setting(f"game:{table.id}", *NO_HINTS)
            await writer.games.add_act(Act(cause, table.id, "open", table.created, table.host))
            week = Timer(table.id, "lobby", table.created + _WEEK)
            payload = Payload(what="" if rematch is None else f"rematch:{rematch.of}")
            post = () if table.private else (to_table(table.id, "lobby_post", table.created, payload),)
            await writer.write(Commit(game_id=table.id, timers=(week,), posts=post))
            if rematch is not None:
                await self._ask(writer, table, rematch)
                await self._begins(writer, table.id, rematch, seed)
            opened = (await found(writer, table.id)).table
        self._tables.ring()
        return await self._playing(opened)

    async def _ask(self, writer: Writer, table: Table, rematch: Rematch) -> None:
        await writer.people.put_setting(f"game:{rematch.of}", "rematch", table.id)
        await keep_rematch(writer, table.id, rematch)
        for person in rematch.open(table):
            letter = to_person(table.id, "rematch", table.created, Payload(person=person))
            await writer.outbox.send(letter)

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


def closed_lobby(table: Table, now: float, why: str) -> Commit:
    edit, told = once(to_table(table.id, "lobby_edit", now)), Payload(what=why)
    post = (to_table(table.id, "status_post", now, told),) if why == "expired" else ()
    status, dropped = NewStatus("closed", now, why), (DroppedTimers("lobby"),)
    return Commit(game_id=table.id, status=status, dropped=dropped, posts=(edit, *post))


def agreed(game: AnyGame, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with every default filled in; LobbyError for what the game does not know."""
    if seats not in game.spec.seats:
        raise LobbyError("services-lobby-seats", seats=game.spec.seats)
    try:
        return checked(game.spec, Setup(seats, _ANY_SEED, dict(options))).options
    except SetupError:
        raise LobbyError("services-lobby-options") from None


def must_be_known(strength: str) -> None:
    if strength not in STRENGTHS:
        raise LobbyError("services-lobby-no-such-strength", strength=strength)


def _must_have_room(table: Table, kept_for: Sequence[int] = (), person: int = 0) -> None:
    """Seats of those who were asked and have not answered are theirs."""
    kept = sum(other != person for other in kept_for)
    if len(table.seats) + kept >= table.capacity:
        raise LobbyError("services-lobby-full")
