"""Cached command translations equal fresh ones."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext.commands import Bot

from bot.commands.sync import CommandWords
from tests.support import discord_stage as _stage  # noqa: F401  # from here on each is worded once
from tests.support.command_translations import _WORDED


async def test_the_same_command_is_told_the_same_and_another_is_another() -> None:
    bot, words = Bot("!", intents=discord.Intents.none()), CommandWords()

    @app_commands.command(description="One")
    async def look(_interaction: discord.Interaction[Bot]) -> None: ...

    first = await look.get_translated_payload(bot.tree, words)
    first["options"].append("scribbled on by whoever got it")
    again = await look.get_translated_payload(bot.tree, words)
    look.description = "Another"
    other = await look.get_translated_payload(bot.tree, words)
    assert (again["description"], other["description"]) == ("One", "Another")
    assert again["options"] == []
    assert again | {"description": "Another"} == other
    assert len([key for _, key in _WORDED if '"look"' in key]) == 2
