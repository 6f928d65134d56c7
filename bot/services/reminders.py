"""Timers are rows: reminders, answers that come by themselves, lobbies nobody starts."""

from __future__ import annotations

import logging

from bot.services.answers import Answers
from bot.services.live_tables import LiveTables
from bot.services.lobby import close_lobby
from bot.services.outgoing import to_seat
from bot.store.protocol import Writer
from bot.store.rows import Saved, Timer

_log = logging.getLogger(__name__)
_DAY = 24 * 3600.0
_SECOND_TRY = 300.0
"""Seconds after which a timer that could not be dealt with is tried again."""


class ReminderService:
    def __init__(self, tables: LiveTables, answers: Answers) -> None:
        self._tables = tables
        self._answers = answers

    async def fire(self) -> int:
        """Do what is due, the longest overdue first. How many timers fired."""
        fired = 0
        while True:
            async with self._tables.store.reading() as reader:
                due = await reader.due_timers(self._tables.clock())
            if not due:
                break
            for timer in due:
                fired += await self._fire(timer)
        if fired:
            self._tables.ring()
        return fired

    async def _fire(self, timer: Timer) -> bool:
        """In the table's queue: an act before this one may have put the timer off, or made it needless."""
        async with self._tables.queue(timer.game_id):
            try:
                async with self._tables.store.reading() as reader:
                    current = await reader.timer(timer.game_id, timer.kind, timer.seat)
                if current is None or current.due > self._tables.clock():
                    return False
                if timer.kind in ("answer", "limit"):
                    await self._answers.fire(current)
                else:
                    await self._remind(current)
            except Exception:  # one broken table must not stop the clocks of the others
                _log.exception("a timer failed", extra={"game_id": timer.game_id, "kind": timer.kind})
                async with self._tables.store.writing() as writer:
                    due = self._tables.clock() + _SECOND_TRY
                    await writer.put_timer(Timer(timer.game_id, timer.kind, due, timer.seat))
        return True

    async def _remind(self, timer: Timer) -> None:
        async with self._tables.store.writing() as writer:
            saved = await writer.saved(timer.game_id)
            await writer.drop_timers(timer.game_id, timer.kind, [timer.seat])
            if saved is not None and timer.kind == "lobby":
                await self._expire(writer, saved)
            elif saved is not None and saved.table.status == "running":
                await self._remind_seat(writer, saved, timer)

    async def _expire(self, writer: Writer, saved: Saved) -> None:
        if saved.table.status == "lobby":
            await writer.touch(saved.table.id, saved.revision)
            await close_lobby(writer, saved.table, self._tables.clock(), "expired")

    async def _remind_seat(self, writer: Writer, saved: Saved, timer: Timer) -> None:
        table, info, now = saved.table, saved.table.seats[timer.seat], self._tables.clock()
        if info.person is not None and info.waiting_since is not None and info.reminder_hours:
            await writer.send(to_seat(table, "reminder", now, info.seat))
            await writer.put_timer(Timer(table.id, "reminder", now + _DAY, info.seat))
