"""A person's inbox: one message per table, panels that only they see, the list of their tables."""

from __future__ import annotations

import logging

import discord

from bot.delivery.messenger import DeliveryContext
from bot.services.turn.parcels import CLOCK, PRIVATELY
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.formatting import where
from bot.ui.kit.recap import news_of
from bot.ui.pages.notices import resting_page
from bot.ui.pages.orders import away_lines
from bot.ui.pages.seats import with_snooze
from bot.ui.pages.table_lists import turns_page
from bot.ui.pages.table_posts import call_page
from bot.ui.panel.page import left_page, panel_page, question_of
from bot.ui.pictures.picture_requests import PanelPicture, PictureRequest
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person, style_of
from bot.values.read_models import Brief, Waiting
from bot.values.table import Table


async def turn_notice_page(
    context: DeliveryContext, brief: Brief, path: tuple[int, ...] = (), *, more: bool = False
) -> Page:
    panel = brief.panel
    localiser = context.localisers.of(panel.table, brief.person)
    news = news_of(brief.since, localiser)
    place = where(panel.table, panel.seat, localiser, await near_lobby(context, panel.table))
    return await panel_for(context, brief, "\n".join(part for part in (place, news) if part), path, more=more)


async def panel_for(
    context: DeliveryContext, brief: Brief, before: str, path: tuple[int, ...] = (), *, more: bool = False
) -> Page:
    """Build a panel. `path` and `more`: how far its reader has come on it."""
    panel = await context.services.panels.begun(brief.panel)
    localiser = context.localisers.of(panel.table, brief.person)
    style = style_of(brief.person.habits)
    question = question_of(panel, path)
    request = PanelPicture(panel, brief.person.language, localiser.label, question, brief.earlier, style)
    pictures = await context.renderer.panel(request)
    own = context.renderer.holdings(panel, pictures, localiser.brief)
    return panel_page(panel, question, localiser, pictures, news=before, own=own, more=more)


async def near_lobby(context: DeliveryContext, table: Table) -> Posted | None:
    """Return the lobby post under which the table's thread will be created; None if it exists or none is
    wanted.
    """
    if not table.in_thread or table.place.thread is not None:
        return None
    return next(iter(await context.services.queries.posted(table.id, "lobby_post")), None)


_log = logging.getLogger(__name__)


async def call_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Withdraw a call that is answered: delete a public message, put a private one to rest."""
    person = await context.services.people.get(parcel.payload.person or 0)
    table, keep = await context.services.queries.cached_table(parcel.game_id), parcel.payload.keep
    if parcel.payload.what != PRIVATELY:
        for posted in await context.services.queries.open_calls(
            table.id, person.id, parcel.payload.since or 0
        ):
            if posted.channel in table.open_channels:
                await delete_notice(context, person, posted)
    elif await context.messenger.is_seen(person, table):
        return []
    if not _is_taught_out(table):
        await _close_panels(context, table, person, keep)
    await _rest(context, table, person, keep)
    await _shorter_digest(context, person)
    return []


async def desk_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Update the message in the inbox after a change of the table or its clocks."""
    person = await context.services.people.get(parcel.payload.person or 0)
    table = await context.services.queries.cached_table(parcel.game_id)
    if parcel.payload.what == CLOCK and await _is_asked(context, table, person):
        await _call_again(context, table, person)
    else:
        await _rest(context, table, person, None)
    return []


async def _call_again(context: DeliveryContext, table: Table, person: Person) -> None:
    """Show the same call with the current clock."""
    brief = await context.services.past.brief(table.id, person.id)
    since = brief.panel.table.seats[brief.panel.seat].waiting_since or 0
    for posted in (await context.services.queries.open_calls(table.id, person.id, since))[:1]:
        if posted.channel in table.open_channels:
            localiser = context.localisers.public(table)
            await context.messenger.edit(posted, call_page(brief.panel.table, person.id, localiser))
        else:
            await context.messenger.edit(posted, await turn_notice_page(context, brief))


