"""Pending matters of a table: votes, standing orders and timers."""

from __future__ import annotations

from msgspec.json import decode, encode

from bot.store.commit import Commit
from bot.store.concurrency import Repository, due_timers
from bot.store.rows import Timer, TimerKind
from bot.store.sql import Row, among, as_json, fields
from bot.values.orders import Noted, OrderNote, StandingOrder
from bot.values.table import Motion, Vote
from engine.core.text import Seat

_VOTE = "SELECT id, game_id, kind, by_seat, needed, to_turn, cut_turns, result, refused_by, about FROM vote"


class SqlVotes(Repository):
    async def get(self, vote: int) -> Vote | None:
        row = await self._sql.one(_VOTE + " WHERE id = ?", vote)
        return await self._vote(row) if row else None

    async def open(self, game_id: str) -> list[Vote]:
        rows = await self._sql.all(_VOTE + " WHERE game_id = ? AND result = 'open' ORDER BY id", game_id)
        return [await self._vote(row) for row in rows]

    async def _vote(self, row: Row) -> Vote:
        yes = await self._sql.all("SELECT seat FROM voice WHERE vote = ? AND yes = 1 ORDER BY seat", row[0])
        return Vote(
            id=row[0],
            game_id=row[1],
            kind=row[2],
            by=row[3],
            needed=decode(row[4], type=tuple[int, ...]),
            yes=tuple(seat for (seat,) in yes),
            result=row[7],
            to_turn=row[5],
            cut_turns=row[6],
            refused_by=row[8],
            about=decode(row[9], type=Motion),
        )

    async def add(self, vote: Vote, at: float) -> int:
        row = await self._sql.one(
            "INSERT INTO vote (game_id, kind, by_seat, needed, to_turn, cut_turns, opened, about)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            vote.game_id,
            vote.kind,
            vote.by,
            as_json(list(vote.needed)),
            vote.to_turn,
            vote.cut_turns,
            at,
            encode(vote.about).decode(),
        )
        number = int(row[0]) if row else 0
        for seat in vote.yes:
            await self.cast(number, seat, True)
        return number

    async def cast(self, vote: int, seat: Seat, yes: bool) -> None:
        self._sql.run(
            "INSERT INTO voice (vote, seat, yes) VALUES (?, ?, ?)"
            " ON CONFLICT (vote, seat) DO UPDATE SET yes = excluded.yes",
            vote,
            seat,
            yes,
        )

    def write(self, commit: Commit) -> None:
        self._sql.each(
            "UPDATE vote SET result = ?, refused_by = ? WHERE id = ?",
            [(vote.result, vote.refused_by, vote.id) for vote in commit.votes],
        )


class SqlOrders(Repository):
    """Standing orders; changed only by commits, except for new ones."""

    async def of(self, game_id: str) -> dict[Seat, tuple[StandingOrder, ...]]:
        """Return the active orders of each seat, by priority."""
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
        """Return what orders did for this person after some time, newest first."""
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
        """Write what may change of an order: its priority, remaining plan, last use, and whether it rests."""
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


_PUT_TIMER = (
    "INSERT INTO timer (game_id, kind, due, seat) VALUES (?, ?, ?, ?) ON CONFLICT (game_id, seat, kind)"
)
_PUT_INSTEAD = f"{_PUT_TIMER} DO UPDATE SET due = excluded.due, holder = ''"
_PUT_IF_NONE = f"{_PUT_TIMER} DO NOTHING"


class SqlTimers(Repository):
    """Timers; set and dropped only by commits."""

    async def due(self, now: float) -> list[Timer]:
        return [Timer(*row) for row in (await self._sql.ask(due_timers(now)))[0]]

    async def get(self, game_id: str, kind: TimerKind, seat: Seat) -> Timer | None:
        row = await self._sql.one(
            "SELECT game_id, kind, due, seat FROM timer WHERE game_id = ? AND kind = ? AND seat = ?",
            game_id,
            kind,
            seat,
        )
        return Timer(*row) if row else None

    async def claim(self, now: float) -> list[Timer]:
        """Claim due timers for this process."""
        *before, claim = self._policy.timers(now)
        self._sql.add(*before)
        claimed = [Timer(*row) for row in (await self._sql.ask(claim))[0]]
        return sorted(claimed, key=lambda timer: (timer.due, timer.game_id, timer.seat))

    def write(self, commit: Commit) -> None:
        for dropped in commit.dropped:
            seats = dropped.seats
            some = "" if seats is None else f" AND {among('seat', seats)}"
            sql = f"DELETE FROM timer WHERE game_id = ? AND kind = ?{some}"
            self._sql.run(sql, commit.game_id, dropped.kind, *(seats or ()))
        if commit.timers:
            self._sql.each(_PUT_INSTEAD, [fields(timer) for timer in commit.timers])
        if commit.timers_if_none:
            self._sql.each(_PUT_IF_NONE, [fields(timer) for timer in commit.timers_if_none])
