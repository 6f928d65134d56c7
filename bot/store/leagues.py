"""Leagues: one row each, changed only by whoever has read it last."""

from __future__ import annotations

import msgspec

from bot.store.beside import Beside
from bot.store.protocol import ConflictError
from bot.store.rows import SavedLeague
from bot.store.statements import Row, Sql, Statement
from bot.values.league import League

_LEAGUE = "SELECT data, revision FROM league"
_GOING = "status IN ('open', 'running')"


class SqlLeagues:
    def __init__(self, sql: Sql, beside: Beside) -> None:
        self._sql, self._beside = sql, beside

    async def get(self, league_id: str) -> SavedLeague | None:
        row = await self._sql.one(f"{_LEAGUE} WHERE id = ?{self._beside.table_lock}", league_id)
        return _saved(row) if row else None

    async def by_cause(self, cause: str) -> SavedLeague | None:
        """What this command has opened already."""
        row = await self._sql.one(f"{_LEAGUE} WHERE cause = ?", cause)
        return _saved(row) if row else None

    async def at(self, guild: int | None = None, *, ended: bool = False) -> list[League]:
        """The leagues of a server, or of all, the newest first: those under way, or (`ended`) the others,
        too."""
        which, values = ("1 = 1", ()) if guild is None else ("guild = ?", (guild,))
        going = "" if ended else f" AND {_GOING}"
        rows = await self._sql.all(f"{_LEAGUE} WHERE {which}{going} ORDER BY created DESC, id", *values)
        return [_saved(row).league for row in rows]

    async def add(self, league: League, cause: str) -> None:
        self._sql.run(
            "INSERT INTO league (id, guild, status, created, cause, data) VALUES (?, ?, ?, ?, ?, ?)",
            league.id,
            league.guild,
            league.status,
            league.created,
            cause,
            msgspec.json.encode(league).decode(),
        )

    async def put(self, league: League, revision: int) -> None:
        """ConflictError later if somebody was faster."""
        sql = (
            "UPDATE league SET data = ?, status = ?, revision = revision + 1"
            " WHERE id = ? AND revision = ? RETURNING id"
        )
        values = (msgspec.json.encode(league).decode(), league.status, league.id, revision)
        self._sql.add(Statement(sql, (values,), demand=ConflictError(league.id)))


def _saved(row: Row) -> SavedLeague:
    return SavedLeague(msgspec.json.decode(row[0], type=League), row[1])
