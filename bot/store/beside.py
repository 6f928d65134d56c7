"""What writing has to mind where others may write as well: locks, claims, and what they are told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.store.protocol import Word
from bot.store.statements import Statement, among, question

TIMERS_AT_A_TIME = 100


class Beside(Protocol):
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

    def said(self, word: Word, what: str = "") -> tuple[Statement, ...]:
        """Heard by the others once this is kept."""

    def timers(self, now: float) -> tuple[Statement, ...]:
        """Claim what is due; the last statement gives its rows."""

    def released(self, now: float, since: float | None, under_way: Collection[int]) -> tuple[Statement, ...]:
        """Of what is being tried (since then or longer), whatever is not under way is due again: nobody knows
        whether it was posted."""


class Alone:
    """One process has the database, or only looks at it: nothing needs to be locked, and nobody listens."""

    holder = table_lock = post_lock = claim_lock = ""

    def said(self, word: Word, what: str = "") -> tuple[Statement, ...]:
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
        f" ORDER BY due, game_id, seat LIMIT {TIMERS_AT_A_TIME}",
        now,
    )
