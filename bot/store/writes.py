"""Writing, inside one transaction, in SQL that every engine of ours understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import UnsetType
from msgspec.json import encode

from bot.store.commit import Commit, DraftRows
from bot.store.decoding import pressed
from bot.store.outbox import SqlOutbox, among
from bot.store.protocol import ConflictError
from bot.store.rows import Act, Timer
from bot.store.statements import Statement
from bot.values.orders import StandingOrder
from bot.values.people import Person
from bot.values.table import SeatInfo, Table, Vote
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
_ADD_DRAFT = "INSERT INTO draft (game_id, seat, position, words, cause, part) VALUES (?, ?, ?, ?, ?, ?)"
_PUT_SNAPSHOT = (
    "INSERT INTO snapshot (game_id, number, turn, schema, state) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (game_id, number) DO UPDATE"
    " SET turn = excluded.turn, schema = excluded.schema, state = excluded.state"
)
_THIN_OUT = (
    "DELETE FROM snapshot WHERE game_id = ?1 AND turn <= ?2 AND number NOT IN"
    " (SELECT min(number) FROM snapshot WHERE game_id = ?1 GROUP BY number / ?3)"
)
_NOT_WAITED_FOR = "UPDATE seat SET waiting_since = NULL WHERE game_id = ? AND waiting_since IS NOT NULL"
_PUT_TIMER = (
    "INSERT INTO timer (game_id, kind, due, seat) VALUES (?, ?, ?, ?) ON CONFLICT (game_id, seat, kind)"
)


class SqlWriter(SqlOutbox):
    """Everything a transaction can do."""

    async def put_person(self, person: Person) -> None:
        self._run(
            "INSERT INTO person (id, name, locale, reach, reminder_hours, habits) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale,"
            " reach = excluded.reach, reminder_hours = excluded.reminder_hours, habits = excluded.habits",
            *_fields(person)[:5],
            msgspec.json.encode(person.habits).decode(),
        )

    async def know(self, person: int) -> None:
        """Make sure there is a row for this person."""
        self._run("INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING", person)

    async def put_setting(self, scope: str, key: str, value: str) -> None:
        self._run(
            "INSERT INTO setting (scope, key, value) VALUES (?, ?, ?)"
            " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
            scope,
            key,
            value,
        )

    async def add_act(self, act: Act) -> None:
        self._run(
            "INSERT INTO act (cause, game_id, kind, at, person, result) VALUES (?, ?, ?, ?, ?, ?)",
            *_fields(act),
        )

    async def add_table(self, table: Table) -> None:
        self._run(
            "INSERT INTO game (id, status, game, host, guild, channel, thread, capacity, options, pace,"
            " language, in_thread, created, clock, timeout, origin)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table.id,
            table.status,
            table.game,
            table.host,
            table.place.guild,
            table.place.channel,
            table.place.thread,
            table.capacity,
            _json(table.options),
            table.pace,
            table.language,
            table.in_thread,
            table.created,
            table.clock,
            table.timeout,
            table.place.guild,
        )
        await self.seat_all(table.id, table.seats)

    async def seat_all(self, game_id: str, seats: Sequence[SeatInfo]) -> None:
        """Replace the seats of a lobby, numbered as they come."""
        self._run("DELETE FROM seat WHERE game_id = ?", game_id)
        self._each(
            "INSERT INTO seat (game_id, seat, person, computer, offered) VALUES (?, ?, ?, ?, ?)",
            [(game_id, at, info.person, info.computer, info.offered) for at, info in enumerate(seats)],
        )

    async def touch(self, game_id: str, revision: int) -> None:
        """Claim the right to write a table as it was read; ConflictError later if somebody was faster."""
        sql = "UPDATE game SET revision = revision + 1 WHERE id = ? AND revision = ? RETURNING id"
        self._transaction.add(Statement(sql, ((game_id, revision),), demand=ConflictError(game_id)))

    async def set_thread(self, game_id: str, thread: int) -> None:
        self._run("UPDATE game SET thread = ? WHERE id = ? AND thread IS NULL", thread, game_id)

    async def write(self, commit: Commit) -> None:
        """All of it, in the order of its fields."""
        self._write_log(commit)
        self._write_game(commit)
        self._write_seats(commit)
        self._write_orders(commit)
        self._write_timers(commit)
        self._each(
            "UPDATE vote SET result = ?, refused_by = ? WHERE id = ?",
            [(vote.result, vote.refused_by, vote.id) for vote in commit.votes],
        )
        self._write_post(commit)

    def _write_log(self, commit: Commit) -> None:
        game_id = commit.game_id
        if (back := commit.back_to) is not None:
            for rows, which, last in (("turn", "turn", back.turn), ("move", "number", back.number)):
                cut = f"UPDATE {rows} SET cut = ? WHERE game_id = ? AND {which} > ? AND cut IS NULL"
                self._run(cut, back.at, game_id, last)
            self._run("DELETE FROM snapshot WHERE game_id = ? AND number > ?", game_id, back.number)
        for logged in commit.turns:
            turn = logged.turn
            events = pressed(msgspec.json.encode(turn.events))
            self._run(_ADD_TURN, game_id, *_fields(turn)[:7], events, turn.reveals, turn.asked)
            self._each(_ADD_MOVE, [(game_id, *_fields(move)) for move in logged.moves])
        if (at := commit.position) is not None:
            self._run(_PUT_SNAPSHOT, game_id, *_fields(at)[:3], pressed(at.state))
            self._run(_THIN_OUT, game_id, at.turn - _SNAPSHOTS_KEPT, _SNAPSHOT_STEP)

    def _write_game(self, commit: Commit) -> None:
        """Whatever of a table's row has changed, at once."""
        news = dict[str, object]()
        if (begun := commit.begun) is not None:
            news |= {"status": "running", "seed": begun.seed, "commitment": begun.commitment}
            news |= {"started": begun.at}
        if (counters := commit.counters) is not None:
            news |= {"turn": counters.turn, "number": counters.number, "told": counters.told}
        if (status := commit.status) is not None:
            ended = status.at if status.status in ("over", "closed") else None
            news |= {"status": status.status, "ended": ended, "closed_why": status.why}
        if not isinstance(hush := commit.hush, UnsetType):
            asked = (None, None, None) if hush is None else _fields(hush)
            news |= dict(zip(("hush_turn", "hush_number", "hush_since"), asked, strict=True))
        if commit.host is not None:
            news["host"] = commit.host
        if (place := commit.place) is not None:
            news |= {"guild": place.guild, "channel": place.channel, "thread": place.thread}
        if news:
            columns = ", ".join(f"{column} = ?" for column in news)
            self._run(f"UPDATE game SET {columns} WHERE id = ?", *news.values(), commit.game_id)

    def _write_seats(self, commit: Commit) -> None:
        game_id, seat_is = commit.game_id, "WHERE game_id = ? AND seat = ?"
        drafts = [*(DraftRows(one.info.seat) for one in commit.holders), *commit.drafts]
        self._each(
            "UPDATE seat SET person = ?, computer = ?, offered = ?, resigned = ?, former = ?, cut = '[]'"
            f" {seat_is}",
            [
                (info.person, info.computer, info.offered, info.resigned, one.former, game_id, info.seat)
                for one in commit.holders
                for info in (one.info,)
            ],
        )
        self._each(
            f"UPDATE seat SET offered = ? {seat_is}",
            [(offered, game_id, seat) for seat, offered in commit.offered.items()],
        )
        for draft in drafts:
            self._run(f"DELETE FROM draft {seat_is} AND position >= ?", game_id, draft.seat, draft.start)
            rows = enumerate(draft.picks, draft.start)
            self._each(_ADD_DRAFT, [(game_id, draft.seat, at, *_fields(pick)) for at, pick in rows])
        self._each(
            f"UPDATE seat SET cut = ? {seat_is}",
            [(_json(list(words)), game_id, seat) for seat, words in commit.cuts.items()],
        )
        if (since := commit.waiting) is not None:
            waits = [(at, game_id, seat) for seat, at in since.items()]
            self._each(f"UPDATE seat SET waiting_since = ? {seat_is}", waits)
            self._run(f"{_NOT_WAITED_FOR} AND NOT {among('seat', since)}", game_id, *since)
        self._each(
            f"UPDATE seat SET bank = ?, spent = ?, ticking = ?, deadline = ?, rung = ? {seat_is}",
            [(*_fields(ticking), game_id, seat) for seat, ticking in commit.clocks.items()],
        )

    def _write_orders(self, commit: Commit) -> None:
        """What may change of an order: its place, what is left of it, when it answered, whether it rests."""
        self._each(
            "UPDATE standing_order SET position = ?, plan = ?, fired = ?, rests = ? WHERE id = ?",
            [(one.position, one.plan, one.fired, one.rests, one.id) for one in commit.orders],
        )
        self._each(
            "UPDATE standing_order SET ended = ? WHERE id = ? AND ended IS NULL",
            [(at, order) for order, at in commit.ended.items()],
        )
        self._each(
            "INSERT INTO order_note (game_id, seat, person, turn, at, note) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (commit.game_id, row.order.seat, row.order.person, row.turn, row.at, encode(row.note))
                for row in commit.notes
            ],
        )

    def _write_timers(self, commit: Commit) -> None:
        for dropped in commit.dropped:
            seats = dropped.seats
            some = "" if seats is None else f" AND {among('seat', seats)}"
            sql = f"DELETE FROM timer WHERE game_id = ? AND kind = ?{some}"
            self._run(sql, commit.game_id, dropped.kind, *(seats or ()))
        instead = "DO UPDATE SET due = excluded.due, holder = ''"
        self._each(f"{_PUT_TIMER} {instead}", [_fields(timer) for timer in commit.timers])
        self._each(f"{_PUT_TIMER} DO NOTHING", [_fields(timer) for timer in commit.timers_if_none])

    async def claim_timers(self, now: float) -> list[Timer]:
        """What is due, for nobody but us; where we are alone, that goes without saying."""
        return await self.due_timers(now)

    async def add_order(self, game_id: str, order: StandingOrder) -> int:
        row = await self._one(
            "INSERT INTO standing_order (game_id, seat, person, position, plan, period, turn)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            game_id,
            *_fields(order)[1:7],
        )
        return int(row[0]) if row else 0

    async def add_vote(self, vote: Vote, at: float) -> int:
        row = await self._one(
            "INSERT INTO vote (game_id, kind, by_seat, needed, to_turn, cut_turns, opened, about)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            vote.game_id,
            vote.kind,
            vote.by,
            _json(list(vote.needed)),
            vote.to_turn,
            vote.cut_turns,
            at,
            msgspec.json.encode(vote.about).decode(),
        )
        return int(row[0]) if row else 0

    async def add_ballot(self, vote: int, seat: Seat, yes: bool) -> None:
        self._run(
            "INSERT INTO voice (vote, seat, yes) VALUES (?, ?, ?)"
            " ON CONFLICT (vote, seat) DO UPDATE SET yes = excluded.yes",
            vote,
            seat,
            yes,
        )

    async def put_pack(self, game_id: str, at: float, data: bytes | None) -> None:
        """A finished game in one piece in the place of its rows; None: it stays as it is."""
        self._packs.pop(game_id, None)
        self._run("INSERT INTO pack (game_id, at, data) VALUES (?, ?, ?)", game_id, at, data)
        if data is None:
            return
        for rows in ("move", "turn"):  # each half has an index of its own
            self._run(f"DELETE FROM {rows} WHERE game_id = ? AND cut IS NULL", game_id)
            self._run(f"DELETE FROM {rows} WHERE game_id = ? AND cut IS NOT NULL", game_id)
        for rows in ("snapshot", "standing_order", "order_note"):
            self._run(f"DELETE FROM {rows} WHERE game_id = ?", game_id)
        self._run(
            "DELETE FROM message WHERE game_id = ?1 AND id NOT IN"
            " (SELECT max(id) FROM message WHERE game_id = ?1 GROUP BY kind, person)",
            game_id,
        )

    async def prune(self, done: float, given_up: float, acts: float, limit: int) -> bool:
        """Forget some of what nobody can ask for any more: parcels that were sent, or given up, and clicks
        of before these moments, the oldest first. Whether there may be more."""
        parcels = await self._all(
            "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox"
            " WHERE done < ? AND (error = '' OR done < ?) ORDER BY id LIMIT ?) RETURNING id",
            done,
            given_up,
            limit,
        )
        gone = await self._all(
            "DELETE FROM act WHERE cause IN (SELECT cause FROM act WHERE at < ? LIMIT ?) RETURNING cause",
            acts,
            limit,
        )
        return limit in (len(parcels), len(gone))


def _fields(row: msgspec.Struct) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def _json(value: Mapping[str, str] | Iterable[object]) -> str:
    return msgspec.json.encode(value).decode()
