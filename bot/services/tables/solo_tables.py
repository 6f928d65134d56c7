"""Tables in a DM: one person against computers, and the end of an abandoned table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.services.people.rate_limits import must_have_room
from bot.services.tables.seat_changes import write_silent_end
from bot.services.tables.table_creation import TableCreation, agreed, deal, must_be_known
from bot.services.turn.computers import STAND_IN
from bot.services.turn.lessons import is_finished
from bot.services.turn.live_tables import LiveTable, LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import to_seat
from bot.store.commit import Commit, DroppedTimers
from bot.store.rows import Act, Timer
from bot.store.unit_of_work import Reader, Writer
from bot.values.clock import UNTIL_END, UNTIL_TOLD
from bot.values.table import Place, SeatInfo, Table
from bot.values.waking_hours import woken
from engine.core.text import Seat, UserText


class SoloTableService:
    def __init__(self, creation: TableCreation) -> None:
        self._tables, self._computers = creation.tables, creation.computers
        self._ids, self._seeds, self._room = creation.ids, creation.seeds, creation.allowance

    @retry_on_conflict
    async def open_private(
        self,
        person: int,
        channel: int,
        game: str,
        *,
        computers: Sequence[str] = (STAND_IN,),
        options: Mapping[str, str] | None = None,
        language: str = "en",
        deal: str = "",
        lesson: str = "",
        first_game: bool = False,
        open_score: bool = False,
        cause: str,
    ) -> Table:
        """Open and deal a table in the DM `channel` of this person, who sits first, beside `computers`.

        `deal` is the seed of a prepared deal (64 hexadecimal digits), otherwise it is random. `lesson`
        names the tutorial: such a table does not count, and if one is in progress it is returned instead.
        The same cause again returns the same table."""
        for strength in computers:
            must_be_known(strength)
        seats = tuple(SeatInfo(at, UserText(), computer=one) for at, one in enumerate(computers, 1))
        table = Table(
            id=self._ids(),
            status="lobby",
            game=game,
            host=person,
            place=Place(channel),
            capacity=1 + len(seats),
            options=agreed(self._tables.game(game), 1 + len(seats), options or {}),
            pace="any",
            language=language,
            in_thread=False,
            seats=(SeatInfo(0, UserText(), person), *seats),
            created=self._tables.clock(),
            private=True,
            lesson=lesson,
            first_game=first_game,
            open_score=open_score,
        )
        return await self._begun(table, deal or self._seeds(), cause)

    async def under_way(self, person: int, lesson: str) -> Table | None:
        """Return the table of an unfinished tutorial of this person."""
        async with self._tables.store.reading() as reader:
            return await self._taught(reader, person, lesson)

    async def _taught(self, reader: Reader, person: int, lesson: str) -> Table | None:
        for table in await reader.games.of(person):
            if table.lesson == lesson and table.status == "running":
                live = await self._tables.current(reader, await found(reader, table.id))
                if not is_finished(live):
                    return live.public
        return None

    async def _begun(self, table: Table, seed: str, cause: str) -> Table:
        waits = f"lesson:{table.host}:{table.lesson}" if table.lesson else f"open:{cause}"
        async with self._tables.queue(waits), self._tables.store.writing() as writer:
            done = await writer.games.act(cause)
            if done is not None:
                return (await found(writer, done.game_id)).table
            if table.lesson and (begun := await self._taught(writer, table.host, table.lesson)) is not None:
                return begun
            await must_have_room(writer, self._room, table.host, table.place)
            await writer.games.add(table)
            act = Act(cause, table.id, "open", table.created, table.host)
            await writer.write(Commit(game_id=table.id, act=act))
            seated = (await found(writer, table.id)).table
            await deal(writer, self._tables, seated, seed)
        self._tables.visits.starts_elsewhere(table.id, table.host)
        self._tables.wake_courier()
        return (await self._computers.play_on_at(table.id)).public


_SILENCE = "silence"
"""The topic of a reminder, and the table setting with the silence its player was told about."""


class InactivityService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def fire(self, timer: Timer) -> None:
        """Warn the player when the table will end, or end it after the warning; the caller holds its
        queue."""
        live, _ = await self._tables.live(timer.game_id)
        async with self._tables.writing(live, None) as writer:
            if live.table.private and live.table.calls_for(timer.seat):
                await self._go_on(writer, live, timer.seat)
            else:
                dropped = (DroppedTimers("silence", (timer.seat,)),)
                await writer.write(Commit(game_id=live.id, dropped=dropped))
        self._tables.forget(live.id)  # it may have ended

    async def _go_on(self, writer: Writer, live: LiveTable, seat: Seat) -> None:
        info, now, scope = live.table.seats[seat], self._tables.clock(), f"game:{live.id}"
        acted = await writer.games.last_here(live.id, info.person or 0)
        silent = max(info.waiting_since or 0.0, acted)
        told = await writer.people.setting(scope, _SILENCE) == f"{silent}"
        due = max(silent + UNTIL_TOLD, woken(info.habits.rhythm, now))
        if due > now:  # they have visited, are asleep or on holiday
            await writer.write(Commit(game_id=live.id, timers=(Timer(live.id, "silence", due, seat),)))
        elif told:
            await write_silent_end(writer, live, now)
        else:
            await writer.people.put_setting(scope, _SILENCE, f"{silent}")
            ends = now + UNTIL_END
            notice = to_seat(live.table, "reminder", now, seat, what=_SILENCE, since=ends)
            later = (Timer(live.id, "silence", ends, seat),)
            await writer.write(Commit(game_id=live.id, timers=later, posts=(notice,)))
