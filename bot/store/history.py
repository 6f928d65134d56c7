"""Reading a game's log: picks, turns and positions, from their rows or from the pack they became."""

from __future__ import annotations

from collections import Counter

from bot.store.decoding import TURN, plain, turn_of
from bot.store.packs import FORCED, Pack, unpacked
from bot.store.rows import CutRow, MoveRow, Snapshot, TurnRow
from bot.store.statements import Row, Statement, Transaction
from engine.core.text import Seat

_PACK = "SELECT data FROM pack WHERE game_id = ? AND data IS NOT NULL"


class SqlHistory:
    """Reads within one transaction. A game whose log has no rows may be packed: then it is read from its
    pack."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._packs: dict[str, Pack | None] = {}

    async def _all(self, sql: str, *values: object) -> list[Row]:
        return (await self._transaction.ask(question(sql, *values)))[0]

    async def _one(self, sql: str, *values: object) -> Row | None:
        rows = await self._all(sql, *values)
        return rows[0] if rows else None

    async def _rows(self, game_id: str, sql: str, *values: object) -> tuple[list[Row], Pack | None]:
        """Rows of a game's log, and its pack if it has one, in one trip."""
        if game_id in self._packs:
            return await self._all(sql, *values), self._packs[game_id]
        rows, packs = await self._transaction.ask(question(sql, *values), question(_PACK, game_id))
        self._packs[game_id] = unpacked(packs[0][0]) if packs else None
        return rows, self._packs[game_id]

    async def snapshot(self, game_id: str, upto: int | None = None) -> Snapshot | None:
        rows, pack = await self._rows(
            game_id,
            "SELECT number, turn, schema, state FROM snapshot WHERE game_id = ? AND number <= ?"
            " ORDER BY number DESC LIMIT 1",
            game_id,
            _end(upto),
        )
        if rows:
            return Snapshot(rows[0][0], rows[0][1], rows[0][2], plain(rows[0][3]))
        return pack.last if pack is not None and pack.last.number <= _end(upto) else None

    async def moves(self, game_id: str, after: int = 0, upto: int | None = None) -> list[MoveRow]:
        rows, pack = await self._rows(
            game_id,
            "SELECT number, turn, seat, words, at, cause, part FROM move"
            " WHERE game_id = ? AND cut IS NULL AND number > ? AND number <= ? ORDER BY number",
            game_id,
            after,
            _end(upto),
        )
        if rows:
            return [MoveRow(*row) for row in rows]
        return [] if pack is None else [one for one in pack.move_rows() if after < one.number <= _end(upto)]

    async def cut_moves(self, game_id: str) -> list[CutRow]:
        rows = await self._all(
            "SELECT turn, seat, words, at, cut FROM move WHERE game_id = ? AND cut IS NOT NULL ORDER BY id",
            game_id,
        )
        return [CutRow(*row) for row in rows]

    async def move_counts(self, game_id: str) -> dict[Seat, int]:
        rows, pack = await self._rows(
            game_id,
            "SELECT seat, count(*) FROM move WHERE game_id = ? AND cut IS NULL GROUP BY seat",
            game_id,
        )
        if rows:
            return {row[0]: row[1] for row in rows}
        return {} if pack is None else dict(Counter(move.seat for move in pack.move_rows()))

    async def turns(self, game_id: str, first: int = 1, last: int | None = None) -> list[TurnRow]:
        rows, pack = await self._rows(
            game_id,
            f"{TURN} WHERE game_id = ? AND cut IS NULL AND turn BETWEEN ? AND ? ORDER BY turn",
            game_id,
            first,
            _end(last),
        )
        if rows:
            return [turn_of(row) for row in rows]
        return [] if pack is None else [one for one in pack.turn_rows() if first <= one.turn <= _end(last)]

    async def last_chosen(self, game_id: str) -> TurnRow | None:
        """The newest turn but for answers without a choice that uncovered nothing."""
        rows, pack = await self._rows(
            game_id,
            f"{TURN} WHERE game_id = ? AND cut IS NULL AND (reveals = 1 OR EXISTS (SELECT 1 FROM move"
            " WHERE move.game_id = turn.game_id AND move.number = turn.first AND move.cut IS NULL"
            f" AND move.cause NOT LIKE '{FORCED}%')) ORDER BY turn DESC LIMIT 1",
            game_id,
        )
        if rows or pack is None:
            return turn_of(rows[0]) if rows else None
        both = reversed(list(zip(pack.turn_rows(), pack.turns, strict=True)))
        return next((row for row, turn in both if turn.reveals or not turn.forced), None)

    async def steps(self, game_id: str) -> list[int]:
        """The turns by their public numbers: all answers to one hushed question have the same."""
        rows, pack = await self._rows(
            game_id,
            "SELECT DISTINCT coalesce(asked + 1, turn) AS step FROM turn"
            " WHERE game_id = ? AND cut IS NULL ORDER BY step",
            game_id,
        )
        if rows:
            return [row[0] for row in rows]
        return [] if pack is None else sorted({turn.step for turn in pack.turn_rows()})

    async def last_turn_of(self, game_id: str, seat: Seat) -> int:
        rows, pack = await self._rows(
            game_id,
            "SELECT coalesce(max(turn), 0) FROM turn WHERE game_id = ? AND seat = ? AND cut IS NULL",
            game_id,
            seat,
        )
        own = () if pack is None else (turn.turn for turn in pack.turn_rows() if turn.seat == seat)
        return max(int(rows[0][0]), *own, 0)

    async def packable(self, before: float) -> str | None:
        """The first to end of the games that ended before then, are not packed, and have no post left."""
        row = await self._one(
            "SELECT id FROM game WHERE status IN ('over', 'closed') AND started IS NOT NULL AND ended < ?"
            " AND NOT EXISTS (SELECT 1 FROM pack WHERE pack.game_id = game.id)"
            " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = game.id AND done IS NULL)"
            " ORDER BY ended, id LIMIT 1",
            before,
        )
        return str(row[0]) if row else None


def question(sql: str, *values: object) -> Statement:
    return Statement(sql, (values,), asks=True)


def _end(upto: int | None) -> int:
    return 1 << 62 if upto is None else upto
