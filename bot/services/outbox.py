"""What is to be sent: written with the move, sent after it, again until Discord took it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.types import Parcel, Posted


class OutboxService:
    async def claim(self, limit: int = 10) -> list[Parcel]:
        """Parcels due now, oldest first, at most one per lane (a table's thread, a person's mailbox), so that order
        holds; each is noted as being tried until `sent` or `failed` is called."""
        raise NotImplementedError

    async def sent(self, parcel: int, posted: Sequence[Posted] = ()) -> None:
        """Discord took it (or there was nothing left to say)."""
        raise NotImplementedError

    async def failed(self, parcel: int, error: str, retry_at: float | None) -> None:
        """Not sent: try again then, or never (None)."""
        raise NotImplementedError

    async def next_due(self) -> float | None:
        """When the next parcel wants to go out."""
        raise NotImplementedError

    async def release(self) -> None:
        """After a start of the bot: parcels that were being tried when it stopped are due again, as doubtful."""
        raise NotImplementedError
