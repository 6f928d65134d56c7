"""Games as files: out to those who may know, in from those who may host."""

from __future__ import annotations

from bot.services.types import Exported, Place, Table


class TransferService:
    async def export(self, game_id: str, person: int, *, moderator: bool = False) -> Exported:
        """A finished game whole, to anybody. A running one: to a player their view alone; whole only to a host or
        moderator who does not sit at the table."""
        raise NotImplementedError

    async def import_(
        self,
        data: bytes,
        host: int,
        place: Place,
        *,
        moderator: bool,
        people: tuple[int | None, ...] = (),
        cause: str,
    ) -> Table:
        """Set a record up as a table here; DamagedError unless it replays to what it claims.

        `people` says who sits where (None: a computer); empty: the host in the first seat, the others offered."""
        raise NotImplementedError
