"""Writing beside other processes: what is read to be changed is locked, and what is claimed is ours alone.

A claim bears its holder's name and holds for as long as that process is on the list of the living."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.store.decoding import GAME, SEAT, saved_of
from bot.store.outbox import among
from bot.store.protocol import Word
from bot.store.rows import Saved, Timer
from bot.store.statements import Statement, Transaction
from bot.store.writes import SqlWriter
from bot.values.people import Person

CHANNEL = "latchkey"
LEASE, _GONE = 6.0, 3.0
"""Seconds without a word after which a process counts as dead: while its connection stands, and once it does
not. A process that is killed loses its connections at once, whose machine falls does not."""
ALIVE, STANDS_IN = 528_401, 528_402
"""Advisory locks, as long as a connection stands: in a process's name; for a share that nobody has."""
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
_CONNECTED = (
    "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    f" WHERE datname = current_database() AND locktype = 'advisory' AND classid = {ALIVE}"
    " AND CAST(objid AS BIGINT) = CAST(hashtext(process.id) AS BIGINT) & 4294967295"
)
BURY = (
    f"DELETE FROM process WHERE beat < {NOW} - {LEASE}"
    f" OR share IS NOT NULL AND beat < {NOW} - {_GONE} AND NOT EXISTS ({_CONNECTED}) RETURNING id"
)
_LIVING = "(SELECT id FROM process)"
_AT_A_TIME = 100


class Holder(Struct):
    """In whose name a process claims."""

    id: str
    is_known: bool = False  # it is on the list
    is_shared: bool = False  # others are, too


class ClaimingWriter(SqlWriter):
    claims = " FOR UPDATE OF outbox SKIP LOCKED"
    locks = " FOR UPDATE OF outbox"

    def __init__(self, transaction: Transaction, holder: Holder) -> None:
        super().__init__(transaction)
        self._holder = holder
        self.holder = holder.id

    async def saved(self, game_id: str, *, last: bool = False) -> Saved | None:
        """Whoever reads a table in order to write has it until the end; its row comes first, so that the
        seats are of the same moment."""
        sql = f"{GAME} WHERE id = ? FOR NO KEY UPDATE"
        rows, seats = await self._transaction.ask(
            Statement(sql, ((game_id,),), asks=True), Statement(SEAT, ((game_id,),), asks=True), last=last
        )
        return saved_of(rows[0], seats) if rows else None

    async def touch(self, game_id: str, revision: int) -> None:
        await super().touch(game_id, revision)
        self._say("table", game_id)

    async def put_person(self, person: Person) -> None:
        await super().put_person(person)
        self._say("person", str(person.id))

    async def call_others(self) -> None:
        self._say("post")

    def _say(self, word: Word, what: str = "") -> None:
        """Heard by the others once this is kept."""
        if self._holder.is_shared:
            self._run(f"SELECT pg_notify('{CHANNEL}', ?)", f"{self.holder} {word} {what}")

    def _be_known(self) -> None:
        if not self._holder.is_known:
            self._run(f"INSERT INTO process (id, beat) VALUES (?, {NOW}) ON CONFLICT DO NOTHING", self.holder)
            self._holder.is_known = True

    async def claim_timers(self, now: float) -> list[Timer]:
        self._be_known()
        rows = await self._all(
            "UPDATE timer SET holder = ?1 WHERE (game_id, seat, kind) IN"
            " (SELECT game_id, seat, kind FROM timer WHERE due <= ?2"
            f" AND (holder IN ('', ?1) OR holder NOT IN {_LIVING})"
            f" ORDER BY due, game_id, seat LIMIT {_AT_A_TIME} FOR UPDATE SKIP LOCKED)"
            " RETURNING game_id, kind, due, seat",
            self.holder,
            now,
        )
        return sorted((Timer(*row) for row in rows), key=lambda timer: (timer.due, timer.game_id, timer.seat))

    async def release(self, now: float, since: float | None = None, under_way: Collection[int] = ()) -> None:
        """Of ours what was forgotten, of others only what the dead have left."""
        self._be_known()
        if since is None:
            self._run(BURY)
        self._run(
            "UPDATE outbox SET tried = NULL, holder = '', doubtful = 1,"
            " due = CASE WHEN due < ? THEN due ELSE ? END"
            " WHERE id IN (SELECT id FROM outbox WHERE done IS NULL AND tried IS NOT NULL"
            f" AND (holder NOT IN {_LIVING} OR holder = ? AND tried <= ? AND NOT {among('id', under_way)})"
            " FOR UPDATE SKIP LOCKED)",
            now,
            now,
            self.holder,
            float("-inf") if since is None else since,
            *under_way,
        )
