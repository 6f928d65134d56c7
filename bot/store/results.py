"""Results of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.store.commit import Commit
from bot.store.statements import Row, Sql
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


class SqlResults:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def get(self, game_id: str) -> GameResult | None:
        found = await self._found(" WHERE result.game_id = ?", game_id)
        return found[0] if found else None

    async def of(self, person: int) -> list[GameResult]:
        """Games that this person began, the oldest first."""
        played = "(SELECT game_id FROM result_seat WHERE person = ?)"
        return await self._found(f" WHERE result.game_id IN {played}", person)

    async def at(self, guild: int | None = None) -> list[GameResult]:
        """On this server, or on all."""
        return await (self._found("") if guild is None else self._found(" WHERE result.guild = ?", guild))

    async def rated(self) -> list[GameResult]:
        """In the order in which they count; of points by source and of pieces nothing is told."""
        return await self._found(" WHERE result.rated = 1", sql=_BARE)

    async def people_at(self, guild: int) -> list[int]:
        rows = await self._sql.all(
            "SELECT DISTINCT one.person FROM result JOIN result_seat AS one ON one.game_id = result.game_id"
            " WHERE result.guild = ? AND one.person IS NOT NULL ORDER BY one.person",
            guild,
        )
        return [row[0] for row in rows]

    async def there(self) -> dict[str, bool]:
        """All games that are over, but for lessons, and whether they have a result: those of an older version
        have none yet."""
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
