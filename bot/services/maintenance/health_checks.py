"""Health of the bot: each part is checked by what it does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.services.queries.table_queries import TableQueries
from bot.services.turn.computer_pool import ComputerPool
from bot.store.errors import StoreError
from bot.store.protocol import Store

Status: TypeAlias = Literal["ready", "degraded", "not ready"]
WELL = "ok"
_LOOK_WITHIN = 3.0  # seconds for one read of the store
_LATE = 300.0
"""Seconds after which an unsent post that is due indicates a problem.

Posts that wait for a retry, or behind one that does, are not due."""


class Health(Struct, frozen=True):
    """`ready`: all is well. `degraded`: people can play, but something is wrong. `not ready`: they cannot
    play."""

    status: Status
    parts: dict[str, str]  # the problem of each part, or "ok"


STARTING = Health("not ready", {"gateway": "starting"})


class Connections:
    """The connections to Discord, one for each shard that this process serves."""

    def __init__(self, served: Callable[[], Collection[int]]) -> None:
        self._served, self._up = served, set[int]()
        self._has_begun = False

    def came_up(self, shard: int) -> None:
        self._up.add(shard)
        self._has_begun = True

    def went_down(self, shard: int) -> None:
        self._up.discard(shard)

    @property
    def is_whole(self) -> bool:
        return self._up >= set(self._served())

    @property
    def fault(self) -> tuple[Status, str]:
        served = set(self._served())
        if not self._up:
            return "not ready", "not connected to Discord" if self._has_begun else "starting"
        if away := len(served - self._up):
            return "degraded", f"{away} of {len(served)} shards are not connected to Discord"
        return "ready", WELL


class HealthChecks:
    def __init__(
        self,
        connections: Connections,
        store: Store,
        reading: TableQueries,
        computer_pool: ComputerPool | None,
        clock: Callable[[], float],
    ) -> None:
        self.connections = connections
        self._store, self._reading, self._computer_pool, self._clock = store, reading, computer_pool, clock

    async def check(self) -> Health:
        """Check all parts. The worst one determines the status."""
        store, post = await self._kept()
        thinking = "" if self._computer_pool is None else self._computer_pool.fault
        found: dict[str, tuple[Status, str]] = {
            "gateway": self.connections.fault,
            "store": store,
            "post": ("degraded", post) if post else ("ready", WELL),
            "thinking": ("degraded", thinking) if thinking else ("ready", WELL),
        }
        worst = max((status for status, _ in found.values()), key=("ready", "degraded", "not ready").index)
        return Health(worst, {name: words for name, (_, words) in found.items()})

    async def _kept(self) -> tuple[tuple[Status, str], str]:
        """Check the store by reading it, and the outbox for late posts."""
        try:
            async with asyncio.timeout(_LOOK_WITHIN):
                due = (await self._reading.overview()).due_since
        except (StoreError, TimeoutError):
            return ("not ready", "the database cannot be read"), ""
        late = 0.0 if due is None else self._clock() - due
        words = f"posts that are due have waited for {late / 60:.0f} min" if late > _LATE else ""
        fault = self._store.fault
        return ("degraded", fault) if fault else ("ready", WELL), words
