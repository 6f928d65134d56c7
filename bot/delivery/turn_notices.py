"""Parcels that call a player: your turn, a reminder, an invalid draft."""

from __future__ import annotations

from functools import partial

import discord
from msgspec.structs import replace

from bot.delivery.inbox import digest_page, panel_for, show_asked, turn_notice_page
from bot.delivery.messenger import DeliveryContext, MessageBuilder, PrivateMessage
from bot.delivery.sender import SHUT, RetryLaterError
from bot.ui.kit.blocks import Page
from bot.ui.kit.formatting import date_words, where
from bot.ui.kit.recap import news_of
from bot.ui.pages.seats import with_snooze
from bot.ui.pages.table_posts import call_page, reminder_words
from bot.ui.panel.page import dropped_words
from bot.values.parcel import Parcel, Posted
from bot.values.read_models import Brief
from engine.core.text import text


async def call(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player that it is their turn, with a recap and the panel to move on."""
    brief = await _brief(context, parcel)
    if brief.panel.table.private and await _where_it_lies(context, brief):
        return []
    if brief.cut_told and brief.panel.is_awaited and not parcel.doubtful:
        return []  # that message asks
    if parcel.payload.hush is not None:
        return await _hushed_call(context, parcel, brief)
    if not brief.panel.is_awaited:
        return []
    if parcel.payload.what == "private":
        await _must_be_away(context, parcel, brief)
        return await _secretly(context, parcel, brief, partial(turn_notice_page, context, brief))
    if (posted := await _in_thread(context, parcel, brief, snooze=False)) is not None:
        return [posted]
    if parcel.payload.what == "quiet" or brief.panel.ordered or brief.panel.forced:
        return await _quiet_call(context, parcel, brief)
    await _must_be_away(context, parcel, brief)
    return await _to_person(context, parcel, brief, partial(turn_notice_page, context, brief))


async def _where_it_lies(context: DeliveryContext, brief: Brief) -> bool:
    """Update the open panel of a DM table in place, without a notification."""
    table, person = brief.panel.table, brief.person
    if brief.here is None or not brief.panel.is_awaited or brief.panel.ordered or brief.panel.forced:
        return False
    lying = await context.services.reading.inbox_message(table.id, person.id)
    if lying is None or not context.post.sender.is_last(lying):
        return False  # sent again, below messages opened since
    if not await context.post.sender.edit(lying, await turn_notice_page(context, brief)):
        return False
    await _nothing_beside(context, brief, lying)
    return True


async def _nothing_beside(context: DeliveryContext, brief: Brief, *posted: Posted) -> None:
    """Close other panels in the same inbox: they show an earlier question, or none."""
    channels = {one.channel for one in posted}
    if open_ := [one for one in brief.panels if one.channel in channels]:
        await context.post.close_panels(open_, None)
        await context.services.visits.closed([one.message for one in open_])


async def _must_be_away(context: DeliveryContext, parcel: Parcel, brief: Brief) -> None:
    """Raise RetryLaterError while the player is at the table and sees there that it is their turn.

    They are called if they leave without a move. Public messages do not depend on this. The message in their
    inbox is updated too, without a notification.
    """
    person = brief.person
    alone = person.reach in ("unknown", "dm") and person.habits.remind_in != "thread"
    if brief.here is not None and alone and not parcel.doubtful and not brief.panel.table.private:
        await show_asked(context, brief.panel.table, person)
        raise RetryLaterError(brief.here)


async def _in_thread(
    context: DeliveryContext, parcel: Parcel, brief: Brief, *, snooze: bool
) -> Posted | None:
    """Call a player at the table if they prefer that; return None to call in private as usual."""
    table, person = brief.panel.table, brief.person
    if person.habits.remind_in != "thread" or table.hush is not None or table.private:
        return None
    if table.in_thread and table.place.thread is None:
        return None  # it is being created, or cannot be
    localiser = context.localisers.public(table)
    page = call_page(table, person.id, localiser)
    try:
        page = with_snooze(page, table, localiser) if snooze else page
        return await context.post.sender.post(table.place.here, page, parcel)
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in SHUT:
            raise
        return None


async def _quiet_call(context: DeliveryContext, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Call a player who is about to be answered for automatically, but only where others would see a call."""
    if not await context.post.is_seen(brief.person, brief.panel.table):
        await show_asked(context, brief.panel.table, brief.person, automatic_answer=True)
        return []
    unaware = _unaware(brief)
    return await _to_person(context, parcel, unaware, partial(turn_notice_page, context, unaware))


def _unaware(brief: Brief) -> Brief:
    """Return the brief without the automatic answer."""
    return replace(brief, panel=replace(brief.panel, ordered=False, forced=False))


async def _hushed_call(context: DeliveryContext, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Call for a secret question: in public every asked player, answered or not; in private only who must
    answer.
    """
    panel, person, what = brief.panel, brief.person, parcel.payload.what
    table = panel.table
    if table.status != "running" or table.hush is None or table.hush.turn != parcel.payload.hush:
        return []  # closed in the meantime, for all alike
    if await context.post.is_seen(person, table):
        if what == "private":
            return []
        page = call_page(table, person.id, context.localisers.public(table))
        return [await context.post.call_openly(person, table, page, parcel)]
    if what == "quiet" or not panel.is_awaited or panel.ordered or panel.forced:
        return []
    await _must_be_away(context, parcel, brief)
    return await _sent(
        context, brief, PrivateMessage(partial(turn_notice_page, context, brief), None, parcel)
    )


async def reminder(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    brief = await _brief(context, parcel)
    panel, table = brief.panel, brief.panel.table
    if not panel.is_awaited:
        return []
    if (posted := await _in_thread(context, parcel, brief, snooze=True)) is not None:
        return [posted]
    if panel.ordered or panel.forced:  # where others would see a reminder, they see this one too
        if table.hush is not None or not await context.post.is_seen(brief.person, table):
            return []
        brief = _unaware(brief)
        panel = brief.panel
    localiser = context.localisers.of(table, brief.person)
    words = reminder_words(table, table.seats[panel.seat].waiting_since, localiser)
    if parcel.payload.what == "silence":
        words = localiser(
            "table-silence", game=text(f"{table.game}-name"), at=date_words(parcel.payload.since or 0)
        )
    told = f"{where(table, panel.seat, localiser)}\n{words}"

    async def made() -> Page:
        return with_snooze(await panel_for(context, brief, told, spare=1), table, localiser)

    return await (_to_person if table.hush is None else _secretly)(context, parcel, brief, made)


async def digest(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send one message for all tables that wait for the person at this moment."""
    person = await context.services.people.get(parcel.payload.person or 0)
    waiting = await context.services.reading.turns(person.id)
    if not waiting:
        return []
    told = await digest_page(context, person, waiting)
    table = await context.services.reading.table(parcel.game_id)
    here = any(one.table.id == table.id for one in waiting)
    openly = call_page(table, person.id, context.localisers.public(table))
    public = openly if here and table.hush is None else None
    return await context.post.send(person, table, PrivateMessage(told, public, parcel))


async def draft_cut(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player in private that their draft is no longer valid; the table never learns of drafts."""
    brief = await _brief(context, parcel)
    if brief.here is not None and not parcel.payload.what:
        return []  # the panel says so
    localiser = context.localisers.of(brief.panel.table, brief.person)
    key = {"limit": "panel-limit", "clock": "stall-time-up"}.get(parcel.payload.what, "panel-cut")
    place = where(brief.panel.table, brief.panel.seat, localiser)
    dropped = dropped_words(parcel.payload.words, parcel.payload.named, localiser)
    words = f"{place}\n{localiser(key, words=dropped)}"
    told = replace(brief, panel=replace(brief.panel, cut=()))
    posted = await _secretly(context, parcel, brief, partial(panel_for, context, told, words))
    asks = not parcel.payload.what or brief.panel.is_awaited  # otherwise it is news, not a call
    return posted if asks else [replace(one, kind="time_up") for one in posted]


async def _brief(context: DeliveryContext, parcel: Parcel) -> Brief:
    return await context.services.past.brief(parcel.game_id, parcel.payload.person or 0)


async def _to_person(
    context: DeliveryContext, parcel: Parcel, brief: Brief, page: MessageBuilder
) -> list[Posted]:
    """Deliver in private, otherwise call in the thread."""
    person, table = brief.person, brief.panel.table
    public = call_page(table, person.id, context.localisers.public(table), brief.panel.answers)
    return await _sent(context, brief, PrivateMessage(page, public, parcel))


async def _sent(context: DeliveryContext, brief: Brief, mail: PrivateMessage) -> list[Posted]:
    posted = await context.post.send(brief.person, brief.panel.table, mail)
    openly = brief.panel.table.open_channels
    await _nothing_beside(context, brief, *(one for one in posted if one.channel not in openly))
    return posted


async def _secretly(
    context: DeliveryContext, parcel: Parcel, brief: Brief, page: MessageBuilder
) -> list[Posted]:
    """Deliver where no other player sees it, or not at all."""
    person, table = brief.person, brief.panel.table
    if await context.post.is_seen(person, table):
        return []
    return await _sent(context, brief, PrivateMessage(page, None, parcel))


async def panel_again(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Show the open panel of a player at the table again, below the newest post.

    If an earlier attempt may have succeeded, do nothing: the table's buttons lead to the panel.
    """
    person, below = parcel.payload.person or 0, parcel.payload.keep or 0
    open_ = await context.services.reading.panels(parcel.game_id, person)
    if not open_ or parcel.doubtful:
        return []
    brief = await _brief(context, parcel)
    newest, table = open_[-1], brief.panel.table
    if not brief.panel.is_awaited or newest.channel != table.place.here:
        return []
    stays = newest.message > below  # the post has grown, but is in the same position
    if stays and not brief.since.entries:
        return []
    page = await panel_for(context, brief, news_of(brief.since, context.localisers.of(table, brief.person)))
    if stays:
        await context.post.close_panels([newest], page)
        return []
    await context.post.close_panels(open_, None)
    try:
        shown = await context.post.sender.send_open(newest, page)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        return []
    await context.services.visits.took_place(shown, [one.message for one in open_])
    return []
