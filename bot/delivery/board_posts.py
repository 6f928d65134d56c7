"""Parcels about the course of a game: turns, seasons, shared films, results, news for followers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.delivery.messenger import DeliveryContext, PrivateMessage, public_voice
from bot.delivery.sender import refuses, worn_off
from bot.services.people.subscriptions import THE_END
from bot.ui.kit.blocks import Page, Picture, Pictures, Words
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import is_same_round
from bot.ui.pages.notices import digest_page, farewell_page
from bot.ui.pages.results import news_page, result_page, stopped_page
from bot.ui.pages.table_posts import board_page, chapter_page, public_lines, start_page, told_page
from bot.ui.pictures.picture_requests import PUBLIC_STYLE, PictureRequest
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person, PictureStyle, style_of
from bot.values.read_models import OldPost, TableSnapshot, TurnPost
from bot.values.table import Table
from engine.core.text import Seat, Who, text
from render.kit.animation import spread

_LONGEST = 3000  # characters about one turn


async def _shared_page(context: DeliveryContext, parcel: Parcel) -> Page:
    """Return the page in the table's language, with the view of a spectator."""
    if parcel.payload.turn is not None:
        return await _turn(context, parcel, parcel.payload.turn)
    reel = await context.services.past.film(parcel.game_id, spread)
    localiser = context.localisers.public(reel.table)
    title = localiser("table-film-title", game=text(f"{reel.table.game}-name"))
    by = localiser("table-shared-by", who=Who(parcel.payload.seat or 0))
    film = await context.films.film(reel, reel.table.language, localiser.label)
    return Page((Words(f"{title}\n{by}"), Pictures((film,))))


async def _turn(context: DeliveryContext, parcel: Parcel, turn: int) -> Page:
    post = await context.services.past.turn_post(parcel.game_id, turn)
    table = post.table
    localiser = context.localisers.public(table)
    news = context.renderer.changes(table.game, post.before, post.view)
    request = PictureRequest(table, post.view, table.language, localiser.label, news=news)
    pictures = await context.renderer.changed_board(request, news)
    head = localiser("table-replay", turn=post.first or 1, turns=table.turn)
    by = localiser("table-shared-by", who=Who(parcel.payload.seat or 0))
    words = Words(clip("\n".join([head, by, *public_lines(post, localiser)]), _LONGEST))
    return Page((words, Pictures(pictures)))


_log = logging.getLogger(__name__)


async def end_pictures(
    context: DeliveryContext,
    look: TableSnapshot,
    locale: str,
    localiser: Localiser,
    picture_style: PictureStyle = PUBLIC_STYLE,
) -> tuple[Picture, ...]:
    """Render the score sheet, and everything that was built."""
    request = PictureRequest(look.table, look.view, locale, localiser.label, picture_style=picture_style)
    return await context.renderer.result(request)