async def clear(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Delete messages that newer ones replace."""
    for channel, message in parcel.payload.gone:
        await _removed(context, Posted(channel, message))
    return []


async def _close_panels(context: DeliveryContext, table: Table, person: Person, keep: int | None) -> None:
    """Close the open panels of a person, except the newest one at the table.

    That one says who is awaited, and shows the next question later. Panels beside the message in the inbox
    are deleted, as the message says it, unless the person is asked there again. `keep` is the id of a message
    to leave as it is.
    """
    open_ = [
        one for one in await context.services.visits.panels_of(table.id, person.id) if one.message != keep
    ]
    if not open_:
        return
    lying = await context.services.queries.inbox_message(table.id, person.id)
    is_here = lying is not None and lying.channel not in table.open_channels
    beside = [one for one in open_ if is_here and lying is not None and one.channel == lying.channel]
    at_table, plays = [one for one in open_ if one not in beside], table.seat_of(person.id) is not None
    is_asked = plays and await _is_asked(context, table, person)
    gone = [] if is_asked else [*beside]
    if not plays or table.status != "running":
        page = left_page(table, person.id, context.localisers.of(table, person))
        await context.messenger.close_panels(at_table, page)
        await context.services.visits.closed([one.message for one in at_table])
    elif at_table:
        gone += at_table[:-1]
        if not is_asked:
            brief = await context.services.past.brief(table.id, person.id)
            await context.messenger.close_panels(at_table[-1:], await panel_for(context, brief, ""))
    if gone:
        await context.messenger.close_panels(gone, None)
        await context.services.visits.closed([one.message for one in gone])


def _is_taught_out(table: Table) -> bool:
    """Whether the table's panel says what the tutorial came to, so it stays."""
    return bool(table.lesson) and table.status == "over"


async def _rest(context: DeliveryContext, table: Table, person: Person, keep: int | None) -> None:
    posted = await context.services.queries.inbox_message(table.id, person.id)
    if posted is None or posted.message == keep or _is_taught_out(table):
        return
    if posted.channel in table.open_channels:
        return  # the call was public: it is removed once answered
    if table.seat_of(person.id) is None:  # the person no longer has a seat, and may not see its secrets
        await delete_notice(context, person, posted)
    elif not await _is_asked(context, table, person):
        await _edited(context, person, posted, await _resting(context, table, person))


async def _edited(context: DeliveryContext, person: Person, posted: Posted, page: Page) -> None:
    try:
        if not await context.messenger.sender.edit(posted, page):
            await context.services.outbox.forget(person.id, posted.message)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("message not updated: status %s, code %s", error.status, error.code)


async def show_asked(
    context: DeliveryContext, table: Table, person: Person, *, automatic_answer: bool = False
) -> None:
    """Update the inbox message of a person who is asked elsewhere: it must not say that others are awaited.

    `automatic_answer`: the question will soon be answered automatically.
    """
    posted = await context.services.queries.inbox_message(table.id, person.id)
    if posted is not None and posted.channel not in table.open_channels:
        await _edited(
            context, person, posted, await _resting(context, table, person, asked=not automatic_answer)
        )


async def _is_asked(context: DeliveryContext, table: Table, person: Person) -> bool:
    """Whether a call is being delivered or waits for an answer."""
    if table.status != "running":
        return False
    return (await context.services.turns.panel(table.id, person.id)).is_awaited


async def _resting(context: DeliveryContext, table: Table, person: Person, *, asked: bool = False) -> Page:
    look = await context.services.queries.snapshot(table.id, person.id)
    localiser = context.localisers.of(look.table, person)
    screen = context.renderer.screen(table.game, look.view, look.seat) if table.status == "running" else None
    style = style_of(person.habits)
    request = PictureRequest(look.table, look.view, person.language, localiser.label, picture_style=style)
    pictures = await context.renderer.pictures(request, [screen]) if screen is not None else ()
    notes = (
        await context.services.orders.away_notes(table.id, person.id) if table.status == "running" else None
    )
    return resting_page(
        look, localiser, pictures, away_lines(notes, localiser) if notes is not None else (), asked=asked
    )


async def digest_page(context: DeliveryContext, person: Person, waiting: list[Waiting]) -> Page:
    localiser = context.localisers.plain(person.language)
    page = turns_page(waiting, context.localisers, person.language)
    return with_snooze(Page((Words(localiser("table-digest")), *page.blocks), page.colour), None, localiser)


async def _shorter_digest(context: DeliveryContext, person: Person) -> None:
    """Update the list of waiting tables, or delete it when it is empty."""
    posted = await context.services.queries.digest_to(person.id)
    if posted is None:
        return
    waiting = await context.services.queries.turns(person.id)
    if waiting:
        await context.messenger.edit(posted, await digest_page(context, person, waiting))
    else:
        await delete_notice(context, person, posted)


async def delete_notice(context: DeliveryContext, person: Person, posted: Posted) -> None:
    """Delete a private message for good."""
    await _removed(context, posted)
    await context.services.outbox.forget(person.id, posted.message)


async def _removed(context: DeliveryContext, posted: Posted) -> None:
    """Delete a message; ignore one that is already gone or that Discord refuses to delete."""
    try:
        await context.messenger.sender.delete(posted)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("message not deleted: status %s, code %s", error.status, error.code)
