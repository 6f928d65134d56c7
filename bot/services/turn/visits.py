"""Who was at which table when, and how far they have read; panels that only their reader sees.

A look writes nothing by itself: what was read is kept in memory, and written a little later with others. If
the process dies before that, somebody is told a thing twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable

from bot.store.protocol import CannotStoreError, Reader, Store
from bot.values.cache import BoundedCache
from bot.values.table import Table
from bot.values.visits import OpenPanel, Seen, Visit

_log = logging.getLogger(__name__)
_LATER = 30.0
"""Seconds after which what was read is written."""
_REMEMBERED = 4096
_VALID = 14 * 60.0
"""Seconds for which a message can be changed by the token of an answer; Discord gives 15 minutes."""


class Visits:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._known = BoundedCache[tuple[str, int], Visit]("visits", _REMEMBERED, 600)
        self._news = set[tuple[str, int]]()  # those still to be written
        self._panels = dict[int, OpenPanel]()  # their newest tokens, still to be written
        self._open = dict[int, float]()  # panels that are written, and until when
        self._task: asyncio.Task[None] | None = None

    def learn(self, visits: Iterable[Visit]) -> None:
        """As they were read with a table; what is still to be written is newer."""
        for visit in visits:
            key = (visit.game_id, visit.person)
            known = self._known.get(key)
            if key not in self._news and (known is None or known.at <= visit.at):
                self._known[key] = visit

    def of(self, game_id: str, person: int) -> Visit | None:
        """None: they have not been there since they sat down."""
        return self._known.get((game_id, person))

    def since(self, table: Table, person: int) -> Seen | None:
        """From where on this person would be told if they came now; None: nobody has noted it."""
        visit = self.of(table.id, person)
        if visit is None:
            return None
        since = visit.come(self._clock(), at_table=False).since
        return since if since.turn <= table.turn else Seen(table.turn, table.number)

    def is_at_table(self, game_id: str, person: int) -> float | None:
        """Until when this person counts as sitting at the table; None: they do not."""
        visit, now = self.of(game_id, person), self._clock()
        return visit.until if visit is not None and visit.is_at_table(now) else None

    def sees(self, table: Table, person: int, *, at_table: bool) -> None:
        """They are shown the table as everybody may see it."""
        if table.status != "running" or table.seat_of(person) is None:
            return
        now, seen, known = self._clock(), Seen(table.turn, table.number), self.of(table.id, person)
        visit = Visit(table.id, person, now, at_table, seen, seen) if known is None else known
        self._keep(visit.come(now, at_table=at_table).shown(seen))

    def after_move(self, game_id: str, person: int, seen: Seen) -> Visit:
        """They have moved themselves: what comes next is news to them."""
        known = self.of(game_id, person)
        at_table = known is not None and known.at_table
        return Visit(game_id, person, self._clock(), at_table, seen, seen)

    def moved(self, visit: Visit) -> None:
        """The same once it is written."""
        self._known[visit.game_id, visit.person] = visit
        self._news.discard((visit.game_id, visit.person))

    def back_to(self, table: Table, seen: Seen) -> None:
        """Turns were taken back."""
        for info in table.seats:
            key = (table.id, info.person or 0)
            if (visit := self._known.get(key)) is not None:
                self._known[key] = visit.back_to(seen)

    def forget(self, person: int) -> None:
        """Nothing more is written of them."""
        for key in [key for key in self._news if key[1] == person]:
            self._news.discard(key)
            self._known.pop(key)
        for message in [message for message, panel in self._panels.items() if panel.person == person]:
            del self._panels[message]

    async def opens(self, table: Table, person: int, channel: int, message: int, token: str) -> None:
        """A panel is about to be shown to nobody but this person. It is written down first, so that it can be
        closed even if we die; newer tokens of the same one may wait."""
        now = self._clock()
        panel = OpenPanel(message, table.id, person, channel, token, now + _VALID)
        if self._open.get(message, 0.0) > now:
            self._panels[message], self._open[message] = panel, panel.expires
            self._write_later()
        else:
            await self.took_place(panel, ())

    async def took_place(self, panel: OpenPanel, of: Collection[int]) -> None:
        """A panel is open, and others of the same person are not any more."""
        self._forget(of)
        async with self._store.writing(lasting=False) as writer:
            writer.visits.put((), (panel,), of, self._clock())
        self._open[panel.message] = panel.expires

    async def panels(self, reader: Reader, game_id: str, person: int) -> list[OpenPanel]:
        """Those that can still be changed, the newest last."""
        found = await reader.visits.panels(game_id, self._clock())
        return [self._panels.get(one.message, one) for one in found if one.person == person]

    async def panels_of(self, game_id: str, person: int) -> list[OpenPanel]:
        async with self._store.reading() as reader:
            return await self.panels(reader, game_id, person)

    async def closed(self, messages: Collection[int]) -> None:
        self._forget(messages)
        async with self._store.writing(lasting=False) as writer:
            writer.visits.put((), (), messages, self._clock())

    def _forget(self, messages: Collection[int]) -> None:
        for message in messages:
            self._panels.pop(message, None)
            self._open.pop(message, None)

    def _keep(self, visit: Visit) -> None:
        key = (visit.game_id, visit.person)
        self._known[key] = visit
        self._news.add(key)
        self._write_later()

    def _write_later(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._after_a_while(), name="visits")

    async def _after_a_while(self) -> None:
        await asyncio.sleep(_LATER)
        try:
            await self.flush()
        except CannotStoreError:
            pass  # the store has said so; whoever comes next brings it along
        except Exception:
            _log.exception("what was read could not be noted")

    async def flush(self) -> None:
        """Write what is new; what is noted meanwhile waits for the next time."""
        found = {key: visit for key in self._news if (visit := self._known.get(key)) is not None}
        panels, now = dict(self._panels), self._clock()
        if not found and not panels:
            return
        async with self._store.writing(lasting=False) as writer:
            writer.visits.put(tuple(found.values()), tuple(panels.values()), (), now)
        self._news -= {key for key, visit in found.items() if self._known.get(key) is visit}
        for message, panel in panels.items():
            if self._panels.get(message) is panel:
                del self._panels[message]
        self._open = {message: until for message, until in self._open.items() if until > now}

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.flush()
        except CannotStoreError as error:
            _log.warning("what was read is not noted: %s", error)
