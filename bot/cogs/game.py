"""/game: everything about one table but the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import said
from bot.cogs.looking import Looking
from bot.cogs.opening import Opening
from bot.cogs.steering import Steering

if TYPE_CHECKING:
    from bot.app import Latchkey


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCog(
    Opening, Looking, Steering, commands.GroupCog, group_name="game", group_description=said("command-game")
):
    def __init__(self, bot: Latchkey) -> None:
        self.bot = bot
        super().__init__()
