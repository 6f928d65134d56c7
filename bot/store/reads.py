"""Looking things up, in SQL that every engine of ours understands."""

from __future__ import annotations

import msgspec

from bot.store.decoding import GAME, SEAT, habits_of, saved_of, table_of
from bot.store.history import SqlHistory, question
from bot.store.rows import (
    WAITS,
    Act,
    DraftPick,
    Due,
    OutboxCount,
    Overview,
    Saved,
    Timer,
    TimerKind,
)
from bot.store.statements import Row
from bot.values.orders import Noted, OrderNote, StandingOrder
from bot.values.parcel import Posted
from bot.values.people import Person
from bot.values.table import Motion, Table, Vote
from engine.core.text import Seat

_ACT = "SELECT cause, game_id, kind, at, person, result FROM act WHERE cause = ?"
CALLS = "('call', 'reminder', 'draft_cut', 'host_note')"
"""Kinds of messages that ask somebody to come, as SQL has them."""
_OPEN = "status IN ('lobby', 'running', 'paused')"
_OUTBOX_COUNT = (
    "SELECT count(*) FILTER (WHERE done IS NULL), min(created) FILTER (WHERE done IS NULL),"
    " count(*) FILTER (WHERE done IS NOT NULL AND error <> '') FROM outbox"
)
_VOTE = "SELECT id, game_id, kind, by_seat, needed, to_turn, cut_turns, result, refused_by, about FROM vote"


