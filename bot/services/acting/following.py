"""Following a table at which one does not sit: one hears when a season or round, or all of it, is over."""

from __future__ import annotations

from bot.services.turn.live_tables import LiveTables, found
from bot.services.turn.outgoing import to_person
from bot.services.turn.retrying import persistent
from bot.values.errors import PlayerError
from bot.values.parcel import Payload
from bot.values.table import Table

THE_END = 1_000_000
"""The number of what comes after the last season or round."""


class FollowingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @persistent
    async def follow(self, game_id: str, person: int) -> Table:
        """From the season or round on that is being played."""
        live, _ = await self._tables.live(game_id)
        table = live.table
        if table.private or table.status not in ("running", "paused"):
            raise PlayerError("follow-not-running")
        if table.seat_of(person) is not None:
            raise PlayerError("follow-you-play")
        async with self._tables.store.writing() as writer:
            writer.visits.follow(game_id, person, live.game.chapter(live.state) - 1)
        return live.public

    @persistent
    async def unfollow(self, game_id: str, person: int) -> Table:
        async with self._tables.store.writing() as writer:
            writer.visits.follow(game_id, person, None)
        return await self._tables.public(game_id)

    async def follows(self, game_id: str, person: int) -> bool:
        async with self._tables.store.reading() as reader:
            return person in await reader.visits.followers(game_id)

    @persistent
    async def spread(self, game_id: str, chapter: int) -> None:
        """A letter to everybody who has not been told of this one; said twice, nobody hears it twice."""
        now = self._tables.clock()
        async with self._tables.store.writing() as writer:
            table = (await found(writer, game_id)).table
            for person, told in (await writer.visits.followers(game_id)).items():
                if told >= chapter or table.seat_of(person) is not None:
                    continue  # whoever sits there by now is told otherwise
                writer.visits.follow(game_id, person, chapter)
                letter = to_person(game_id, "follow_note", now, Payload(person=person))
                await writer.outbox.send(letter)
        self._tables.ring()
