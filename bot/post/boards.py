"""Parcels that tell what was played: a post for each round of the table, a summary of each season, and what
is shown of a game once it is over."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.post.house import PostHouse, public_voice
from bot.post.sender import SHUT
from bot.post.sharing import shared_page
from bot.ui.kit.blocks import Page
from bot.ui.kit.recap import is_same_round
from bot.ui.pages.table_posts import board_page, chapter_page, start_page, told_page
from bot.ui.pictures.renderer import PictureRequest
from bot.values.parcel import Parcel, Posted
from bot.values.read_models import OldPost, TurnPost
from bot.values.table import Table


async def in_place(
    house: PostHouse, table: Table, page: Page, parcel: Parcel, *, silent: bool = False
) -> list[Posted]:
    """Where the table lives; if its thread is gone or shut, in the channel above."""
    try:
        return [await house.post.sender.post(table.place.here, page, parcel, silent=silent)]
    except discord.HTTPException as error:
        if table.place.thread is None or (error.status not in (403, 404) and error.code not in SHUT):
            raise
        return [await house.post.sender.post(table.place.channel, page, parcel, silent=silent)]


async def board_post(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """A round of the table is one post: it grows while it is the newest thing there, and not for long."""
    payload = parcel.payload
    last = payload.last_turn or 0
    first = payload.first_turn or last
    post, earlier, both = await house.services.reading.next_post(parcel.game_id, first, last)
    if post.table.private:
        return []  # its one reader has it on the panel
    is_plain = not payload.late and payload.chapter is None
    joins = earlier if earlier is not None and is_plain and is_same_round(earlier, post) else None
    if joins is not None and both is not None and await _grown(house, joins, both):
        return [replace(joins.posted, turn=last)]
    post = replace(post, late=payload.late, notes=payload.words)
    if payload.chapter is not None:
        post = await _summed_up(house, post, payload.chapter, last)
    posted = await in_place(house, post.table, await board(house, post), parcel)
    if earlier is not None and earlier.posted.message != posted[0].message:
        await _shrink(house, post.table, earlier)
    return posted


async def _grown(house: PostHouse, earlier: OldPost, post: TurnPost) -> bool:
    """The post tells more than it did; False: it is not the newest thing there, or cannot be changed."""
    sender, old = house.post.sender, earlier.posted
    there = sender.client.get_partial_messageable(old.channel)
    try:
        newest = [message.id async for message in there.history(limit=1)]
        if newest != [old.message]:
            return False
        return await sender.edit(old, await board(house, post))
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        return False


async def with_summary(house: PostHouse, post: TurnPost, posted: Sequence[Posted]) -> TurnPost:
    """With what is summed up there, if anything is."""
    found = await house.services.chapters.at(post.table.id, posted[0]) if posted else None
    return post if found is None else await _summed_up(house, post, found.chapter, found.turn)


async def _summed_up(house: PostHouse, post: TurnPost, chapter: int, turn: int) -> TurnPost:
    summary = await house.services.chapters.ended(post.table.id, chapter, turn)
    return replace(post, summary=summary, summed_up=True)


async def _shrink(house: PostHouse, table: Table, earlier: OldPost) -> None:
    """There is one board in the thread, the newest: of the one before its lines stay, and where a season or a
    round ended also its summary and its picture. Discord may refuse to change what is old; then it stays as
    it was."""
    if not earlier.entries:
        return
    voice = await public_voice(house, table)
    page = told_page(earlier, voice)
    if earlier.ends_chapter:
        post = await house.services.reading.post(table.id, earlier.first, earlier.posted.turn or 0)
        post = await with_summary(house, post, [earlier.posted])
        if post.summary is None:
            return  # a post that came late, or that an older version sent
        shot = PictureRequest(table, post.view, table.language, voice.label)
        page = chapter_page(post, voice, await house.studio.first(shot))
    with contextlib.suppress(discord.HTTPException):
        await house.post.sender.edit(earlier.posted, page)


async def board(house: PostHouse, post: TurnPost) -> Page:
    table = post.table
    voice = await public_voice(house, table)
    shot = PictureRequest(table, post.view, table.language, voice.label)
    return board_page(post, voice, await house.studio.first(shot))


async def start_edit(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """The first post leads to every season or round that was summed up; if Discord refuses to change what is
    so old, the button beside the newest post still does."""
    found = await house.services.chapters.list(parcel.game_id)
    if found.table.private:
        return []  # nothing is summed up there
    table, voice = found.table, await public_voice(house, found.table)
    opening = await house.services.past.opening(table.id)
    pictures = await house.studio.first(PictureRequest(table, opening.view, table.language, voice.label))
    for posted in (await house.services.reading.posted(table.id, "start_post"))[:1]:
        try:
            await house.post.sender.edit(posted, start_page(table, voice, pictures, found.posts))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
    return []


async def share_post(house: PostHouse, parcel: Parcel) -> list[Posted]:
    table = await house.services.reading.known(parcel.game_id)
    return await in_place(house, table, await shared_page(house, parcel), parcel, silent=True)
