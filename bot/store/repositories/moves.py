"""The moves of a game: picks, turns and positions, as rows or as the archive of a finished game."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct
from msgspec.json import encode

from bot.store.commit import Commit
from bot.store.row_decoders import TURN, plain, pressed, turn_of
from bot.store.rows import CutRow, MoveRow, Snapshot, TurnMade, TurnRow
from bot.store.sql import Row, Sql, fields, question
from engine.core.tell import Event
from engine.core.text import Seat

_FORCED = "forced:"
"""Prefix of the causes of forced answers."""
_FORM = 1
_HARDEST = 9


class _PackedTurn(Struct, frozen=True, array_like=True):
    seat: Seat
    person: int | None
    at: float
    picks: tuple[str, ...]
    reveals: bool
    asked: int | None
    forced: bool
    events: tuple[Event, ...] | None  # None: a replay yields the same


class Pack(Struct, frozen=True, array_like=True):
    """An archived game. Numbers of turns and picks follow from their order."""

    turns: tuple[_PackedTurn, ...]
    schema: int
    state: msgspec.Raw  # the last position
    cut: tuple[CutRow, ...] = ()
    form: int = _FORM

    @property
    def last(self) -> Snapshot:
        picks = sum(len(turn.picks) for turn in self.turns)
        return Snapshot(picks, len(self.turns), self.schema, bytes(self.state))

    def turn_rows(self) -> Iterator[TurnRow]:
        first = 1
        for number, turn in enumerate(self.turns, 1):
            last = first + len(turn.picks) - 1
            yield TurnRow(
                number,
                turn.seat,
                turn.person,
                first,
                last,
                turn.at,
                " ".join(turn.picks),
                turn.events or (),
                turn.reveals,
                turn.asked,
                told=turn.events is not None,
            )
            first = last + 1

    def move_rows(self) -> Iterator[MoveRow]:
        for row, turn in zip(self.turn_rows(), self.turns, strict=True):
            for part, words in enumerate(turn.picks):
                cause = _FORCED if turn.forced else ""
                yield MoveRow(row.first + part, row.turn, row.seat, words, row.at, cause, part)


_packs = msgspec.json.Decoder(Pack)


def packed(
    turns: Sequence[TurnRow],
    moves: Sequence[MoveRow],
    last: Snapshot,
    cut: Sequence[CutRow],
    replayed: Sequence[tuple[Event, ...]],
) -> bytes:
    """Return these rows as one archive; `replayed` are the events of each turn in a replay."""
    made = []
    for turn, again in zip(turns, replayed, strict=True):
        picks = moves[turn.first - 1 : turn.last]
        made.append(
            _PackedTurn(
                turn.seat,
                turn.person,
                turn.at,
                tuple(pick.words for pick in picks),
                turn.reveals,
                turn.asked,
                picks[0].cause.startswith(_FORCED),
                None if _said(again) == _said(turn.events) else turn.events,
            )
        )
    pack = Pack(tuple(made), last.schema, msgspec.Raw(last.state), tuple(cut))
    return zlib.compress(msgspec.json.encode(pack), _HARDEST)


def _said(events: tuple[Event, ...]) -> bytes:
    return msgspec.json.encode(events)


def _unpacked(data: bytes) -> Pack:
    return _packs.decode(zlib.decompress(data))


def repacked(data: bytes, person: int, stand_in: int) -> bytes | None:
    """Return the same game with this person replaced; None: they are not in it."""
    pack = _unpacked(data)
    if all(turn.person != person for turn in pack.turns):
        return None
    turns = tuple(
        msgspec.structs.replace(turn, person=stand_in) if turn.person == person else turn
        for turn in pack.turns
    )
    told = msgspec.structs.replace(pack, turns=turns)
    return zlib.compress(msgspec.json.encode(told), _HARDEST)


_PACK = "SELECT data FROM pack WHERE game_id = ? AND data IS NOT NULL"


class SqlPacks:
    """Archives of finished games, and pruning of old rows."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql
        self._packs: dict[str, Pack | None] = {}

    async def beside(self, game_id: str, sql: str, *values: object) -> tuple[list[Row], Pack | None]:
        """Return rows of a game's log, and its archive if it has one, in one round trip."""
        if game_id in self._packs:
            return await self._sql.all(sql, *values), self._packs[game_id]
        rows, packs = await self._sql.ask(question(sql, *values), question(_PACK, game_id))
        if game_id not in self._packs:  # several callers may have asked at once
            self._packs[game_id] = _unpacked(packs[0][0]) if packs else None
        return rows, self._packs[game_id]

    async def put(self, game_id: str, at: float, data: bytes | None) -> None:
        """Replace a finished game's rows by its archive; None: the rows stay."""
        self._packs.pop(game_id, None)
        self._sql.run("INSERT INTO pack (game_id, at, data) VALUES (?, ?, ?)", game_id, at, data)
        if data is None:
            return
        for rows in ("move", "turn"):  # each half has its own index
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
        """Delete some rows nobody needs any more: sent or abandoned parcels, and clicks before these
        times.

        Oldest first. Return whether there may be more."""
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


_SNAPSHOT_STEP, _SNAPSHOTS_KEPT = 100, 4
"""Besides those of the newest turns, the first snapshot in each range of this many picks is kept."""
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


class SqlMoves:
    """Picks, turns and positions; written only by commits. Without rows, they are read from the archive."""

    def __init__(self, sql: Sql, packs: SqlPacks) -> None:
        self._sql, self._packs = sql, packs

    async def trail(self, game_id: str, upto: int | None = None) -> tuple[Snapshot | None, list[MoveRow]]:
        """Return the nearest snapshot before a position, and the moves from there."""
        snapshot, (rows, pack) = await self._sql.batch(
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
        """Return the newest turn of a person that was a choice or a reveal.

        Reveals by computers count too, unless `solitary`. `seat` limits it to one seat."""
        computers = "" if solitary else "person IS NULL AND reveals = 1 OR "
        whose = "" if seat is None else f"seat = {seat:d} AND "
        rows, pack = await self._packs.beside(
            game_id,
            f"{TURN} WHERE game_id = ? AND cut IS NULL AND turn <= ? AND {whose}({computers}person"
            " IS NOT NULL AND (reveals = 1 OR EXISTS (SELECT 1 FROM move"
            " WHERE move.game_id = turn.game_id AND move.number = turn.first AND move.cut IS NULL"
            f" AND move.cause NOT LIKE '{_FORCED}%'))) ORDER BY turn DESC LIMIT 1",
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
            f" CASE WHEN move.cause LIKE '{_FORCED}%' THEN 1 ELSE 0 END"
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
