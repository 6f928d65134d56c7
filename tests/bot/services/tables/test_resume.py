"""A start looks at all tables only after a change of the rules, else at those that were interrupted."""

from __future__ import annotations

import pytest

from bot.services.tables import resume
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, Stage


@pytest.fixture
async def stage(new_stage: NewStage) -> Stage:
    return await new_stage(confirming=False)


async def test_a_table_that_waits_for_people_is_not_read_at_each_start(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.restart()
    assert stage.services.turns._tables.loaded(game_id) is not None, "the rules are new to this database"
    await stage.restart()
    assert stage.services.turns._tables.loaded(game_id) is None


async def test_a_change_of_the_rules_and_an_interrupted_computer_are_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet, alone = await stage.game(ANN, BEN), await stage.game(ANN, computers=1)
    await stage.restart()
    async with stage.store.writing() as writer:
        writer._sql.run("UPDATE seat SET waiting_since = 1 WHERE game_id = ? AND computer <> ''", alone)
    await stage.restart()
    tables = stage.services.turns._tables
    assert (tables.loaded(quiet), tables.loaded(alone)) != (None, None)
    assert tables.loaded(quiet) is None
    monkeypatch.setattr(resume, "_fingerprint", lambda _: "other rules")
    await stage.restart()
    assert stage.services.turns._tables.loaded(quiet) is not None
