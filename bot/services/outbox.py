"""What is to be sent: written with the move, sent after it, again until Discord took it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.live_tables import Clock
from bot.store.protocol import Store
from bot.values.parcel import Parcel, Posted

_KEPT_FOR = 30 * 24 * 3600.0
"""Seconds for which parcels that are done, and clicks that were dealt with, are remembered."""


class OutboxService:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def claim(self, limit: int = 10) -> list[Parcel]:
        """Parcels due now, oldest first; each is noted as being tried until `sent` or `failed` is called.

        At most one per lane (a table's thread, a person's mailbox), so that order holds."""
        now = self._clock()
        async with self._store.reading() as reader:
            due = await reader.next_parcel()
        if due is None or due > now:
            return []
        async with self._store.writing(lasting=False) as writer:
            return await writer.claim(now, limit)

    async def sent(self, parcel: int, posted: Sequence[Posted] = ()) -> None:
        """Discord took it (or there was nothing left to say)."""
        async with self._store.writing(lasting=False) as writer:
            await writer.settle(parcel, self._clock(), posted)

    async def failed(self, parcel: int, error: str, retry_at: float | None) -> None:
        """Discord refused it, so nobody has seen it: try again then, or never (None)."""
        async with self._store.writing(lasting=False) as writer:
            await writer.postpone(parcel, error, retry_at, self._clock())

    async def next_due(self) -> float | None:
        """When the next parcel wants to go out; never later than that, sometimes a little sooner."""
        async with self._store.reading() as reader:
            return await reader.next_parcel()

    async def release(self) -> None:
        """At a start of the bot: parcels that were being tried when it stopped are due again, as doubtful."""
        now = self._clock()
        async with self._store.writing(lasting=False) as writer:
            await writer.release(now)
            await writer.prune(now - _KEPT_FOR)
