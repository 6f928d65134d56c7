"""Who may see a table: who can see its channel, its players from anywhere, moderators from where it began."""

from __future__ import annotations

import discord

from bot.ui.press.reply import Reply
from bot.values.errors import NoSuchTableError
from bot.values.table import Table


def must_see(reply: Reply, table: Table) -> None:
    """Of a table that somebody cannot see they do not learn that there is one."""
    if not _sees(reply, table):
        raise NoSuchTableError


def _sees(reply: Reply, table: Table) -> bool:
    interaction, place = reply.interaction, table.place
    if reply.person.id == table.host or table.seat_of(reply.person.id) is not None:
        return True
    if reply.moderates(table):
        return True
    if interaction.guild_id is None or interaction.guild_id != place.guild:
        return False
    if interaction.channel_id in (place.channel, place.thread):
        return True
    channel, member = interaction.client.get_channel(place.channel), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel
