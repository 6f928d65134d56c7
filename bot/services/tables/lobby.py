"""Lobbies, from a new table to the start of the game, and rematches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.services.tables.table_creation import (
    Rematch,
    TableCreation,
    agreed,
    closed_lobby,
    deal,
    keep_rematch,
    must_be_known,
    note_begun,
    rematch_at,
    rematch_of,
)
from bot.services.tables.table_permissions import must_decide_alone
from bot.services.turn.computers import STAND_IN, STRENGTHS
from bot.services.turn.live_tables import found, retry_on_conflict
from bot.services.turn.parcels import put_away, to_person
from bot.services.turn.secret_answers import public_table_except
from bot.store.commit import Commit
from bot.store.replay import setup_of
from bot.store.unit_of_work import Writer
from bot.values.clock import CLOCKS, Timeout, permitted
from bot.values.errors import LobbyError, NotSeatedError
from bot.values.parcel import Payload
from bot.values.table import Place, SeatInfo, Table
from engine.core.setup import CONTENT, PRINTED, RULINGS
from engine.core.text import Seat, UserText


class LobbyService:
    def __init__(self, creation: TableCreation) -> None:
        self._creation = creation
        self._tables = creation.tables

    @retry_on_conflict
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
        first_game: bool = False,
        open_score: bool = False,
        rated: bool = False,
        cause: str,
    ) -> Table:
        """Open a table with its host seated. The same cause again returns the same table."""
        rules = self._tables.game(game)
        table = Table(
            id=self._creation.ids(),
            status="lobby",
            game=game,
            host=host,
            place=place,
            capacity=seats,
            options=agreed(rules, seats, options or {}),
            pace=pace,
            clock=clock if clock in CLOCKS else "",
            timeout=permitted(at_zero, rated=rated),
            language=language,
            in_thread=in_thread,
            seats=(SeatInfo(0, UserText(), host),),
            created=self._tables.clock(),
            first_game=first_game,
            open_score=open_score,
            rated=rated,
        )
        return await self._creation.open(table, cause)

    async def join(self, game_id: str, person: int, *, cause: str) -> Table:
        async def sit_down(writer: Writer, table: Table) -> None:
            if table.seat_of(person) is not None:
                raise LobbyError("services-lobby-already-in")
            rematch = await rematch_at(writer, table.id)
            _must_have_room(table, kept_for=() if rematch is None else rematch.open(table), person=person)
            seats = (*table.seats, SeatInfo(len(table.seats), UserText(), person))
            await writer.write(Commit(game_id=table.id, seats=seats))
            if rematch is not None and await self._creation.begin_rematch(writer, table.id, rematch, seed):
                return
            if len(table.seats) + 1 == table.capacity:
                note = Payload(person=table.host, what="full")
                await writer.outbox.send(to_person(table.id, "host_note", self._tables.clock(), note))

        seed = self._creation.seeds()
        return await self._creation.let_computers_play(
            await self._creation.change(game_id, person, "join", cause, sit_down)
        )

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
            await writer.write(Commit(game_id=table.id, seats=tuple(rest)))

        return await self._creation.change(game_id, person, "leave", cause, get_up)

    async def add_computer(self, game_id: str, person: int, *, cause: str) -> Table:
        """Seat a computer: an easy one in a first game, else a normal one."""

        async def add(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            _must_have_room(table)
            usual = STRENGTHS[0] if table.first_game else STAND_IN
            computer = SeatInfo(len(table.seats), UserText(), computer=usual)
            await writer.write(Commit(game_id=table.id, seats=(*table.seats, computer)))

        return await self._creation.change(game_id, person, "add_computer", cause, add)

    async def set_strength(
        self, game_id: str, person: int, seat: Seat, strength: str, *, cause: str
    ) -> Table:
        """Set the strength of the computer in this seat."""
        must_be_known(strength)

        async def change(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            if not (0 <= seat < len(table.seats) and table.seats[seat].computer):
                raise LobbyError("services-lobby-no-computer")
            seats = list(table.seats)
            seats[seat] = msgspec.structs.replace(seats[seat], computer=strength)
            await writer.write(Commit(game_id=table.id, seats=tuple(seats)))

        return await self._creation.change(game_id, person, "set_strength", cause, change)

    async def remove_computer(self, game_id: str, person: int, *, cause: str) -> Table:
        async def remove(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "computers")
            computers = [info for info in table.seats if info.computer]
            if not computers:
                raise LobbyError("services-lobby-no-computer")
            rest = tuple(info for info in table.seats if info != computers[-1])
            await writer.write(Commit(game_id=table.id, seats=rest))

        return await self._creation.change(game_id, person, "remove_computer", cause, remove)

    async def cancel(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        async def close(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "cancel", moderator=moderator)
            await writer.write(closed_lobby(table, self._tables.clock(), "cancelled"))

        return await self._creation.change(game_id, person, "cancel", cause, close)

    @retry_on_conflict
    async def start(self, game_id: str, person: int, *, pressed: int | None = None, cause: str) -> Table:
        """Deal and begin. Computers that move first play at once; `pressed` is the message with the start
        button."""
        seed = self._creation.seeds()

        async def begin(writer: Writer, table: Table) -> None:
            must_decide_alone(table, person, "start")
            away = put_away(table.id, table.host, table.created, self._tables.clock())
            await writer.write(Commit(game_id=table.id, answered_on=pressed, posts=(away,)))
            rematch = await rematch_at(writer, table.id)
            if rematch is None or not await self._creation.begin_rematch(writer, table.id, rematch, seed):
                if rematch is not None:
                    await note_begun(writer, rematch, table.host)
                await deal(writer, self._tables, table, seed)

        return await self._creation.let_computers_play(
            await self._creation.change(game_id, person, "start", cause, begin)
        )

    @retry_on_conflict
    async def set_thread(self, game_id: str, thread: int) -> Table:
        """Set the table's thread. The first one set stays."""
        async with self._tables.queue(game_id), self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            if table.place.thread is None:
                place = msgspec.structs.replace(table.place, thread=thread)
                await writer.write(Commit(game_id=game_id, place=place))
                table = msgspec.structs.replace(table, place=place)
            return public_table_except(table, 0)


