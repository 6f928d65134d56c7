"""Who visited which table when and how far they have read, and panels that only one reader sees.

A look writes nothing: read marks stay in memory and are written a little later in one batch. If the
process dies before that, a reader is told something twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct

from bot.store.errors import CannotStoreError
from bot.store.protocol import Store
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.people import OpenPanel, Seen, Visit
from bot.values.table import Table

_log = logging.getLogger(__name__)
_LATER = 30.0
"""Seconds after which read marks are written."""
_REMEMBERED = 4096
_PRESSED, _BEGUN = 180.0, 600.0
"""Seconds for which calls of other tables wait: after a press in the inbox, and after an answer was begun. No
call waits longer than the second."""
_VALID = 14 * 60.0
"""Seconds in which an interaction token can still edit its message; Discord allows 15 minutes."""


class _Busy(Struct, frozen=True):
    """A person who is answering in their inbox."""

    game_id: str
    mark: str  # the question that their message shows; empty: only a private answer shows it
    pressed: float
    begun: float | None  # since when an answer is half given

    @property
    def until(self) -> float:
        return self.pressed + _PRESSED if self.begun is None else self.begun + _BEGUN


class _Spot(Struct, frozen=True):
    """How far somebody has come on a panel."""

    game_id: str
    mark: str  # the question
    path: tuple[int, ...]  # the words said
    more: bool  # More is open


class Visits:
    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._known = BoundedCache[tuple[str, int], Visit]("visits", _REMEMBERED, 600)
        self._news = set[tuple[str, int]]()  # still to be written
        self._panels = dict[int, OpenPanel]()  # with their newest tokens, still to be written
        self._open = dict[int, float]()  # written panels and their expiry
        self._busy = BoundedCache[int, _Busy]("answers begun", _REMEMBERED, 100)
        self._spots = BoundedCache[int, _Spot]("places on panels", _REMEMBERED, 150)
        self._held = BoundedCache[int, tuple[Table, float]]("calls held back", _REMEMBERED, 400)
        self._task: asyncio.Task[None] | None = None

    def learn(self, visits: Iterable[Visit]) -> None:
        """Take in visits that were read with a table. Unwritten ones are newer."""
        for visit in visits:
            key = (visit.game_id, visit.person)
            known = self._known.get(key)
            if key not in self._news and (known is None or known.at <= visit.at):
                self._known[key] = visit

    def of(self, game_id: str, person: int) -> Visit | None:
        """Return a person's last visit; None: they have not visited since they sat down."""
        return self._known.get((game_id, person))

    def recap_start(self, table: Table, person: int) -> Seen | None:
        """Return where this person's recap would start now; None: unknown."""
        visit = self.of(table.id, person)
        if visit is None:
            return None
        since = visit.come(self._clock(), at_table=False).since
        return since if since.turn <= table.turn else Seen(table.turn, table.number)

    def is_at_table(self, game_id: str, person: int) -> float | None:
        """Return until when this person counts as present at the table; None: they are not."""
        visit, now = self.of(game_id, person), self._clock()
        return visit.until if visit is not None and visit.is_at_table(now) else None

    def mark_seen(self, table: Table, person: int, *, at_table: bool) -> None:
        """Note that a person is shown the public state of the table."""
        if table.status != "running" or table.seat_of(person) is None:
            return
        now, seen, known = self._clock(), Seen(table.turn, table.number), self.of(table.id, person)
        visit = Visit(table.id, person, now, at_table, seen, seen) if known is None else known
        self._keep(visit.come(now, at_table=at_table).shown(seen))

    def answers(self, game_id: str, person: int, mark: str, *, begun: bool) -> None:
        """Note a press in the person's inbox; `begun`: their answer is half given."""
        now, known = self._clock(), self._busy.get(person)
        since = known.begun if known is not None and known.game_id == game_id else None
        self._busy[person] = _Busy(game_id, mark, now, (since or now) if begun else None)

    def has_answered(self, game_id: str, person: int) -> None:
        """Note that nothing is half given any more."""
        busy = self._busy.get(person)
        if busy is not None and busy.game_id == game_id:
            self._busy.pop(person)

    def starts_elsewhere(self, game_id: str, person: int) -> None:
        """Note that a person has begun this table: its call does not wait until they have answered at another
        table, and nothing is posted below it yet."""
        self._busy[person] = _Busy(game_id, "", self._clock(), None)
        self._held.pop(person)

    def busy_elsewhere(self, game_id: str, person: int, since: float) -> float | None:
        """Return until when a call of this table, made at `since`, should wait, as the person answers another
        one; None: it need not."""
        busy = self._busy.get(person)
        if busy is None or busy.game_id == game_id:
            return None
        until = min(busy.until, since + _BEGUN)
        return until if until > self._clock() else None

    def shows(self, game_id: str, person: int, mark: str, path: tuple[int, ...], *, more: bool) -> None:
        """Note what a panel shows after a press."""
        self._spots[person] = _Spot(game_id, mark, path, more)

    def shown_on_panel(self, game_id: str, person: int, mark: str) -> tuple[tuple[int, ...], bool]:
        """Return the words said on the panel of this question, and whether More is open."""
        spot = self._spots.get(person)
        if spot is None or (spot.game_id, spot.mark) != (game_id, mark):
            return (), False
        return spot.path, spot.more

    def defer_call(self, table: Table, person: int, until: float) -> None:
        """Note that a call of this table waits until then, as the person answers another one."""
        self._held[person] = table, until

    def held_back(self, game_id: str, person: int) -> Table | None:
        """Return another table whose call waits while this person answers."""
        held = self._held.get(person)
        if held is None or held[0].id == game_id or held[1] <= self._clock():
            return None
        return held[0]

    def is_answering(self, game_id: str, person: int, mark: str) -> bool:
        """Return whether the person is answering this question in a message that stays."""
        busy = self._busy.get(person)
        return (
            busy is not None and (busy.game_id, busy.mark) == (game_id, mark) and busy.until > self._clock()
        )

    def after_move(self, game_id: str, person: int, seen: Seen) -> Visit:
        """Return the visit after a person's own move: everything after it is news to them."""
        known = self.of(game_id, person)
        at_table = known is not None and known.at_table
        return Visit(game_id, person, self._clock(), at_table, seen, seen)

    def moved(self, visit: Visit) -> None:
        """Remember that visit once it is written."""
        self._known[visit.game_id, visit.person] = visit
        self._news.discard((visit.game_id, visit.person))

    def back_to(self, table: Table, seen: Seen) -> None:
        """Adjust all visits after an undo."""
        for info in table.seats:
            key = (table.id, info.person or 0)
            if (visit := self._known.get(key)) is not None:
                self._known[key] = visit.back_to(seen)

    def forget(self, person: int) -> None:
        """Discard everything about a person that is not written yet."""
        self._busy.pop(person)
        self._held.pop(person)
        self._spots.pop(person)
        for key in [key for key in self._news if key[1] == person]:
            self._news.discard(key)
            self._known.pop(key)
        for message in [message for message, panel in self._panels.items() if panel.person == person]:
            del self._panels[message]

    async def mark_panel_open(
        self, table: Table, person: int, channel: int, message: int, token: str
    ) -> None:
        """Note a panel that is about to be shown to this person only.

        It is written first, so it can be closed even if the process dies. Newer tokens of the same panel
        may wait."""
        now = self._clock()
        panel = OpenPanel(message, table.id, person, channel, token, now + _VALID)
        if self._open.get(message, 0.0) > now:
            self._panels[message], self._open[message] = panel, panel.expires
            self._write_later()
        else:
            await self.took_place(panel, ())

    async def took_place(self, panel: OpenPanel, of: Collection[int]) -> None:
        """Note that a panel replaces others of the same person."""
        self._forget(of)
        async with self._store.writing(lasting=False) as writer:
            writer.visits.put((), (panel,), of, self._clock())
        self._open[panel.message] = panel.expires

    async def panels(self, reader: Reader, game_id: str, person: int) -> list[OpenPanel]:
        """Return the panels that can still be changed, newest last."""
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
            pass  # the store has logged it; the next visit retries
        except Exception:
            _log.exception("read marks could not be stored")

    async def flush(self) -> None:
        """Write pending changes. Those made meanwhile wait for the next time."""
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
            _log.warning("read marks were not stored: %s", error)
