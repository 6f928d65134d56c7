"""What all commands share: their words, and the way an answer begins."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.ui.answer import Ack, Answer
from bot.ui.errors import guarded
from bot.ui.limits import CHOICES, MENU_TEXT, clip
from bot.ui.names import title
from bot.words import speaker
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey

_log = logging.getLogger(__name__)
_say = speaker("en")


def said(key: str) -> app_commands.locale_str:
    """A command's or option's description; the key goes along for the translator."""
    return app_commands.locale_str(_say(text(key)), key=key)


@contextlib.asynccontextmanager
async def answering(
    interaction: discord.Interaction[Latchkey], ack: Ack = "private"
) -> AsyncIterator[Answer]:
    """Acknowledge first, then let the command work; errors are told by the one handler."""
    answer = Answer(interaction)
    command = interaction.command
    async with guarded(answer, f"/{command.qualified_name}" if command is not None else "command"):
        await answer.acknowledge(ack)
        yield answer


async def table_choices(
    interaction: discord.Interaction[Latchkey], current: str
) -> list[app_commands.Choice[str]]:
    """Tables of this person and of this place."""
    bot = interaction.client
    try:
        mine = await bot.services.reading.tables_of(interaction.user.id)
        here = await bot.services.reading.tables_at(interaction.channel_id or 0)
    except Exception:
        _log.exception("no choices of tables")
        return []
    found = {table.id: table for table in (*mine, *here)}.values()
    locale = interaction.locale.value
    named = [(title(table, bot.voices.at(table, locale)), table.id) for table in found]
    return [
        app_commands.Choice(name=clip(name, MENU_TEXT), value=id_)
        for name, id_ in named
        if current.lower() in name.lower()
    ][:CHOICES]


async def game_choices(
    interaction: discord.Interaction[Latchkey], current: str
) -> list[app_commands.Choice[str]]:
    """Every game there is, by its name in the reader's language."""
    bot = interaction.client
    say = bot.voices.plain(interaction.locale.value).label
    names = {key: say(text(f"{key}-name")) for key in bot.games}
    return [
        app_commands.Choice(name=name, value=key)
        for key, name in names.items()
        if current.lower() in name.lower()
    ][:CHOICES]
