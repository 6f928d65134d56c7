"""Seat changes during a game: resign, offer a seat, take it over, replace a player, pause, end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.services.tables.seat_changes import (
    ALL_VOTES,
    held_by,
    lapse_votes,
    tell_replaced,
    write_close,
    write_end,
    write_gone,
    write_pause,
    write_replaced,
)
from bot.services.tables.table_permissions import must_be_free, must_decide_alone
from bot.services.turn.automatic_answers import AutomaticAnswer, automatic_answer
from bot.services.turn.clocks import begun, wait_timers
from bot.services.turn.computers import STAND_IN, Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, found, retry_on_conflict
from bot.services.turn.parcels import brought_up, clocks_shown, once, people_of, to_person, to_table
from bot.services.turn.position_change import (
    NewPosition,
    change_position,
    commit_of_change,
    drop_answer_timers,
    reopen_secret_question,
)
from bot.services.turn.secret_answers import all_asked
from bot.services.turn.table_history import DECIDED, history_of, hold_of, newest_of, note
from bot.store.commit import Commit, NewHolder, NewStatus
from bot.store.rows import Act, Timer
from bot.store.unit_of_work import Writer
from bot.values.clock import Ticking, paused, wait
from bot.values.errors import NotAllowedError, NotRunningError, SeatError
from bot.values.parcel import Payload
from bot.values.people import Person
from bot.values.read_models import HistoryEntry
from bot.values.table import HeldSeat, SeatInfo, Table
from engine.core.text import Seat, UserText

Change = Callable[[Writer, LiveTable, float], Awaitable[None]]


class SeatService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables = tables
        self._computers = computers

    async def resign(self, game_id: str, person: int, *, cause: str) -> Table:
        """Let a computer play on for this seat. Without any person left the table is closed."""

        async def get_up(writer: Writer, live: LiveTable, now: float) -> None:
            seat = live.seat_of(person)
            stand_in = SeatInfo(seat, UserText(), computer=STAND_IN, resigned=True)
            await write_gone(writer, live, stand_in, "resigned", now)
            await writer.outbox.send(
                to_table(game_id, "status_post", now, Payload(what="resigned", seat=seat))
            )
            if all(info.person in (None, person) for info in live.table.seats):
                await write_close(writer, live, now, "abandoned")

        return await self._change(game_id, person, "resign", cause, get_up)

    async def offer(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Offer one's own seat to anyone. Play goes on meanwhile."""

        async def open_up(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) != seat:
                raise NotAllowedError()
            if live.table.private:
                raise NotAllowedError("services-private")
            if info.offered:
                raise SeatError("services-seat-already-offered")
            post = to_table(game_id, "seat_post", now, Payload(seat=seat))
            await writer.write(Commit(game_id=game_id, offered={seat: True}, posts=(post,)))

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
            edit = to_table(game_id, "seat_edit", now, Payload(seat=seat))
            await writer.write(Commit(game_id=game_id, offered={seat: False}, posts=(edit,)))

        return await self._change(game_id, person, "withdraw", cause, shut)

    async def take(self, game_id: str, person: int, seat: Seat, *, cause: str) -> Table:
        """Take an offered seat with its private screen. The former player's draft is dropped."""

        async def sit_down(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise SeatError("services-seat-has-one")
            if not info.offered:
                raise SeatError("services-seat-not-offered")
            hold = await hold_of(writer, live.table, seat)
            if hold is not None and person != hold.person and (hold.until is None or now < hold.until):
                raise SeatError("services-seat-held", who=info.name)
            last = await newest_of(writer, game_id, seat)
            if last is not None and last.what in DECIDED and last.person == person:
                raise SeatError("services-seat-decided")
            await _note_taken(writer, live, seat, person, now)
            await lapse_votes(writer, live, now, ALL_VOTES)
            await writer.write(held_by(live, NewHolder(SeatInfo(seat, UserText(), person)), now))
            if info.person is not None:
                await tell_replaced(writer, live, seat, "person", now)
            await self._welcome(writer, live, seat, person, now)

        return await self._change(game_id, person, "take", cause, sit_down)

    async def take_back(self, game_id: str, person: int, *, cause: str) -> Table:
        """Take one's own seat again after the clock or the others gave it to a computer."""
        async with self._tables.store.reading() as reader:
            lost = [one for one in await history_of(reader, game_id) if one.what in ("timed", "stalled")]
        seat = next((one.seat for one in reversed(lost) if one.person == person), None)
        if seat is None:
            raise SeatError("services-seat-not-offered")
        return await self.take(game_id, person, seat, cause=cause)

    async def held_seat(self, game_id: str, seat: Seat) -> HeldSeat | None:
        """Return for whom this seat is held."""
        async with self._tables.store.reading() as reader:
            return await hold_of(reader, (await found(reader, game_id)).table, seat)

    async def replace(
        self, game_id: str, person: int, seat: Seat, *, moderator: bool = False, cause: str
    ) -> Table:
        """Replace a player by a computer without their consent, until anyone takes the seat.

        For a moderator who does not play; players propose a vote."""

        async def give_away(writer: Writer, live: LiveTable, now: float) -> None:
            info = _seat(live, seat)
            must_decide_alone(live.table, person, "replace", moderator=moderator)
            if info.person is None:
                raise SeatError("services-seat-computer")
            await writer.outbox.send(to_table(game_id, "status_post", now, Payload(what="ruled", seat=seat)))
            await write_replaced(writer, live, seat, now, "ruled")

        return await self._change(game_id, person, "replace", cause, give_away)

    async def pause(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """Pause a table: for moderators; players propose a vote."""

        async def stop(writer: Writer, live: LiveTable, now: float) -> None:
            must_decide_alone(live.table, person, "pause", moderator=moderator)
            await lapse_votes(writer, live, now, ("pause",))
            await write_pause(writer, live, now)

        return await self._change(game_id, person, "pause", cause, stop)

    async def resume(
        self, game_id: str, person: int, *, moderator: bool = False, quiet: bool = False, cause: str
    ) -> Table:
        """Go on after a pause: for anyone at the table, its host, and moderators.

        `quiet`: it was just imported and nobody has seen it paused, so nobody is told."""

        async def go_on(writer: Writer, live: LiveTable, now: float) -> None:
            must_be_free(live.table, person, "resume", moderator=moderator)
            post = to_table(game_id, "status_post", now, Payload(what="resumed"))
            if quiet:
                post = once(to_table(game_id, "board_edit", now, Payload(what="imported")))
            status = NewStatus("running", now)
            new = change_position(
                self._tables,
                live,
                NewPosition(live.state, now, reopen_secret_question(live, now), afresh=True),
            )
            inboxes = (brought_up(game_id, one, now) for one in people_of(live.table))
            done = Commit(game_id=game_id, status=status, posts=(post, *inboxes)) + commit_of_change(
                live, new, now
            )
            await writer.write(done if quiet else done + clocks_shown(live.table, now))

        return await self._change(game_id, person, "resume", cause, go_on)

    async def end(self, game_id: str, person: int, *, moderator: bool = False, cause: str) -> Table:
        """Close a table before its game is over: for its host and moderators; players propose a vote."""

        async def close(writer: Writer, live: LiveTable, now: float) -> None:
            must_decide_alone(live.table, person, "end", moderator=moderator)
            await write_end(writer, live, now)

        return await self._change(game_id, person, "end", cause, close)

    @retry_on_conflict
    async def _change(self, game_id: str, person: int, kind: str, cause: str, change: Change) -> Table:
        """Make one change as one transaction. Computers play on if it is their turn now."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            if done is not None:
                return live.public
            if not live.table.is_going:
                raise NotRunningError()
            now = self._tables.clock()
            async with self._tables.writing(live, Act(cause, game_id, kind, now, person)) as writer:
                await change(writer, live, now)
            return (await self._computers.play_on_afresh(game_id)).public

    async def _welcome(self, writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> None:
        """Tell the table, send the private screen, and restart the wait for this seat."""
        table, ticking = live.table, await _clock_of(writer, live, seat, person, now)
        payload = Payload(person=person, seat=seat, turn=table.known_turn)
        edit = to_table(live.id, "seat_edit", now, Payload(seat=seat))
        screen = to_person(live.id, "screen", now, payload)
        dropped, clocks = drop_answer_timers(seat), {seat: ticking}
        done = Commit(game_id=live.id, clocks=clocks, dropped=dropped, posts=(edit, screen))
        if table.status == "running":
            done += self._waited_for(live, seat, await writer.people.get(person), ticking, now)
            done += _called(live, payload, now)
        await writer.write(done)

    def _waited_for(
        self, live: LiveTable, seat: Seat, newcomer: Person | None, ticking: Ticking, now: float
    ) -> Commit:
        table, done = live.table, Commit(game_id=live.id)
        if not table.waits_for(seat):
            return done
        since = {info.seat: info.waiting_since for info in table.seats if info.waiting_since is not None}
        if _has_answer(live, seat):
            due = now + wait(table.tempo, self._tables.chance)
            done += Commit(game_id=live.id, timers=(Timer(live.id, "answer", due, seat),))
        if newcomer is not None:
            hours, habits = newcomer.reminder_hours, newcomer.habits
            info = SeatInfo(seat, newcomer.name, newcomer.id, reminder_hours=hours, habits=habits)
            is_secret = table.secret_question is not None
            clock = begun(table, info, now, ticking, is_secret=is_secret)
            done += Commit(game_id=live.id, clocks={seat: clock})
            done += wait_timers(table, info, clock, now, is_secret=is_secret)
        if live.game.timeout_answer(live.state, seat):
            done += Commit(game_id=live.id, timers=(Timer(live.id, "limit", now + table.window, seat),))
        return done + Commit(game_id=live.id, waiting={**since, seat: now})


async def _clock_of(writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> Ticking:
    """Return the clock of a player who takes a seat.

    A newcomer gets the full time. A former holder continues with what is left, so passing a seat back and
    forth stops no clock."""
    info = live.table.seats[seat]
    if any(one.seat == seat and one.person == person for one in await history_of(writer, live.id)):
        return paused(live.table.rule, info.ticking, info.habits.rhythm, now)
    return Ticking()


def _has_answer(live: LiveTable, seat: Seat) -> bool:
    """Return whether this seat has an automatic answer, no matter who holds it."""
    return isinstance(
        automatic_answer(live.game, live.state, seat, (), None, live.position_cache(live.state).answers),
        AutomaticAnswer,
    )


def _called(live: LiveTable, payload: Payload, now: float) -> Commit:
    """Send the new player the turn notice that all others got."""
    table, seat = live.table, payload.seat or 0
    is_asked = table.waits_for(seat) and not _has_answer(live, seat)
    if table.secret_question is not None and seat in all_asked(
        live.game, live.state, table.secret_question, table.waiting
    ):
        what = "" if is_asked else "quiet"
        payload = msgspec.structs.replace(payload, what=what, secret_turn=table.secret_question.turn)
        return _asked_again(live, now) + Commit(
            game_id=live.id, posts=(to_person(live.id, "call", now, payload),)
        )
    posts = (to_person(live.id, "call", now, payload),) if is_asked else ()
    return Commit(game_id=live.id, posts=posts)


def _asked_again(live: LiveTable, now: float) -> Commit:
    """Restart the time of a secret question for all seats: it closes for all at once."""
    table = live.table
    people = [seat for seat in table.waiting if table.calls_for(seat)]
    limits = [seat for seat in people if live.game.timeout_answer(live.state, seat)]
    due = now + table.window
    return Commit(
        game_id=live.id,
        secret_question=reopen_secret_question(live, now),
        timers=tuple(Timer(live.id, "limit", due, seat) for seat in limits),
    )


async def _note_taken(writer: Writer, live: LiveTable, seat: Seat, person: int, now: float) -> None:
    """Note in the log and in the thread that a seat has a new player."""
    info, newcomer = live.table.seats[seat], await writer.people.get(person)
    new, lost = UserText() if newcomer is None else newcomer.name, await newest_of(writer, live.id, seat)
    await note(writer, live.id, HistoryEntry(now, "taken", seat, info.name, new, info.person))
    payload = Payload(what="taken", seat=seat, words=(info.name.raw,))
    if info.person is None and lost is not None and lost.person == person:
        payload = Payload(what="back", seat=seat)
    await writer.outbox.send(to_table(live.id, "status_post", now, payload))


def _seat(live: LiveTable, seat: Seat) -> SeatInfo:
    if not 0 <= seat < len(live.table.seats):
        raise SeatError("services-seat-unknown")
    return live.table.seats[seat]