class SqlReader(SqlHistory):
    """Everything else beside a game's log: tables, people, drafts, orders, votes, messages, timers."""

    async def person(self, person: int) -> Person | None:
        row = await self._one(
            "SELECT id, name, locale, reach, reminder_hours, habits FROM person WHERE id = ?", person
        )
        return Person(row[0], row[1], row[2], row[3], row[4], habits_of(row[5])) if row else None

    async def setting(self, scope: str, key: str) -> str | None:
        row = await self._one("SELECT value FROM setting WHERE scope = ? AND key = ?", scope, key)
        return str(row[0]) if row else None

    async def saved(self, game_id: str, *, last: bool = False) -> Saved | None:
        questions = question(GAME + " WHERE id = ?", game_id), question(SEAT, game_id)
        rows, seats = await self._transaction.ask(*questions, last=last)
        return saved_of(rows[0], seats) if rows else None

    async def glance(
        self, game_id: str, cause: str, *, last: bool = False
    ) -> tuple[Saved | None, Act | None]:
        rows, seats, *acts = await self._transaction.ask(
            question(GAME + " WHERE id = ?", game_id),
            question(SEAT, game_id),
            *([question(_ACT, cause)] if cause else []),
            last=last,
        )
        done = [Act(*row) for found in acts for row in found]
        return saved_of(rows[0], seats) if rows else None, done[0] if done else None

    async def tables_at(self, channel: int) -> list[Table]:
        return await self._tables(
            "(channel = ?1 OR thread = ?1) AND status IN ('lobby', 'running', 'paused')"
            " OR thread = ?1 AND status IN ('over', 'closed') AND started IS NOT NULL",
            channel,
        )

    async def tables_of(self, person: int) -> list[Table]:
        return await self._tables(
            "(host = ? OR id IN (SELECT game_id FROM seat WHERE person = ?))"
            " AND status IN ('lobby', 'running', 'paused')",
            person,
            person,
        )

    async def waiting_for(self, person: int) -> list[Table]:
        return await self._tables(
            "id IN (SELECT game_id FROM seat WHERE person = ? AND waiting_since IS NOT NULL)"
            " AND status = 'running'",
            person,
        )

    async def _tables(self, where: str, *values: object) -> list[Table]:
        rows = await self._all(f"{GAME} WHERE {where} ORDER BY created DESC, id", *values)
        seats = await self._transaction.ask(*(question(SEAT, row[0]) for row in rows)) if rows else []
        return [table_of(row, sitting) for row, sitting in zip(rows, seats, strict=True)]

    async def open_tables(self, host: int, guild: int | None) -> tuple[int, int]:
        """How many tables that are not over this person hosts, and how many this server has."""
        (hosted, *_), (there, *_) = await self._transaction.ask(
            question(f"SELECT count(*) FROM game WHERE host = ? AND {_OPEN}", host),
            question(f"SELECT count(*) FROM game WHERE guild = ? AND {_OPEN}", guild),
        )
        return hosted[0], there[0]

    async def running(self, *, stuck: bool = False) -> list[str]:
        """Tables in play, or (`stuck`) those of them that wait for a computer, which never keeps anybody
        waiting unless it was interrupted."""
        waits = (
            " AND id IN (SELECT game_id FROM seat WHERE waiting_since IS NOT NULL AND computer <> '')"
            if stuck
            else ""
        )
        rows = await self._all(f"SELECT id FROM game WHERE status = 'running'{waits} ORDER BY id")
        return [row[0] for row in rows]

    async def act(self, cause: str) -> Act | None:
        row = await self._one(_ACT, cause)
        return Act(*row) if row else None

    async def drafts(self, game_id: str) -> dict[Seat, list[DraftPick]]:
        found: dict[Seat, list[DraftPick]] = {}
        sql = "SELECT seat, words, cause, part FROM draft WHERE game_id = ? ORDER BY seat, position"
        for seat, *pick in await self._all(sql, game_id):
            found.setdefault(seat, []).append(DraftPick(*pick))
        return found

    async def orders(self, game_id: str) -> dict[Seat, tuple[StandingOrder, ...]]:
        """The orders in force, first the one that answers first."""
        found: dict[Seat, tuple[StandingOrder, ...]] = {}
        sql = (
            "SELECT id, seat, person, position, plan, period, turn, fired, rests FROM standing_order"
            " WHERE game_id = ? AND ended IS NULL ORDER BY seat, position, id"
        )
        for id_, seat, person, position, plan, period, turn, fired, rests in await self._all(sql, game_id):
            order = StandingOrder(id_, seat, person, position, plan, period, turn, fired, bool(rests))
            found[order.seat] = (*found.get(order.seat, ()), order)
        return found

    async def notes(self, game_id: str, person: int, after: float = 0, limit: int = 10) -> list[Noted]:
        """What orders did for this person after some moment, the newest first."""
        rows = await self._all(
            "SELECT at, note FROM order_note WHERE game_id = ? AND person = ? AND at > ?"
            " ORDER BY id DESC LIMIT ?",
            game_id,
            person,
            after,
            limit,
        )
        return [Noted(at, msgspec.json.decode(note, type=OrderNote)) for at, note in rows]

    async def last_here(self, game_id: str, person: int) -> float:
        """When this person last did something at a table; 0: never."""
        sql = "SELECT coalesce(max(at), 0) FROM act WHERE game_id = ? AND person = ?"
        row = await self._one(sql, game_id, person)
        return float(row[0]) if row else 0.0

    async def posted_after(self, game_id: str, kind: str, person: int, after: float) -> Posted | None:
        """The newest message of a kind to this person after some moment."""
        row = await self._one(
            "SELECT channel, message, kind, person, turn FROM message"
            " WHERE game_id = ? AND kind = ? AND person = ? AND at > ? ORDER BY id DESC LIMIT 1",
            game_id,
            kind,
            person,
            after,
        )
        return Posted(*row) if row else None

    async def vote(self, vote: int) -> Vote | None:
        row = await self._one(_VOTE + " WHERE id = ?", vote)
        return await self._vote(row) if row else None

    async def open_votes(self, game_id: str) -> list[Vote]:
        rows = await self._all(_VOTE + " WHERE game_id = ? AND result = 'open' ORDER BY id", game_id)
        return [await self._vote(row) for row in rows]

    async def _vote(self, row: Row) -> Vote:
        yes = await self._all("SELECT seat FROM voice WHERE vote = ? AND yes = 1 ORDER BY seat", row[0])
        return Vote(
            id=row[0],
            game_id=row[1],
            kind=row[2],
            by=row[3],
            needed=msgspec.json.decode(row[4], type=tuple[int, ...]),
            yes=tuple(seat for (seat,) in yes),
            result=row[7],
            to_turn=row[5],
            cut_turns=row[6],
            refused_by=row[8],
            about=msgspec.json.decode(row[9], type=Motion),
        )

    async def open_calls(self, game_id: str, person: int, since: float) -> list[Posted]:
        """Calls and reminders that this person was sent since then, but for those they have moved on."""
        rows = await self._all(
            "SELECT channel, message, kind, person, turn FROM message WHERE game_id = ? AND person = ?"
            f" AND kind IN {CALLS} AND at >= ? ORDER BY id",
            game_id,
            person,
            since,
        )
        return [Posted(*row) for row in rows]

    async def posted(self, game_id: str, kind: str = "", person: int | None = None) -> list[Posted]:
        narrower: dict[str, object] = {"game_id": game_id}
        if kind:
            narrower["kind"] = kind
        if person is not None:
            narrower["person"] = person
        where = " AND ".join(f"{column} = ?" for column in narrower)
        rows = await self._all(
            f"SELECT channel, message, kind, person, turn FROM message WHERE {where} ORDER BY id DESC",
            *narrower.values(),
        )
        return [Posted(*row) for row in rows]

    async def newest_call(self, game_id: str, person: int) -> Posted | None:
        """The newest message to this person that holds, or held, a panel of this table."""
        rows = await self._all(
            "SELECT channel, message, kind, person, turn FROM message WHERE game_id = ? AND person = ?"
            " AND kind IN ('call', 'reminder', 'draft_cut', 'answered') ORDER BY id DESC LIMIT 1",
            game_id,
            person,
        )
        return next((Posted(*row) for row in rows), None)

    async def digest_to(self, person: int) -> Posted | None:
        """The newest list of waiting tables that this person was sent."""
        rows = await self._all(
            "SELECT channel, message, kind, person, turn FROM message WHERE kind = 'digest' AND person = ?1"
            " AND game_id IN (SELECT game_id FROM seat WHERE person = ?1) ORDER BY id DESC LIMIT 1",
            person,
        )
        return next((Posted(*row) for row in rows), None)

    async def due_timers(self, now: float) -> list[Timer]:
        rows = await self._all(
            "SELECT game_id, kind, due, seat FROM timer WHERE due <= ? ORDER BY due, game_id, seat LIMIT 100",
            now,
        )
        return [Timer(*row) for row in rows]

    async def timer(self, game_id: str, kind: TimerKind, seat: Seat) -> Timer | None:
        row = await self._one(
            "SELECT game_id, kind, due, seat FROM timer WHERE game_id = ? AND kind = ? AND seat = ?",
            game_id,
            kind,
            seat,
        )
        return Timer(*row) if row else None

    async def next_due(self, *, last: bool = False) -> Due:
        """Of parcels only the head of each lane counts: the others wait for it."""
        rows = await self._transaction.ask(
            question(
                "SELECT (SELECT min(due) FROM outbox WHERE done IS NULL AND tried IS NULL"
                " AND (held = 1 OR id IN (SELECT min(id) FROM outbox WHERE done IS NULL AND held = 0"
                " GROUP BY lane))), (SELECT min(due) FROM timer),"
                " (SELECT min(tried) FROM outbox WHERE done IS NULL)"
            ),
            last=last,
        )
        return Due(*rows[0][0])

    async def outbox_count(self) -> OutboxCount:
        row = await self._one(_OUTBOX_COUNT)
        return OutboxCount(*row) if row else OutboxCount(0, None, 0)

    async def overview(self, now: float) -> Overview:
        """While a hushed question is open, nothing is counted that would tell of an answer to it."""
        states = await self._all("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")
        steps = ", ".join("coalesce(sum(CASE WHEN since <= ? THEN 1 ELSE 0 END), 0)" for _ in WAITS)
        waits = await self._one(
            f"SELECT {steps} FROM (SELECT coalesce(game.hush_since, min(seat.waiting_since)) AS since"
            " FROM game JOIN seat ON seat.game_id = game.id WHERE game.status = 'running'"
            " AND seat.waiting_since IS NOT NULL GROUP BY game.id, game.hush_since) AS waiting",
            *(now - wait for wait in WAITS.values()),
        )
        hushed = "(SELECT id FROM game WHERE hush_turn IS NOT NULL)"
        told = f"NOT (lane LIKE 'person:%' AND game_id IN {hushed})"
        outbox = await self._one(f"{_OUTBOX_COUNT} WHERE {told}")
        due = await self._one(
            "SELECT min(CASE WHEN tried IS NULL THEN due ELSE tried END) FROM outbox WHERE done IS NULL"
            " AND due <= ? AND id IN (SELECT min(id) FROM outbox WHERE done IS NULL"
            f" AND (held = 0 OR due <= ?) GROUP BY lane) AND {told}",
            now,
            now,
        )
        counts = tuple(int(count) for count in waits or (0,) * len(WAITS))
        count = OutboxCount(*(outbox or (0, None, 0)))
        return Overview({row[0]: row[1] for row in states}, counts, count, due[0] if due else None)

    async def all_tables(self, *, ended: bool = False) -> list[Table]:
        """Tables that are not over, or (`ended`) every table there ever was, the newest first."""
        return await self._tables("1 = 1" if ended else _OPEN)
