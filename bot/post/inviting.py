"""The parcel that brings an invitation: by DM alone, and only to who can see the table."""

from __future__ import annotations

from bot.post.house import PostHouse
from bot.ui.pages.invitations import invitation_page
from bot.values.parcel import Parcel, Posted


async def invitation(house: PostHouse, parcel: Parcel) -> list[Posted]:
    person = await house.services.people.get(parcel.payload.person or 0)
    host = await house.services.people.get(int(parcel.payload.what))
    table = await house.services.lobby.get(parcel.game_id)
    if table.status != "lobby" or table.seat_of(person.id) is not None:
        return []
    if not await house.post.may_see(person, table):
        return []
    language = person.language if person.name else table.language  # of a stranger nobody knows what they read
    voice = house.voices.plain(language, (host.name,))
    return await house.post.to_dm(person, invitation_page(table, host.name, voice), parcel)
