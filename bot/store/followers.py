"""Who follows a table, and how far they have been told of it."""

from __future__ import annotations

from bot.store.statements import Sql

_PUT = (
    "INSERT INTO follower (game_id, person, told) VALUES (?, ?, ?)"
    " ON CONFLICT (game_id, person) DO UPDATE SET told = excluded.told"
)


class SqlFollowers:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def of(self, game_id: str) -> dict[int, int]:
        """The last chapter of which each was told."""
        sql = "SELECT person, told FROM follower WHERE game_id = ? ORDER BY person"
        return {row[0]: row[1] for row in await self._sql.all(sql, game_id)}

    async def put(self, game_id: str, person: int, told: int) -> None:
        self._sql.run(_PUT, game_id, person, told)

    async def drop(self, game_id: str, person: int) -> None:
        self._sql.run("DELETE FROM follower WHERE game_id = ? AND person = ?", game_id, person)
