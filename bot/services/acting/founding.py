"""What it takes to open tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from bot.config import Allowance, LimitKind
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTables


class Founding(Struct, frozen=True):
    tables: LiveTables
    computers: Computers  # those at a new table may have to begin
    ids: Callable[[], str]  # of tables
    seeds: Callable[[], str]
    allowed: Mapping[LimitKind, Allowance]

    @property
    def room(self) -> Allowance:
        """How many tables may be open."""
        return self.allowed.get("tables", Allowance())
