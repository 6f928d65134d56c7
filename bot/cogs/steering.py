"""/game undo, resign, replace, pause, end, import: what changes a table besides moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, said, table_choices
from bot.services.errors import NeedsVoteError, NotSeatedError, PlayerError
from bot.services.types import Place
from bot.ui.desk import offer_vote, show_panel
from bot.ui.limits import UPLOAD
from bot.ui.names import link
from bot.ui.seats import end_sure_page, resign_page
from bot.ui.which import table_meant

if TYPE_CHECKING:
    from bot.app import Latchkey

_GOING = ("running", "paused")


class Steering(commands.Cog):
    bot: Latchkey

    @app_commands.command(name="undo", description=said("command-game-undo"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=_GOING)
            try:
                panel = await self.bot.services.table.undo(meant.id, answer.person.id, cause=answer.cause)
            except NeedsVoteError as error:
                await offer_vote(answer, meant.id, error)
            else:
                await show_panel(answer, panel)

    @app_commands.command(name="resign", description=said("command-game-resign"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def resign(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=_GOING)
            if meant.seat_of(answer.person.id) is None:
                raise NotSeatedError
            await answer.show(resign_page(meant, answer))

    @app_commands.command(name="replace", description=said("command-game-replace"))
    @app_commands.describe(player=said("command-option-player"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def replace(
        self,
        interaction: discord.Interaction[Latchkey],
        player: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Offer a seat to anyone: one's own, or as host or moderator another's; once more takes it back."""
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=_GOING)
            seat = meant.seat_of(answer.person.id if player is None else player.id)
            if seat is None:
                raise NotSeatedError
            seats = self.bot.services.seats
            change = seats.withdraw if meant.seats[seat].offered else seats.offer
            after = await change(
                meant.id, answer.person.id, seat, moderator=answer.moderates(meant), cause=answer.cause
            )
            key = "table-seat-offered" if after.seats[seat].offered else "table-seat-withdrawn"
            await answer.say(answer.voice(after)(key))

    @app_commands.command(name="pause", description=said("command-game-pause"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def pause(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        """A moderator pauses at once, players by a vote; a paused table goes on."""
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=_GOING)
            services, person, moderator = self.bot.services, answer.person.id, answer.moderates(meant)
            voice = answer.voice(meant)
            if meant.status == "paused":
                await services.seats.resume(meant.id, person, moderator=moderator, cause=answer.cause)
                await answer.say(voice("table-resumed"))
            elif moderator and meant.seat_of(person) is None:
                await services.seats.pause(meant.id, person, moderator=True, cause=answer.cause)
                await answer.say(voice("table-paused"))
            else:
                await services.votes.propose(meant.id, person, "pause", cause=answer.cause)
                await answer.say(voice("vote-asked"))

    @app_commands.command(name="end", description=said("command-game-end"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: discord.Interaction[Latchkey], table: str | None = None) -> None:
        """The host and moderators may end a game after a question, players by a vote."""
        async with answering(interaction) as answer:
            meant = await table_meant(answer, table, only=_GOING)
            if answer.moderates(meant) or meant.host == answer.person.id:
                await answer.show(end_sure_page(meant, answer))
                return
            await self.bot.services.votes.propose(meant.id, answer.person.id, "end", cause=answer.cause)
            await answer.say(answer.voice(meant)("vote-asked"))

    @app_commands.command(name="import", description=said("command-game-import"))
    @app_commands.describe(file=said("command-option-file"))
    @app_commands.guild_only()
    async def import_(self, interaction: discord.Interaction[Latchkey], file: discord.Attachment) -> None:
        async with answering(interaction) as answer:
            if file.size > UPLOAD:
                raise PlayerError("errors-file-too-big")
            channel = interaction.channel_id or 0
            place = Place(getattr(interaction.channel, "parent_id", None) or channel, interaction.guild_id)
            table = await self.bot.services.transfer.import_(
                await file.read(), answer.person.id, place, moderator=answer.is_moderator, cause=answer.cause
            )
            await answer.say(answer.voice(table)("table-imported", link=link(table.place), id=table.id))
