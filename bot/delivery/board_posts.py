"""Parcels about what was played: turns, seasons, shared films, results, news for followers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.delivery.messenger import DeliveryContext, PrivateMessage, public_voice
from bot.delivery.sender import SHUT
from bot.services.people.subscriptions import THE_END
from bot.ui.kit.blocks import Page, Picture, Pictures, Words
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import is_same_round
from bot.ui.pages.notices import digest_page, farewell_page
from bot.ui.pages.results import news_page, result_page, stopped_page
from bot.ui.pages.table_info import shot_of
from bot.ui.pages.table_posts import board_page, chapter_page, public_lines, start_page, told_page
from bot.ui.pictures.renderer import PictureRequest, PictureStyle, style_of
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.read_models import OldPost, TableSnapshot, TurnPost
from bot.values.table import Table
from engine.core.text import Seat, Who, text
from render.kit.animation import spread

_LONGEST = 3000  # characters about one turn


async def shared_page(house: DeliveryContext, parcel: Parcel) -> Page:
    """In the table's own language, as a spectator saw it."""
    if parcel.payload.turn is not None:
        return await _turn(house, parcel, parcel.payload.turn)
    reel = await house.services.past.film(parcel.game_id, spread)
    voice = house.voices.public(reel.table)
    title = voice("table-film-title", game=text(f"{reel.table.game}-name"))
    by = voice("table-shared-by", who=Who(parcel.payload.seat or 0))
    film = await house.films.film(reel, reel.table.language, voice.label)
    return Page((Words(f"{title}\n{by}"), Pictures((film,))))


async def _turn(house: DeliveryContext, parcel: Parcel, turn: int) -> Page:
    post = await house.services.past.step(parcel.game_id, turn)
    table = post.table
    voice = house.voices.public(table)
    news = house.studio.changes(table.game, post.before, post.view)
    shot = PictureRequest(table, post.view, table.language, voice.label, news=news)
    pictures = await house.studio.first(shot)
    head = voice("table-replay", turn=post.first or 1, turns=table.turn)
    by = voice("table-shared-by", who=Who(parcel.payload.seat or 0))
    words = Words(clip("\n".join([head, by, *public_lines(post, voice)]), _LONGEST))
    return Page((words, Pictures(pictures)) if pictures else (words,))


_log = logging.getLogger(__name__)


async def end_pictures(
    house: DeliveryContext,
    look: TableSnapshot,
    locale: str,
    voice: Localiser,
    taste: PictureStyle | None = None,
    most: int = 2,
) -> tuple[Picture, ...]:
    """The score sheet, and the table as it stood in the end."""
    shared = [kind for kind in house.studio.kinds(look.table.game, look.view) if kind.seat is None]
    sheets = [kind for kind in shared if kind.key == "score"]
    wanted = sheets[:1] + [kind for kind in shared if kind not in sheets][:1]
    return await house.studio.pictures(shot_of(look, locale, voice, (), taste), wanted[:most])


async def result(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Where nobody is reached by themselves, the post for everybody has told them."""
    person = await house.services.people.get(parcel.payload.person or 0)
    look = await house.services.reading.look(parcel.game_id, person.id)
    if look.seat is None:
        return []
    page = await _result(house, look, look.seat, person)
    return await house.post.send(person, look.table, PrivateMessage(page, None, parcel))


async def _result(house: DeliveryContext, look: TableSnapshot, seat: Seat, person: Person) -> Page:
    voice = house.voices.of(look.table, person)
    if not look.over:
        return stopped_page(look.table, seat, voice)
    taste = style_of(person.habits)
    return result_page(
        look, seat, voice, await end_pictures(house, look, person.language, voice, taste, most=1)
    )


async def result_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Once, and only where the moderators want it; what cannot be written there is not worth a second try."""
    look = await house.services.reading.look(parcel.game_id, None)
    table = look.table
    rules = await house.services.servers.rules(table.place.guild)
    if not (look.over and rules.news):
        return []
    page = news_page(look, house.voices.public(table, icons=rules.icons))
    try:
        return [await house.post.sender.post(parcel.payload.channel or 0, page, parcel, silent=True)]
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in SHUT:
            raise
        _log.info("the channel is not told: %s", error.text, extra={"game": table.id})
        return []


async def follow_step(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table = await house.services.reading.known(parcel.game_id)
    posts = (await house.services.chapters.list(parcel.game_id)).posts
    chapter = THE_END if table.status == "over" else posts[-1].chapter if posts else 0
    if chapter:
        await house.services.following.spread(table.id, chapter)
    return []


async def follow_note(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Nothing for who follows no longer, or cannot see the table any more."""
    person = await house.services.people.get(parcel.payload.person or 0)
    look = await house.services.reading.look(parcel.game_id, None)
    table, follows = look.table, await house.services.following.follows(parcel.game_id, person.id)
    if not follows or not await house.post.may_see(person, table):
        return []
    voice, taste = house.voices.at(table, person.language), style_of(person.habits)
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


async def in_place(
    house: DeliveryContext, table: Table, page: Page, parcel: Parcel, *, silent: bool = False
) -> list[Posted]:
    """Where the table lives; if its thread is gone or shut, in the channel above."""
    try:
        return [await house.post.sender.post(table.place.here, page, parcel, silent=silent)]
    except discord.HTTPException as error:
        if table.place.thread is None or (error.status not in (403, 404) and error.code not in SHUT):
            raise
        return [await house.post.sender.post(table.place.channel, page, parcel, silent=silent)]


async def board_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
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


async def _grown(house: DeliveryContext, earlier: OldPost, post: TurnPost) -> bool:
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


async def with_summary(house: DeliveryContext, post: TurnPost, posted: Sequence[Posted]) -> TurnPost:
    """With what is summed up there, if anything is."""
    found = await house.services.chapters.at(post.table.id, posted[0]) if posted else None
    return post if found is None else await _summed_up(house, post, found.chapter, found.turn)


async def _summed_up(house: DeliveryContext, post: TurnPost, chapter: int, turn: int) -> TurnPost:
    summary = await house.services.chapters.ended(post.table.id, chapter, turn)
    return replace(post, summary=summary, summed_up=True)


async def _shrink(house: DeliveryContext, table: Table, earlier: OldPost) -> None:
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


async def board(house: DeliveryContext, post: TurnPost) -> Page:
    table = post.table
    voice = await public_voice(house, table)
    shot = PictureRequest(table, post.view, table.language, voice.label)
    return board_page(post, voice, await house.studio.first(shot))


async def start_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
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


async def share_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table = await house.services.reading.known(parcel.game_id)
    return await in_place(house, table, await shared_page(house, parcel), parcel, silent=True)
