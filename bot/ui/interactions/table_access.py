"""Who may see a table, and which table a command means."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from bot.services.tables.table_permissions import moderates
from bot.ui.interactions.reply import Reply
from bot.ui.kit.formatting import heading, table_name
from bot.ui.kit.generated_names import as_typed
from bot.values.errors import NoSuchTableError, PlayerError
from bot.values.league import League
from bot.values.table import Table


def must_see(reply: Reply, table: Table) -> None:
    """Raise the error of an unknown table if the person cannot see it.

    They must not learn that it exists.
    """
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
    """Whether the person, on its server, sees a league: as member, host, moderator or by its channel."""
    if reply.interaction.guild_id != league.guild:
        return False
    person = reply.person.id
    return person == league.host or league.member(person) is not None or _may_join(reply, league)


def must_see_league(reply: Reply, league: League, *, joining: bool = False) -> None:
    """Raise the error of an unknown league if the person cannot see it.

    `joining`: former members who lost access to its channel cannot come back.
    """
    if not sees_league(reply, league) or (joining and not _may_join(reply, league)):
        raise PlayerError("league-none")


def _may_join(reply: Reply, league: League) -> bool:
    return reply.is_moderator or sees_channel(reply, league.channel)


def sees_channel(reply: Reply, number: int) -> bool:
    """Whether the person can see a channel of this server.

    A button may still be on a screen after the channel was hidden.
    """
    interaction = reply.interaction
    if interaction.channel_id == number:
        return interaction.permissions.view_channel
    channel, member = interaction.client.get_channel(number), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel


_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


class WhichTableError(PlayerError):
    """None or several tables match; has those that do."""

    tables: Sequence[Table] = ()


async def table_meant(reply: Reply, named: str | None, *, only: Sequence[str] = ()) -> Table:
    """Return the table a command means. `only`: the statuses that make sense for the command."""
    reading = reply.services.queries
    if named:
        return await _named(reply, named)
    near = await reading.tables_near(reply.interaction.channel_id or 0, reply.person.id)
    here, mine = near.here, near.own
    own_thread = [table for table in here if table.place.thread == reply.interaction.channel_id]
    if only and own_thread and not any(table.status in only for table in here):
        raise WhichTableError("services-lobby-not-open" if "lobby" in only else "services-not-running")
    for found in (_seated(here, reply.person.id), here, mine):
        fitting = [table for table in found if not only or table.status in only]
        if len(fitting) == 1:
            return fitting[0]
        waiting = [table for table in fitting if _awaits(table, reply.person.id)]
        if len(waiting) == 1:
            return waiting[0]
        if fitting:
            hint = reply.localiser()("errors-name-a-table")
            shown = "\n".join(f"- {heading(table, reply.localiser(table))}" for table in fitting[:10])
            several = WhichTableError("errors-several-tables", tables=shown, hint=hint)
            several.tables = fitting
            raise several
    raise WhichTableError("errors-no-table")


async def _named(reply: Reply, named: str) -> Table:
    """Find a table by its id, or by its name if only one here or of this person has that name."""
    reading, called = reply.services.queries, as_typed(named.strip())
    try:
        table = await reading.table(_id_in(named))
    except NoSuchTableError:
        near = await reading.tables_near(reply.interaction.channel_id or 0, reply.person.id)
        known = {one.id: one for one in (*near.own, *near.here) if as_typed(table_name(one)) == called}
        if len(known) != 1:
            raise
        (table,) = known.values()
    must_see(reply, table)
    return table


def _id_in(named: str) -> str:
    """Return the table id at the end of the typed text, which may be anything."""
    word = named.strip().rsplit(" ", 1)[-1].strip("#()`")
    if not _ID.fullmatch(word):
        raise NoSuchTableError
    return word


def _seated(tables: Sequence[Table], person: int) -> list[Table]:
    return [table for table in tables if table.seat_of(person) is not None]


def _awaits(table: Table, person: int) -> bool:
    seat = table.seat_of(person)
    return seat is not None and seat in table.waiting
