"""Somebody who knows nothing and does what the lesson says, word by word."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.support.discord_stage import Stage, controls, words

_PRESS = re.compile(r"^-# [^*\n]+\*\*(.+)\*\*$", re.MULTILINE)
_LETTER = re.compile(r"^\w{1,2} · ")
_LEVEL = " › "
_WHOLE, _BACK = "⚡", "↩"
_BUTTON, _MENU = 2, 3


def lesson_on(panel: discord.Message) -> str:
    """Its heading; empty where nothing is taught."""
    return next((line for line in words(panel).splitlines() if line.startswith("### 🎓")), "")


def told_to_press(panel: discord.Message) -> str:
    found = _PRESS.search(words(panel))
    return found[1] if found else ""


async def press_what_is_told(stage: Stage, name: str) -> str:
    """One press on what the newest panel names; what that was, or nothing if it names nothing."""
    user, panel = stage.players[name].user, stage.panels(name)[-1]
    if not (told := told_to_press(panel)):
        return ""
    part, value = _meant(controls(panel), told.split(_LEVEL))
    if value is None:
        await user.click(panel, custom_id=part["custom_id"])
    else:
        await user.select(panel, [value], custom_id=part["custom_id"])
    return told


async def press_anything(stage: Stage, name: str, panel: discord.Message) -> None:
    """The first thing on offer that leads on."""
    part = next(one for one in controls(panel) if not (one.get("label") or "").startswith(_BACK))
    user = stage.players[name].user
    if part["type"] == _MENU:
        await user.select(panel, [part["options"][0]["value"]], custom_id=part["custom_id"])
    else:
        await user.click(panel, custom_id=part["custom_id"])


def _meant(parts: list[dict[str, Any]], levels: list[str]) -> tuple[dict[str, Any], str | None]:
    """The button or the line of a menu that reads so: all its words stand on it, or above it on its menu."""
    offered = list[tuple[int, dict[str, Any], str | None]]()
    for part in parts:
        lines = [(part.get("label") or "", None)] if part["type"] == _BUTTON else []
        if part["type"] == _MENU:
            lines = [(option["label"], option["value"]) for option in part["options"]]
        for label, value in lines:
            read = f"{part.get('placeholder') or ''} {_LETTER.sub('', label)}"
            if not label.startswith(_WHOLE) and all(level in read for level in levels):
                offered.append((len(label), part, value))
    assert offered, f"{levels} is on no button and in no menu of this panel"
    shortest = min(offered, key=lambda one: one[0])
    return shortest[1], shortest[2]
