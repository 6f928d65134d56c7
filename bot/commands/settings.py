"""/settings: how one is reminded and reached."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import replying, said
from bot.house import House, HouseClient
from bot.ui.pages.settings import settings_page
from engine.core.text import text


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class SettingsCog(commands.GroupCog, group_name="settings", group_description=said("command-settings")):
    def __init__(self, house: House) -> None:
        self.house = house
        super().__init__()

    @app_commands.command(name="show", description=said("command-settings-show"))
    async def show(self, interaction: discord.Interaction[HouseClient]) -> None:
        async with replying(interaction) as reply:
            person = await self.house.services.people.get(reply.person.id)
            await reply.show(settings_page(person, reply.voice()))

    @app_commands.command(name="reminders", description=said("command-settings-reminders"))
    @app_commands.describe(hours=said("command-option-hours"))
    async def reminders(
        self, interaction: discord.Interaction[HouseClient], hours: app_commands.Range[int, 0, 336]
    ) -> None:
        async with replying(interaction) as reply:
            await self.house.services.people.remind_after(reply.person.id, hours)
            await reply.say(reply.voice()("settings-reminders", hours=hours))

    @app_commands.command(name="reach", description=said("command-settings-reach"))
    async def reach(self, interaction: discord.Interaction[HouseClient]) -> None:
        """Try a DM again, for those who have opened theirs since."""
        async with replying(interaction) as reply:
            voice = reply.voice()
            person = await self.house.services.people.get(reply.person.id)
            await self.house.post.test_reach(person, interaction.app_permissions, voice, reply.cause)
            person = await self.house.services.people.get(reply.person.id)
            await reply.say(voice("settings-reach", reach=text(f"lobby-reach-{person.reach}")))
