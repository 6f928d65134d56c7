"""/game: everything about one table but the moves."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, said
from bot.commands.looking import Looking
from bot.commands.opening import Opening
from bot.commands.steering import Steering
from bot.context import House


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCog(
    Opening,
    Looking,
    Steering,
    commands.GroupCog,
    group_name=called("game"),
    group_description=said("command-game"),
):
    def __init__(self, house: House) -> None:
        self.house = house
        super().__init__()
