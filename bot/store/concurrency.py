"""Writing beside other processes: locks, claims and notifications."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from bot.store.protocol import Notification
from bot.store.sql import Statement, among, question

_TIMERS_AT_A_TIME = 100


class ConcurrencyPolicy(Protocol):
    """How one engine keeps the others from what this transaction reads in order to change it."""

    @property
    def holder(self) -> str:
        """In whose name something is claimed."""

    @property
    def table_lock(self) -> str:
        """Whoever reads a table in order to write has it until the end of the transaction."""

    @property
    def post_lock(self) -> str:
        """Parcels that were read stay as they are, until the end of the transaction."""

    @property
    def claim_lock(self) -> str:
        """Parcels that another is claiming are passed over."""

    def said(self, word: Notification, what: str = "") -> tuple[Statement, ...]:
        """Heard by the others once this is kept."""

    def timers(self, now: float) -> tuple[Statement, ...]:
        """Claim what is due; the last statement gives its rows."""

    def released(self, now: float, since: float | None, under_way: Collection[int]) -> tuple[Statement, ...]:
        """Of what is being tried (since then or longer), whatever is not under way is due again: nobody knows
        whether it was posted."""


class SingleProcess:
    """One process has the database, or only looks at it: nothing needs to be locked, and nobody listens."""

    holder = table_lock = post_lock = claim_lock = ""

    def said(self, word: Notification, what: str = "") -> tuple[Statement, ...]:
        return ()

    def timers(self, now: float) -> tuple[Statement, ...]:
        return (due_timers(now),)

    def released(self, now: float, since: float | None, under_way: Collection[int]) -> tuple[Statement, ...]:
        sql = (
            "UPDATE outbox SET tried = NULL, doubtful = 1, due = CASE WHEN due < ? THEN due ELSE ? END"
            f" WHERE tried <= coalesce(?, tried) AND done IS NULL AND NOT {among('id', under_way)}"
        )
        return (Statement(sql, ((now, now, since, *under_way),)),)


def due_timers(now: float) -> Statement:
    return question(
        "SELECT game_id, kind, due, seat FROM timer WHERE due <= ?"
        f" ORDER BY due, game_id, seat LIMIT {_TIMERS_AT_A_TIME}",
        now,
    )


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


class Holder(Struct):
    """In whose name a process claims."""

    id: str
    is_known: bool = False  # it is on the list
    is_shared: bool = False  # others are, too


class SharedDatabase:
    table_lock = " FOR NO KEY UPDATE"
    post_lock = " FOR UPDATE OF outbox"
    claim_lock = " FOR UPDATE OF outbox SKIP LOCKED"

    def __init__(self, holder: Holder) -> None:
        self._holder = holder

    @property
    def holder(self) -> str:
        return self._holder.id

    def said(self, word: Notification, what: str = "") -> tuple[Statement, ...]:
        if not self._holder.is_shared:
            return ()
        return (Statement(f"SELECT pg_notify('{CHANNEL}', ?)", ((f"{self.holder} {word} {what}",),)),)

    def _known(self) -> tuple[Statement, ...]:
        """We are on the list of the living."""
        if self._holder.is_known:
            return ()
        self._holder.is_known = True
        sql = f"INSERT INTO process (id, beat) VALUES (?, {NOW}) ON CONFLICT DO NOTHING"
        return (Statement(sql, ((self.holder,),)),)

    def timers(self, now: float) -> tuple[Statement, ...]:
        claim = question(
            "UPDATE timer SET holder = ?1 WHERE (game_id, seat, kind) IN"
            " (SELECT game_id, seat, kind FROM timer WHERE due <= ?2"
            f" AND (holder IN ('', ?1) OR holder NOT IN {_LIVING})"
            f" ORDER BY due, game_id, seat LIMIT {_TIMERS_AT_A_TIME} FOR UPDATE SKIP LOCKED)"
            " RETURNING game_id, kind, due, seat",
            self.holder,
            now,
        )
        return (*self._known(), claim)

    def released(self, now: float, since: float | None, under_way: Collection[int]) -> tuple[Statement, ...]:
        """Of ours what was forgotten, of others only what the dead have left."""
        sql = (
            "UPDATE outbox SET tried = NULL, holder = '', doubtful = 1,"
            " due = CASE WHEN due < ? THEN due ELSE ? END"
            " WHERE id IN (SELECT id FROM outbox WHERE done IS NULL AND tried IS NOT NULL"
            f" AND (holder NOT IN {_LIVING} OR holder = ? AND tried <= ? AND NOT {among('id', under_way)})"
            " FOR UPDATE SKIP LOCKED)"
        )
        bury = (Statement(BURY),) if since is None else ()
        oldest = float("-inf") if since is None else since
        values = (now, now, self.holder, oldest, *under_way)
        return (*self._known(), *bury, Statement(sql, (values,)))
