"""New tables: who asked to hear of them on a server gets a letter, and nobody else does."""

from __future__ import annotations

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTables
from bot.services.turn.outgoing import to_person
from bot.services.turn.retrying import persistent
from bot.store.protocol import Writer
from bot.values.parcel import Payload
from bot.values.table import Table

_KEY = "new-tables:"
"""The setting of a server for somebody who asked: when they were last told, and of which tables."""
_ASKED = "-"
_AN_HOUR = 3600.0
_MOST = 4
"""Letters that one person gets from a server in an hour."""
_MOST_TOLD = 40
"""Letters about one table; those go first who were told the longest ago."""
_A_WHILE = 20.0
"""Seconds: of a table that is started or given up at once nobody is told."""


class PingingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    @persistent
    async def ask(self, guild: int, person: int, *, wanted: bool) -> None:
        """Whether this person wants to hear of new tables there."""
        async with self._tables.store.writing() as writer:
            known = await writer.people.setting(f"guild:{guild}", f"{_KEY}{person}")
            if wanted != bool(known):
                await writer.people.put_setting(f"guild:{guild}", f"{_KEY}{person}", _ASKED if wanted else "")

    async def wanted(self, guild: int, person: int) -> bool:
        async with self._tables.store.reading() as reader:
            return bool(await reader.people.setting(f"guild:{guild}", f"{_KEY}{person}"))

    @persistent
    async def may_tell(self, table: Table, person: int) -> bool:
        """Whether they still want it, and have not had too many; if so, it is counted. The same table again
        is the same letter."""
        scope, key, now = f"guild:{table.place.guild}", f"{_KEY}{person}", self._tables.clock()
        async with self._tables.store.writing() as writer:
            known = await writer.people.setting(scope, key)
            if not known:
                return False
            recent = {game: at for game, at in _told(known).items() if now - at < _AN_HOUR}
            if table.id in recent:
                return True
            if len(recent) >= _MOST:
                return False
            await writer.people.put_setting(scope, key, _written({**recent, table.id: now}))
        return True


async def announce(writer: Writer, table: Table) -> None:
    """A letter for each who asked; whether it is still worth sending is seen when it is sent."""
    if table.private or table.place.guild is None or len(table.seats) >= table.capacity:
        return
    found = await writer.people.settings(f"guild:{table.place.guild}", _KEY)
    asked = {int(key.removeprefix(_KEY)): _told(value) for key, value in found.items() if value}
    seated = {table.host, *(info.person for info in table.seats)}
    turns = sorted((max(told.values(), default=0.0), person) for person, told in asked.items())
    for _, person in [one for one in turns if one[1] not in seated][:_MOST_TOLD]:
        letter = to_person(table.id, "new_table", table.created, Payload(person=person))
        await writer.outbox.send(replace(letter, due=table.created + _A_WHILE))


def _told(value: str) -> dict[str, float]:
    """The tables of which somebody was told, and when."""
    pairs = [word.rpartition("@") for word in value.split()]
    return {game: float(at) for game, sign, at in pairs if sign}


def _written(told: dict[str, float]) -> str:
    return " ".join(f"{game}@{at:.0f}" for game, at in told.items())
