"""The one seam between services and a database engine."""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    """`await bot.store.sqlite.open_store(path)` gives one; close it last."""

    async def close(self) -> None: ...
