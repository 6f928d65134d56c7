"""Orders given ahead, and what their owners read of them."""

from __future__ import annotations

from msgspec.json import decode, encode

from bot.store.commit import Commit
from bot.store.statements import Sql, fields
from bot.values.orders import Noted, OrderNote, StandingOrder
from engine.core.text import Seat


class SqlOrders:
    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def of(self, game_id: str) -> dict[Seat, tuple[StandingOrder, ...]]:
        """The orders in force, first the one that answers first."""
        found: dict[Seat, tuple[StandingOrder, ...]] = {}
        sql = (
            "SELECT id, seat, person, position, plan, period, turn, fired, rests FROM standing_order"
            " WHERE game_id = ? AND ended IS NULL ORDER BY seat, position, id"
        )
        for row in await self._sql.all(sql, game_id):
            id_, seat, person, position, plan, period, turn, fired, rests = row
            order = StandingOrder(id_, seat, person, position, plan, period, turn, fired, bool(rests))
            found[seat] = (*found.get(seat, ()), order)
        return found

    async def notes(self, game_id: str, person: int, after: float = 0, limit: int = 10) -> list[Noted]:
        """What orders did for this person after some moment, the newest first."""
        rows = await self._sql.all(
            "SELECT at, note FROM order_note WHERE game_id = ? AND person = ? AND at > ?"
            " ORDER BY id DESC LIMIT ?",
            game_id,
            person,
            after,
            limit,
        )
        return [Noted(at, decode(note, type=OrderNote)) for at, note in rows]

    async def add(self, game_id: str, order: StandingOrder) -> int:
        row = await self._sql.one(
            "INSERT INTO standing_order (game_id, seat, person, position, plan, period, turn)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            game_id,
            *fields(order)[1:7],
        )
        return int(row[0]) if row else 0

    def write(self, commit: Commit) -> None:
        """What may change of an order: its place, what is left of it, when it answered, whether it rests."""
        self._sql.each(
            "UPDATE standing_order SET position = ?, plan = ?, fired = ?, rests = ? WHERE id = ?",
            [(one.position, one.plan, one.fired, one.rests, one.id) for one in commit.orders],
        )
        self._sql.each(
            "UPDATE standing_order SET ended = ? WHERE id = ? AND ended IS NULL",
            [(at, order) for order, at in commit.ended.items()],
        )
        self._sql.each(
            "INSERT INTO order_note (game_id, seat, person, turn, at, note) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (commit.game_id, row.order.seat, row.order.person, row.turn, row.at, encode(row.note))
                for row in commit.notes
            ],
        )
