"""What it takes to open tables."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.config import Allowance
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTables


class Founding(Struct, frozen=True):
    tables: LiveTables
    computers: Computers  # those at a new table may have to begin
    ids: Callable[[], str]  # of tables
    seeds: Callable[[], str]
    room: Allowance  # how many tables may be open
