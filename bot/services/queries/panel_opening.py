"""Everything that a panel shows, by one call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.services.queries.panels import SuggestedTurns
from bot.services.queries.past_positions import PastPositions
from bot.services.queries.reviews import Remarks
from bot.values.panel import Panel
from bot.values.people import Habits
from bot.values.read_models import Surroundings


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
