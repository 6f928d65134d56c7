"""Who may see a table: who can see its channel, its players from anywhere, moderators from where it began."""

from __future__ import annotations

import discord

from bot.services.tables.table_permissions import moderates
from bot.ui.press.reply import Reply
from bot.values.errors import NoSuchTableError, PlayerError
from bot.values.league import League
from bot.values.table import Table


def must_see(reply: Reply, table: Table) -> None:
    """Of a table that somebody cannot see they do not learn that there is one."""
    if not _sees(reply, table):
        raise NoSuchTableError


def _sees(reply: Reply, table: Table) -> bool:
    interaction, place = reply.interaction, table.place
    if reply.person.id == table.host or table.seat_of(reply.person.id) is not None:
        return True
    if moderates(table, interaction.guild_id, moderator_there=reply.is_moderator):
        return True
    if interaction.guild_id is None or interaction.guild_id != place.guild:
        return False
    return interaction.channel_id == place.thread or sees_channel(reply, place.channel)


def sees_league(reply: Reply, league: League) -> bool:
    """As of a table: who can see its channel, who is in it or runs it, and moderators; all on its server."""
    if reply.interaction.guild_id != league.guild:
        return False
    person = reply.person.id
    return person == league.host or league.member(person) is not None or _may_join(reply, league)


def must_see_league(reply: Reply, league: League, *, joining: bool = False) -> None:
    """Of a league that somebody cannot see they do not learn that there is one. `joining`: who has been in it
    and cannot see its channel any more does not come back."""
    if not sees_league(reply, league) or (joining and not _may_join(reply, league)):
        raise PlayerError("league-none")


def _may_join(reply: Reply, league: League) -> bool:
    return reply.is_moderator or sees_channel(reply, league.channel)


def sees_channel(reply: Reply, number: int) -> bool:
    """Whether somebody can see a channel of the server they are on. A button may have been left on a screen
    since it was hidden from them."""
    interaction = reply.interaction
    if interaction.channel_id == number:
        return interaction.permissions.view_channel
    channel, member = interaction.client.get_channel(number), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel
