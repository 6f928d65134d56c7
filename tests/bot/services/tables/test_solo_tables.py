"""A new solo table notifies its player there, not at the table they came from; it ends if they stay away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.values.clock import HOUR, UNTIL_END, UNTIL_TOLD
from tests.support.service_harness import ANN, Stage, open_stage


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    stage = await open_stage(tmp_path / "bot.db")
    yield stage
    await stage.close()


async def test_the_call_of_a_new_solo_table_waits_for_no_answer_at_an_old_one(stage: Stage) -> None:
    old = await stage.services.solo_tables.open_private(ANN, 5, "lantern", cause="old")
    visits = stage.services.visits
    visits.answers(old.id, ANN, "mark", begun=True)
    assert visits.busy_elsewhere("another", ANN, stage.now) is not None
    new = await stage.services.solo_tables.open_private(ANN, 5, "lantern", cause="new")
    assert visits.busy_elsewhere(new.id, ANN, stage.now) is None


async def test_a_player_is_warned_after_silence_since_their_last_press_and_then_it_ends(stage: Stage) -> None:
    table = await stage.services.solo_tables.open_private(ANN, 5, "lantern", cause="new")
    stage.now += UNTIL_TOLD - HOUR
    await stage.first_pick(table.id, ANN)
    await stage.fire(2 * HOUR)
    assert await told(stage) == []
    await stage.fire(UNTIL_TOLD - 2 * HOUR)
    assert await told(stage) == ["silence"]
    await stage.fire(UNTIL_END)
    assert (await stage.services.queries.table(table.id)).status == "closed"


async def told(stage: Stage) -> list[str]:
    return [letter.payload.what for letter in await stage.letters() if letter.payload.what == "silence"]
