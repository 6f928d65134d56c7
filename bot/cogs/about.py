"""/help and /rules: from nothing to a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, said
from bot.ui.page import Page, Words
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey


class AboutCog(commands.Cog):
    def __init__(self, bot: Latchkey) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=said("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction[Latchkey]) -> None:
        async with answering(interaction) as answer:
            voice = answer.voice()
            games = tuple(text(f"{key}-name") for key in self.bot.games)
            parts = (voice("help-begin", games=games), voice("help-turn"), voice("help-more"))
            await answer.show(Page(tuple(Words(part) for part in parts)))
