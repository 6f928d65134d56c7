"""/play and /turns: moving by words, and where one is waited for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, said, table_choices
from bot.services.errors import StaleError
from bot.services.types import Waiting
from bot.ui import acts
from bot.ui.answer import Answer
from bot.ui.desk import show_panel
from bot.ui.limits import CHOICES, MENU_TEXT
from bot.ui.names import link, post_link, when
from bot.ui.page import Block, Button, Page, Words, rows
from bot.ui.which import table_meant
from engine.core.text import Who, text

if TYPE_CHECKING:
    from bot.app import Latchkey

_log = logging.getLogger(__name__)
SHOWN = 10
_NOW = " now"


class PlayCog(commands.Cog):
    def __init__(self, bot: Latchkey) -> None:
        self.bot = bot

    @app_commands.command(name="play", description=said("command-play"))
    @app_commands.describe(
        move=said("command-option-move"), now=said("command-option-now"), table=said("command-option-table")
    )
    @app_commands.autocomplete(table=table_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def play(
        self,
        interaction: discord.Interaction[Latchkey],
        move: str = "",
        now: bool = False,
        table: str | None = None,
    ) -> None:
        """Without a move this opens the panel; with one it shows what would come of it."""
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=("running", "paused"))
            tables, person = self.bot.services.table, answer.person.id
            line = move.strip().lower()
            if line.endswith(_NOW):
                line, now = line.removesuffix(_NOW), True
            try:
                if line:
                    panel = await tables.play_line(meant.id, person, line, now=now, cause=answer.cause)
                else:
                    panel = await tables.panel(meant.id, person)
            except StaleError as error:
                panel = error.panel
            await show_panel(answer, panel)

    @play.autocomplete("move")
    async def _moves(
        self, interaction: discord.Interaction[Latchkey], current: str
    ) -> list[app_commands.Choice[str]]:
        """Word by word, from what this player may do now."""
        try:
            table = await table_meant(Answer(interaction), interaction.namespace.table, only=("running",))
            lines = await self.bot.services.table.complete(table.id, interaction.user.id, current)
        except Exception:
            _log.debug("nothing to complete", exc_info=True)
            return []
        fitting = [line for line in lines if len(line) <= MENU_TEXT]
        return [app_commands.Choice(name=line, value=line) for line in fitting[:CHOICES]]

    @app_commands.command(name="turns", description=said("command-turns"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def turns(self, interaction: discord.Interaction[Latchkey]) -> None:
        """All one's games everywhere, longest waiting first."""
        async with answering(interaction) as answer:
            waiting = await self.bot.services.reading.turns(answer.person.id)
            voice = answer.voice()
            if not waiting:
                await answer.say(voice("turns-none"))
                return
            blocks: list[Block] = [Words(voice("turns-title", count=len(waiting)))]
            blocks.append(Words("\n".join(self._line(answer, one) for one in waiting[:SHOWN])))
            buttons = [
                Button(
                    voice.short("turns-play", number=number, game=text(f"{one.table.game}-name")),
                    acts.button("play", one.table.id),
                    "verb" if number == 1 else "plain",
                )
                for number, one in enumerate(waiting[:SHOWN], 1)
            ]
            await answer.show(Page((*blocks, *rows(buttons))))

    def _line(self, answer: Answer, one: Waiting) -> str:
        voice = answer.voice(one.table)
        others = tuple(Who(info.seat) for info in one.table.seats if info.seat != one.seat)
        place = one.table.place
        address = link(place) if one.post is None else post_link(place, one.post)
        game = text(f"{one.table.game}-name")
        return "1. " + voice("turns-line", game=game, who=others, since=when(one.since), link=address)
