"""Erase a person: they leave their tables, then a pseudonym replaces their name."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from bot.services.people.profiles import PeopleService
from bot.services.tables.leagues import LeagueService
from bot.services.tables.lobby import LobbyService
from bot.services.tables.seats import SeatService
from bot.services.turn.live_tables import LiveTables, retry_on_conflict
from bot.services.turn.parcels import league_step
from bot.values.errors import PlayerError
from bot.values.league import League
from bot.values.people import pseudonym
from bot.values.table import Table

_log = logging.getLogger(__name__)
_BITS = 62


class DataErasureService:
    def __init__(
        self,
        tables: LiveTables,
        people: PeopleService,
        lobby: LobbyService,
        seats: SeatService,
        leagues: LeagueService,
    ) -> None:
        self._tables, self._people, self._lobby, self._seats = tables, people, lobby, seats
        self._leagues = leagues

    async def erase(self, person: int, *, cause: str) -> list[str]:
        """Erase a person, and return the leagues not yet begun whose posts still name them.

        The pseudonym is random and stored nowhere, so it cannot be traced back to them."""
        async with self._tables.store.reading() as reader:
            tables, going = await reader.games.of(person), await reader.leagues.at()
        leagues = [one for one in going if one.host == person or one.member(person) is not None]
        for league in leagues:  # a pseudonym gets no table
            with suppress(PlayerError):  # not a member, or no longer
                await self._leagues.leave(league.id, person)
        for table in tables:
            try:
                await self._leave(table, person, f"{cause}:{table.id}")
            except PlayerError as error:  # over by now, or they may not leave it
                _log.info("could not leave a table: %s", type(error).__name__, extra={"game": table.id})
        await self._replace(person, [league for league in leagues if league.played])
        return [league.id for league in leagues if not league.played]

    async def _leave(self, table: Table, person: int, cause: str) -> None:
        if table.status == "lobby":
            if table.seat_of(person) is not None:
                await self._lobby.leave(table.id, person, cause=cause)
            else:
                await self._lobby.cancel(table.id, person, cause=cause)
        elif table.seat_of(person) is not None:
            await self._seats.resign(table.id, person, cause=cause)

    @retry_on_conflict
    async def _replace(self, person: int, begun: Sequence[League]) -> None:
        """Replace a person by a pseudonym, and redraw the posts of leagues that have begun."""
        stand_in = -(secrets.randbits(_BITS) + 1)
        self._tables.visits.forget(person)
        async with self._tables.store.writing() as writer:
            changed = await writer.people.forget(person, stand_in, pseudonym(stand_in))
            for league in begun:
                step = league_step(league.id, league.played[-1][0].game_id, self._tables.clock())
                await writer.outbox.send(step)
        self._people.forget(person)
        for game_id in changed:
            self._tables.forget(game_id)
        self._tables.wake_courier()
