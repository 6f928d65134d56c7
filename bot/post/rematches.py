"""Parcels about a rematch: each who sat there is asked by themselves, and hears who does not come."""

from __future__ import annotations

import discord

from bot.post.delivery import PrivateMail
from bot.post.house import PostHouse
from bot.ui.pages.lobby import declined_page, rematch_page
from bot.values.parcel import Parcel, Posted
from bot.values.table import Table


async def rematch(house: PostHouse, parcel: Parcel) -> list[Posted]:
    person = await house.services.people.get(parcel.payload.person or 0)
    table = await house.services.lobby.get(parcel.game_id)
    asked = await house.services.rematches.at(table.id)
    if asked is None or table.status != "lobby" or person.id not in asked.open(table):
        return []
    page = rematch_page(asked, table, person.id, house.voices.of(table, person))
    public = house.voices.public(table)
    openly = rematch_page(asked, table, person.id, public, openly=True)
    return await house.post.send(person, table, PrivateMail(page, openly, parcel))


async def rematch_edits(house: PostHouse, table: Table) -> None:
    """Letters that asked say how things stand: nothing is asked twice, and nobody is asked in vain."""
    asked = await house.services.rematches.at(table.id)
    if asked is None:
        return
    for posted in await house.services.reading.posted(table.id, "rematch"):
        person = await house.services.people.get(posted.person or 0)
        here = posted.channel in table.open_channels
        voice = house.voices.public(table) if here else house.voices.at(table, person.language)
        try:
            await house.post.edit(posted, rematch_page(asked, table, person.id, voice, openly=here))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise


async def declined(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """`seat`: who does not come, by where they sat."""
    person = await house.services.people.get(parcel.payload.person or 0)
    table = await house.services.lobby.get(parcel.game_id)
    asked = await house.services.rematches.at(table.id)
    if asked is None or table.status != "lobby" or table.seat_of(person.id) is None:
        return []
    absent = asked.ring[parcel.payload.seat or 0][0] or 0
    page = declined_page(table, absent, house.voices.of(table, person))
    return await house.post.send(person, table, PrivateMail(page, None, parcel))
