"""/game board, screen, log, since, replay, export: looking without touching."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, said, table_choices
from bot.ui.look import (
    show_board,
    show_export,
    show_log,
    show_replay,
    show_screen,
    show_since,
    show_text_board,
)
from bot.ui.which import table_meant

if TYPE_CHECKING:
    from bot.app import Latchkey


class Looking(commands.Cog):
    bot: Latchkey

    @app_commands.command(name="board", description=said("command-game-board"))
    @app_commands.describe(text=said("command-option-text"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def board(
        self, interaction: discord.Interaction[Latchkey], text: bool = False, table: str | None = None
    ) -> None:
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table)
            await (show_text_board if text else show_board)(answer, meant.id)

    @app_commands.command(name="screen", description=said("command-game-screen"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def screen(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await show_screen(answer, (await table_meant(answer, table)).id)

    @app_commands.command(name="log", description=said("command-game-log"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def log(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await show_log(answer, (await table_meant(answer, table)).id)

    @app_commands.command(name="since", description=said("command-game-since"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def since(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await show_since(answer, (await table_meant(answer, table)).id)

    @app_commands.command(name="replay", description=said("command-game-replay"))
    @app_commands.describe(turn=said("command-option-turn"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def replay(
        self,
        interaction: discord.Interaction[Latchkey],
        turn: app_commands.Range[int, 1] = 1,
        table: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            await show_replay(answer, (await table_meant(answer, table)).id, turn)

    @app_commands.command(name="export", description=said("command-game-export"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def export(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await show_export(answer, (await table_meant(answer, table)).id)
