"""Typed lines: suggestions for a line that is no move, and a line kept while its table is chosen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, discord_stage, labels, words

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, [*NAMES, "carol"]) as stage:
        yield stage
        stage.checked()


async def test_a_refused_line_offers_the_nearest_moves_to_press(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.confirming(*NAMES)
    anna = stage.players["anna"]
    wrong = (await anna.slash(stage.thread(), "play", move="hide the brightest")).response
    assert wrong.ephemeral
    assert "hide the brightest" in words(wrong)
    offered = [label for label in labels(wrong) if label.startswith("Hide ")]
    assert offered
    assert labels(wrong)[-1] == "Play my turn"
    assert "when you confirm" in words(wrong)
    await anna.click(wrong, label=offered[0])
    assert f"This turn: {offered[0]}" in words(wrong)
    assert {"✔ Confirm", "↩ Undo"} <= set(labels(wrong))


async def test_a_suggestion_is_drafted_also_where_presses_hand_over_at_once(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"]
    wrong = (await anna.slash(stage.thread(), "play", move="hide hellgrün")).response
    assert "“hide hellgrün”" in words(wrong), "accents and all"
    await anna.click(wrong, label=next(label for label in labels(wrong) if label.startswith("Hide ")))
    assert "✅ Done" not in words(wrong)
    assert {"✔ Confirm", "↩ Undo"} <= set(labels(wrong))


async def test_suggestions_are_private_and_expire(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"]
    wrong = (await anna.slash(stage.thread(), "play", move="hide nothing")).response
    offered = [label for label in labels(wrong) if label.startswith("Hide ")]
    done = (await anna.slash(stage.thread(), "play", move=f"{offered[0].lower()} now")).response
    assert "✅ Done" in words(done)
    await anna.click(wrong, label=offered[0])
    assert "not your turn" in words(wrong), "today's panel, and no second move"


async def test_a_line_too_long_for_a_button_is_typed_again(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"]
    asked = (await anna.user.slash("play", move="hide " * 30)).response
    assert "At which table do you want to play?" in words(asked)
    panel = (await anna.user.click(asked, label=labels(asked)[1])).response
    assert "Which token do you hide?" in words(panel)
