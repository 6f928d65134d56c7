"""Panels in tests: what a press picks, and what the keys of each question say."""

from __future__ import annotations

import re
from typing import Any

from bot.services.queries.panels import panel_of
from bot.services.turn.live_tables import Draft
from bot.services.turn.turn_flow import follow_route, make_automatic_picks
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import key_label
from bot.ui.panel.page import question_of
from bot.ui.panel.sentence import PanelQuestion, ShownKey
from bot.values.panel import Panel, Shortcut
from engine.core.draft import drafted, with_pick
from engine.core.game import AnyGame
from engine.core.text import Seat, Text
from tools.bench.panels.random_panels import NAMES, live_table


def after_press(game: AnyGame, draft: Draft, way: Shortcut) -> tuple[str, ...]:
    """Return all picks of one press, including those that follow without a choice."""
    walked = follow_route(game, draft, way.route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return way.picks
    return make_automatic_picks(game, with_pick(game, walked[0], walked[1][-1])).picks[len(draft.picks) :]


def panel_at(game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...] = ()) -> Panel:
    live = live_table(game, state, len(state.players))
    live.drafts[seat] = drafted(game, state, seat, picks)
    return panel_of(live, seat)


class PanelReader:
    """Reads the panels of one game, whose questions are found by the labels of the keys that lead there."""

    def __init__(self, game: AnyGame, between: str = " ", omitted: str = "") -> None:
        self.localiser = Localisers().plain("en", NAMES, game.key)
        self._between, self._omitted = between, omitted

    def asked(self, panel: Panel, *labels: str) -> PanelQuestion:
        """Return the question after these keys were pressed."""
        question = question_of(panel)
        for label in labels:
            assert question is not None
            keys = [key for row in question.rows for key in row.keys if self._label(panel, key) == label]
            assert keys[0].path is not None, f"{label} picks"
            question = question_of(panel, keys[0].path)
        assert question is not None
        return question

    def rows(self, panel: Panel, *labels: str) -> list[str]:
        """Return each row of keys: `~` before a grey one, `▸` before an open one."""
        return [
            self._between.join(_sign(key) + self._label(panel, key) for key in row.keys)
            for row in self.asked(panel, *labels).rows
        ]

    def question(self, panel: Panel, *labels: str) -> str:
        return self._said(self.asked(panel, *labels).step.ask)

    def note(self, panel: Panel, *labels: str) -> str:
        return self._said(self.asked(panel, *labels).step.note)

    def about(self, panel: Panel, *labels: str) -> str:
        return self._said(self.asked(panel, *labels).step.about)

    def _said(self, text: Text | None) -> str:
        return "" if text is None else self.localiser.label(text)

    def _label(self, panel: Panel, shown: ShownKey) -> str:
        return re.sub(self._omitted, "", key_label(shown.key, panel, self.localiser))


def _sign(shown: ShownKey) -> str:
    return "▸" if shown.is_said else "" if shown.is_open else "~"
