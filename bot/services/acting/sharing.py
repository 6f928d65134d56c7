"""Whoever sat at a finished game shows everybody something of it."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTables
from bot.services.turn.outgoing import to_table
from bot.services.turn.retrying import persistent
from bot.store.rows import Act
from bot.values.errors import PlayerError
from bot.values.parcel import Payload


class SharingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @persistent
    async def share(self, game_id: str, person: int, turn: int | None, *, cause: str) -> None:
        """One turn of the replay, or the whole film; the same press twice is one post."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            seat = live.table.seat_of(person)
            if live.table.status != "over" or seat is None:
                raise PlayerError("services-share-not-over")
            if done is not None:
                return
            now = self._tables.clock()
            post = to_table(game_id, "share_post", now, Payload(seat=seat, turn=turn))
            async with self._tables.writing(live, Act(cause, game_id, "share", now, person)) as writer:
                await writer.outbox.send(post)
