"""The tables of a server, as far as whoever asks may know of them: open, running, over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.services.turn.live_tables import LiveTables
from bot.store.rows import Listed
from bot.values.errors import PlayerError
from bot.values.table import Table

Which: TypeAlias = Literal["open", "running", "over"]
WHICH: tuple[Which, ...] = ("open", "running", "over")
_STATES: dict[str, Which] = {
    "lobby": "open",
    "running": "running",
    "paused": "running",
    "over": "over",
    "closed": "over",
}


class TableList(Struct, frozen=True):
    """One page of one of the three lists, and how long each is."""

    which: Which
    page: int
    pages: int
    counts: dict[Which, int]
    tables: tuple[Table, ...]


class ListService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def here(
        self,
        guild: int,
        person: int,
        sees: Callable[[int], bool],
        which: Which | None = None,
        page: int = 0,
        size: int = 8,
    ) -> TableList:
        """`sees`: whether this person can see a channel. None: the first list that has something in it."""
        async with self._tables.store.reading() as reader:
            listed = await reader.games.listed(guild, person)
        return await self._page([one for one in listed if one.own or sees(one.channel)], which, page, size)

    async def own(self, person: int, which: Which | None = None, page: int = 0, size: int = 8) -> TableList:
        """The same of the tables at which this person sits, wherever they are."""
        async with self._tables.store.reading() as reader:
            tables = await reader.games.of(person)
        listed = [Listed(one.id, one.status, one.place.channel, True) for one in tables]
        return await self._page(listed, which, page, size)

    async def _page(self, listed: Sequence[Listed], wanted: Which | None, page: int, size: int) -> TableList:
        sorts = {kind: [one for one in listed if _STATES[one.status] == kind] for kind in WHICH}
        filled: list[Which] = [kind for kind in WHICH if sorts[kind]]
        which: Which = wanted if wanted is not None else filled[0] if filled else "open"
        pages = max(1, -(-len(sorts[which]) // size))
        page = min(max(page, 0), pages - 1)
        shown = list[Table]()
        for one in sorts[which][page * size : (page + 1) * size]:
            try:
                shown.append(await self._tables.public(one.id))
            except PlayerError:  # of a game that is not offered any more
                continue
        counts = {kind: len(found) for kind, found in sorts.items()}
        return TableList(which, page, pages, counts, tuple(shown))
