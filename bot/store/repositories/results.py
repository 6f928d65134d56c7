"""Results of finished games, and leagues."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.store.commit import Commit
from bot.store.concurrency import Repository
from bot.store.errors import ConflictError
from bot.store.rows import SavedLeague
from bot.store.sql import Row, Statement, question
from bot.values.league import League
from bot.values.statistics import Earned, GameResult, SeatResult

_RESULT = (
    "SELECT result.game_id, result.game, result.guild, result.started, result.ended, result.turns,"
    " result.first, result.rated, one.seat, one.person, one.computer, one.left_early, one.place, one.points,"
    " one.turns, one.pace, one.sources, one.pieces"
    " FROM result JOIN result_seat AS one ON one.game_id = result.game_id"
)
_BARE = _RESULT.replace("one.sources, one.pieces", "'[]', '[]'")
_ORDER = " ORDER BY result.ended, result.game_id, one.seat"
_PUT = (
    "INSERT INTO result (game_id, game, guild, started, ended, turns, first, rated)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_PUT_SEAT = (
    "INSERT INTO result_seat (game_id, seat, person, computer, left_early, place, points, turns, pace,"
    " sources, pieces) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_points = msgspec.json.Decoder(tuple[Earned, ...])


class SqlResults(Repository):
    """Results of finished games; written only by commits."""

    async def get(self, game_id: str) -> GameResult | None:
        found = await self._found(" WHERE result.game_id = ?", game_id)
        return found[0] if found else None

    async def of(self, person: int) -> list[GameResult]:
        """Return the games this person began, oldest first."""
        played = "(SELECT game_id FROM result_seat WHERE person = ?)"
        return await self._found(f" WHERE result.game_id IN {played}", person)

    async def at(self, guild: int | None = None) -> list[GameResult]:
        """Return the results of a server, or of all."""
        return await (self._found("") if guild is None else self._found(" WHERE result.guild = ?", guild))

    async def rated(self) -> list[GameResult]:
        """Return rated results in the order in which they count, without sources and pieces."""
        return await self._found(" WHERE result.rated = 1", sql=_BARE)

    async def people_at(self, guild: int) -> list[int]:
        rows = await self._sql.all(
            "SELECT DISTINCT one.person FROM result JOIN result_seat AS one ON one.game_id = result.game_id"
            " WHERE result.guild = ? AND one.person IS NOT NULL ORDER BY one.person",
            guild,
        )
        return [row[0] for row in rows]

    async def there(self) -> dict[str, bool]:
        """Return all finished games except tutorials, and whether they have a result: those of old
        versions may not."""
        rows = await self._sql.all(
            "SELECT game.id, result.game_id FROM game LEFT JOIN result ON result.game_id = game.id"
            " WHERE game.status = 'over' AND game.started IS NOT NULL AND game.lesson = ''"
            " ORDER BY game.ended, game.id"
        )
        return {row[0]: row[1] is not None for row in rows}

    def write(self, commit: Commit) -> None:
        for rows in ("result_seat", "result"):
            self._sql.run(f"DELETE FROM {rows} WHERE game_id = ?", commit.game_id)
        if not isinstance(result := commit.result, GameResult):
            return
        own = (result.game_id, result.game, result.guild, result.started, result.ended)
        self._sql.run(_PUT, *own, result.turns, result.first, result.rated)
        self._sql.each(_PUT_SEAT, [_values(result.game_id, one) for one in result.seats])

    async def _found(self, where: str, *values: object, sql: str = _RESULT) -> list[GameResult]:
        rows = await self._sql.all(f"{sql}{where}{_ORDER}", *values)
        return [_result(list(each)) for _, each in groupby(rows, key=lambda row: row[0])]


def _values(game_id: str, one: SeatResult) -> tuple[object, ...]:
    sources, pieces = (msgspec.json.encode(points).decode() for points in (one.sources, one.pieces))
    held = (one.person, one.computer, one.left)
    return (game_id, one.seat, *held, one.place, one.points, one.turns, one.pace, sources, pieces)


def _result(rows: Sequence[Row]) -> GameResult:
    seats = tuple(_seat(row[8:]) for row in rows)
    values: list[Any] = [*rows[0][:7], bool(rows[0][7]), seats]
    return GameResult(*values)


def _seat(row: Row) -> SeatResult:
    values: list[Any] = [*row[:3], bool(row[3]), *row[4:8], *map(_points.decode, row[8:10])]
    return SeatResult(*values)


_LEAGUE = "SELECT data, revision FROM league"
_GOING = "status IN ('open', 'running')"
_OPENED, _NEWEST_FIRST = "SELECT created FROM league", "ORDER BY created DESC"


class SqlLeagues(Repository):
    async def get(self, league_id: str) -> SavedLeague | None:
        row = await self._sql.one(f"{_LEAGUE} WHERE id = ?{self._policy.table_lock}", league_id)
        return _saved(row) if row else None

    async def by_cause(self, cause: str) -> SavedLeague | None:
        """Return the league that this command has opened."""
        row = await self._sql.one(f"{_LEAGUE} WHERE cause = ?", cause)
        return _saved(row) if row else None

    async def at(self, guild: int | None = None, *, ended: bool = False) -> list[League]:
        """Return the leagues of a server, or of all, newest first; `ended`: also those that are over."""
        which, values = ("1 = 1", ()) if guild is None else ("guild = ?", (guild,))
        going = "" if ended else f" AND {_GOING}"
        rows = await self._sql.all(f"{_LEAGUE} WHERE {which}{going} ORDER BY created DESC, id", *values)
        return [_saved(row).league for row in rows]

    async def behind(self) -> list[League]:
        """Return leagues without tables whose posts are out of date. The outbox covers all others."""
        where = "status IN ('open', 'closed') AND shown = 0"
        rows = await self._sql.all(f"{_LEAGUE} WHERE {where} ORDER BY created, id")
        return [_saved(row).league for row in rows]

    async def overdue(self, opened_before: float) -> list[str]:
        """Return the leagues that nobody has started."""
        where = "status = 'open' AND created <= ?"
        rows = await self._sql.all(f"SELECT id FROM league WHERE {where} ORDER BY created, id", opened_before)
        return [row[0] for row in rows]

    async def count_going(self, host: int, guild: int) -> tuple[int, int]:
        """Return how many active leagues this person runs, and how many this server has."""
        (run, *_), (there, *_) = await self._sql.ask(
            question(f"SELECT count(*) FROM league WHERE host = ? AND {_GOING}", host),
            question(f"SELECT count(*) FROM league WHERE guild = ? AND {_GOING}", guild),
        )
        return run[0], there[0]

    async def opened_since(self, host: int, guild: int, since: float) -> tuple[list[float], list[float]]:
        """Return when this person, and when anyone on this server, has opened leagues since then, newest
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
        """Store a league; ConflictError follows later if another writer was faster."""
        sql = (
            "UPDATE league SET data = ?, status = ?, host = ?, shown = 0, revision = revision + 1"
            " WHERE id = ? AND revision = ? RETURNING id"
        )
        values = (_data(league), league.status, league.host, league.id, revision)
        self._sql.add(Statement(sql, (values,), demand=ConflictError(league.id)))

    async def shown(self, league: League) -> None:
        """Note that its post is up to date, unless the league has changed since."""
        self._sql.run("UPDATE league SET shown = 1 WHERE id = ? AND data = ?", league.id, _data(league))


def _data(league: League) -> str:
    return msgspec.json.encode(league).decode()


def _saved(row: Row) -> SavedLeague:
    return SavedLeague(msgspec.json.decode(row[0], type=League), row[1])
