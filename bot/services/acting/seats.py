"""Coming and going during a game: resign, offer a seat, take it over, replace somebody, pause, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.services.acting.powers import must_be_free, must_decide_alone
from bot.services.turn.annals import DECIDED, annals_of, newest_of, note
from bot.services.turn.automatic import Unasked, unasked
from bot.services.turn.clocks import begin_wait, stop_clocks
from bot.services.turn.commits import lapse_votes
from bot.services.turn.computers import STAND_IN, Computers
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.outgoing import put_away, to_person, to_table
from bot.services.turn.retrying import persistent
from bot.services.turn.turnover import drop_answering, hush_again, turnover, write_turnover
from bot.store.protocol import Writer
from bot.store.rows import Act, Timer
from bot.values.clock import Ticking, stopped
from bot.values.errors import NotAllowedError, NotRunningError, SeatError
from bot.values.pace import wait
from bot.values.parcel import Payload
from bot.values.reading import Annal, AnnalKind
from bot.values.table import SeatInfo, Table, VoteKind
from engine.core.text import Seat

_VOTES: tuple[VoteKind, ...] = ("undo", "pause", "end", "move", "replace")

Change = Callable[[Writer, LiveTable, float], Awaitable[None]]


class SeatService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def resign(self, game_id: str, person: int, *, cause: str) -> Table:
        """A computer plays on for this seat; without any person left the table is closed."""

        async def get_up(writer: Writer, live: LiveTable, now: float) -> None:
            seat = live.seat_of(person)
            await writer.set_holder(
                game_id, seat, SeatInfo(seat, "", computer=STAND_IN, resigned=True), person
            )
            await writer.end_orders(game_id, seat, now)
            await lapse_votes(writer, live, now, _VOTES)
            await drop_answering(writer, game_id, [seat])
            await writer.set_ticking(game_id, {seat: Ticking()})
            await _close_calls(writer, live, seat, now)
            await _hand_on(writer, live, person)
            await _note_lost(writer, live, seat, "resigned", now)
            await writer.send(to_table(game_id, "status_post", now, Payload(what="resigned", seat=seat)))
            if all(info.person in (None, person) for info in live.table.seats):
                await _write_close(writer, live, now, "abandoned")

        return await self._change(game_id, person, "resign", cause, get_up)

    async def offer(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Let anyone take one's own seat over. Play goes on meanwhile."""

        async def open_up(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) != seat:
                raise NotAllowedError()
            if info.offered:
                raise SeatError("services-seat-already-offered")
            await writer.set_offered(game_id, seat, True)
            await writer.send(to_table(game_id, "seat_post", now, Payload(seat=seat)))

        return await self._change(game_id, person, "offer", cause, open_up)

    async def withdraw(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        async def shut(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) != seat:
                must_decide_alone(live.table, person, "withdraw", moderator=moderator)
            if not info.offered:
                raise SeatError("services-seat-not-offered")
            await writer.set_offered(game_id, seat, False)
            await writer.send(to_table(game_id, "seat_edit", now, Payload(seat=seat, what="withdrawn")))

        return await self._change(game_id, person, "withdraw", cause, shut)

    async def take(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Take an offered seat: from now on its screen is this person's; the old one's draft is gone."""

        async def sit_down(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise SeatError("services-seat-has-one")
            if not info.offered:
                raise SeatError("services-seat-not-offered")
            last = await newest_of(writer, game_id, seat)
            if last is not None and last.what in DECIDED and last.person == person:
                raise SeatError("services-seat-decided")
            await writer.know(person)
            await _note_taken(writer, live, seat, person, now)
            await writer.set_holder(game_id, seat, SeatInfo(seat, "", person), None)
            await writer.end_orders(game_id, seat, now)
            await lapse_votes(writer, live, now, _VOTES)
            await _close_calls(writer, live, seat, now)
            if info.person is not None:
                await tell_replaced(writer, live, seat, "person", now)
            await self._welcome(writer, live, seat, person, now)

        return await self._change(game_id, person, "take", cause, sit_down)

    async def replace(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        """Let a computer play on for somebody who has not agreed to it, until anyone takes the seat: for a
        moderator who does not play; players propose a vote."""

        async def give_away(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            must_decide_alone(live.table, person, "replace", moderator=moderator)
            if info.person is None:
                raise SeatError("services-seat-computer")
            await writer.send(to_table(game_id, "status_post", now, Payload(what="ruled", seat=seat)))
            await write_replaced(writer, live, seat, now, "ruled")

        return await self._change(game_id, person, "replace", cause, give_away)

    async def pause(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """A moderator's pause; players propose a vote."""

        async def stop(writer: Writer, live: LiveTable, now: float) -> None:
            must_decide_alone(live.table, person, "pause", moderator=moderator)
            await lapse_votes(writer, live, now, ("pause",))
            await write_pause(writer, live, now)

        return await self._change(game_id, person, "pause", cause, stop)

    async def resume(
        self, game_id: str, person: int, *, moderator: bool = False, quiet: bool = False, cause: str
    ) -> Table:
        """Go on after a pause: for anybody at the table, its host, and moderators; `quiet`: it has
        just been imported, nobody has seen it paused, so nobody is told."""

        async def go_on(writer: Writer, live: LiveTable, now: float) -> None:
            must_be_free(live.table, person, "resume", moderator=moderator)
            await writer.set_status(game_id, "running", now)
            if quiet:
                await writer.send_once(to_table(game_id, "board_edit", now, Payload(what="imported")))
            else:
                await writer.send(to_table(game_id, "status_post", now, Payload(what="resumed")))
            new = turnover(self._tables, live, live.state, now, hush_again(live, now), afresh=True)
            await write_turnover(writer, live, new, now)

        return await self._change(game_id, person, "resume", cause, go_on)

    async def end(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """Close a table before its game is over: for its host and moderators; players propose a vote."""

        async def close(writer: Writer, live: LiveTable, now: float) -> None:
            must_decide_alone(live.table, person, "end", moderator=moderator)
            await _write_end(writer, live, now)

        return await self._change(game_id, person, "end", cause, close)

    @persistent
    async def _change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """One change as one transaction; computers play on if it is their turn now."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if done is not None:
                return live.public
            if live.table.status not in ("running", "paused"):
                raise NotRunningError()
            now = self._tables.clock()
            async with self._tables.writing(live, Act(cause, game_id, kind, now, person)) as writer:
                await change(writer, live, now)
            self._tables.forget(game_id)  # holders and drafts have changed: read afresh
            live, _ = await self._tables.live(game_id)
            await self._computers.play_on(live)
            return live.public

    async def _welcome(self, writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> None:
        """Tell the table, hand the screen over, and let all waiting for this seat begin anew."""
        table = live.table
        await writer.send(to_table(live.id, "seat_edit", now, Payload(seat=seat, what="taken")))
        payload = Payload(person=person, seat=seat, turn=table.turn)
        await writer.send(to_person(live.id, "screen", now, payload))
        await drop_answering(writer, live.id, [seat])
        ticking = await _clock_of(writer, live, seat, person, now)
        await writer.set_ticking(live.id, {seat: ticking})
        if table.status != "running":
            return
        ordered = isinstance(unasked(live.game, live.state, seat, (), None, live.known(live.state)), Unasked)
        if seat in table.waiting:
            since = {info.seat: info.waiting_since for info in table.seats if info.waiting_since is not None}
            await writer.set_waiting(live.id, {**since, seat: now})
            await self._set_timers(writer, live, seat, person, ticking, now)
        if table.hush is not None and seat in live.game.awaited(live.state):
            await _ask_again(writer, live, now)
            what = "" if seat in table.waiting and not ordered else "quiet"
            payload = msgspec.structs.replace(payload, what=what, hush=table.hush.turn)
            await writer.send(to_person(live.id, "call", now, payload))
        elif seat in table.waiting and not ordered:
            await writer.send(to_person(live.id, "call", now, payload))

    async def _set_timers(
        self, writer: Writer, live: LiveTable, seat: Seat, person: int, ticking: Ticking, now: float
    ) -> None:
        game, tempo, newcomer = live.game, live.table.tempo, await writer.person(person)
        if isinstance(unasked(game, live.state, seat, (), None, live.known(live.state)), Unasked):
            await writer.put_timer(Timer(live.id, "answer", now + wait(tempo, self._tables.chance), seat))
        if newcomer is not None:
            hours, habits = newcomer.reminder_hours, newcomer.habits
            info = SeatInfo(seat, newcomer.name, person, reminder_hours=hours, habits=habits)
            hushed = live.table.hush is not None
            clock = await begin_wait(writer, live.table, info, now, ticking, hushed=hushed)
            await writer.set_ticking(live.id, {seat: clock})
        if game.lapsed(live.state, seat):
            await writer.put_timer(Timer(live.id, "limit", now + live.table.window, seat))


async def _clock_of(writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> Ticking:
    """A newcomer gets all the time there is; whoever had the seat before goes on with what is left, so that
    handing it to and fro stops no clock."""
    info = live.table.seats[seat]
    if any(one.seat == seat and one.person == person for one in await annals_of(writer, live.id)):
        return stopped(info.ticking, info.habits.rhythm, now)
    return Ticking()


async def _ask_again(writer: Writer, live: LiveTable, now: float) -> None:
    """Whoever has just sat down gets the whole time of a hushed question, and so does everybody: it closes
    for all at once."""
    await writer.set_hush(live.id, hush_again(live, now))
    for seat in live.table.waiting:
        if live.table.seats[seat].person is not None and live.game.lapsed(live.state, seat):
            await writer.put_timer(Timer(live.id, "limit", now + live.table.window, seat))


async def write_replaced(writer: Writer, live: LiveTable, seat: Seat, now: float, why: AnnalKind) -> None:
    """A computer plays on for somebody; the seat is open to anyone, and to them if they just did not come."""
    absent = live.table.seats[seat].person
    stand_in = SeatInfo(seat, "", computer=STAND_IN, offered=True)
    await writer.set_holder(live.id, seat, stand_in, absent)
    await writer.end_orders(live.id, seat, now)
    await writer.set_ticking(live.id, {seat: Ticking()})
    await lapse_votes(writer, live, now, _VOTES)
    await drop_answering(writer, live.id, [seat])
    await _close_calls(writer, live, seat, now)
    await _hand_on(writer, live, absent)
    await _note_lost(writer, live, seat, why, now)
    await writer.send(to_table(live.id, "seat_post", now, Payload(seat=seat)))
    await tell_replaced(writer, live, seat, why if why in DECIDED else "computer", now)


async def _note_lost(writer: Writer, live: LiveTable, seat: Seat, why: AnnalKind, now: float) -> None:
    info = live.table.seats[seat]
    await note(writer, live.id, Annal(now, why, seat, old=info.name, person=info.person))


async def _note_taken(writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> None:
    """In the log and in the thread: a seat has another player, and whose it was."""
    info, newcomer = live.table.seats[seat], await writer.person(person)
    new = "" if newcomer is None else newcomer.name
    await note(writer, live.id, Annal(now, "taken", seat, info.name, new, info.person))
    payload = Payload(what="taken", seat=seat, words=(info.name,))
    await writer.send(to_table(live.id, "status_post", now, payload))


async def _close_calls(writer: Writer, live: LiveTable, seat: Seat, now: float) -> None:
    """Whoever held this seat is asked nothing more; in a hushed question nothing shows before its end."""
    info = live.table.seats[seat]
    if info.person is not None and info.waiting_since is not None and live.table.hush is None:
        await put_away(writer, live.id, info.person, info.waiting_since, now)


async def _hand_on(writer: Writer, live: LiveTable, leaver: int | None) -> None:
    """A host who plays no longer hands the table on to somebody who does."""
    others = [info.person for info in live.table.seats if info.person not in (None, leaver)]
    if live.table.host == leaver and others and others[0] is not None:
        await writer.set_host(live.id, others[0])


async def tell_replaced(writer: Writer, live: LiveTable, seat: Seat, what: str, now: float) -> None:
    """Whoever held this seat reads who plays instead: a person, a computer, or a computer for one turn."""
    payload = Payload(person=live.table.seats[seat].person, seat=seat, what=what)
    await writer.send(to_person(live.id, "replaced", now, payload))


async def write_pause(writer: Writer, live: LiveTable, now: float) -> None:
    """Nobody is waited for while a table rests, and nothing is voted on but going on."""
    await lapse_votes(writer, live, now)
    await writer.set_status(live.id, "paused", now)
    await stop_clocks(writer, live.table, now)
    await drop_answering(writer, live.id)
    await writer.send(to_table(live.id, "status_post", now, Payload(what="paused")))


async def _write_end(writer: Writer, live: LiveTable, now: float) -> None:
    await _write_close(writer, live, now, "ended")
    await writer.send(to_table(live.id, "status_post", now, Payload(what="ended")))


async def write_agreed_end(writer: Writer, live: LiveTable, now: float) -> None:
    """All have agreed to stop. In some games points then count as they stand; elsewhere nobody has won."""
    if not live.game.counts_when_stopped:
        await _write_end(writer, live, now)
        return
    await writer.set_status(live.id, "over", now)
    await _write_rest(writer, live, now)
    await writer.send(to_table(live.id, "end_post", now, Payload(turn=live.table.turn)))


async def _write_close(writer: Writer, live: LiveTable, now: float, why: str) -> None:
    await writer.set_status(live.id, "closed", now, why)
    await _write_rest(writer, live, now)


async def _write_rest(writer: Writer, live: LiveTable, now: float) -> None:
    """Nobody plays on here; what was played stays, and nothing of it is secret any more."""
    await lapse_votes(writer, live, now, _VOTES)
    await drop_answering(writer, live.id)
    for seat in live.table.waiting:
        await _close_calls(writer, live, seat, now)
    await writer.set_waiting(live.id, {})
    await writer.set_hush(live.id, None)
    await writer.uncall(live.id, ())
    await writer.send_once(to_table(live.id, "lobby_edit", now))


def _seat(live: LiveTable, seat: Seat) -> SeatInfo:
    if not 0 <= seat < len(live.table.seats):
        raise SeatError("services-seat-unknown")
    return live.table.seats[seat]
