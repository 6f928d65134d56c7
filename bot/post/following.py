"""Parcels for those who follow a table: what everybody may know of it, in a DM or not at all."""

from __future__ import annotations

from bot.post.house import PostHouse
from bot.post.results import end_pictures
from bot.services.people.subscriptions import THE_END
from bot.ui.kit.blocks import Picture
from bot.ui.pages.notices import digest_page, farewell_page
from bot.ui.pages.results import news_page
from bot.ui.pictures.renderer import PictureRequest, taste_of
from bot.values.parcel import Parcel, Posted


async def follow_step(house: PostHouse, parcel: Parcel) -> list[Posted]:
    table = await house.services.reading.known(parcel.game_id)
    posts = (await house.services.chapters.list(parcel.game_id)).posts
    chapter = THE_END if table.status == "over" else posts[-1].chapter if posts else 0
    if chapter:
        await house.services.following.spread(table.id, chapter)
    return []


async def follow_note(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Nothing for who follows no longer, or cannot see the table any more."""
    person = await house.services.people.get(parcel.payload.person or 0)
    look = await house.services.reading.look(parcel.game_id, None)
    table, follows = look.table, await house.services.following.follows(parcel.game_id, person.id)
    if not follows or not await house.post.may_see(person, table):
        return []
    voice, taste = house.voices.at(table, person.language), taste_of(person.habits)
    if look.over:
        sheet = await end_pictures(house, look, person.language, voice, taste, most=1)
        page = farewell_page(news_page(look, voice), sheet)
        return await house.post.to_dm(person, page, parcel)
    posts = (await house.services.chapters.list(table.id)).posts
    found = await house.services.chapters.list(table.id, posts[-1].chapter if posts else None)
    pictures = tuple[Picture, ...]()
    if found.view is not None:
        shot = PictureRequest(found.table, found.view, person.language, voice.label, taste=taste)
        pictures = await house.studio.first(shot)
    return await house.post.to_dm(person, digest_page(found, voice, pictures), parcel)
