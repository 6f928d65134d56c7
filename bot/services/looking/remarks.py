"""A word on one's own last turn, for whoever is being taught or plays at a table of first games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.lessons import after_lessons
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.store.protocol import Reader
from bot.store.replay import followed
from bot.store.rows import TurnRow
from bot.values.cache import Kept
from bot.values.panel import Panel
from engine.core.remarks import Remark, remark_on
from engine.core.text import Seat

_KEPT = 256


class _About(Struct, frozen=True):
    """A turn of somebody's own."""

    chapter: int  # in which it began
    moved: int  # picks that its seat had made before it
    remark: Remark


class Remarks:
    """From the log, so that they are there after a restart as well."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._known = Kept[tuple[object, ...], _About]("remarks", _KEPT, 2_000)

    async def on(self, panel: Panel) -> Panel:
        """The panel with a word on its player's last turn, where they want it; and, where a lesson is over,
        with its goodbye, once."""
        live = self._tables.at_hand(panel.table.id)
        if live is None or panel.picks or not _is_wanted(live, panel):
            return panel
        about = await self._about(live, panel.seat)
        if about is None:
            return panel
        step = after_lessons(live, panel.seat, about.chapter, about.moved)
        is_new = step is not None and step.is_new
        return replace(panel, lesson=step, remark=None if is_new else about.remark)

    async def _about(self, live: LiveTable, seat: Seat) -> _About | None:
        async with self._tables.store.reading() as reader:
            turn = await reader.log.last_chosen(live.id, solitary=True, seat=seat)
            if turn is None:
                return None
            key = (live.id, seat, turn.turn, turn.at, live.saved.revision)
            if key in self._known:
                return self._known[key]
            look = await _looking_back(reader, live, seat, turn)
        self._known[key] = found = await asyncio.to_thread(look)
        return found


def _is_wanted(live: LiveTable, panel: Panel) -> bool:
    """On one's own after the lessons, and in a first game, unless they have turned that off. While it is
    secret who has answered, nothing is said of answers."""
    if live.table.status != "running" or live.table.hush is not None:
        return False
    if panel.lesson is not None:
        return panel.lesson.stage != "lesson"
    return live.table.first_game and live.table.seats[panel.seat].habits.explain


async def _looking_back(reader: Reader, live: LiveTable, seat: Seat, turn: TurnRow) -> Callable[[], _About]:
    """What is to be thought about, once it has been read: that takes a while. What was committed early, as it
    uncovered something, is part of the turn."""
    first = turn.first
    for earlier in reversed(await reader.log.turns(live.id, 1, turn.turn - 1)):
        if earlier.seat != seat or not earlier.reveals:
            break
        first = earlier.first
    (snapshot, way), since = await reader.together(
        reader.log.trail(live.id, first - 1), reader.log.moves(live.id, first - 1)
    )
    game, setup, state = live.game, live.setup, live.state
    moved = live.moved.get(seat, 0) - sum(move.seat == seat for move in since)

    def look() -> _About:
        before = followed(game, setup, snapshot, way)
        return _About(game.chapter(before), moved, remark_on(game, before, state, seat))

    return look
