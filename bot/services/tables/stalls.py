"""Stalls: a seat that keeps its table waiting. The table is asked once, and decides."""

from __future__ import annotations

from collections import Counter

import msgspec

from bot.services.tables.seat_changes import tell_replaced, write_replaced
from bot.services.tables.table_permissions import permission_for
from bot.services.turn.computers import STAND_IN, Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.parcels import FOR_ONE_TURN, to_person, to_seat, to_table
from bot.store.rows import Act
from bot.store.unit_of_work import Reader, Writer
from bot.values.clock import TIME_UP
from bot.values.errors import NotSeatedError, RatedError, SeatError
from bot.values.parcel import Payload
from bot.values.table import SeatInfo, Stall, StallChoice, Table, stall_choices
from engine.core.text import Seat

_AFTER_THE_OFFER = 10.0
"""Seconds before the host gets a notice of an offer, because the notice links to it."""


class StallService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def get(self, game_id: str, seat: Seat) -> Stall:
        """Return the current state of the newest offer about this seat."""
        async with self._tables.store.reading() as reader:
            stall = await _stored(reader, game_id, seat)
        table = await self._tables.public(game_id)
        carried_out = stall.decided in ("turn", "seat")
        return stall if carried_out or _stands(table, stall) else msgspec.structs.replace(stall, moot=True)

    @retry_on_conflict
    async def answer(
        self,
        game_id: str,
        person: int,
        seat: Seat,
        since: int,
        choice: StallChoice,
        *,
        moderator: bool = False,
        cause: str,
    ) -> Stall:
        """Record a choice, and carry it out once it is decided.

        The host and moderators may decide at once to wait or to let a computer play the turn; only a
        moderator who does not play may give the seat away. Otherwise more than half of the other people
        decide. After "wait" the rest can still be chosen."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            async with self._tables.store.reading() as reader:
                stall = await _stored(reader, game_id, seat)
            if done is not None:
                return stall
            if choice not in stall_choices(live.table):
                raise RatedError()
            if stall.since != since or not _stands(live.public, stall):
                return msgspec.structs.replace(stall, since=since, moot=True)
            heard = _heard(live.table, stall, person, choice, moderator)
            now = self._tables.clock()
            async with self._tables.writing(live, Act(cause, game_id, "stall", now, person)) as writer:
                await _store(writer, game_id, heard)
                if heard.decided == "seat":
                    await write_replaced(writer, live, seat, now, "stalled")
                elif heard.decided == "turn" and live.table.secret_question is None:
                    await tell_replaced(writer, live, seat, FOR_ONE_TURN, now)
            await self.carry_out(live, heard)
            return heard

    async def carry_out(self, live: LiveTable, stall: Stall) -> None:
        """Let the computer play if that was decided; the caller holds the table's queue."""
        if stall.decided == "turn":
            await self._computers.play_turn(live, stall.seat, STAND_IN)
        elif stall.decided == "seat":
            await self._computers.play_on_afresh(live.id)

    async def write_time_out(self, live: LiveTable, seat: Seat, writer: Writer, now: float) -> Stall | None:
        """Write the time-out that the table agreed on; the caller carries it out after the commit."""
        info, timeout = live.table.seats[seat], live.table.timeout
        if not _others(live.table, seat):
            return None  # alone among computers: nobody is kept waiting
        if timeout == "offer":
            await offer(writer, live.table, info, now)
            return None
        stall = Stall(seat, int(info.waiting_since or 0), decided=timeout)
        what = "time-turn" if timeout == "turn" else "time-seat"
        if timeout == "turn" or not live.table.league:  # the post of a seat that is held says so, too
            await writer.outbox.send(to_table(live.id, "status_post", now, Payload(what=what, seat=seat)))
        if timeout == "seat":
            await write_replaced(writer, live, seat, now, "timed")
        elif words := tuple(pick.words for pick in live.picks.get(seat, ())):
            named = live.drafted_names(seat)
            await writer.outbox.send(
                to_seat(live.table, "draft_cut", now, seat, words=words, named=named, what="clock")
            )
        elif live.table.secret_question is None:
            await tell_replaced(writer, live, seat, FOR_ONE_TURN, now)
        return stall

    def is_unfinished(self, table: Table, info: SeatInfo) -> bool:
        """Return whether the bot stopped before the computer had played this turn."""
        return table.timeout == "turn" and table.rule is not None and info.ticking.rung == TIME_UP

    async def finish(self, live: LiveTable, seat: Seat) -> None:
        await self.carry_out(live, Stall(seat, 0, decided="turn"))


async def offer(writer: Writer, table: Table, info: SeatInfo, now: float) -> None:
    """Ask the table, once per wait. The host gets a notice too; the absent player is not reminded again."""
    if info.waiting_since is not None and _others(table, info.seat):
        await _store(writer, table.id, Stall(info.seat, int(info.waiting_since)))
        payload = Payload(person=info.person, seat=info.seat)
        await writer.outbox.send(to_table(table.id, "stall_post", now, payload))
        if table.host != info.person:
            note = Payload(person=table.host, seat=info.seat, what="stalled")
            notice = to_person(table.id, "host_note", now, note)
            await writer.outbox.send(msgspec.structs.replace(notice, due=now + _AFTER_THE_OFFER))


def _others(table: Table, seat: Seat) -> list[Seat]:
    """Return the other seats held by people."""
    return [info.seat for info in table.seats if info.person is not None and info.seat != seat]


def _stands(table: Table, stall: Stall) -> bool:
    since = table.seats[stall.seat].waiting_since
    return table.calls_for(stall.seat) and int(since or 0) == stall.since


def _heard(table: Table, stall: Stall, person: int, choice: StallChoice, moderator: bool) -> Stall:
    own = table.seat_of(person)
    if own == stall.seat:
        raise SeatError("services-stall-own")
    how = permission_for(table, person, "oust" if choice == "seat" else "stand-in", moderator=moderator)
    if how == "no":
        raise NotSeatedError()
    voices = stall.voices if own is None else {**stall.voices, own: choice}
    count = Counter(voices.values())[choice]
    decided = how == "at once" or 2 * count > len(_others(table, stall.seat))
    return msgspec.structs.replace(stall, voices=voices, decided=choice if decided else stall.decided)


def _key(seat: Seat) -> str:
    return f"stall:{seat}"


async def _stored(reader: Reader, game_id: str, seat: Seat) -> Stall:
    data = await reader.people.setting(f"game:{game_id}", _key(seat))
    return Stall(seat, 0) if data is None else msgspec.json.decode(data, type=Stall)


async def _store(writer: Writer, game_id: str, stall: Stall) -> None:
    await writer.people.put_setting(f"game:{game_id}", _key(stall.seat), msgspec.json.encode(stall).decode())
