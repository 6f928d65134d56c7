"""/game: everything about one table except the moves."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, options, replying, said, table_choices, table_command
from bot.commands.game_control import Steering
from bot.commands.game_lobby import Opening
from bot.context import AppContext, Interaction
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import table_meant
from bot.ui.pages.own_score import show_own_score
from bot.ui.pages.table_info import (
    show_board,
    show_export,
    show_log,
    show_replay,
    show_screen,
    show_since,
    show_text_board,
)
from bot.ui.pages.table_lists import show_tables
from bot.values.sanitise import within
from bot.values.table import Table

_MOST_TURNS = 99_999


class Looking(commands.Cog):
    context: AppContext

    @app_commands.command(name=called("game list"), description=said("command-game-list"))
    async def list(self, interaction: Interaction) -> None:
        """List the open, running and finished tables here."""
        async with replying(interaction) as reply:
            await show_tables(reply)

    @app_commands.command(name=called("game board"), description=said("command-game-board"))
    @options(text="command-option-text", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def board(self, interaction: Interaction, text: bool = False, table: str | None = None) -> None:
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table)
            await (show_text_board if text else show_board)(reply, meant.id)

    @table_command("game screen")
    async def screen(self, reply: Reply, meant: Table) -> None:
        await show_screen(reply, meant.id)

    @table_command("game plan")
    async def plan(self, reply: Reply, meant: Table) -> None:
        """Show the player's score so far and their objectives."""
        await show_own_score(reply, meant.id)

    @table_command("game log")
    async def log(self, reply: Reply, meant: Table) -> None:
        await show_log(reply, meant.id)

    @table_command("game since")
    async def since(self, reply: Reply, meant: Table) -> None:
        await show_since(reply, meant.id)

    @app_commands.command(name=called("game replay"), description=said("command-game-replay"))
    @options(turn="command-option-turn", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def replay(
        self,
        interaction: Interaction,
        turn: app_commands.Range[int, 1] = 1,
        table: str | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            await show_replay(reply, (await table_meant(reply, table)).id, within(turn, 1, _MOST_TURNS))

    @table_command("game export")
    async def export(self, reply: Reply, meant: Table) -> None:
        await show_export(reply, meant.id)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCog(
    Opening,
    Looking,
    Steering,
    commands.GroupCog,
    group_name=called("game"),
    group_description=said("command-game"),
):
    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__()
