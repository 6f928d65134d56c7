"""What somebody writes down about a table: for themselves alone."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTables, notes_key
from bot.services.turn.retrying import persistent
from bot.store.rows import Act

LONGEST_NOTES = 1000
"""Characters."""


class NoteService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def read(self, game_id: str, person: int) -> str:
        live = self._tables.at_hand(game_id) or (await self._tables.live(game_id))[0]
        live.seat_of(person)
        return live.notes.get(person, "")

    @persistent
    async def write(self, game_id: str, person: int, notes: str, *, cause: str) -> None:
        """Nothing written: nothing kept."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            live.seat_of(person)
            if done is not None:
                return
            kept = notes.strip()[:LONGEST_NOTES]
            act = Act(cause, game_id, "notes", self._tables.clock(), person)
            async with self._tables.writing(live, act) as writer:
                await writer.people.put_setting(f"game:{game_id}", notes_key(person), kept)
            live.notes = {**live.notes, person: kept}