def _must_have_room(table: Table, kept_for: Sequence[int] = (), person: int = 0) -> None:
    """Refuse if the table is full. Seats of invited people who have not answered are reserved."""
    kept = sum(other != person for other in kept_for)
    if len(table.seats) + kept >= table.capacity:
        raise LobbyError("services-lobby-full")


class RematchService:
    def __init__(self, creation: TableCreation, lobby: LobbyService) -> None:
        self._creation = creation
        self._lobby = lobby

    async def get(self, game_id: str) -> Rematch | None:
        """Return the rematch at this table, if it is one."""
        async with self._creation.tables.store.reading() as reader:
            return await rematch_at(reader, game_id)

    @retry_on_conflict
    async def ask(self, game_id: str, person: int, *, cause: str) -> Table:
        """Invite the same people, with the same computers and options; the game begins when all have
        agreed.

        A second request counts as accepting the first."""
        saved = await self._creation.tables.saved(game_id)
        old, game = saved.table, self._creation.tables.game(saved.table.game)
        must_decide_alone(old, person, "rematch")
        async with self._creation.tables.queue(f"rematch:{game_id}"):
            async with self._creation.tables.store.reading() as reader:
                again = await reader.people.setting(f"game:{game_id}", "rematch")
                known = await reader.games.saved(again) if again else None
                before = await rematch_at(reader, again) if again else None
            if known is not None and known.table.status == "lobby":
                if known.table.seat_of(person) is not None:
                    return known.table
                return await self._lobby.join(known.table.id, person, cause=cause)
            computers = [info.computer for info in old.seats if info.person is None]
            left = {RULINGS} if CONTENT in old.options else {RULINGS, PRINTED}  # take the newest shipped
            options = {key: value for key, value in old.options.items() if key not in left}
            table = msgspec.structs.replace(
                old,
                id=self._creation.ids(),
                status="lobby",
                host=person,
                place=Place(old.place.channel, old.place.guild),
                seats=(
                    SeatInfo(0, UserText(), person),
                    *(
                        SeatInfo(at, UserText(), computer=strength)
                        for at, strength in enumerate(computers, 1)
                    ),
                ),
                options=agreed(game, len(old.seats), options),
                capacity=len(old.seats),
                created=self._creation.tables.clock(),
                lesson="",
                league="",
                first_game=False,
                own_words=True,
            )
            asked = rematch_of(old, game, setup_of(saved, game))
            if before is not None:  # people who declined the first are not invited to the next
                declined = tuple(one for one in before.declined if one != person)
                asked = msgspec.structs.replace(asked, declined=declined)
            return await self._creation.open(table, cause, rematch=asked, before=again)

    async def decline(self, game_id: str, person: int, *, cause: str) -> Table:
        """Decline a rematch: the others are told, and the seat is free."""

        async def say_no(writer: Writer, table: Table) -> None:
            rematch = await rematch_at(writer, table.id)
            if rematch is None or person not in rematch.open(table):
                raise LobbyError("services-lobby-not-asked")
            declined = (*rematch.declined, person)
            await keep_rematch(writer, table.id, msgspec.structs.replace(rematch, declined=declined))
            now, seat = (
                self._creation.tables.clock(),
                next(i for i, one in enumerate(rematch.seating) if one[0] == person),
            )
            for info in table.seats:
                if info.person is not None:
                    told = Payload(person=info.person, seat=seat)
                    await writer.outbox.send(to_person(table.id, "declined", now, told))

        return await self._creation.change(game_id, person, "decline", cause, say_no)
