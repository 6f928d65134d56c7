"""Whole turns on the panel: found at a glance from what their reader may see, and replayed pick by pick."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from msgspec.structs import replace

from bot.services.live_tables import AnyGame, LiveTables
from bot.services.panels import mark_of
from bot.values.panel import Panel, PanelWay
from engine.core.draft import drafted, with_pick
from engine.core.game import Option
from engine.core.text import Seat, Text
from engine.players import likely, question_of

_SHOWN = 4
_KEPT = 1024
_FEW = 2
"""Among so few options nobody needs a shorter way."""
_LONGEST = 6
"""Picks of a turn that can be told in one line."""
_DEEP = 3
"""Levels of a menu of which the first only sorts the others."""


class LikelyTurns:
    """Found in a thread, once for each question."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._found: OrderedDict[tuple[str, Seat, str], tuple[PanelWay, ...]] = OrderedDict()

    async def on(self, panel: Panel) -> Panel:
        """The panel with whole turns on it, where its owner wants them and a turn is about to begin."""
        live = self._tables.at_hand(panel.table.id)
        if live is None or not panel.is_awaited or panel.picks or panel.table.hush is not None:
            return panel
        if panel.decision is None or panel.ordered or panel.forced or len(panel.decision.options) <= _FEW:
            return panel
        if not live.table.seats[panel.seat].habits.likely:
            return panel
        key = (panel.table.id, panel.seat, panel.mark)
        if key not in self._found:
            if mark_of(live, panel.seat, panel.decision) != panel.mark:
                return panel  # the table has moved on since
            found = await asyncio.to_thread(_at_a_glance, live.game, live.state, panel.seat)
            self._found[key] = found
            if len(self._found) > _KEPT:
                self._found.popitem(last=False)
        return replace(panel, likely=self._found[key])


def _at_a_glance(game: AnyGame, state: Any, seat: Seat) -> tuple[PanelWay, ...]:
    """Turns of several picks, in the order in which the panel offers their beginnings."""
    question = question_of(game, state, seat, "")
    found = (_way(game, state, seat, words) for words in likely(question, _SHOWN))
    return tuple(sorted((way for way in found if way is not None), key=lambda way: way.route))


def _way(game: AnyGame, state: Any, seat: Seat, words: tuple[str, ...]) -> PanelWay | None:
    """The turn as a row of picks, without the last word that hands over: that follows by itself or is asked
    for. None where it is but one pick, or not on offer after all."""
    draft, route, menu = drafted(game, state, seat), list[int](), list[Text]()
    for each in words:
        options = draft.decision.options if draft.decision is not None else ()
        number = next((at for at, option in enumerate(options) if option.words == each), None)
        if number is None:
            return None
        option = options[number]
        if option.confirms and not option.reveals:
            break
        route.append(number)
        if not option.confirms:
            menu += option.menu if len(route) == 1 else _short(option.menu)
        if option.reveals:
            break
        draft = with_pick(game, draft, option)
    if not 1 < len(route) <= _LONGEST:
        return None
    return PanelWay(tuple(route), words[: len(route)], Option(option.action, " ".join(words), tuple(menu)))


def _short(menu: tuple[Text, ...]) -> tuple[Text, ...]:
    """Without a first level that only sorts the others."""
    return menu[1:] if len(menu) >= _DEEP and not menu[0].args else menu
