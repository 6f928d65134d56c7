"""Timers: when something is to happen at a table by itself."""

from __future__ import annotations

from bot.store.beside import Beside, due_timers
from bot.store.commit import Commit
from bot.store.rows import Timer, TimerKind
from bot.store.statements import Sql, among, fields
from engine.core.text import Seat

_PUT_TIMER = (
    "INSERT INTO timer (game_id, kind, due, seat) VALUES (?, ?, ?, ?) ON CONFLICT (game_id, seat, kind)"
)
_PUT_INSTEAD = f"{_PUT_TIMER} DO UPDATE SET due = excluded.due, holder = ''"
_PUT_IF_NONE = f"{_PUT_TIMER} DO NOTHING"


class SqlTimers:
    def __init__(self, sql: Sql, beside: Beside) -> None:
        self._sql, self._beside = sql, beside

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
        """What is due, for nobody but us."""
        *before, claim = self._beside.timers(now)
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
