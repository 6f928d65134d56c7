"""The parcel that tells somebody who asked of a new table: by DM alone, and only if they can see it."""

from __future__ import annotations

from bot.post.house import PostHouse
from bot.ui.pages.invitations import new_table_page
from bot.values.parcel import Parcel, Posted


async def new_table(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Nothing of a table that is full, begun or given up by now, or at which they sit."""
    person = await house.services.people.get(parcel.payload.person or 0)
    table = await house.services.lobby.get(parcel.game_id)
    if table.status != "lobby" or len(table.seats) >= table.capacity or table.seat_of(person.id) is not None:
        return []
    if not await house.post.may_see(person, table):
        return []
    if not await house.services.pinging.may_tell(table, person.id):
        return []
    host = await house.services.people.get(table.host)
    voice = house.voices.plain(person.language, (host.name,))
    return await house.post.to_dm(person, new_table_page(table, host.name, voice), parcel)
