"""Whole turns on the panel by buttons: played at once, undone as one, switched off permanently."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

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
    """Return a player with a notice, and the notice."""
    name = next(name for name in NAMES if stage.panels(name))
    return name, stage.panels(name)[-1]


def today(stage: Stage, name: str, message: discord.Message) -> discord.Message:
    return next(one for one in stage.dm(name) if one.id == message.id)


def whole_turns(panel: discord.Message) -> list[dict[str, Any]]:
    """The buttons of whole turns."""
    return [act for act in controls(panel) if ":likely:" in act["custom_id"]]


def route_of(turn: dict[str, Any]) -> list[int]:
    return [int(step) for step in turn["custom_id"].rpartition(":")[2].split(".")]


async def test_one_press_is_a_turn_and_one_undo_takes_it_back(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, panel = called(stage)
    turns = whole_turns(panel)
    assert 1 <= len(turns) <= 3
    assert all(act["label"].startswith("⚡") for act in turns)
    assert all(len(act["label"]) <= 34 for act in turns), "they can be read on a phone"
    routes = [route_of(act) for act in turns]
    assert routes == sorted(routes), "no order of merit: that would be advice"
    user = stage.players[name].user
    await user.click(panel, custom_id=turns[0]["custom_id"])
    panel = today(stage, name, panel)
    assert "✅ Done" in words(panel)
    assert not whole_turns(panel)
    await user.click(panel, label="↩ Undo turn")
    panel = today(stage, name, panel)
    assert "This turn" not in words(panel)
    assert [act["label"] for act in whole_turns(panel)] == [act["label"] for act in turns]


async def test_a_player_who_does_not_want_them_turns_them_off(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, _ = called(stage)
    player = stage.players[name]
    settings = (await player.user.slash("settings show")).response
    await player.user.click(settings, label="⚡ One-tap turns: on")
    assert "⚡ One-tap turns: off" in labels(settings)
    panel = (await player.slash(stage.thread(), "play")).response
    assert not [label for label in labels(panel) if label.startswith("⚡")]
