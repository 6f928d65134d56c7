"""Leagues: one row each, changed only by whoever has read it last."""

from __future__ import annotations

import msgspec

from bot.store.beside import Beside
from bot.store.protocol import ConflictError
from bot.store.rows import SavedLeague
from bot.store.statements import Row, Sql, Statement, question
from bot.values.league import League

_LEAGUE = "SELECT data, revision FROM league"
_GOING = "status IN ('open', 'running')"
_OPENED, _NEWEST_FIRST = "SELECT created FROM league", "ORDER BY created DESC"


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

    async def behind(self) -> list[League]:
        """Those without a table whose posts do not show them as they stand; the outbox has the others."""
        where = "status IN ('open', 'closed') AND shown = 0"
        rows = await self._sql.all(f"{_LEAGUE} WHERE {where} ORDER BY created, id")
        return [_saved(row).league for row in rows]

    async def overdue(self, opened_before: float) -> list[str]:
        """Those that nobody has started."""
        where = "status = 'open' AND created <= ?"
        rows = await self._sql.all(f"SELECT id FROM league WHERE {where} ORDER BY created, id", opened_before)
        return [row[0] for row in rows]

    async def count_going(self, host: int, guild: int) -> tuple[int, int]:
        """How many leagues that are not over this person runs, and how many this server has."""
        (run, *_), (there, *_) = await self._sql.ask(
            question(f"SELECT count(*) FROM league WHERE host = ? AND {_GOING}", host),
            question(f"SELECT count(*) FROM league WHERE guild = ? AND {_GOING}", guild),
        )
        return run[0], there[0]

    async def opened_since(self, host: int, guild: int, since: float) -> tuple[list[float], list[float]]:
        """When this person has opened leagues since then, and when anybody on this server has; the newest
        first."""
        own, there = await self._sql.ask(
            question(f"{_OPENED} WHERE host = ? AND created > ? {_NEWEST_FIRST}", host, since),
            question(f"{_OPENED} WHERE guild = ? AND created > ? {_NEWEST_FIRST}", guild, since),
        )
        return [row[0] for row in own], [row[0] for row in there]

    async def add(self, league: League, cause: str) -> None:
        self._sql.run(
            "INSERT INTO league (id, guild, host, status, created, cause, data) VALUES (?, ?, ?, ?, ?, ?, ?)",
            league.id,
            league.guild,
            league.host,
            league.status,
            league.created,
            cause,
            _data(league),
        )

    async def put(self, league: League, revision: int) -> None:
        """ConflictError later if somebody was faster."""
        sql = (
            "UPDATE league SET data = ?, status = ?, host = ?, shown = 0, revision = revision + 1"
            " WHERE id = ? AND revision = ? RETURNING id"
        )
        values = (_data(league), league.status, league.host, league.id, revision)
        self._sql.add(Statement(sql, (values,), demand=ConflictError(league.id)))

    async def shown(self, league: League) -> None:
        """Its post shows it so. If it has changed since, the post is still behind."""
        self._sql.run("UPDATE league SET shown = 1 WHERE id = ? AND data = ?", league.id, _data(league))


def _data(league: League) -> str:
    return msgspec.json.encode(league).decode()


def _saved(row: Row) -> SavedLeague:
    return SavedLeague(msgspec.json.decode(row[0], type=League), row[1])
