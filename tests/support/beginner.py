"""A beginner who follows a lesson exactly."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.interactions import custom_ids
from tests.support.discord_stage import Stage, controls, words

_BLUE, _GREEN = 1, 3  # styles of buttons
_NEW_GAME = "firstgame"
_ONWARD = ("confirm", "sure", "pick", "open", "choose")  # verbs that lead on, the shortest way first


def newest(stage: Stage, name: str) -> discord.Message:
    """Return the newest message of this player's DM with controls: a panel, or a goodbye."""
    recent = stage.recent(stage.players[name].user.dm_channel, 3)
    return [message for message in recent if controls(message)][-1]


def lesson_on(panel: discord.Message) -> str:
    """Return the heading of the lesson; empty if there is none."""
    return next((line for line in words(panel).splitlines() if line.startswith("### 🎓")), "")


def told_to_press(panel: discord.Message) -> str:
    """Return the look of the control that the lesson wants pressed next; empty if it wants none."""
    meant = _meant(panel)
    return "" if meant is None else _seen(meant)


async def press_what_is_told(stage: Stage, name: str) -> str:
    """Press the bright control of the newest panel; return its look, or nothing if there is none."""
    user, panel = stage.players[name].user, newest(stage, name)
    meant = _meant(panel)
    if meant is None or not lesson_on(panel):
        return ""
    assert ".." not in words(panel), "a task is one sentence"
    await user.click(panel, custom_id=meant["custom_id"])
    return _seen(meant)


async def press_anything(stage: Stage, name: str, panel: discord.Message) -> None:
    """Press an available control that leads on: of several the last, as tabs come first."""
    parts = [(custom_ids.parsed(part["custom_id"]).verb, part) for part in controls(panel)]
    leading = [(_ONWARD.index(verb), _adjusts(part), part) for verb, part in parts if verb in _ONWARD]
    part = min(reversed(leading), key=lambda one: one[:2])[2]
    await stage.players[name].user.click(panel, custom_id=part["custom_id"])


def _adjusts(part: dict[str, Any]) -> bool:
    """Return whether the pick only moves or turns a piece placed already."""
    return bool(part["custom_id"].rpartition(":")[2].startswith("-"))


def _meant(panel: discord.Message) -> dict[str, Any] | None:
    """Return the one blue control; without one, Confirm, if it is green. A new game is no lesson."""
    parts = [part for part in controls(panel) if custom_ids.parsed(part["custom_id"]).verb != _NEW_GAME]
    blue = [part for part in parts if part.get("style") == _BLUE]
    green = [part for part in parts if part.get("style") == _GREEN]
    assert len(blue) <= 1, f"{[part.get('label') for part in blue]} are blue"
    return next(iter((*blue, *green)), None)


def _seen(part: dict[str, Any]) -> str:
    """Return its label, and the emoji before it."""
    emoji = part.get("emoji")
    return f"<:{emoji['name']}:{emoji['id']}> {part.get('label', '')}" if emoji else part.get("label", "")
