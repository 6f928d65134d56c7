"""A table in a DM that its one player has left lying: it says so once, and then ends by itself."""

from __future__ import annotations

from bot.services.acting.leaving import write_silent_end
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.outgoing import to_seat
from bot.store.commit import Commit, DroppedTimers
from bot.store.protocol import Writer
from bot.store.rows import Timer
from bot.values.clock import UNTIL_END, UNTIL_TOLD
from bot.values.waking_hours import woken
from engine.core.text import Seat

_SILENCE = "silence"
"""What a reminder is about; and the setting of a table that says of which silence its player was told."""


class SilenceService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def fire(self, timer: Timer) -> None:
        """First the player hears when it ends; if nothing comes of that, it does. The caller holds the
        table's queue."""
        live, _ = await self._tables.live(timer.game_id)
        async with self._tables.writing(live, None) as writer:
            if live.table.private and live.table.calls_for(timer.seat):
                await self._go_on(writer, live, timer.seat)
            else:
                dropped = (DroppedTimers("silence", (timer.seat,)),)
                await writer.write(Commit(game_id=live.id, dropped=dropped))
        self._tables.forget(live.id)  # perhaps it has ended

    async def _go_on(self, writer: Writer, live: LiveTable, seat: Seat) -> None:
        info, now, scope = live.table.seats[seat], self._tables.clock(), f"game:{live.id}"
        acted = await writer.games.last_here(live.id, info.person or 0)
        silent = max(info.waiting_since or 0.0, acted)
        told = await writer.people.setting(scope, _SILENCE) == f"{silent}"
        due = max(silent + UNTIL_TOLD, woken(info.habits.rhythm, now))
        if due > now:  # they have been there, or are asleep, or on holiday
            await writer.write(Commit(game_id=live.id, timers=(Timer(live.id, "silence", due, seat),)))
        elif told:
            await write_silent_end(writer, live, now)
        else:
            await writer.people.put_setting(scope, _SILENCE, f"{silent}")
            ends = now + UNTIL_END
            letter = to_seat(live.table, "reminder", now, seat, what=_SILENCE, since=ends)
            later = (Timer(live.id, "silence", ends, seat),)
            await writer.write(Commit(game_id=live.id, timers=later, posts=(letter,)))
