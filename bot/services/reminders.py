"""Timers are rows: reminders to those who keep a table waiting, lobbies nobody starts."""

from __future__ import annotations

from bot.services.hall import Hall
from bot.services.lobby import close_lobby
from bot.services.mail import to_seat
from bot.store.protocol import Writer
from bot.store.rows import Saved, Timer

DAY = 24 * 3600.0


class ReminderService:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def next_due(self) -> float | None:
        """When the earliest timer wants to fire; sleep until then (or a minute, whichever is less)."""
        async with self._hall.store.reading() as reader:
            return await reader.next_timer()

    async def fire(self) -> int:
        """Do what is due: reminders into the outbox, old lobbies closed. How many timers fired."""
        async with self._hall.store.reading() as reader:
            due = await reader.due_timers(self._hall.clock())
        for timer in due:
            async with self._hall.queue(timer.game_id), self._hall.store.writing() as writer:
                saved = await writer.saved(timer.game_id)
                if saved is not None:
                    await self._fire(writer, timer, saved)
        if due:
            self._hall.ring()
        return len(due)

    async def _fire(self, writer: Writer, timer: Timer, saved: Saved) -> None:
        now, table = self._hall.clock(), saved.table
        await writer.drop_timers(timer.game_id, timer.kind, [timer.seat])
        if timer.kind == "lobby" and table.status == "lobby":
            await writer.touch(table.id, saved.revision)
            await close_lobby(writer, table, now, "expired")
        elif timer.kind == "reminder" and table.status == "running":
            info = table.seats[timer.seat]
            if info.person is not None and info.waiting_since is not None and info.reminder_hours:
                await writer.send(to_seat(table, "reminder", now, info.seat))
                await writer.put_timer(Timer(table.id, "reminder", now + DAY, info.seat))
