"""/stats: statistics of a person, a server or a game, and ratings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, game_choices, known_game, options, replying, said, table_command
from bot.context import AppContext, Interaction
from bot.ui.interactions.reply import Reply
from bot.ui.pages.results import show_charts
from bot.ui.pages.statistics import show_leaders, show_person, show_server
from bot.values.sanitise import plain_text
from bot.values.table import Table
from engine.core.text import UserText


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class StatsCog(commands.GroupCog, group_name=called("stats"), group_description=said("command-stats")):
    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__()

    @app_commands.command(name=called("stats show"), description=said("command-stats-show"))
    @options(player="command-option-whose")
    async def show(self, interaction: Interaction, player: discord.User | None = None) -> None:
        async with replying(interaction) as reply:
            meant = reply.person.id if player is None else player.id
            found = await reply.services.statistics.of_person(meant, reply.person.id)
            await show_person(reply, found, own=meant == reply.person.id)

    @app_commands.command(name=called("stats server"), description=said("command-stats-server"))
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> None:
        async with replying(interaction) as reply:
            name = UserText("" if interaction.guild is None else plain_text(interaction.guild.name))
            await show_server(
                reply, name, await reply.services.statistics.of_server(interaction.guild_id or 0)
            )

    @app_commands.command(name=called("stats ratings"), description=said("command-stats-ratings"))
    @options(game="command-option-rated-game")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.guild_only()
    async def ratings(self, interaction: Interaction, game: str = "") -> None:
        """Show ratings; without a game, for all games together."""
        async with replying(interaction) as reply:
            key = known_game(self.context.games, game) if game else ""
            statistics, server = reply.services.statistics, interaction.guild_id or 0
            leaders = await statistics.leaders(server, key, reply.person.id)
            await show_leaders(reply, leaders)

    @table_command("stats game")
    async def game(self, reply: Reply, meant: Table) -> None:
        await show_charts(reply, meant.id)
