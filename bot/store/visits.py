"""Visits: how far each person has read a table, or been told of it from afar; and panels that only their
reader sees."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.store.commit import Commit
from bot.store.statements import Sql, among, fields
from bot.values.visits import OpenPanel, Visit

_PUT = (
    "INSERT INTO visit (game_id, person, at, at_table, since_turn, since_number, read_turn, read_number)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, person) DO UPDATE SET at = excluded.at,"
    " at_table = excluded.at_table, since_turn = excluded.since_turn, since_number = excluded.since_number,"
    " read_turn = excluded.read_turn, read_number = excluded.read_number"
)
_PANEL = "SELECT message, game_id, person, channel, token, expires FROM panel WHERE game_id = ?"
_PUT_PANEL = (
    "INSERT INTO panel (message, game_id, person, channel, token, expires) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (message) DO UPDATE SET token = excluded.token, expires = excluded.expires"
)
_FOLLOW = (
    "INSERT INTO follower (game_id, person, told) VALUES (?, ?, ?)"
    " ON CONFLICT (game_id, person) DO UPDATE SET told = excluded.told"
)


class SqlVisits:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def panels(self, game_id: str, now: float) -> list[OpenPanel]:
        """Those that can still be changed, the newest last."""
        rows = await self._sql.all(f"{_PANEL} AND expires > ? ORDER BY message", game_id, now)
        return [OpenPanel(*row) for row in rows]

    async def followers(self, game_id: str) -> dict[int, int]:
        """The last chapter of which each was told."""
        sql = "SELECT person, told FROM follower WHERE game_id = ? ORDER BY person"
        return {row[0]: row[1] for row in await self._sql.all(sql, game_id)}

    def put(
        self, visits: Sequence[Visit], panels: Sequence[OpenPanel], closed: Collection[int], now: float
    ) -> None:
        """What has worn off is forgotten on the way."""
        self._sql.each(_PUT, [_values(visit) for visit in visits])
        self._sql.each(_PUT_PANEL, [fields(panel) for panel in panels])
        self._sql.run(f"DELETE FROM panel WHERE expires <= ? OR {among('message', closed)}", now, *closed)

    def follow(self, game_id: str, person: int, told: int | None) -> None:
        """They have been told so far, or follow it no more."""
        if told is None:
            self._sql.run("DELETE FROM follower WHERE game_id = ? AND person = ?", game_id, person)
        else:
            self._sql.run(_FOLLOW, game_id, person, told)

    def write(self, commit: Commit) -> None:
        if (back := commit.back_to) is not None:
            for what in ("since", "read"):
                self._sql.run(
                    f"UPDATE visit SET {what}_turn = ?, {what}_number = ?"
                    f" WHERE game_id = ? AND {what}_turn > ?",
                    back.turn,
                    back.number,
                    commit.game_id,
                    back.turn,
                )
        self._sql.each(_PUT, [_values(visit) for visit in commit.visits])


def _values(visit: Visit) -> tuple[object, ...]:
    where = (visit.game_id, visit.person, visit.at, visit.at_table)
    return (*where, visit.since.turn, visit.since.number, visit.read.turn, visit.read.number)
