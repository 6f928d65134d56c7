"""/game undo, resign, replace, pause, end, move, import: what changes a table besides moves."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import replying, said, table_choices
from bot.house import House, HouseClient
from bot.ui.page.limits import UPLOAD
from bot.ui.page.names import link
from bot.ui.pages.seats import end_sure_page, resign_page
from bot.ui.panel.presses import offer_vote, show_panel
from bot.ui.press.which_table import table_meant
from bot.values.errors import NeedsVoteError, NotSeatedError, PlayerError
from bot.values.table import Place

_GOING = ("running", "paused")


class Steering(commands.Cog):
    house: House

    @app_commands.command(name="undo", description=said("command-game-undo"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def undo(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            try:
                panel = await self.house.services.table.undo(meant.id, reply.person.id, cause=reply.cause)
            except NeedsVoteError as error:
                await offer_vote(reply, meant.id, error)
            else:
                await show_panel(reply, panel)

    @app_commands.command(name="resign", description=said("command-game-resign"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def resign(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            if meant.seat_of(reply.person.id) is None:
                raise NotSeatedError
            await reply.show(resign_page(meant, reply))

    @app_commands.command(name="replace", description=said("command-game-replace"))
    @app_commands.describe(player=said("command-option-player"), table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def replace(
        self,
        interaction: discord.Interaction[HouseClient],
        player: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Offer a seat to anyone: one's own, or as host or moderator another's; once more takes it back."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            seat = meant.seat_of(reply.person.id if player is None else player.id)
            if seat is None:
                raise NotSeatedError
            seats = self.house.services.seats
            change = seats.withdraw if meant.seats[seat].offered else seats.offer
            after = await change(
                meant.id, reply.person.id, seat, moderator=reply.moderates(meant), cause=reply.cause
            )
            key = "table-seat-offered" if after.seats[seat].offered else "table-seat-withdrawn"
            await reply.say(reply.voice(after)(key))

    @app_commands.command(name="pause", description=said("command-game-pause"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def pause(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        """A moderator pauses at once, players by a vote; a paused table goes on."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            services, person, moderator = self.house.services, reply.person.id, reply.moderates(meant)
            voice = reply.voice(meant)
            if meant.status == "paused":
                await services.seats.resume(meant.id, person, moderator=moderator, cause=reply.cause)
                await reply.say(voice("table-resumed"))
            elif moderator and meant.seat_of(person) is None:
                await services.seats.pause(meant.id, person, moderator=True, cause=reply.cause)
                await reply.say(voice("table-paused"))
            else:
                await services.votes.propose(meant.id, person, "pause", cause=reply.cause)
                await reply.say(voice("vote-asked"))

    @app_commands.command(name="end", description=said("command-game-end"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    async def end(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        """The host and moderators may end a game after a question, players by a vote."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            if reply.moderates(meant) or meant.host == reply.person.id:
                await reply.show(end_sure_page(meant, reply))
                return
            await self.house.services.votes.propose(meant.id, reply.person.id, "end", cause=reply.cause)
            await reply.say(reply.voice(meant)("vote-asked"))

    @app_commands.command(name="move", description=said("command-game-move"))
    @app_commands.describe(table=said("command-option-table"))
    @app_commands.autocomplete(table=table_choices)
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction[HouseClient], table: str | None = None) -> None:
        """Bring a table here, where it goes on: for those who sit at it, its host, and moderators."""
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=_GOING)
            after = await self.house.services.homes.move(
                meant.id,
                reply.person.id,
                _place_of(interaction, in_thread=True),
                moderator=reply.moderates(meant),
                cause=reply.cause,
            )
            await reply.say(reply.voice(after)("table-moved"))

    @app_commands.command(name="import", description=said("command-game-import"))
    @app_commands.describe(file=said("command-option-file"))
    @app_commands.guild_only()
    async def import_(self, interaction: discord.Interaction[HouseClient], file: discord.Attachment) -> None:
        async with replying(interaction) as reply:
            if file.size > UPLOAD:
                raise PlayerError("errors-file-too-big")
            reply.spend("imports")
            place = _place_of(interaction)
            table = await self.house.services.transfer.import_(
                await file.read(),
                reply.person.id,
                place,
                moderator=reply.is_moderator,
                language=reply.table_language,
                cause=reply.cause,
            )
            await reply.say(reply.voice(table)("table-imported", link=link(table.place), id=table.id))


def _place_of(interaction: discord.Interaction[HouseClient], *, in_thread: bool = False) -> Place:
    """The channel of a command; if it was typed in a thread, the one above, or that very thread."""
    here, guild = interaction.channel_id or 0, interaction.guild_id
    above = getattr(interaction.channel, "parent_id", None)
    return Place(here, guild) if above is None else Place(above, guild, here if in_thread else None)
