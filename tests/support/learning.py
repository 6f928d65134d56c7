"""A beginner who does exactly what the lesson says."""

from __future__ import annotations

import re
from typing import Any

import discord

from tests.support.discord_stage import Stage, controls, words

_PRESS = re.compile(r"^-# [^*\n]+\*\*(.+)\*\*$", re.MULTILINE)
_LEVEL = " › "
_BACK = "↩"
_BUTTON, _MENU = 2, 3


def lesson_on(panel: discord.Message) -> str:
    """Return the heading of the lesson; empty if there is none."""
    return next((line for line in words(panel).splitlines() if line.startswith("### 🎓")), "")


def told_to_press(panel: discord.Message) -> str:
    found = _PRESS.search(words(panel))
    return found[1] if found else ""


async def press_what_is_told(stage: Stage, name: str) -> str:
    """Press what the newest panel names; return it, or nothing if it names nothing."""
    user, panel = stage.players[name].user, stage.panels(name)[-1]
    if not (told := told_to_press(panel)):
        return ""
    part, value = _meant(controls(panel), told)
    if value is None:
        await user.click(panel, custom_id=part["custom_id"])
    else:
        await user.select(panel, [value], custom_id=part["custom_id"])
    return told


async def press_anything(stage: Stage, name: str, panel: discord.Message) -> None:
    """Press the first available control that leads on."""
    part = next(one for one in controls(panel) if not (one.get("label") or "").startswith(_BACK))
    user = stage.players[name].user
    if part["type"] == _MENU:
        await user.select(panel, [part["options"][0]["value"]], custom_id=part["custom_id"])
    else:
        await user.click(panel, custom_id=part["custom_id"])


def _meant(parts: list[dict[str, Any]], told: str) -> tuple[dict[str, Any], str | None]:
    """Return the one button with this look, or the one line of a menu."""
    found = list[tuple[dict[str, Any], str | None]]()
    for part in parts:
        if part["type"] == _BUTTON and _seen(part) == told:
            found.append((part, None))
        chosen = [option["label"] for option in part.get("options", ()) if option.get("default")]
        title = next(iter(chosen), part.get("placeholder"))  # the text on it while it is closed
        for option in part.get("options", ()):
            if f"{title}{_LEVEL}{_seen(option)}" == told:
                found.append((part, option["value"]))
    assert len(found) == 1, f"'{told}' is on {len(found)} buttons and lines of this panel"
    return found[0]


def _seen(part: dict[str, Any]) -> str:
    """Return its label, and the emoji before it."""
    emoji = part.get("emoji")
    return f"<:{emoji['name']}:{emoji['id']}> {part['label']}" if emoji else part.get("label", "")
