"""The outbox in SQLite: what is to be sent, and what has become of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.services.types import Parcel, Payload, Posted
from bot.store.reads import Row, SqliteReader
from bot.store.rows import Letter


class SqliteLetters(SqliteReader):
    """Writes over one connection, and among them those of the outbox."""

    async def _run(self, sql: str, *values: object) -> None:
        """One errand to the connection's thread; no cursor stays open over a commit."""
        await self._connection.execute_fetchall(sql, values)

    async def _each(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        if rows:
            async with self._connection.executemany(sql, rows):
                pass

    async def send(self, letter: Letter) -> None:
        await self._run(
            "INSERT INTO outbox (game_id, kind, lane, payload, created, due, held)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            letter.game_id,
            letter.kind,
            letter.lane,
            msgspec.json.encode(letter.payload),
            letter.created,
            letter.due,
            letter.held,
        )

    async def held_letter(self, game_id: str) -> tuple[int, Payload] | None:
        """The board post that still waits for more turns."""
        row = await self._one(
            "SELECT id, payload FROM outbox WHERE game_id = ? AND kind = 'board_post' AND held = 1"
            " AND done IS NULL AND tried IS NULL AND attempts = 0 ORDER BY id DESC LIMIT 1",
            game_id,
        )
        return (row[0], _payload(row[1])) if row else None

    async def amend(self, letter: int, payload: Payload, due: float, held: bool) -> None:
        await self._run(
            "UPDATE outbox SET payload = ?, due = ?, held = ? WHERE id = ?",
            msgspec.json.encode(payload),
            due,
            held,
            letter,
        )

    async def untried(self, game_id: str, kind: str) -> list[tuple[int, Payload]]:
        """Letters of this kind that no reader can have seen yet."""
        rows = await self._all(
            "SELECT id, payload FROM outbox WHERE game_id = ? AND kind = ?"
            " AND done IS NULL AND tried IS NULL AND attempts = 0 ORDER BY id",
            game_id,
            kind,
        )
        return [(row[0], _payload(row[1])) for row in rows]

    async def unsend(self, letter: int) -> None:
        await self._run("DELETE FROM outbox WHERE id = ? AND tried IS NULL AND attempts = 0", letter)

    async def claim(self, now: float, limit: int) -> list[Parcel]:
        """The heads of all lanes that are due; a held letter keeps nobody, one being tried its lane."""
        rows = await self._all(
            "SELECT id, kind, game_id, payload, created, attempts, doubtful FROM outbox"
            " WHERE done IS NULL AND tried IS NULL AND due <= ?"
            " AND id IN (SELECT min(id) FROM outbox WHERE done IS NULL AND (held = 0 OR due <= ?)"
            " GROUP BY lane)"
            " ORDER BY id LIMIT ?",
            now,
            now,
            limit,
        )
        await self._each(
            "UPDATE outbox SET tried = ?, attempts = attempts + 1, held = 0 WHERE id = ?",
            [(now, row[0]) for row in rows],
        )
        return [_parcel(row) for row in rows]

    async def settle(self, parcel: int, at: float, posted: Sequence[Posted]) -> None:
        row = await self._one("SELECT game_id, kind, payload, done FROM outbox WHERE id = ?", parcel)
        if row is None or row[3] is not None:
            return
        await self._run("UPDATE outbox SET done = ?, tried = NULL, error = '' WHERE id = ?", at, parcel)
        payload = _payload(row[2])
        await self._each(
            "INSERT INTO message (game_id, kind, channel, message, person, turn, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    row[0],
                    one.kind or row[1],
                    one.channel,
                    one.message,
                    payload.person if one.person is None else one.person,
                    (payload.last_turn or payload.turn) if one.turn is None else one.turn,
                    at,
                )
                for one in posted
            ],
        )

    async def postpone(self, parcel: int, error: str, retry_at: float | None, now: float) -> None:
        """Discord said no, so nothing was posted: try again then, or give it up."""
        await self._run(
            "UPDATE outbox SET tried = NULL, error = ?1, due = coalesce(?2, due),"
            " done = CASE WHEN ?2 IS NULL THEN ?3 END WHERE id = ?4 AND done IS NULL",
            error[:500],
            retry_at,
            now,
            parcel,
        )

    async def release(self, now: float) -> None:
        """Nobody is trying anything just now: what was being tried may have been posted or not."""
        await self._run(
            "UPDATE outbox SET tried = NULL, doubtful = 1, due = min(due, ?)"
            " WHERE tried IS NOT NULL AND done IS NULL",
            now,
        )


def _payload(data: bytes) -> Payload:
    return msgspec.json.decode(data, type=Payload)


def _parcel(row: Row) -> Parcel:
    return Parcel(
        id=row[0],
        kind=row[1],
        game_id=row[2],
        payload=_payload(row[3]),
        nonce=f"latchkey-{row[0]}",
        created=row[4],
        attempts=row[5],
        doubtful=bool(row[6]),
    )
