"""The state of a table in the list of a server's tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.kit.localiser import Localisers
from bot.ui.pages.table_lists import _state
from bot.values.table import Status
from tests.bot.ui.pages.test_results import over

STATES: dict[Status, str] = {
    "lobby": "2 of 2 seats taken · No hurry",
    "running": "Running",
    "paused": "⏸️ Paused",
    "over": "🏁 Ended <t:60:R>",
    "closed": "Ended early <t:60:R>",
}


@pytest.mark.parametrize("status", STATES)
def test_every_state_has_its_words(status: Status) -> None:
    table = replace(over(2).table, status=status, ended=60.0)
    assert _state(table, Localisers(), "en") == STATES[status]
