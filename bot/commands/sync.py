"""Send the commands to Discord in every language, only if they changed."""

from __future__ import annotations

import hashlib
import json
import logging
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.locales import locale_for, speaker
from bot.services.people.profiles import PeopleService
from engine.core.text import text

_log = logging.getLogger(__name__)


class CommandWords(app_commands.Translator):
    """Translates names, descriptions and choices; the English names work everywhere."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the translation; None if it equals the English text."""
        if (key := string.extras.get("key")) is None:
            return None
        words = _said(str(key), locale_for(locale.value))
        return None if words == string.message else words


@cache
def _said(key: str, language: str) -> str:
    """Translate a message, with a cache: discord.py asks for each one twice in all of Discord's languages."""
    return speaker(language)(text(key))


async def send_if_changed(
    tree: app_commands.CommandTree[Any], people: PeopleService, command_guild: int | None
) -> None:
    """Send the commands if they differ from the last ones sent, as Discord allows few updates a day."""
    guild = discord.Object(command_guild) if command_guild else None
    if guild is not None:
        tree.copy_global_to(guild=guild)
    words = CommandWords()
    await tree.set_translator(words)
    payload = [
        await command.get_translated_payload(tree, words) for command in tree.get_commands(guild=guild)
    ]
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    key = f"commands:{tree.client.application_id}:{command_guild or 'all'}"
    if await people.setting("app", key) == digest:
        return
    await tree.sync(guild=guild)
    await people.set_setting("app", key, digest)
    _log.info("%d commands sent to Discord", len(payload))
