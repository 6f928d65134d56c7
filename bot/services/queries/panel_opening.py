"""Everything beside the question of a panel: suggested turns, a remark on the last turn, and news."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct
from msgspec.structs import replace

from bot.services.queries.panels import SuggestedTurns
from bot.services.queries.past_positions import PastPositions
from bot.services.turn.lessons import after_lessons
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.store.replay import followed
from bot.store.rows import TurnRow
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.panel import Panel
from bot.values.people import Habits
from bot.values.read_models import Surroundings
from engine.core.remarks import Remark
from engine.core.tell import Event
from engine.core.text import Seat
from engine.players.adviser import Adviser

_KEPT_REMARKS = 256


class _OwnTurn(Struct, frozen=True):
    """A player's own turn."""

    moved: int  # picks its seat had made before it
    remark: Remark
    befell: tuple[Event, ...]  # what it drew, began, or brought its player without a choice


class Remarks:
    """Remarks on a player's last turn, computed from the log, so they survive a restart."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._known = BoundedCache[tuple[object, ...], _OwnTurn]("remarks", _KEPT_REMARKS, 2_000)

    async def with_remark(self, panel: Panel) -> Panel:
        """Return the panel with a remark on its player's last turn, if wanted.

        Once after the last lesson, it carries the closing words of the tutorial instead."""
        live = self._tables.loaded(panel.table.id)
        if live is None or panel.picks or not _is_wanted(live, panel):
            return panel
        about = await self._about(live, panel.seat)
        if about is None:
            return panel
        step = after_lessons(live, panel.seat, about.moved)
        if step is not None:
            return replace(panel, lesson=step, remark=None)
        return replace(panel, lesson=None, remark=about.remark, befell=about.befell)

    async def _about(self, live: LiveTable, seat: Seat) -> _OwnTurn | None:
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
    """Return whether remarks are shown: after the lessons, and in a first game unless turned off.

    During a secret question there are none."""
    if live.table.status != "running":
        return False
    if panel.lesson is not None:
        return panel.lesson.stage != "lesson"
    if live.table.secret_question is not None:
        return False
    return live.table.first_game and live.table.seats[panel.seat].habits.explain


async def _looking_back(reader: Reader, live: LiveTable, seat: Seat, turn: TurnRow) -> Callable[[], _OwnTurn]:
    """Read what a remark needs, and return the slow computation.

    Parts of the turn that were committed early by a reveal count as part of it."""
    parts = [turn]
    for earlier in reversed(await reader.log.turns(live.id, 1, turn.turn - 1)):
        if earlier.seat != seat or not earlier.reveals:
            break
        parts.append(earlier)
    first = parts[-1].first
    told = (event for part in reversed(parts) for event in part.events)
    befell = tuple(event for event in told if _befell(event, seat, live.game.chapters.next))
    (snapshot, way), since = await reader.batch(
        reader.log.trail(live.id, first - 1), reader.log.moves(live.id, first - 1)
    )
    game, setup, state = live.game, live.setup, live.state
    moved = live.moved.get(seat, 0) - sum(move.seat == seat for move in since)

    def look() -> _OwnTurn:
        before = followed(game, setup, snapshot, way)
        return _OwnTurn(moved, Adviser(game).remark(before, state, seat), befell)

    return look


def _befell(event: Event, seat: Seat, begins: frozenset[str]) -> bool:
    """Whether it came to this player without a choice, or began a round or season."""
    if event.text.key in begins:
        return event.is_for(seat)
    return event.seat == seat and (seat in event.touches or (event.reveals and event.to == (seat,)))


class OpenedPanel(Struct, frozen=True):
    panel: Panel
    around: Surroundings
    habits: Habits


class PanelOpening:
    def __init__(
        self,
        habits: Callable[[int], Awaitable[Habits]],
        past: PastPositions,
        likely: SuggestedTurns,
        remarks: Remarks,
    ) -> None:
        self._habits, self._past, self._likely, self._remarks = habits, past, likely, remarks

    async def open(
        self, panel: Panel, person: int, *, begins: bool = True, news: bool = False, away: bool = False
    ) -> OpenedPanel:
        """Return a panel with all it shows. `begins`: nothing is said yet, so whole turns and a remark may be
        shown. `news` and `away` as for `PastPositions.surroundings`."""
        full = await self.begun(panel) if begins else panel
        around = await self._past.surroundings(full, person, news=news, away=away)
        return OpenedPanel(full, around, await self._habits(person))

    async def begun(self, panel: Panel) -> Panel:
        """Return the panel with whole turns and a remark on the last turn, where its reader wants them."""
        return await self._remarks.with_remark(await self._likely.with_suggestions(panel))
