"""A player's new solo table notifies them there, not at the table they came from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

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
