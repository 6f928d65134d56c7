"""Messages that were posted: where the newest of each kind lie."""

from __future__ import annotations

from bot.store.statements import Sql, among
from bot.values.parcel import Posted

_POSTED = "SELECT channel, message, kind, person, turn FROM message"


class SqlMessages:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def posted(
        self, game_id: str | None, *kinds: str, person: int | None = None, since: float | None = None
    ) -> list[Posted]:
        """Of a table or of all, the newest first: of some kinds, to one person, since some moment."""
        narrower, values = ["1 = 1"], list[object]()
        if game_id is not None:
            narrower.append("game_id = ?")
            values.append(game_id)
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
