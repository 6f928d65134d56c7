"""Writing, inside one transaction, in SQL that every engine of ours understands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.store.decoding import pressed
from bot.store.outbox import SqlOutbox, among
from bot.store.protocol import ConflictError
from bot.store.rows import Act, DraftPick, MoveRow, Snapshot, Timer, TimerKind, TurnRow
from bot.store.statements import Statement
from bot.values.clock import Ticking
from bot.values.orders import OrderNote, StandingOrder
from bot.values.people import Person
from bot.values.table import Hush, Place, SeatInfo, Status, Table, Vote
from engine.core.text import Seat

_SNAPSHOT_STEP = 100
"""Beside the newest ones, the first snapshot after every so many picks is kept."""


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

    async def set_status(self, game_id: str, status: Status, at: float, why: str = "") -> None:
        ended = at if status in ("over", "closed") else None
        self._run(
            "UPDATE game SET status = ?, ended = ?, closed_why = ? WHERE id = ?", status, ended, why, game_id
        )

    async def set_host(self, game_id: str, host: int) -> None:
        self._run("UPDATE game SET host = ? WHERE id = ?", host, game_id)

    async def set_thread(self, game_id: str, thread: int) -> None:
        self._run("UPDATE game SET thread = ? WHERE id = ? AND thread IS NULL", thread, game_id)

    async def set_place(self, game_id: str, place: Place) -> None:
        self._run(
            "UPDATE game SET guild = ?, channel = ?, thread = ? WHERE id = ?",
            place.guild,
            place.channel,
            place.thread,
            game_id,
        )

    async def begin(self, game_id: str, seed: str, commitment: str, at: float) -> None:
        self._run(
            "UPDATE game SET status = 'running', seed = ?, commitment = ?, started = ? WHERE id = ?",
            seed,
            commitment,
            at,
            game_id,
        )

    async def set_counters(self, game_id: str, turn: int, number: int, told: int) -> None:
        self._run("UPDATE game SET turn = ?, number = ?, told = ? WHERE id = ?", turn, number, told, game_id)

    async def set_waiting(self, game_id: str, since: Mapping[Seat, float]) -> None:
        self._each(
            "UPDATE seat SET waiting_since = ? WHERE game_id = ? AND seat = ?",
            [(at, game_id, seat) for seat, at in since.items()],
        )
        self._run(
            "UPDATE seat SET waiting_since = NULL WHERE game_id = ? AND waiting_since IS NOT NULL"
            f" AND NOT {among('seat', since)}",
            game_id,
            *since,
        )

    async def set_hush(self, game_id: str, hush: Hush | None) -> None:
        """The question that is open and in which it is secret who has answered; None: there is no such."""
        self._run(
            "UPDATE game SET hush_turn = ?, hush_number = ?, hush_since = ? WHERE id = ?",
            *((None, None, None) if hush is None else _fields(hush)),
            game_id,
        )

    async def set_holder(self, game_id: str, seat: Seat, info: SeatInfo, former: int | None) -> None:
        """Who plays a seat from now on; a draft of the old holder goes with them."""
        await self.put_draft(game_id, seat, ())
        self._run(
            "UPDATE seat SET person = ?, computer = ?, offered = ?, resigned = ?, former = ?, cut = '[]'"
            " WHERE game_id = ? AND seat = ?",
            info.person,
            info.computer,
            info.offered,
            info.resigned,
            former,
            game_id,
            seat,
        )

    async def set_offered(self, game_id: str, seat: Seat, offered: bool) -> None:
        self._run("UPDATE seat SET offered = ? WHERE game_id = ? AND seat = ?", offered, game_id, seat)

    async def set_ticking(self, game_id: str, clocks: Mapping[Seat, Ticking]) -> None:
        self._each(
            "UPDATE seat SET bank = ?, spent = ?, ticking = ?, deadline = ?, rung = ?"
            " WHERE game_id = ? AND seat = ?",
            [(*_fields(ticking), game_id, seat) for seat, ticking in clocks.items()],
        )

    async def set_cut(self, game_id: str, seat: Seat, words: Sequence[str]) -> None:
        self._run("UPDATE seat SET cut = ? WHERE game_id = ? AND seat = ?", _json(list(words)), game_id, seat)

    async def put_draft(self, game_id: str, seat: Seat, picks: Sequence[DraftPick], start: int = 0) -> None:
        """The draft from position `start` on is these picks."""
        self._run("DELETE FROM draft WHERE game_id = ? AND seat = ? AND position >= ?", game_id, seat, start)
        self._each(
            "INSERT INTO draft (game_id, seat, position, words, cause, part) VALUES (?, ?, ?, ?, ?, ?)",
            [(game_id, seat, at, *_fields(pick)) for at, pick in enumerate(picks, start)],
        )

    async def add_turn(self, game_id: str, turn: TurnRow, moves: Sequence[MoveRow]) -> None:
        self._run(
            "INSERT INTO turn (game_id, turn, seat, person, first, last, at, words, events, reveals, asked)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            game_id,
            *_fields(turn)[:7],
            pressed(msgspec.json.encode(turn.events)),
            turn.reveals,
            turn.asked,
        )
        self._each(
            "INSERT INTO move (game_id, number, turn, seat, words, at, cause, part)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(game_id, *_fields(move)) for move in moves],
        )

    async def cut_after(self, game_id: str, turn: int, number: int, at: float) -> None:
        """Take back every turn after this one; the rows stay, marked."""
        self._run("UPDATE turn SET cut = ? WHERE game_id = ? AND turn > ? AND cut IS NULL", at, game_id, turn)
        self._run(
            "UPDATE move SET cut = ? WHERE game_id = ? AND number > ? AND cut IS NULL", at, game_id, number
        )
        self._run("DELETE FROM snapshot WHERE game_id = ? AND number > ?", game_id, number)

    async def put_snapshot(self, game_id: str, snapshot: Snapshot, keep: int) -> None:
        """Add the newest position; of the older ones keep the last few and some milestones."""
        self._run(
            "INSERT INTO snapshot (game_id, number, turn, schema, state) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game_id, number) DO UPDATE"
            " SET turn = excluded.turn, schema = excluded.schema, state = excluded.state",
            game_id,
            *_fields(snapshot)[:3],
            pressed(snapshot.state),
        )
        self._run(
            "DELETE FROM snapshot WHERE game_id = ?1 AND turn <= ?2 AND number NOT IN"
            " (SELECT min(number) FROM snapshot WHERE game_id = ?1 GROUP BY number / ?3)",
            game_id,
            snapshot.turn - keep,
            _SNAPSHOT_STEP,
        )

    async def put_timer(self, timer: Timer, *, keep: bool = False) -> None:
        """In the place of one of the same kind, or, to `keep` that one, only where there is none."""
        change = "NOTHING" if keep else "UPDATE SET due = excluded.due, holder = ''"
        self._run(
            "INSERT INTO timer (game_id, kind, due, seat) VALUES (?, ?, ?, ?)"
            f" ON CONFLICT (game_id, seat, kind) DO {change}",
            *_fields(timer),
        )

    async def claim_timers(self, now: float) -> list[Timer]:
        """What is due, for nobody but us; where we are alone, that goes without saying."""
        return await self.due_timers(now)

    async def drop_timers(self, game_id: str, kind: TimerKind, seats: Sequence[Seat] | None = None) -> None:
        """All timers of this kind, or those of some seats."""
        some = "" if seats is None else f" AND {among('seat', seats)}"
        self._run(f"DELETE FROM timer WHERE game_id = ? AND kind = ?{some}", game_id, kind, *(seats or ()))

    async def add_order(self, game_id: str, order: StandingOrder) -> int:
        row = await self._one(
            "INSERT INTO standing_order (game_id, seat, person, position, plan, period, turn)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            game_id,
            *_fields(order)[1:7],
        )
        return int(row[0]) if row else 0

    async def put_order(self, order: StandingOrder) -> None:
        """What may change of an order: its place, what is left of it, when it answered, whether it rests."""
        self._run(
            "UPDATE standing_order SET position = ?, plan = ?, fired = ?, rests = ? WHERE id = ?",
            order.position,
            order.plan,
            order.fired,
            order.rests,
            order.id,
        )

    async def end_order(self, order: int, at: float) -> None:
        self._run("UPDATE standing_order SET ended = ? WHERE id = ? AND ended IS NULL", at, order)

    async def end_orders(self, game_id: str, seat: Seat, at: float) -> None:
        """All orders of a seat: its player has gone."""
        self._run(
            "UPDATE standing_order SET ended = ? WHERE game_id = ? AND seat = ? AND ended IS NULL",
            at,
            game_id,
            seat,
        )

    async def add_note(
        self, game_id: str, order: StandingOrder, turn: int, at: float, note: OrderNote
    ) -> None:
        self._run(
            "INSERT INTO order_note (game_id, seat, person, turn, at, note) VALUES (?, ?, ?, ?, ?, ?)",
            game_id,
            order.seat,
            order.person,
            turn,
            at,
            msgspec.json.encode(note),
        )

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

    async def close_vote(self, vote: Vote) -> None:
        self._run(
            "UPDATE vote SET result = ?, refused_by = ? WHERE id = ?", vote.result, vote.refused_by, vote.id
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
