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
    return interaction.channel_id == place.thread or sees_channel(reply, place.channel)


def sees_channel(reply: Reply, number: int) -> bool:
    """Whether somebody can see a channel of the server they are on."""
    interaction = reply.interaction
    if interaction.channel_id == number:
        return True
    channel, member = interaction.client.get_channel(number), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel
