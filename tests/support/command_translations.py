"""Localises the bot's commands for Discord once per process.

Otherwise every bot that starts would do it twice, although neither commands nor texts change.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from playground.faster_simcord import copied

_WORDED: dict[tuple[type, str], dict[str, Any]] = {}


def begin() -> None:
    for kind in (app_commands.Command, app_commands.Group):
        setattr(kind, "get_translated_payload", _once(kind.get_translated_payload))  # noqa: B010  # typed as a method


def _once(worded: Callable[..., Awaitable[dict[str, Any]]]) -> Callable[..., Awaitable[dict[str, Any]]]:
    async def payload(command: Any, tree: Any, translator: app_commands.Translator) -> dict[str, Any]:
        if command.parent is not None:
            return await worded(command, tree, translator)
        key = type(translator), json.dumps(command.to_dict(tree), default=str)  # all of it in English
        if key not in _WORDED:
            _WORDED[key] = await worded(command, tree, translator)
        made: dict[str, Any] = copied(_WORDED[key])
        return made

    return payload
