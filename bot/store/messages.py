"""Messages that were posted: where the newest of each kind lie."""

from __future__ import annotations

from bot.store.statements import Sql, among
from bot.values.parcel import Posted

_POSTED = "SELECT channel, message, kind, person, turn FROM message"


class SqlMessages:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def posted(
        self, game_id: str, *kinds: str, person: int | None = None, since: float | None = None
    ) -> list[Posted]:
        """Of a table, the newest first: of some kinds, to one person, since some moment."""
        narrower, values = ["game_id = ?"], list[object]([game_id])
        if kinds:
            narrower.append(among("kind", kinds))
            values += kinds
        if person is not None:
            narrower.append("person = ?")
            values.append(person)
        if since is not None:
            narrower.append("at >= ?")
            values.append(since)
        rows = await self._sql.all(f"{_POSTED} WHERE {' AND '.join(narrower)} ORDER BY id DESC", *values)
        return [Posted(*row) for row in rows]

    async def newest(
        self, game_id: str, *kinds: str, person: int, after: float | None = None
    ) -> Posted | None:
        """The newest message of these kinds to this person, after some moment."""
        later, values = ("", ()) if after is None else (" AND at > ?", (after,))
        row = await self._sql.one(
            f"{_POSTED} WHERE game_id = ? AND {among('kind', kinds)} AND person = ?{later}"
            " ORDER BY id DESC LIMIT 1",
            game_id,
            *kinds,
            person,
            *values,
        )
        return Posted(*row) if row else None

    async def digest_to(self, person: int) -> Posted | None:
        """The newest list of waiting tables that this person was sent."""
        rows = await self._sql.all(
            f"{_POSTED} WHERE kind = 'digest' AND person = ? ORDER BY id DESC LIMIT 1",
            person,
        )
        return next((Posted(*row) for row in rows), None)
