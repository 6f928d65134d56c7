"""/game undo, resign, replace, pause, end, move, import: changes to a table other than moves."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, options, replying, said, table_choices, table_command
from bot.context import AppContext, Interaction
from bot.services.tables.table_permissions import must_be_free
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import table_meant
from bot.ui.kit.formatting import link
from bot.ui.kit.limits import UPLOAD
from bot.ui.pages.lobby_handlers import must_let_us_write
from bot.ui.pages.seats import end_sure_page, resign_page
from bot.ui.pages.server_settings import opener_of
from bot.ui.panel.handlers import offer_vote, show_panel
from bot.values.errors import NeedsVoteError, NotSeatedError, PlayerError
from bot.values.table import GOING, Motion, Place, Table
from engine.core.text import Seat


class Steering(commands.Cog):
    context: AppContext

    @table_command("game undo", only=GOING)
    async def undo(self, reply: Reply, meant: Table) -> None:
        try:
            panel = await reply.services.turns.undo(meant.id, reply.person.id, cause=reply.cause)
        except NeedsVoteError as error:
            await offer_vote(reply, meant.id, error)
        else:
            await show_panel(reply, panel)

    @table_command("game resign", only=GOING)
    async def resign(self, reply: Reply, meant: Table) -> None:
        must_be_free(meant, reply.person.id, "resign")
        await reply.show(resign_page(meant, reply))

    @app_commands.command(name=called("game replace"), description=said("command-game-replace"))
    @options(player="command-option-player", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def replace(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        """Offer the player's own seat, take it back, or give away the seat of another player.

        The latter takes a vote of the others, or a moderator without a seat.
        """
        async with replying(interaction) as reply:
            meant = await table_meant(reply, table, only=GOING)
            seat = meant.seat_of(reply.person.id if player is None else player.id)
            if seat is None:
                raise NotSeatedError
            if player is not None and player.id != reply.person.id:
                await self._replace(reply, meant, seat)
                return
            seats = reply.services.seats
            change = seats.withdraw if meant.seats[seat].offered else seats.offer
            after = await change(meant.id, reply.person.id, seat, cause=reply.cause)
            key = "table-seat-offered" if after.seats[seat].offered else "table-seat-withdrawn"
            await reply.send_text(reply.localiser(after)(key))

    async def _replace(self, reply: Reply, table: Table, seat: Seat) -> None:
        """Replace a player who has not agreed to it."""
        services, person, moderator = reply.services, reply.person.id, reply.moderates(table)
        if must_be_free(table, person, "replace", moderator=moderator) == "at once":
            await services.seats.replace(table.id, person, seat, moderator=moderator, cause=reply.cause)
            await reply.send_text(reply.localiser(table)("table-replaced"))
        else:
            about = Motion(seat=seat)
            await services.votes.propose(table.id, person, "replace", about, cause=reply.cause)
            await reply.send_text(reply.localiser(table)("vote-asked"))

    @table_command("game pause", only=GOING)
    async def pause(self, reply: Reply, meant: Table) -> None:
        """Pause or resume a table: a moderator at once, players by a vote."""
        services, person, moderator = reply.services, reply.person.id, reply.moderates(meant)
        localiser = reply.localiser(meant)
        if meant.status == "paused":
            await services.seats.resume(meant.id, person, moderator=moderator, cause=reply.cause)
            await reply.send_text(localiser("table-resumed"))
        elif must_be_free(meant, person, "pause", moderator=moderator) == "at once":
            await services.seats.pause(meant.id, person, moderator=True, cause=reply.cause)
            await reply.send_text(localiser("table-paused"))
        else:
            await services.votes.propose(meant.id, person, "pause", cause=reply.cause)
            await reply.send_text(localiser("vote-asked"))

    @table_command("game end", only=GOING)
    async def end(self, reply: Reply, meant: Table) -> None:
        """End a game: the host and moderators after a confirmation, players by a vote."""
        moderator = reply.moderates(meant)
        if must_be_free(meant, reply.person.id, "end", moderator=moderator) == "at once":
            await reply.show(end_sure_page(meant, reply))
            return
        await reply.services.votes.propose(meant.id, reply.person.id, "end", cause=reply.cause)
        await reply.send_text(reply.localiser(meant)("vote-asked"))

    @app_commands.guild_only()
    @table_command("game move", only=GOING)
    async def move(self, reply: Reply, meant: Table) -> None:
        """Move a table here, where it continues.

        Within a server its host and moderators may do it; from another server its host, if all players agree.
        """
        must_let_us_write(reply)
        services, place = reply.services, _place_of(reply.interaction, in_thread=True)
        if place.guild != meant.place.guild:
            about = Motion(place=place, opener=opener_of(reply, place.guild))
            vote = await services.votes.propose(meant.id, reply.person.id, "move", about, cause=reply.cause)
            key = "table-moved" if vote.result == "passed" else "vote-asked-everybody"
            await reply.send_text(reply.localiser(meant)(key))
            return
        moderator = reply.moderates(meant)
        after = await services.channels.move(
            meant.id, reply.person.id, place, moderator=moderator, cause=reply.cause
        )
        await reply.send_text(reply.localiser(after)("table-moved"))

    @app_commands.command(name=called("game import"), description=said("command-game-import"))
    @options(file="command-option-file")
    @app_commands.guild_only()
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        async with replying(interaction) as reply:
            if file.size > UPLOAD:
                raise PlayerError("errors-file-too-big")
            must_let_us_write(reply)
            reply.charge_limit("imports")
            place = _place_of(interaction)
            table = await reply.services.transfer.import_(
                await file.read(),
                reply.person.id,
                place,
                moderator=reply.is_moderator,
                language=reply.table_language,
                cause=reply.cause,
            )
            await reply.send_text(
                reply.localiser(table)("table-imported", link=link(table.place), id=table.id)
            )


def _place_of(interaction: Interaction, *, in_thread: bool = False) -> Place:
    """Return the channel of a command; for a thread, its parent or the thread itself."""
    here, guild = interaction.channel_id or 0, interaction.guild_id
    above = getattr(interaction.channel, "parent_id", None)
    return Place(here, guild) if above is None else Place(above, guild, here if in_thread else None)
