"""Whole turns on the panel, as one presses them: done at once, taken back as one, turned off for good."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from engine.keyflower.game import KEYFLOWER
from tests.support.discord_stage import Stage, controls, discord_stage, labels, words

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"keyflower": KEYFLOWER}, NAMES) as stage:
        yield stage
        stage.checked()


def called(stage: Stage) -> tuple[str, discord.Message]:
    """Whoever is called, and the call."""
    name = next(name for name in NAMES if stage.panels(name))
    return name, stage.panels(name)[-1]


def today(stage: Stage, name: str, message: discord.Message) -> discord.Message:
    return next(one for one in stage.dm(name) if one.id == message.id)


async def test_one_press_is_a_turn_and_one_undo_takes_it_back(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, panel = called(stage)
    turns = [label for label in labels(panel) if label.startswith("⚡")]
    assert 1 <= len(turns) <= 3
    assert all(len(label) <= 38 for label in turns), "they can be read on a phone"
    assert "not advice" in words(panel)
    below = [act["custom_id"] for act in controls(panel) if ":likely:" in act["custom_id"]]
    acts = [act["custom_id"] for act in controls(panel)]
    assert acts.index(below[0]) > acts.index(next(act for act in acts if ":choose:" in act)), "menus first"
    routes = [[int(step) for step in act.split(":")[-1].split(".")] for act in below]
    assert routes == sorted(routes), "no order of merit: that would be advice"
    user = stage.players[name].user
    await user.click(panel, label=turns[0])
    panel = today(stage, name, panel)
    assert "✅ Done" in words(panel)
    assert not [label for label in labels(panel) if label.startswith("⚡")]
    await user.click(panel, label="↩ Undo my turn")
    panel = today(stage, name, panel)
    assert "Your turn so far" not in words(panel)
    assert [label for label in labels(panel) if label.startswith("⚡")] == turns


async def test_whoever_does_not_want_them_turns_them_off(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, _ = called(stage)
    player = stage.players[name]
    settings = (await player.user.slash("settings show")).response
    await player.user.click(settings, label="⚡ Whole turns: shown")
    assert "⚡ Whole turns: hidden" in labels(settings)
    panel = (await player.slash(stage.thread(), "play")).response
    assert not [label for label in labels(panel) if label.startswith("⚡")]
