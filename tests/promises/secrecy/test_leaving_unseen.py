"""Leaving a table during a secret question reveals no answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage
from tests.promises.secrecy.test_secret_answers import SHUSHERS, world
from tests.support.service_harness import ANN, BEN


@pytest.mark.parametrize("way", ["not yet", "by hand", "drafting", "by order"])
async def test_the_calls_of_a_player_who_leaves_are_put_away_when_it_closes(
    new_stage: NewStage, tmp_path: Any, way: str
) -> None:
    """If the notices of a player who has not answered went earlier, others would see the difference."""
    stage, game_id = await world(new_stage, tmp_path, way, SHUSHERS[0])
    await stage.letters()
    await stage.services.seats.resign(game_id, BEN, cause=stage.cause())
    assert ANN in await stage.asked(game_id), "the question is still open"
    assert "call_edit" not in await stage.kinds()
    await say(stage, game_id, ANN, "let end")
    assert "call_edit" in await stage.kinds()
