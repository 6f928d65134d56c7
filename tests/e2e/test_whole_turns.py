"""Whole turns on the panel, as one presses them: done at once, taken back as one, turned off for good."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.keyflower.game import KEYFLOWER
from tests.support.discord_stage import Stage, act_of, controls, discord_stage, labels, words

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


def whole_turns(panel: discord.Message) -> dict[str, Any]:
    """The menu of whole turns."""
    return next(act for act in controls(panel) if act.get("placeholder") == "⚡ Whole turns …")


async def test_one_press_is_a_turn_and_one_undo_takes_it_back(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, panel = called(stage)
    menu = whole_turns(panel)
    turns = [line["label"] for line in menu["options"]]
    assert 1 <= len(turns) <= 8
    assert all(len(label) <= 38 for label in turns), "they can be read on a phone"
    assert "not advice" in words(await stage.behind_more(name))
    panel = await stage.back_from_more(name)
    menus = [act["custom_id"] for act in controls(panel) if ":choose:" in act["custom_id"]]
    assert menus.index(menu["custom_id"]) == len(menus) - 1 > 0, "the question's own menus first"
    routes = [[int(step) for step in line["value"][1:].split(".")] for line in menu["options"]]
    assert routes == sorted(routes), "no order of merit: that would be advice"
    user = stage.players[name].user
    await user.select(panel, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    panel = today(stage, name, panel)
    assert "✅ Done" in words(panel)
    assert not [label for label in labels(panel) if label.startswith("⚡")]
    assert labels(panel)[0] == "↩ Undo my turn", "before anything else"
    await user.click(panel, label="↩ Undo my turn")
    panel = today(stage, name, panel)
    assert "Your turn so far" not in words(panel)
    assert [line["label"] for line in whole_turns(panel)["options"]] == turns


async def test_a_button_of_the_days_when_each_whole_turn_had_one_still_plays_it(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, panel = called(stage)
    route = whole_turns(panel)["options"][0]["value"][1:]
    old = act_of(panel, "more").replace("b:more:", "b:likely:").rpartition(":")[0]
    await stage.at_once((stage.players[name].user, panel, f"{old}:{route}"))
    assert "✅ Done" in words(today(stage, name, panel))


async def test_whoever_does_not_want_them_turns_them_off(stage: Stage) -> None:
    await stage.open_table("keyflower", NAMES)
    name, _ = called(stage)
    player = stage.players[name]
    settings = (await player.user.slash("settings show")).response
    await player.user.click(settings, label="⚡ Whole turns: shown")
    assert "⚡ Whole turns: hidden" in labels(settings)
    panel = (await player.slash(stage.thread(), "play")).response
    assert not [label for label in labels(panel) if label.startswith("⚡")]
