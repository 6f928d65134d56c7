"""Somebody wants to be forgotten: they leave their tables as anybody does, then a pseudonym takes over."""

from __future__ import annotations

import logging
import secrets

from bot.services.acting.lobby import LobbyService
from bot.services.acting.people import PeopleService
from bot.services.acting.seats import SeatService
from bot.services.turn.live_tables import LiveTables
from bot.services.turn.retrying import persistent
from bot.values.errors import PlayerError
from bot.values.people import pseudonym
from bot.values.table import Table

_log = logging.getLogger(__name__)
_BITS = 62


class ForgettingService:
    def __init__(
        self, tables: LiveTables, people: PeopleService, lobby: LobbyService, seats: SeatService
    ) -> None:
        self._tables, self._people, self._lobby, self._seats = tables, people, lobby, seats

    async def forget(self, person: int, *, cause: str) -> None:
        """Nothing leads from the pseudonym back to them: it is drawn by chance, and noted nowhere."""
        async with self._tables.store.reading() as reader:
            tables = await reader.games.of(person)
        for table in tables:
            try:
                await self._leave(table, person, f"{cause}:{table.id}")
            except PlayerError as error:  # over by now, or not theirs to leave
                _log.info("not left: %s", type(error).__name__, extra={"game": table.id})
        await self._replace(person)

    async def _leave(self, table: Table, person: int, cause: str) -> None:
        if table.status == "lobby":
            if table.seat_of(person) is not None:
                await self._lobby.leave(table.id, person, cause=cause)
            else:
                await self._lobby.cancel(table.id, person, cause=cause)
        elif table.seat_of(person) is not None:
            await self._seats.resign(table.id, person, cause=cause)

    @persistent
    async def _replace(self, person: int) -> None:
        stand_in = -(secrets.randbits(_BITS) + 1)
        self._tables.visits.forget(person)
        async with self._tables.store.writing() as writer:
            changed = await writer.people.forget(person, stand_in, pseudonym(stand_in))
        self._people.forget(person)
        for game_id in changed:
            self._tables.forget(game_id)
