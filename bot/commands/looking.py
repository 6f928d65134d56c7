"""/game board, screen, log, since, replay, export: looking without touching."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import replying, said, table_choices
from bot.house import House, HouseClient
from bot.ui.pages.looking import (
    show_board,
    show_export,
    show_log,
    show_replay,
    show_screen,
    show_since,
    show_text_board,
)
from bot.ui.press.which_table import table_meant
from bot.values.outside import within

_MOST_TURNS = 99_999


class Looking(commands.Cog):
    house: House

    @app_commands.command(name="board", description=said("command-game-board"))
    @app_commands.describe(text=said("command-option-text"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def board(
        self, interaction: discord.Interaction[HouseClient], text: bool = False, table: str | None = None
    ) -> None:
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table)
            await (show_text_board if text else show_board)(reply, meant.id)

    @app_commands.command(name="screen", description=said("command-game-screen"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def screen(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            await show_screen(reply, (await table_meant(reply, table)).id)

    @app_commands.command(name="log", description=said("command-game-log"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            await show_log(reply, (await table_meant(reply, table)).id)

    @app_commands.command(name="since", description=said("command-game-since"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def since(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            await show_since(reply, (await table_meant(reply, table)).id)

    @app_commands.command(name="replay", description=said("command-game-replay"))
    @app_commands.describe(turn=said("command-option-turn"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def replay(
        self,
        interaction: discord.Interaction[HouseClient],
        turn: app_commands.Range[int, 1] = 1,
        table: str | None = None,
    ) -> None:
        async with replying(interaction) as reply:
            await show_replay(reply, (await table_meant(reply, table)).id, within(turn, 1, _MOST_TURNS))

    @app_commands.command(name="export", description=said("command-game-export"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def export(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            await show_export(reply, (await table_meant(reply, table)).id)
