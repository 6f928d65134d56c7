"""A game's log: picks, turns and positions, from their rows or from the pack they became."""

from __future__ import annotations

from collections import Counter

from msgspec.json import encode

from bot.store.archive import SqlPacks
from bot.store.commit import Commit
from bot.store.decoding import TURN, plain, pressed, turn_of
from bot.store.packs import FORCED, Pack
from bot.store.rows import CutRow, MoveRow, Snapshot, TurnMade, TurnRow
from bot.store.statements import Sql, fields
from engine.core.text import Seat

_SNAPSHOT_STEP, _SNAPSHOTS_KEPT = 100, 4
"""Beside those of the newest turns, the first snapshot after every so many picks is kept."""
_ADD_TURN = (
    "INSERT INTO turn (game_id, turn, seat, person, first, last, at, words, events, reveals, asked)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_MOVE = (
    "INSERT INTO move (game_id, number, turn, seat, words, at, cause, part) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_MOVE = "SELECT number, turn, seat, words, at, cause, part FROM move WHERE game_id = ?1 AND cut IS NULL"
_PUT_SNAPSHOT = (
    "INSERT INTO snapshot (game_id, number, turn, schema, state) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (game_id, number) DO UPDATE"
    " SET turn = excluded.turn, schema = excluded.schema, state = excluded.state"
)
_THIN_OUT = (
    "DELETE FROM snapshot WHERE game_id = ?1 AND turn <= ?2 AND number NOT IN"
    " (SELECT min(number) FROM snapshot WHERE game_id = ?1 GROUP BY number / ?3)"
)


class SqlLog:
    """A game whose log has no rows may be packed: then it is read from its pack."""

    def __init__(self, sql: Sql, packs: SqlPacks) -> None:
        self._sql, self._packs = sql, packs

    async def trail(self, game_id: str, upto: int | None = None) -> tuple[Snapshot | None, list[MoveRow]]:
        """What leads to a position: the nearest snapshot before it, and the log from there."""
        snapshot, (rows, pack) = await self._sql.together(
            self._snapshot(game_id, upto),
            self._packs.beside(
                game_id,
                f"{_MOVE} AND number > coalesce((SELECT max(number) FROM snapshot"
                " WHERE game_id = ?1 AND number <= ?2), 0) AND number <= ?2 ORDER BY number",
                game_id,
                _end(upto),
            ),
        )
        if rows or pack is None:
            return snapshot, [MoveRow(*row) for row in rows]
        return snapshot, _between(pack, 0 if snapshot is None else snapshot.number, upto)

    async def _snapshot(self, game_id: str, upto: int | None = None) -> Snapshot | None:
        rows, pack = await self._packs.beside(
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
        rows, pack = await self._packs.beside(
            game_id,
            f"{_MOVE} AND number > ?2 AND number <= ?3 ORDER BY number",
            game_id,
            after,
            _end(upto),
        )
        if rows or pack is None:
            return [MoveRow(*row) for row in rows]
        return _between(pack, after, upto)

    async def cut_moves(self, game_id: str) -> list[CutRow]:
        rows = await self._sql.all(
            "SELECT turn, seat, words, at, cut FROM move WHERE game_id = ? AND cut IS NOT NULL ORDER BY id",
            game_id,
        )
        return [CutRow(*row) for row in rows]

    async def move_counts(self, game_id: str) -> dict[Seat, int]:
        rows, pack = await self._packs.beside(
            game_id,
            "SELECT seat, count(*) FROM move WHERE game_id = ? AND cut IS NULL GROUP BY seat",
            game_id,
        )
        if rows:
            return {row[0]: row[1] for row in rows}
        return {} if pack is None else dict(Counter(move.seat for move in pack.move_rows()))

    async def turns(self, game_id: str, first: int = 1, last: int | None = None) -> list[TurnRow]:
        rows, pack = await self._packs.beside(
            game_id,
            f"{TURN} WHERE game_id = ? AND cut IS NULL AND turn BETWEEN ? AND ? ORDER BY turn",
            game_id,
            first,
            _end(last),
        )
        if rows:
            return [turn_of(row) for row in rows]
        return [] if pack is None else [one for one in pack.turn_rows() if first <= one.turn <= _end(last)]

    async def last_chosen(
        self, game_id: str, *, solitary: bool, upto: int | None = None, seat: Seat | None = None
    ) -> TurnRow | None:
        """The newest turn but for a computer's and for answers without a choice that uncovered nothing; with
        `solitary` but for any computer's. `seat`: of this one alone."""
        computers = "" if solitary else "person IS NULL AND reveals = 1 OR "
        whose = "" if seat is None else f"seat = {seat:d} AND "
        rows, pack = await self._packs.beside(
            game_id,
            f"{TURN} WHERE game_id = ? AND cut IS NULL AND turn <= ? AND {whose}({computers}person"
            " IS NOT NULL AND (reveals = 1 OR EXISTS (SELECT 1 FROM move"
            " WHERE move.game_id = turn.game_id AND move.number = turn.first AND move.cut IS NULL"
            f" AND move.cause NOT LIKE '{FORCED}%'))) ORDER BY turn DESC LIMIT 1",
            game_id,
            _end(upto),
        )
        if rows or pack is None:
            return turn_of(rows[0]) if rows else None
        both = reversed(list(zip(pack.turn_rows(), pack.turns, strict=True)))
        own = (each for each in both if seat in (None, each[0].seat))
        return next((row for row, turn in own if turn.reveals or not turn.forced), None)

    async def made(self, game_id: str) -> list[TurnMade]:
        rows, pack = await self._packs.beside(
            game_id,
            "SELECT turn.turn, turn.seat, turn.person, turn.at, turn.asked,"
            f" CASE WHEN move.cause LIKE '{FORCED}%' THEN 1 ELSE 0 END"
            " FROM turn LEFT JOIN move ON move.game_id = turn.game_id AND move.number = turn.first"
            " AND move.cut IS NULL WHERE turn.game_id = ? AND turn.cut IS NULL ORDER BY turn.turn",
            game_id,
        )
        if rows or pack is None:
            return [TurnMade(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows]
        return [
            TurnMade(number, turn.seat, turn.person, turn.at, turn.asked, turn.forced)
            for number, turn in enumerate(pack.turns, 1)
        ]

    async def last_turn_of(self, game_id: str, seat: Seat) -> int:
        rows, pack = await self._packs.beside(
            game_id,
            "SELECT coalesce(max(turn), 0) FROM turn WHERE game_id = ? AND seat = ? AND cut IS NULL",
            game_id,
            seat,
        )
        own = () if pack is None else (turn.turn for turn in pack.turn_rows() if turn.seat == seat)
        return max(int(rows[0][0]), *own, 0)

    def write(self, commit: Commit) -> None:
        game_id = commit.game_id
        if (back := commit.back_to) is not None:
            for rows, which, last in (("turn", "turn", back.turn), ("move", "number", back.number)):
                cut = f"UPDATE {rows} SET cut = ? WHERE game_id = ? AND {which} > ? AND cut IS NULL"
                self._sql.run(cut, back.at, game_id, last)
            self._sql.run("DELETE FROM snapshot WHERE game_id = ? AND number > ?", game_id, back.number)
        for logged in commit.turns:
            turn = logged.turn
            events = pressed(encode(turn.events))
            self._sql.run(_ADD_TURN, game_id, *fields(turn)[:7], events, turn.reveals, turn.asked)
            self._sql.each(_ADD_MOVE, [(game_id, *fields(move)) for move in logged.moves])
        if (at := commit.position) is not None:
            self._sql.run(_PUT_SNAPSHOT, game_id, *fields(at)[:3], pressed(at.state))
            self._sql.run(_THIN_OUT, game_id, at.turn - _SNAPSHOTS_KEPT, _SNAPSHOT_STEP)


def _between(pack: Pack, after: int, upto: int | None) -> list[MoveRow]:
    return [one for one in pack.move_rows() if after < one.number <= _end(upto)]


def _end(upto: int | None) -> int:
    return 1 << 62 if upto is None else upto
