"""/play and /turns: moving by words, and where one is waited for."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import replying, said, table_choices
from bot.house import House, HouseClient
from bot.ui.page.blocks import Block, Button, Page, Words, rows
from bot.ui.page.limits import CHOICES, MENU_TEXT
from bot.ui.page.names import link, post_link, when
from bot.ui.panel.presses import show_panel
from bot.ui.press import ids
from bot.ui.press.reply import Reply
from bot.ui.press.which_table import table_meant
from bot.values.errors import StaleError
from bot.values.reading import Waiting
from engine.core.text import Who, text

_log = logging.getLogger(__name__)
_SHOWN = 10
_NOW = " now"


class PlayCog(commands.Cog):
    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="play", description=said("command-play"))
    @app_commands.describe(
        move=said("command-option-move"), now=said("command-option-now"), table=said("command-option-table")
    )
    @app_commands.autocomplete(table=table_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def play(
        self,
        interaction: discord.Interaction[HouseClient],
        move: str = "",
        now: bool = False,
        table: str | None = None,
    ) -> None:
        """Without a move this opens the panel; with one it shows what would come of it."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=("running", "paused"))
            tables, person = self.house.services.table, reply.person.id
            line = move.strip().lower()
            if line.endswith(_NOW):
                line, now = line.removesuffix(_NOW), True
            try:
                if line:
                    panel = await tables.play_line(meant.id, person, line, now=now, cause=reply.cause)
                else:
                    panel = await tables.panel(meant.id, person)
            except StaleError as error:
                panel = error.panel
            await show_panel(reply, panel)

    @play.autocomplete("move")
    async def _moves(
        self, interaction: discord.Interaction[HouseClient], current: str
    ) -> list[app_commands.Choice[str]]:
        """Word by word, from what this player may do now."""
        try:
            with interaction.client.working():
                table = await table_meant(Reply(interaction), interaction.namespace.table, only=("running",))
                lines = await self.house.services.table.complete(table.id, interaction.user.id, current)
        except Exception:
            _log.debug("nothing to complete", exc_info=True)
            return []
        fitting = [line for line in lines if len(line) <= MENU_TEXT]
        return [app_commands.Choice(name=line, value=line) for line in fitting[:CHOICES]]

    @app_commands.command(name="turns", description=said("command-turns"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def turns(self, interaction: discord.Interaction[HouseClient]) -> None:
        """All one's games everywhere, longest waiting first."""
        async with replying(interaction) as reply:
            waiting = await self.house.services.reading.turns(reply.person.id)
            voice = reply.voice()
            if not waiting:
                await reply.say(voice("turns-none"))
                return
            blocks: list[Block] = [Words(voice("turns-title", count=len(waiting)))]
            blocks.append(Words("\n".join(self._line(reply, one) for one in waiting[:_SHOWN])))
            buttons = [
                Button(
                    voice.short("turns-play", number=number, game=text(f"{one.table.game}-name")),
                    ids.button("play", one.table.id),
                    "verb" if number == 1 else "plain",
                )
                for number, one in enumerate(waiting[:_SHOWN], 1)
            ]
            await reply.show(Page((*blocks, *rows(buttons))))

    def _line(self, reply: Reply, one: Waiting) -> str:
        voice = reply.voice(one.table)
        others = tuple(Who(info.seat) for info in one.table.seats if info.seat != one.seat)
        place = one.table.place
        address = link(place) if one.post is None else post_link(place, one.post)
        game = text(f"{one.table.game}-name")
        return "1. " + voice("turns-line", game=game, who=others, since=when(one.since), link=address)
