"""Concurrent processes: locks, claims and notifications."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from bot.store.sql import Sql, Statement, among, question

_TIMERS_AT_A_TIME = 100
Notification: TypeAlias = Literal["table", "person", "post", "died", "replaced", "vacant", "filled"]
"""Events between processes.

Sent: a table or a person was written; there are more parcels than one process can send. Noticed: another
process died, took this one's place, left a share vacant for us to stand in, or took it again."""
OnNotification: TypeAlias = Callable[[Notification, str], None]


class ConcurrencyPolicy(Protocol):
    """How a store keeps other processes away from rows that this transaction reads in order to change
    them."""

    @property
    def holder(self) -> str:
        """The name under which this process claims rows."""

    @property
    def table_lock(self) -> str:
        """Locks a table that is read for writing until the end of the transaction."""

    @property
    def post_lock(self) -> str:
        """Keeps parcels that were read unchanged until the end of the transaction."""

    @property
    def claim_lock(self) -> str:
        """Skips parcels that another process is claiming."""

    def said(self, word: Notification, what: str = "") -> tuple[Statement, ...]:
        """Return statements that notify other processes after the commit."""

    def timers(self, now: float) -> tuple[Statement, ...]:
        """Return statements that claim due timers; the last one returns their rows."""

    def released(self, now: float, since: float | None, under_way: Collection[int]) -> tuple[Statement, ...]:
        """Return statements that make abandoned parcels due again, as doubtful: they may have been posted.

        A parcel is abandoned if it has been tried since then or longer and is not `under_way`."""


class SingleProcess:
    """A database with one process, or a read-only connection: no locks, and nobody to notify."""

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


class Repository:
    """The SQL for one kind of data."""

    def __init__(self, sql: Sql, policy: ConcurrencyPolicy) -> None:
        self._sql, self._policy = sql, policy


CHANNEL = "latchkey"
LEASE, _GONE = 6.0, 3.0
"""Seconds of silence after which a process counts as dead, with and without an open connection.

A killed process loses its connections at once; one whose machine fails does not."""
ALIVE, STANDS_IN = 528_401, 528_402
"""Classes of advisory locks, held as long as a connection: for a living process, and for a vacant share."""
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
    """The name under which a process claims rows."""

    id: str
    is_known: bool = False  # it is listed in the database
    is_shared: bool = False  # other processes are listed too


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
        """Return statements that list this process, if it is not listed yet."""
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
        """Release this process's abandoned parcels, and those of dead processes."""
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
