"""/settings: how one is reminded and reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, said
from bot.ui.settings_page import settings_page
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class SettingsCog(commands.GroupCog, group_name="settings", group_description=said("command-settings")):
    def __init__(self, bot: Latchkey) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name="show", description=said("command-settings-show"))
    async def show(self, interaction: discord.Interaction[Latchkey]) -> None:
        async with answering(interaction) as answer:
            person = await self.bot.services.people.get(answer.person.id)
            await answer.show(settings_page(person, answer.voice()))

    @app_commands.command(name="reminders", description=said("command-settings-reminders"))
    @app_commands.describe(hours=said("command-option-hours"))
    async def reminders(
        self, interaction: discord.Interaction[Latchkey], hours: app_commands.Range[int, 0, 336]
    ) -> None:
        async with answering(interaction) as answer:
            await self.bot.services.people.remind_after(answer.person.id, hours)
            await answer.say(answer.voice()("settings-reminders", hours=hours))

    @app_commands.command(name="reach", description=said("command-settings-reach"))
    async def reach(self, interaction: discord.Interaction[Latchkey]) -> None:
        """Try a DM again, for those who have opened theirs since."""
        async with answering(interaction) as answer:
            voice = answer.voice()
            await self.bot.delivery.test_reach(
                answer.person, interaction.app_permissions, voice, answer.cause
            )
            person = await self.bot.services.people.get(answer.person.id)
            await answer.say(voice("settings-reach", reach=text(f"lobby-reach-{person.reach}")))
