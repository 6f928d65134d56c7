"""Health of the bot: each part is checked by what it does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from concurrent.futures.process import BrokenProcessPool
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.services.queries.table_queries import TableQueries
from bot.services.turn.computer_pool import ComputerPool
from bot.store.errors import StoreError
from bot.store.protocol import Store

G = TypeVar("G")
R = TypeVar("R")

Status: TypeAlias = Literal["ready", "degraded", "not ready"]
WELL = "ok"
_LOOK_WITHIN = 3.0  # seconds for one read of the store
_LATE = 300.0
"""Seconds after which an unsent post that is due indicates a problem.

Posts that wait for a retry, or behind one that does, are not due."""
_STUCK = 120.0
"""Seconds without any finished task while some are requested."""


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


class MonitoredComputerPool(ComputerPool):
    """A computer pool that reports whether its tasks finish."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(seconds)
        self._watch = clock
        self._wanted, self._since = 0, 0.0  # running tasks, and when one last started or ended
        self._is_broken = False

    async def run(self, work: Callable[[G], R], given: G) -> R:
        if not self._wanted:
            self._since = self._watch()
        self._wanted += 1
        try:
            result = await super().run(work, given)
            self._is_broken = False
            return result
        except BrokenProcessPool:
            self._is_broken = True
            raise
        finally:
            self._wanted -= 1
            self._since = self._watch()

    @property
    def fault(self) -> str:
        if self._is_broken:
            return "the process that thinks has died, again and again"
        silent = self._watch() - self._since
        return f"no thought has ended for {silent:.0f} s" if self._wanted and silent > _STUCK else ""


class HealthChecks:
    def __init__(
        self,
        connections: Connections,
        store: Store,
        reading: TableQueries,
        computer_pool: MonitoredComputerPool | None,
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
