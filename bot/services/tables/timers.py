"""Timers that fall due: reminders, clocks, automatic answers, lobbies that nobody starts."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.services.tables.solo_tables import InactivityService
from bot.services.tables.stalls import StallService, offer
from bot.services.tables.table_creation import closed_lobby
from bot.services.turn.clocks import no_waiting, wait_timers
from bot.services.turn.live_tables import LiveTables
from bot.services.turn.parcels import STAKE, clocks_shown, to_seat
from bot.services.turn.timed_answers import Answers
from bot.store.commit import Commit, DroppedTimers
from bot.store.errors import CannotStoreError, ConflictError
from bot.store.rows import Saved, Timer
from bot.store.unit_of_work import Writer
from bot.values.clock import (
    HOUR,
    allowance,
    asks_table,
    climbed,
    first_reminder,
    is_last_reminder,
    may_be_prolonged,
    prolonged,
    timed_out,
)
from bot.values.errors import BusyError
from bot.values.table import SeatInfo, Table
from bot.values.waking_hours import tomorrow, woken

_log = logging.getLogger(__name__)
_SECOND_TRY = 300.0
"""Seconds after which a failed timer is retried."""
_SOON = 6 * HOUR
"""Reminders due this soon after another one to the same person are sent with it."""
_LATE = HOUR
"""A clock that ran out longer ago did so while the bot was down, when nobody could move."""


class TimerService:
    def __init__(self, tables: LiveTables, answers: Answers, stalls: StallService) -> None:
        self._tables = tables
        self._answers = answers
        self._stalls = stalls
        self._silence = InactivityService(tables)

    async def fire(self) -> int:
        """Fire due timers, oldest first, and return how many fired."""
        fired = 0
        while True:
            async with self._tables.store.reading() as reader:
                due = await reader.timers.due(self._tables.clock())
            due = await self._claimed() if due else []
            if not due:
                break
            for timer in due:
                fired += await self._fire(timer)
        if fired:
            self._tables.wake_courier()
        return fired

    async def _claimed(self) -> list[Timer]:
        """Return the due timers that no other process is about to fire."""
        async with self._tables.store.writing(lasting=False) as writer:
            return await writer.timers.claim(self._tables.clock())

    async def snooze(self, person: int, game_id: str = "") -> float:
        """Postpone reminders to tomorrow, at this table or at all of a person's tables; return the time."""
        now = self._tables.clock()
        async with self._tables.store.writing() as writer:
            known = await writer.people.get(person)
            morning = tomorrow(known.habits.rhythm, now) if known is not None else now + 24 * HOUR
            for table in await writer.games.waiting_for(person):
                seat = table.seat_of(person)
                if seat is None or game_id not in ("", table.id):
                    continue
                timer = await writer.timers.get(table.id, "reminder", seat)
                if timer is not None and timer.due < morning:
                    later = Timer(table.id, "reminder", morning, seat)
                    await writer.write(Commit(game_id=table.id, timers=(later,)))
        return morning

    async def _fire(self, timer: Timer) -> bool:
        """Fire a timer in the table's queue: an earlier act may have postponed or dropped it."""
        async with self._tables.queue(timer.game_id):
            try:
                async with self._tables.store.reading() as reader:
                    current = await reader.timers.get(timer.game_id, timer.kind, timer.seat)
                if current is None or current.due > self._tables.clock():
                    return False
                if timer.kind in ("answer", "limit"):
                    await self._answers.fire(current)
                elif timer.kind == "silence":
                    await self._silence.fire(current)
                elif timer.kind == "clock":
                    await self._time_up(current)
                else:
                    await self._remind(current)
            except (BusyError, ConflictError):
                return False  # another process was faster; the timer remains if it is still due
            except CannotStoreError:
                raise  # the store has logged it; the timer stays due until writing works
            except Exception:  # one broken table must not stop the others' clocks
                _log.exception("a timer failed", extra={"game": timer.game_id, "kind": timer.kind})
                async with self._tables.store.writing() as writer:
                    later = replace(timer, due=self._tables.clock() + _SECOND_TRY)
                    await writer.write(Commit(game_id=timer.game_id, timers=(later,)))
        return True

    async def _remind(self, timer: Timer) -> None:
        async with self._tables.store.writing() as writer:
            saved = await writer.games.saved(timer.game_id)
            dropped = (DroppedTimers(timer.kind, (timer.seat,)),)
            await writer.write(Commit(game_id=timer.game_id, dropped=dropped))
            if saved is not None and timer.kind == "lobby":
                await self._expire(writer, saved)
            elif saved is not None and saved.table.status == "running":
                await self._climb(writer, saved.table, timer)

    async def _expire(self, writer: Writer, saved: Saved) -> None:
        if saved.table.status == "lobby":
            await writer.games.touch(saved.table.id, saved.revision)
            await writer.write(closed_lobby(saved.table, self._tables.clock(), "expired"))

    async def _climb(self, writer: Writer, table: Table, timer: Timer) -> None:
        """Send the next reminder to a seat that keeps its table waiting, but never during sleep."""
        info, now = table.seats[timer.seat], self._tables.clock()
        if info.person is None or info.waiting_since is None:
            return
        if info.ticking.deadline is not None and info.ticking.deadline <= now:
            return  # the time-out comes next and has its own message
        awake = woken(info.habits.rhythm, now)
        if awake > now:
            later = Timer(table.id, "reminder", awake, info.seat)
            await writer.write(Commit(game_id=table.id, timers=(later,)))
            return
        if _asks(table, info):
            if table.secret_question is None:
                await offer(writer, table, info, now)
            await _one_rung_up(writer, table, info, now)
        elif _warns(table, info):
            await writer.outbox.send(to_seat(table, "reminder", now, info.seat, what=STAKE))
            await _one_rung_up(writer, table, info, now)
        elif info.reminder_hours:
            more = await self._together(writer, table, info, now)
            if more:
                await writer.outbox.send(to_seat(table, "digest", now, info.seat))
            else:
                reminder = to_seat(table, "reminder", now, info.seat)
                await writer.outbox.send(replace(reminder, only="none failed"))
            for other, seat in [(table, info), *more]:
                await _one_rung_up(writer, other, seat, now)

    async def _together(
        self, writer: Writer, table: Table, info: SeatInfo, now: float
    ) -> list[tuple[Table, SeatInfo]]:
        """Return other tables with a reminder due soon for this person: one message covers all."""
        reached_alone = info.reach in ("unknown", "dm") and info.habits.remind_in == "dm"
        if not (info.habits.digest and reached_alone) or info.person is None:
            return []
        found = []
        for seen in await writer.games.waiting_for(info.person):
            saved = await writer.games.saved(seen.id)  # locks it against other writers
            other = seen if saved is None else saved.table
            seat = other.seats[other.seat_of(info.person) or 0]
            timer = await writer.timers.get(other.id, "reminder", seat.seat)
            soon = timer is not None and timer.due <= now + _SOON
            waits = seat.person == info.person and other.calls_for(seat.seat)
            alone = _asks(other, seat) or _warns(other, seat)
            if other.id != table.id and soon and waits and not alone:
                found.append((other, seat))
        return found

    async def _time_up(self, timer: Timer) -> None:
        """Apply the agreed time-out, unless the time ran out while the bot was down."""
        live, _ = await self._tables.live(timer.game_id)
        table, now = live.table, self._tables.clock()
        info, rule = table.seats[timer.seat], table.rule
        ticking, rhythm = info.ticking, info.habits.rhythm
        running = table.secret_question is None and table.waits_for(timer.seat)
        if running and info.person is not None and self._stalls.is_unfinished(table, info):
            await self._stalls.finish(live, timer.seat)
            return
        if not running or rule is None or ticking.deadline is None or info.person is None:
            async with self._tables.writing(live, None) as writer:
                dropped = (DroppedTimers("clock", (timer.seat,)),)
                await writer.write(Commit(game_id=table.id, dropped=dropped))
            return
        if now - timer.due > _LATE and may_be_prolonged(ticking):
            later, since = prolonged(rule, ticking, rhythm, now), info.waiting_since or now
            reminder = to_seat(table, "reminder", now, timer.seat, what=STAKE if table.league else "")
            done = Commit(game_id=table.id, clocks={timer.seat: later}, posts=(reminder,))
            done += clocks_shown(table, now)
            async with self._tables.writing(live, None) as writer:
                await writer.write(done + wait_timers(table, info, later, since, is_secret=False))
            return
        async with self._tables.writing(live, None) as writer:
            out = {timer.seat: timed_out(ticking, rhythm, now)}
            done = Commit(game_id=table.id, clocks=out, dropped=no_waiting(timer.seat))
            await writer.write(done + clocks_shown(table, now, info.person))
            stall = await self._stalls.write_time_out(live, timer.seat, writer, now)
            if stall is not None:  # in case the bot stops before it is carried out
                again = Timer(table.id, "clock", now + _SECOND_TRY, timer.seat)
                await writer.write(Commit(game_id=table.id, timers=(again,)))
        if stall is not None:
            await self._stalls.carry_out(live, stall)


def _asks(table: Table, info: SeatInfo) -> bool:
    rule = None if table.secret_question is not None else table.rule
    return asks_table(rule, info.ticking.rung, silent=not info.reminder_hours)


def _warns(table: Table, info: SeatInfo) -> bool:
    """Return whether the next reminder tells a league's player what a time-out costs."""
    rule = None if table.secret_question is not None or not table.league else table.rule
    return is_last_reminder(rule, info.ticking.rung, silent=not info.reminder_hours)


async def _one_rung_up(writer: Writer, table: Table, info: SeatInfo, now: float) -> None:
    """Schedule the next reminder, at least one step from now, however late this one is."""
    asked, warned = _asks(table, info), _warns(table, info)
    ticking, is_secret = climbed(info.ticking, asked=asked, warned=warned), table.secret_question is not None
    rule = None if is_secret else table.rule
    first = first_reminder(table.pace, info.reminder_hours)
    step = first if rule is None else allowance(rule, ticking) / 6
    since = info.waiting_since or now
    timers = wait_timers(table, info, ticking, since, is_secret=is_secret, not_before=now + step)
    await writer.write(timers + Commit(game_id=table.id, clocks={info.seat: ticking}))
