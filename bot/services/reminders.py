"""Timers are rows: reminders to those who keep a table waiting, lobbies nobody starts."""

from __future__ import annotations


class ReminderService:
    async def next_due(self) -> float | None:
        """When the earliest timer wants to fire; sleep until then (or a minute, whichever is less)."""
        raise NotImplementedError

    async def fire(self) -> int:
        """Do what is due: reminders into the outbox, old lobbies closed. How many timers fired."""
        raise NotImplementedError
