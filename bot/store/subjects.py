"""One transaction, by subject, in SQL that every engine of ours understands."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import cached_property
from typing import Any

from msgspec import UNSET

from bot.store.archive import SqlPacks
from bot.store.beside import Beside
from bot.store.commit import Commit
from bot.store.games import SqlGames
from bot.store.leagues import SqlLeagues
from bot.store.log import SqlLog
from bot.store.messages import SqlMessages
from bot.store.orders import SqlOrders
from bot.store.outbox import COUNT, SqlOutbox
from bot.store.people import SqlPeople
from bot.store.results import SqlResults
from bot.store.rows import WAITS, InPlay, OutboxCount, Overview
from bot.store.statements import Sql, Transaction
from bot.store.timers import SqlTimers
from bot.store.visits import SqlVisits
from bot.store.votes import SqlVotes
from bot.values.table import Table


class SqlSubjects:
    """All that a look or a transaction can do, each thing where it is stored."""

    def __init__(self, transaction: Transaction, beside: Beside) -> None:
        self._sql, self._beside = Sql(transaction), beside

    @cached_property
    def games(self) -> SqlGames:
        return SqlGames(self._sql, self._beside)

    @cached_property
    def packs(self) -> SqlPacks:
        return SqlPacks(self._sql)

    @cached_property
    def log(self) -> SqlLog:
        return SqlLog(self._sql, self.packs)

    @cached_property
    def people(self) -> SqlPeople:
        return SqlPeople(self._sql, self._beside)

    @cached_property
    def orders(self) -> SqlOrders:
        return SqlOrders(self._sql)

    @cached_property
    def votes(self) -> SqlVotes:
        return SqlVotes(self._sql)

    @cached_property
    def timers(self) -> SqlTimers:
        return SqlTimers(self._sql, self._beside)

    @cached_property
    def messages(self) -> SqlMessages:
        return SqlMessages(self._sql)

    @cached_property
    def outbox(self) -> SqlOutbox:
        return SqlOutbox(self._sql, self._beside)

    @cached_property
    def leagues(self) -> SqlLeagues:
        return SqlLeagues(self._sql, self._beside)

    @cached_property
    def visits(self) -> SqlVisits:
        return SqlVisits(self._sql)

    @cached_property
    def results(self) -> SqlResults:
        return SqlResults(self._sql)

    async def together(self, *looks: Coroutine[Any, Any, Any]) -> list[Any]:
        return await self._sql.together(*looks)

    async def write(self, commit: Commit) -> None:
        """All of it; each subject writes its own rows."""
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

    async def in_play(self, table: Table) -> InPlay:
        (snapshot, moves), moved, drafts, orders, last, chosen = await self.together(
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
        """While a hushed question is open, nothing is counted that would tell of an answer to it."""
        states = await self._sql.all("SELECT status, count(*) FROM game GROUP BY status ORDER BY status")
        steps = ", ".join("coalesce(sum(CASE WHEN since <= ? THEN 1 ELSE 0 END), 0)" for _ in WAITS)
        waits = await self._sql.one(
            f"SELECT {steps} FROM (SELECT coalesce(game.hush_since, min(seat.waiting_since)) AS since"
            " FROM game JOIN seat ON seat.game_id = game.id WHERE game.status = 'running'"
            " AND seat.waiting_since IS NOT NULL GROUP BY game.id, game.hush_since) AS waiting",
            *(now - wait for wait in WAITS.values()),
        )
        hushed = "(SELECT id FROM game WHERE hush_turn IS NOT NULL)"
        told = f"NOT (lane LIKE 'person:%' AND game_id IN {hushed})"
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
