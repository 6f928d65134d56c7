"""Finished games in one piece, in the place of their rows; and what nobody can ask for any more."""

from __future__ import annotations

from bot.store.packs import Pack, unpacked
from bot.store.statements import Row, Sql, question

_PACK = "SELECT data FROM pack WHERE game_id = ? AND data IS NOT NULL"


class SqlPacks:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql
        self._packs: dict[str, Pack | None] = {}

    async def beside(self, game_id: str, sql: str, *values: object) -> tuple[list[Row], Pack | None]:
        """Rows of a game's log, and its pack if it has one, in one trip."""
        if game_id in self._packs:
            return await self._sql.all(sql, *values), self._packs[game_id]
        rows, packs = await self._sql.ask(question(sql, *values), question(_PACK, game_id))
        if game_id not in self._packs:  # several may have asked together
            self._packs[game_id] = unpacked(packs[0][0]) if packs else None
        return rows, self._packs[game_id]

    async def put(self, game_id: str, at: float, data: bytes | None) -> None:
        """A finished game in one piece in the place of its rows; None: it stays as it is."""
        self._packs.pop(game_id, None)
        self._sql.run("INSERT INTO pack (game_id, at, data) VALUES (?, ?, ?)", game_id, at, data)
        if data is None:
            return
        for rows in ("move", "turn"):  # each half has an index of its own
            self._sql.run(f"DELETE FROM {rows} WHERE game_id = ? AND cut IS NULL", game_id)
            self._sql.run(f"DELETE FROM {rows} WHERE game_id = ? AND cut IS NOT NULL", game_id)
        for rows in ("snapshot", "standing_order", "order_note", "visit", "panel"):
            self._sql.run(f"DELETE FROM {rows} WHERE game_id = ?", game_id)
        self._sql.run(
            "DELETE FROM message WHERE game_id = ?1 AND id NOT IN"
            " (SELECT max(id) FROM message WHERE game_id = ?1 GROUP BY kind, person)",
            game_id,
        )

    async def prune(self, done: float, given_up: float, acts: float, limit: int) -> bool:
        """Forget some of what nobody can ask for any more: parcels that were sent, or given up, and clicks
        of before these moments, the oldest first. Whether there may be more."""
        parcels = await self._sql.all(
            "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox"
            " WHERE done < ? AND (error = '' OR done < ?) ORDER BY id LIMIT ?) RETURNING id",
            done,
            given_up,
            limit,
        )
        gone = await self._sql.all(
            "DELETE FROM act WHERE cause IN (SELECT cause FROM act WHERE at < ? LIMIT ?) RETURNING cause",
            acts,
            limit,
        )
        return limit in (len(parcels), len(gone))