async def result(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send the result to one player.

    Skipped where the player cannot be reached privately: the public post has told them.
    """
    person = await context.services.people.get(parcel.payload.person or 0)
    look = await context.services.queries.snapshot(parcel.game_id, person.id)
    if look.seat is None:
        return []
    page = await _result(context, look, look.seat, person)
    return await context.messenger.send(person, look.table, PrivateMessage(page, None, parcel))


async def _result(context: DeliveryContext, look: TableSnapshot, seat: Seat, person: Person) -> Page:
    localiser = context.localisers.of(look.table, person)
    if not look.over:
        return stopped_page(look.table, seat, localiser)
    picture_style = style_of(person.habits)
    return result_page(
        look,
        seat,
        localiser,
        await end_pictures(context, look, person.language, localiser, picture_style),
        await context.services.statistics.changes(look.table.id, person.id),
    )


async def result_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Post the result on the server once, if its moderators want that.

    Not retried: a result is not worth a second attempt.
    """
    look = await context.services.queries.snapshot(parcel.game_id, None)
    table = look.table
    rules = await context.services.servers.rules(table.place.guild)
    if not (look.over and rules.news):
        return []
    page = news_page(look, context.localisers.public(table, icons=rules.icons))
    try:
        return [await context.messenger.sender.post(parcel.payload.channel or 0, page, parcel, silent=True)]
    except discord.HTTPException as error:
        if not refuses(error):
            raise
        _log.info("result not posted in the channel: %s", error.text, extra={"game": table.id})
        return []


async def follow_step(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table = await context.services.queries.cached_table(parcel.game_id)
    posts = (await context.services.chapters.list(parcel.game_id)).posts
    chapter = THE_END if table.status == "over" else posts[-1].chapter if posts else 0
    if chapter:
        await context.services.follows.notify_followers(table.id, chapter)
    return []


async def follow_note(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send news of a table to a follower who still follows it and can still see it."""
    person = await context.services.people.get(parcel.payload.person or 0)
    look = await context.services.queries.snapshot(parcel.game_id, None)
    table, follows = look.table, await context.services.follows.follows(parcel.game_id, person.id)
    if not follows or not await context.messenger.may_see(person, table):
        return []
    localiser, picture_style = context.localisers.at(table, person.language), style_of(person.habits)
    if look.over:
        sheet = await end_pictures(context, look, person.language, localiser, picture_style)
        page = farewell_page(news_page(look, localiser), sheet)
        return await context.messenger.to_dm(person, page, parcel)
    posts = (await context.services.chapters.list(table.id)).posts
    found = await context.services.chapters.list(table.id, posts[-1].chapter if posts else None)
    pictures = tuple[Picture, ...]()
    if found.view is not None:
        request = PictureRequest(
            found.table, found.view, person.language, localiser.label, picture_style=picture_style
        )
        pictures = await context.renderer.first(request)
    return await context.messenger.to_dm(person, digest_page(found, localiser, pictures), parcel)


async def in_place(
    context: DeliveryContext, table: Table, page: Page, parcel: Parcel, *, silent: bool = False
) -> list[Posted]:
    """Post in the table's thread, or in its channel if the thread is deleted or closed."""
    try:
        return [await context.messenger.sender.post(table.place.here, page, parcel, silent=silent)]
    except discord.HTTPException as error:
        if table.place.thread is None or not refuses(error):
            raise
        return [await context.messenger.sender.post(table.place.channel, page, parcel, silent=silent)]


async def board_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Post a turn of the table, or append it to the post of the same round.

    A post grows only while it is the newest message there, and only for a limited time.
    """
    payload = parcel.payload
    last = payload.last_turn or 0
    first = payload.first_turn or last
    post, earlier, both = await context.services.queries.next_post(parcel.game_id, first, last)
    if post.table.private:
        return []  # its only reader has it on the panel
    is_plain = not payload.late and payload.chapter is None
    joins = earlier if earlier is not None and is_plain and is_same_round(earlier, post) else None
    if joins is not None and both is not None and await _grown(context, joins, both):
        return [replace(joins.posted, turn=last)]
    post = replace(post, late=payload.late, notes=payload.words)
    if payload.chapter is not None:
        post = await _summed_up(context, post, payload.chapter, last)
    posted = await in_place(context, post.table, await board(context, post), parcel)
    if earlier is not None and earlier.posted.message != posted[0].message:
        await _shrink(context, post.table, earlier)
    return posted


async def _grown(context: DeliveryContext, earlier: OldPost, post: TurnPost) -> bool:
    """Append to the earlier post; return False if it is not the newest message there or cannot be edited."""
    sender, old = context.messenger.sender, earlier.posted
    there = sender.client.get_partial_messageable(old.channel)
    try:
        newest = [message.id async for message in there.history(limit=1)]
        if newest != [old.message]:
            return False
        return await sender.edit(old, await board(context, post))
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        return False


async def with_summary(context: DeliveryContext, post: TurnPost, posted: Sequence[Posted]) -> TurnPost:
    """Add the summary of a season or round, if one ended there."""
    found = await context.services.chapters.of_message(post.table.id, posted[0]) if posted else None
    return post if found is None else await _summed_up(context, post, found.chapter, found.turn)


async def _summed_up(context: DeliveryContext, post: TurnPost, chapter: int, turn: int) -> TurnPost:
    summary = await context.services.chapters.summary(post.table.id, chapter, turn)
    return replace(post, summary=summary, summed_up=True)


async def _shrink(context: DeliveryContext, table: Table, earlier: OldPost) -> None:
    """Reduce an earlier post to its lines, and to summary and picture where a season or a round ended.

    Only the newest post in the thread shows the board. Discord may refuse to edit an old message; it then
    stays as it is.
    """
    if not earlier.entries:
        return
    localiser = await public_voice(context, table)
    page = told_page(earlier, localiser)
    if earlier.ends_chapter:
        post = await context.services.queries.post(table.id, earlier.first, earlier.posted.turn or 0)
        post = await with_summary(context, post, [earlier.posted])
        if post.summary is None:
            return  # the post arrived late, or an older version sent it
        request = PictureRequest(table, post.view, table.language, localiser.label)
        page = chapter_page(post, localiser, await context.renderer.first(request))
    with contextlib.suppress(discord.HTTPException):
        await context.messenger.sender.edit(earlier.posted, page)


async def board(context: DeliveryContext, post: TurnPost) -> Page:
    localiser = await public_voice(context, post.table)
    return board_page(post, localiser, await _board_pictures(context, post, localiser))


async def _board_pictures(
    context: DeliveryContext, post: TurnPost, localiser: Localiser
) -> tuple[Picture, ...]:
    """Draw the board where the newest turn happened, and the table too where a season or round ended.

    If that turn changed nothing visible, the earlier turns of the post decide.
    """
    table, renderer = post.table, context.renderer
    earlier = await _earlier_views(context, post)
    changes = [renderer.changes(table.game, before, post.view) for before in earlier]
    request = PictureRequest(
        table, post.view, table.language, localiser.label, news=changes[0] if changes else ()
    )
    found = await renderer.changed_board(request, *reversed(changes))
    if post.summary is None:
        return found
    whole = await renderer.changed_board(request)
    return found if found == whole else (*found, *whole)


async def _earlier_views(context: DeliveryContext, post: TurnPost) -> tuple[Any, ...]:
    """Return the table before the first and before the last turn of a post."""
    if not post.entries:
        return ()
    return await context.services.past.views_before(post.table.id, post.first, post.last, post.entries[0].at)


async def start_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Link every summarised season or round from the first post.

    Discord may refuse to edit so old a message; the button beside the newest post leads there too.
    """
    found = await context.services.chapters.list(parcel.game_id)
    if found.table.private:
        return []  # no summaries yet
    table, localiser = found.table, await public_voice(context, found.table)
    opening = await context.services.past.opening_post(table.id)
    pictures = await context.renderer.first(
        PictureRequest(table, opening.view, table.language, localiser.label)
    )
    for posted in (await context.services.queries.posted(table.id, "start_post"))[:1]:
        with worn_off():
            await context.messenger.sender.edit(posted, start_page(table, localiser, pictures, found.posts))
    return []


async def share_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table = await context.services.queries.cached_table(parcel.game_id)
    return await in_place(context, table, await _shared_page(context, parcel), parcel, silent=True)
