"""One transaction with all its repositories, and reports about a database that cannot be written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import Any

from msgspec import UNSET

from bot.store.commit import Commit
from bot.store.concurrency import ConcurrencyPolicy
from bot.store.repositories.games import SqlGames
from bot.store.repositories.moves import SqlMoves, SqlPacks
from bot.store.repositories.outbox import COUNT, SqlMessages, SqlOutbox
from bot.store.repositories.pending import SqlOrders, SqlTimers, SqlVotes
from bot.store.repositories.people import SqlPeople, SqlVisits
from bot.store.repositories.results import SqlLeagues, SqlResults
from bot.store.rows import WAITS, InPlay, OutboxCount, Overview
from bot.store.sql import Sql, Transaction
from bot.values.table import Table

_log = logging.getLogger(__name__)

_REST = 60.0
"""Seconds. On a nearly full disk small writes succeed and others fail: report that once a minute only."""


class FailureReporter:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.is_told = False
        self._quiet_until = 0.0

    @property
    def words(self) -> str:
        return "nothing can be stored" if self.is_told else ""

    def met(self, fault: Exception) -> None:
        now = self._clock()
        if not self.is_told and now >= self._quiet_until:
            _log.error("nothing can be stored: %s", fault)
            self.is_told, self._quiet_until = True, now + _REST

    def over(self) -> None:
        """Report that writing works again."""
        _log.warning("storing works again")
        self.is_told = False


class Reader:
    """One consistent read of everything, by repository. Its connection refuses to write."""

    def __init__(self, transaction: Transaction, policy: ConcurrencyPolicy) -> None:
        sql = self._sql = Sql(transaction)
        self.games = SqlGames(sql, policy)
        self.people = SqlPeople(sql, policy)
        self.orders = SqlOrders(sql, policy)
        self.votes = SqlVotes(sql, policy)
        self.timers = SqlTimers(sql, policy)
        self.messages = SqlMessages(sql, policy)
        self.leagues = SqlLeagues(sql, policy)
        self.visits = SqlVisits(sql, policy)
        self.results = SqlResults(sql, policy)

    @cached_property
    def packs(self) -> SqlPacks:
        return SqlPacks(self._sql)

    @cached_property
    def log(self) -> SqlMoves:
        return SqlMoves(self._sql, self.packs)

    async def batch(self, *looks: Coroutine[Any, Any, Any]) -> list[Any]:
        """Run several reads that wait for nothing but this reader, in as few round trips as possible."""
        return await self._sql.batch(*looks)

    async def in_play(self, table: Table) -> InPlay:
        """Return everything needed to play on at a table, in one round trip."""
        (snapshot, moves), moved, drafts, orders, last, chosen = await self.batch(
            self.log.trail(table.id, table.number),
            self.log.move_counts(table.id),
            self.games.drafts(table.id),
            self.orders.of(table.id),
            self.log.turns(table.id, table.turn),
            self.log.last_chosen(table.id, solitary=table.is_solitary),
        )
        newest = last[-1] if table.turn and last else None
        return InPlay(snapshot, moves, moved, drafts, orders, newest, chosen if newest else None)

    async def overview(self, now: float) -> Overview:
        """Return totals. During a secret question, nothing is counted that would reveal an answer to it."""
        states = await self._sql.all("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")
        steps = ", ".join("coalesce(sum(CASE WHEN since <= ? THEN 1 ELSE 0 END), 0)" for _ in WAITS)
        waits = await self._sql.one(
            f"SELECT {steps} FROM (SELECT coalesce(game.hush_since, min(seat.waiting_since)) AS since"
            " FROM game JOIN seat ON seat.game_id = game.id WHERE game.status = 'running'"
            " AND seat.waiting_since IS NOT NULL GROUP BY game.id, game.hush_since) AS waiting",
            *(now - wait for wait in WAITS.values()),
        )
        with_secret = "(SELECT id FROM game WHERE hush_turn IS NOT NULL)"
        told = f"NOT (lane LIKE 'person:%' AND game_id IN {with_secret})"
        outbox = await self._sql.one(f"{COUNT} WHERE {told}")
        due = await self._sql.one(
            "SELECT min(CASE WHEN tried IS NULL THEN due ELSE tried END) FROM outbox WHERE done IS NULL"
            " AND due <= ? AND id IN (SELECT min(id) FROM outbox WHERE done IS NULL"
            f" AND (held = 0 OR due <= ?) GROUP BY lane) AND {told}",
            now,
            now,
        )
        counts = tuple(int(count) for count in waits or (0,) * len(WAITS))
        count = OutboxCount(*(outbox or (0, None, 0)))
        return Overview({row[0]: row[1] for row in states}, counts, count, due[0] if due else None)


class Writer(Reader):
    """One transaction: all of it is stored, or nothing."""

    def __init__(self, transaction: Transaction, policy: ConcurrencyPolicy) -> None:
        super().__init__(transaction, policy)
        self.outbox = SqlOutbox(self._sql, policy)

    async def write(self, commit: Commit) -> None:
        """Write all changes of one act; each repository writes its own rows."""
        if commit.turns or commit.position is not None or commit.back_to is not None:
            self.log.write(commit)
        self.games.write(commit)
        if commit.orders or commit.ended or commit.notes:
            self.orders.write(commit)
        if commit.dropped or commit.timers or commit.timers_if_none:
            self.timers.write(commit)
        if commit.votes:
            self.votes.write(commit)
        if commit.visits or commit.back_to is not None:
            self.visits.write(commit)
        self.outbox.write(commit)
        if commit.result is not UNSET:
            self.results.write(commit)
