"""The outbox: parcels to send, their outcome, and the messages that were posted."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence

from msgspec.json import decode, encode
from msgspec.structs import replace

from bot.store.commit import Commit
from bot.store.concurrency import Repository
from bot.store.rows import (
    ASKING,
    CALLS,
    OLD,
    RESTING,
    SUPERSEDED,
    SUPERSEDING,
    Claimed,
    Outgoing,
    SentIf,
    Unsent,
)
from bot.store.sql import Row, among, question
from bot.values.parcel import Outcome, Parcel, Payload, Posted

_POSTED = "SELECT channel, message, kind, person, turn FROM message"
_LONGEST = (
    "SELECT seat.game_id, seat.seat, message.channel, message.message, message.kind FROM seat"
    " JOIN game ON game.id = seat.game_id AND game.lesson = ''"
    " JOIN message ON message.game_id = seat.game_id AND message.person = seat.person"
    f" WHERE seat.person = ?1 AND seat.waiting_since IS NOT NULL AND message.kind IN {ASKING}"
    " ORDER BY seat.waiting_since, seat.game_id, message.message DESC LIMIT 1"
)
_BURIED = (
    f"FROM ({_LONGEST}) AS longest WHERE EXISTS (SELECT 1 FROM message AS below WHERE below.person = ?1"
    f" AND below.kind IN {RESTING} AND below.game_id <> longest.game_id"
    " AND below.channel = longest.channel AND below.message > longest.message AND below.message <> ?2)"
)
"""The question that has waited longest for a person, if the message of another table lies below it. Tutorials
never wait. One message does not count: it shows the result of a turn, and leads to the next table."""


class SqlMessages(Repository):
    """Messages on Discord; stored when a parcel is settled."""

    async def posted(
        self, game_id: str | None, *kinds: str, person: int | None = None, since: float | None = None
    ) -> list[Posted]:
        """Return messages, newest first, filtered by table, kinds, person and time."""
        narrower, values = ["1 = 1"], list[object]()
        if game_id is not None:
            narrower.append("game_id = ?")
            values.append(game_id)
        if kinds:
            narrower.append(among("kind", kinds))
            values += kinds
        if person is not None:
            narrower.append("person = ?")
            values.append(person)
        if since is not None:
            narrower.append("at >= ?")
            values.append(since)
        rows = await self._sql.all(f"{_POSTED} WHERE {' AND '.join(narrower)} ORDER BY id DESC", *values)
        return [Posted(*row) for row in rows]

    async def buried(self, game_id: str, person: int) -> Posted | None:
        """Return this table's question in a person's inbox, if it has waited longest and messages of other
        tables lie below it."""
        row = await self._sql.one(f"SELECT game_id, channel, message, kind {_BURIED}", person, 0)
        return Posted(row[1], row[2], row[3], person) if row is not None and row[0] == game_id else None


COUNT = (
    "SELECT count(*) FILTER (WHERE done IS NULL), min(created) FILTER (WHERE done IS NULL),"
    " count(*) FILTER (WHERE done IS NOT NULL AND error <> '') FROM outbox"
)
_SEND = "INSERT INTO outbox (game_id, kind, lane, payload, created, due, held, seat)"
_BEFORE_THE_SEED = ("lobby_post", "lobby_edit")  # a start between two attempts must not change the nonce
_PARCEL = "outbox.id, kind, game_id, payload, outbox.created, attempts, doubtful, seed"
_CLAIM = (
    "WITH head AS MATERIALIZED (SELECT id FROM outbox WHERE done IS NULL AND tried IS NULL AND due <= ?1"
    " AND id IN (SELECT min(id) FROM outbox WHERE done IS NULL AND (held = 0 OR due <= ?1) GROUP BY lane)"
    " ORDER BY id LIMIT ?2{lock})"
    " UPDATE outbox SET tried = ?1, attempts = attempts + 1, held = 0, holder = ?3"
    " WHERE id IN (SELECT id FROM head) RETURNING id, kind, game_id, payload, created, attempts - 1,"
    " doubtful, (SELECT seed FROM game WHERE game.id = outbox.game_id)"
)
_NEXT_DUE = (
    "SELECT (SELECT min(due) FROM outbox WHERE done IS NULL AND tried IS NULL"
    " AND (held = 1 OR id IN (SELECT min(id) FROM outbox WHERE done IS NULL AND held = 0"
    " GROUP BY lane))), (SELECT min(due) FROM timer),"
    " (SELECT min(tried) FROM outbox WHERE done IS NULL)"
)
"""Only the head of each lane counts: the other parcels wait for it."""
_UNTRIED = "done IS NULL AND tried IS NULL AND attempts = 0"
_CROWDED = (
    f"SELECT game_id FROM outbox WHERE kind = 'board_post' AND held = 0 AND {_UNTRIED}"
    " GROUP BY game_id HAVING count(*) > 1"
)
_UNSEND = f"DELETE FROM outbox WHERE id = ? AND {_UNTRIED}"
_PUT_OFF = (
    "UPDATE outbox SET tried = NULL, attempts = attempts - 1, due = ?, held = 1 WHERE id = ? AND done IS NULL"
)
_TRY_AGAIN = (
    "UPDATE outbox SET tried = NULL, error = ?1, due = coalesce(?2, due),"
    " doubtful = CASE WHEN doubtful = 1 THEN 1 ELSE ?5 END,"
    " done = CASE WHEN ?2 IS NULL THEN CAST(?3 AS DOUBLE PRECISION) END WHERE id = ?4 AND done IS NULL"
)
_SENT = f"{_SEND} SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8"
_SEND_IF: dict[SentIf, str] = {
    "": f"{_SEND} VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    "none waits": f"{_SENT} WHERE NOT EXISTS"
    f" (SELECT 1 FROM outbox WHERE game_id = ?1 AND kind = ?2 AND {_UNTRIED})",
    "none failed": f"{_SENT} WHERE NOT EXISTS (SELECT 1 FROM outbox"
    " WHERE lane = ?3 AND kind IN ('call', 'reminder') AND done IS NULL AND attempts > 0)",
    "called": f"{_SENT} WHERE EXISTS (SELECT 1 FROM message"
    f" WHERE game_id = ?1 AND person = ?9 AND message <> ?11"
    f" AND (kind IN {RESTING} OR kind IN {CALLS} AND at >= ?10))"
    " OR EXISTS (SELECT 1 FROM panel WHERE game_id = ?1 AND person = ?9 AND message <> ?11)",
    "desk": f"{_SENT} WHERE EXISTS (SELECT 1 FROM message"
    f" WHERE game_id = ?1 AND person = ?9 AND kind IN {RESTING}) AND NOT EXISTS"
    f" (SELECT 1 FROM outbox WHERE lane = ?3 AND kind = ?2 AND {_UNTRIED})",
}
_BRING_DOWN = (
    f"{_SEND} SELECT game_id, 'call_below', ?3 || game_id, ?4, ?5, ?5, 0, seat {_BURIED}"
    " AND NOT EXISTS (SELECT 1 FROM outbox WHERE game_id = longest.game_id AND seat = longest.seat"
    f" AND kind IN ('call', 'call_below') AND {_UNTRIED})"
)
_ANSWERED = (
    "UPDATE message SET kind = CASE kind WHEN 'host_note' THEN 'started' ELSE 'answered' END"
    f" WHERE game_id = ? AND message = ? AND kind IN {CALLS}"
)
_UNCALL = (
    "DELETE FROM outbox WHERE game_id = ? AND kind = 'call' AND done IS NULL AND tried IS NULL"
    " AND doubtful = 0"
)
"""Deletes turn notices of seats that need not decide any more, also those Discord has refused so far: a
player who has moved must not be pinged once the channel works again. A notice that may have been posted
stays, to be found and noted."""


class SqlOutbox(Repository):
    """Parcels to be sent."""

    async def send(self, *outgoing: Outgoing) -> None:
        for one in outgoing:
            self._send(one)

    def _send(self, outgoing: Outgoing) -> None:
        values, lock = _outgoing(outgoing), self._policy.post_lock
        if outgoing.only == "called":
            values += (outgoing.payload.person, outgoing.payload.since, outgoing.payload.keep or 0)
        elif outgoing.only == "desk":
            values += (outgoing.payload.person,)
        elif outgoing.only == "none waits" and lock:  # keeps that one unsent until this is written
            waits = f"SELECT id FROM outbox WHERE game_id = ? AND kind = ? AND {_UNTRIED}{lock}"
            self._sql.run(waits, outgoing.game_id, outgoing.kind)
        self._sql.run(_SEND_IF[outgoing.only], *values)

    async def untold(self, game_id: str, *, held: bool = False) -> list[Unsent]:
        """Return board posts that nobody can have seen yet, or only those held for more turns."""
        rows = await self._sql.all(
            "SELECT id, payload, held, created FROM outbox"
            f" WHERE game_id = ? AND kind = 'board_post' AND {_UNTRIED}"
            f"{' AND held = 1' if held else ''} ORDER BY id{self._policy.post_lock}",
            game_id,
        )
        return [Unsent(row[0], _payload(row[1]), bool(row[2]), row[3]) for row in rows]

    async def behind(self, parcel: Parcel, *, held: bool = True) -> list[Parcel]:
        """Return the parcels behind this one in its table's lane, oldest first, with or without held ones."""
        narrower = "" if held else " AND held = 0"
        rows = await self._sql.all(
            f"SELECT {_PARCEL} FROM outbox JOIN game ON game.id = game_id WHERE lane = ? AND done IS NULL"
            f" AND outbox.id > ?{narrower} ORDER BY outbox.id{self._policy.post_lock}",
            f"table:{parcel.game_id}",
            parcel.id,
        )
        return [_parcel(row) for row in rows]

    async def fold(self, parcel: Parcel, others: Collection[int]) -> None:
        """Extend a parcel that is being tried, and drop these others."""
        payload = encode(parcel.payload)
        self._sql.run("UPDATE outbox SET payload = ? WHERE id = ?", payload, parcel.id)
        self._sql.each(_UNSEND, [(other,) for other in others])

    async def claim(self, now: float, limit: int, since: float, under_way: Collection[int]) -> Claimed:
        """Claim the due heads of all lanes.

        A held parcel does not block its lane; one being tried does, unless its lease has run out and it is
        not under way. The claim is committed at once: what follows is another transaction."""
        self._sql.add(*self._policy.released(now, since, under_way))
        claim = question(_CLAIM.format(lock=self._policy.claim_lock), now, limit, self._policy.holder)
        crowded, rows, due = await self._sql.ask(question(_CROWDED), claim, question(_NEXT_DUE), last=True)
        several = {row[0] for row in crowded}
        if len(rows) == limit:  # more than this process can send: wake others
            self._sql.add(*self._policy.said("post"))
        parcels = (replace(_parcel(row), more=row[2] in several) for row in sorted(rows, key=_number))
        return Claimed(tuple(parcels), *due[0])

    async def settle(self, outcome: Outcome, at: float) -> None:
        """Store the outcome of a parcel, unless it has been stored."""
        if outcome.put_off is not None:  # it blocks nothing until then
            self._sql.run(_PUT_OFF, outcome.put_off, outcome.parcel.id)
        elif outcome.error:
            again = (outcome.error[:500], outcome.retry_at, at, outcome.parcel.id, outcome.doubtful)
            self._sql.run(_TRY_AGAIN, *again)
        else:
            await self._sent(outcome.parcel, at, outcome.posted)

    async def _sent(self, parcel: Parcel, at: float, posted: Sequence[Posted]) -> None:
        """Mark a parcel as sent and store its messages."""
        old = await self._superseded(parcel, posted)
        payload, lock = parcel.payload, self._policy.post_lock
        self._sql.each(
            "INSERT INTO message (game_id, kind, channel, message, person, turn, at)"
            f" SELECT game_id, ?, ?, ?, ?, ?, ? FROM outbox WHERE id = ? AND done IS NULL{lock}",
            [
                (
                    one.kind or parcel.kind,
                    one.channel,
                    one.message,
                    payload.person if one.person is None else one.person,
                    (payload.last_turn or payload.turn) if one.turn is None else one.turn,
                    at,
                    parcel.id,
                )
                for one in posted
            ],
        )
        if old:
            self._clear(parcel.game_id, payload.person, old, at)
        self._sql.run(
            "UPDATE outbox SET done = ?, tried = NULL, error = '' WHERE id = ? AND done IS NULL",
            at,
            parcel.id,
        )

    async def _superseded(self, parcel: Parcel, posted: Sequence[Posted]) -> list[Row]:
        """Return the messages this one replaces; deleting them is another parcel.

        A person has at most one message per table, and one list of tables."""
        person, kinds = parcel.payload.person, {one.kind or parcel.kind for one in posted}
        if person is None or not kinds & {*SUPERSEDING, "digest"}:
            return []
        game_id = None if "digest" in kinds else parcel.game_id
        return await self._others(game_id, person, [one.message for one in posted])

    async def _others(self, game_id: str | None, person: int, new: Sequence[int]) -> list[Row]:
        """Return a person's messages about a table (None: their lists of tables), without the new ones."""
        of_game, values = (
            ("kind = 'digest'", ())
            if game_id is None
            else (f"game_id = ? AND {among('kind', SUPERSEDED)}", (game_id, *SUPERSEDED))
        )
        return await self._sql.all(
            f"SELECT id, channel, message FROM message WHERE person = ? AND {of_game}"
            f" AND NOT {among('message', new)} ORDER BY id",
            person,
            *values,
            *new,
        )

    def _clear(self, game_id: str, person: int | None, old: Sequence[Row], at: float) -> None:
        """Forget these messages, and have them deleted."""
        self._sql.each("UPDATE message SET kind = ? WHERE id = ?", [(OLD, row[0]) for row in old])
        cleared = Payload(person=person, gone=tuple((row[1], row[2]) for row in old))
        self._send(Outgoing(game_id, "clear", f"person:{person}:{game_id}", cleared, at, at))

    async def hand_on(self, game_id: str, person: int, message: int, at: float) -> None:
        """Let a private message show this table from now on, in place of those that did."""
        if old := await self._others(game_id, person, [message]):
            self._clear(game_id, person, old, at)
        sql = "UPDATE message SET game_id = ?, kind = 'call', at = ? WHERE person = ? AND message = ?"
        self._sql.run(sql, game_id, at, person, message)

    async def bring_down(self, person: int, at: float, *, but: int | None) -> None:
        """Send the question that has waited longest for a person again, if messages of other tables lie below
        it, `but` for one that leads to the next table."""
        payload = encode(Payload(person=person))
        self._sql.run(_BRING_DOWN, person, but or 0, f"person:{person}:", payload, at)

    async def forget(self, person: int, message: int) -> None:
        """Forget a private message that no longer exists."""
        sql = "UPDATE message SET kind = ? WHERE person = ? AND message = ?"
        self._sql.run(sql, OLD, person, message)

    async def hurry(self, now: float, *, game_id: str = "", guild: int | None = None) -> None:
        """Make failed parcels of one table or server due now."""
        self._sql.run(
            "UPDATE outbox SET due = CASE WHEN due < ?1 THEN due ELSE ?1 END"
            " WHERE done IS NULL AND tried IS NULL AND attempts > 0"
            " AND game_id IN (SELECT id FROM game WHERE id = ?2 OR guild = ?3)",
            now,
            game_id,
            guild,
        )

    async def release(self, now: float) -> None:
        """Make all parcels being tried due again, as doubtful: they may have been posted."""
        self._sql.add(*self._policy.released(now, None, ()))

    def write(self, commit: Commit) -> None:
        if commit.answered_on is not None:
            self._sql.run(_ANSWERED, commit.game_id, commit.answered_on)
        if commit.still_called is not None:
            called = commit.still_called
            self._sql.run(f"{_UNCALL} AND NOT {among('seat', called)}", commit.game_id, *called)
        if commit.unsent:
            self._sql.each(_UNSEND, [(one,) for one in commit.unsent])
        if commit.amended:
            amended = [(encode(one.payload), one.due, one.held, one.parcel) for one in commit.amended]
            self._sql.each("UPDATE outbox SET payload = ?, due = ?, held = ? WHERE id = ?", amended)
        for outgoing in commit.posts:
            self._send(outgoing)


def _outgoing(outgoing: Outgoing) -> tuple[object, ...]:
    payload = encode(outgoing.payload)
    return (
        outgoing.game_id,
        outgoing.kind,
        outgoing.lane,
        payload,
        outgoing.created,
        outgoing.due,
        outgoing.held,
        outgoing.payload.seat,
    )


def _payload(data: bytes) -> Payload:
    return decode(data, type=Payload)


def _nonce(parcel: int, seed: str) -> str:
    """Return a nonce: fixed for one parcel, but not countable, because Discord exposes it."""
    return "latchkey-" + hashlib.blake2s(f"{parcel}:{seed}".encode(), digest_size=8).hexdigest()


def _number(row: Row) -> int:
    return int(row[0])


def _parcel(row: Row) -> Parcel:
    return Parcel(
        id=row[0],
        kind=row[1],
        game_id=row[2],
        payload=_payload(row[3]),
        nonce=_nonce(row[0], "" if row[1] in _BEFORE_THE_SEED else row[7]),
        created=row[4],
        attempts=row[5],
        doubtful=bool(row[6]),
    )
