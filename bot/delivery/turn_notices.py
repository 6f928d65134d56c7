"""Parcels that call a player: your turn, a reminder, an invalid draft."""

from __future__ import annotations

import logging
from functools import partial

import discord
from msgspec.structs import replace

from bot.delivery.inbox import digest_page, panel_for, show_asked, turn_notice_page
from bot.delivery.messenger import DeliveryContext, MessageBuilder, PrivateMessage
from bot.delivery.sender import RetryLaterError, refuses
from bot.services.turn.parcels import STAKE
from bot.ui.kit.blocks import Page
from bot.ui.kit.formatting import date_words, where
from bot.ui.kit.recap import news_of
from bot.ui.pages.seats import with_snooze
from bot.ui.pages.table_posts import call_page, reminder_words, stake_words
from bot.ui.panel.page import dropped_words
from bot.values.league import League
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.read_models import Brief
from bot.values.table import Table
from engine.core.text import text

_log = logging.getLogger(__name__)


async def call(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Tell a player that it is their turn, with a recap and the panel to move on."""
    brief = await _brief(context, parcel)
    if brief.panel.table.private and await _where_it_lies(context, brief):
        return []
    if brief.cut_told and brief.panel.is_awaited and not parcel.doubtful:
        return []  # that message asks
    if parcel.payload.secret_turn is not None:
        return await _secret_call(context, parcel, brief)
    if not brief.panel.is_awaited:
        return []
    if parcel.payload.what == "private":
        if _is_open(context, parcel, brief):
            return []
        await _must_be_away(context, parcel, brief)
        return await _send_secretly(context, parcel, brief, partial(turn_notice_page, context, brief))
    if (posted := await _in_thread(context, parcel, brief, snooze=False)) is not None:
        return [posted]
    if parcel.payload.what == "quiet" or brief.panel.ordered or brief.panel.forced:
        return await _quiet_call(context, parcel, brief)
    if _is_open(context, parcel, brief):
        return []
    await _must_be_away(context, parcel, brief)
    return await _to_person(context, parcel, brief, partial(turn_notice_page, context, brief))


async def _where_it_lies(context: DeliveryContext, brief: Brief) -> bool:
    """Update the open panel of a DM table in place, without a notification."""
    table, person = brief.panel.table, brief.person
    if brief.here is None or not brief.panel.is_awaited or brief.panel.ordered or brief.panel.forced:
        return False
    lying = await context.services.queries.inbox_message(table.id, person.id)
    if lying is None or not context.messenger.sender.is_last(lying):
        return False  # sent again, below messages opened since
    if not await context.messenger.sender.edit(lying, await turn_notice_page(context, brief)):
        return False
    await _nothing_beside(context, brief, lying)
    return True


async def _nothing_beside(context: DeliveryContext, brief: Brief, *posted: Posted) -> None:
    """Close other panels in the same inbox: they show an earlier question, or none."""
    channels = {one.channel for one in posted}
    if open_ := [one for one in brief.panels if one.channel in channels]:
        await context.messenger.close_panels(open_, None)
        await context.services.visits.closed([one.message for one in open_])


async def call_below(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send the question that has waited longest again, below the messages of other tables, without a
    notification. Never under the fingers of a person who is answering."""
    brief = await _brief(context, parcel)
    panel, table, person, visits = brief.panel, brief.panel.table, brief.person, context.services.visits
    lying = await context.services.queries.buried(table.id, person.id)
    is_asked = panel.is_awaited and not (panel.ordered or panel.forced)
    if lying is None or not is_asked or not _is_question(lying, table):
        return await _again_called(context, person, parcel)
    busy = visits.busy_elsewhere("", person.id, context.services.people.now())
    if busy is not None and not parcel.doubtful:
        raise RetryLaterError(busy)
    path, more = visits.shown_on_panel(table.id, person.id, panel.mark)
    page = await turn_notice_page(context, brief, path, more=more)
    try:
        posted = await context.messenger.sender.post(lying.channel, page, parcel, silent=True)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("message not sent again: status %s, code %s", error.status, error.code)
        return []
    await _nothing_beside(context, brief, posted)
    return [replace(posted, kind="call")]


def _is_question(lying: Posted, table: Table) -> bool:
    """Whether this message shows the open question in private. At a table in a DM the next question replaces
    the one that was answered there."""
    return lying.channel not in table.open_channels and (lying.kind != "answered" or table.private)


async def _again_called(context: DeliveryContext, person: Person, parcel: Parcel) -> list[Posted]:
    """Return what an earlier attempt may have sent."""
    found = await context.messenger.unnoted(person, parcel) if parcel.doubtful else []
    return [replace(one, kind="call") for one in found]


def _is_open(context: DeliveryContext, parcel: Parcel, brief: Brief) -> bool:
    """Whether the player is answering this question in their inbox already."""
    panel, visits = brief.panel, context.services.visits
    return not parcel.doubtful and visits.is_answering(panel.table.id, brief.person.id, panel.mark)


async def _must_be_away(context: DeliveryContext, parcel: Parcel, brief: Brief) -> None:
    """Raise RetryLaterError while the player is at the table and sees there that it is their turn, or while
    they are answering another table in their inbox.

    They are called if they leave without a move. Public messages do not depend on this. The message in their
    inbox is updated too, without a notification.
    """
    person, table, visits = brief.person, brief.panel.table, context.services.visits
    busy = visits.busy_elsewhere(table.id, person.id, parcel.created)
    if busy is not None and not parcel.doubtful:
        visits.defer_call(table, person.id, busy)
        await show_asked(context, table, person)
        raise RetryLaterError(busy)
    alone = person.reach in ("unknown", "dm") and person.habits.remind_in != "thread"
    if brief.here is not None and alone and not parcel.doubtful and not table.private:
        await show_asked(context, table, person)
        raise RetryLaterError(brief.here)


async def _in_thread(
    context: DeliveryContext, parcel: Parcel, brief: Brief, *, snooze: bool, league: League | None = None
) -> Posted | None:
    """Call a player at the table if they prefer that; return None to call in private as usual.

    `league`: if the call is the last before a time-out there."""
    table, person = brief.panel.table, brief.person
    if person.habits.remind_in != "thread" or table.secret_question is not None or table.private:
        return None
    if table.in_thread and table.place.thread is None:
        return None  # it is being created, or cannot be
    localiser = context.localisers.public(table)
    below = "" if league is None else stake_words(table, brief.panel.seat, league, localiser)
    page = call_page(table, person.id, localiser, below=below)
    try:
        page = with_snooze(page, table, localiser) if snooze and league is None else page
        return await context.messenger.sender.post(table.place.here, page, parcel)
    except discord.HTTPException as error:
        if not refuses(error):
            raise
        return None


async def _quiet_call(context: DeliveryContext, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Call a player who is about to be answered for automatically, but only where others would see a call."""
    if not await context.messenger.is_seen(brief.person, brief.panel.table):
        await show_asked(context, brief.panel.table, brief.person, automatic_answer=True)
        return []
    unaware = _unaware(brief)
    return await _to_person(context, parcel, unaware, partial(turn_notice_page, context, unaware))


def _unaware(brief: Brief) -> Brief:
    """Return the brief without the automatic answer."""
    return replace(brief, panel=replace(brief.panel, ordered=False, forced=False))


async def _secret_call(context: DeliveryContext, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Call for a secret question: in public every asked player, answered or not; in private only who must
    answer.
    """
    panel, person, what = brief.panel, brief.person, parcel.payload.what
    table = panel.table
    if (
        table.status != "running"
        or table.secret_question is None
        or table.secret_question.turn != parcel.payload.secret_turn
    ):
        return []  # closed in the meantime, for all alike
    if await context.messenger.is_seen(person, table):
        if what == "private":
            return []
        page = call_page(table, person.id, context.localisers.public(table))
        return [await context.messenger.call_openly(person, table, page, parcel)]
    if what == "quiet" or not panel.is_awaited or panel.ordered or panel.forced:
        return []
    if _is_open(context, parcel, brief):
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
    league = await context.services.leagues.get(table.league) if parcel.payload.what == STAKE else None
    if (posted := await _in_thread(context, parcel, brief, snooze=True, league=league)) is not None:
        return [posted]
    if panel.ordered or panel.forced:  # where others would see a reminder, they see this one too
        if table.secret_question is not None or not await context.messenger.is_seen(brief.person, table):
            return []
        brief = _unaware(brief)
        panel = brief.panel
    localiser = context.localisers.of(table, brief.person)
    words = reminder_words(table, table.seats[panel.seat].waiting_since, localiser)
    if parcel.payload.what == "silence":
        words = localiser(
            "table-silence", game=text(f"{table.game}-name"), at=date_words(parcel.payload.since or 0)
        )
    elif league is not None:
        words = stake_words(table, panel.seat, league, localiser)
    told = f"{where(table, panel.seat, localiser)}\n{words}"

    async def made() -> Page:
        page = await panel_for(context, brief, told)
        return page if league is not None else with_snooze(page, table, localiser)  # tomorrow is too late

    return await (_to_person if table.secret_question is None else _send_secretly)(
        context, parcel, brief, made
    )


async def digest(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send one message for all tables that wait for the person at this moment."""
    person = await context.services.people.get(parcel.payload.person or 0)
    waiting = await context.services.queries.turns(person.id)
    if not waiting:
        return []
    told = await digest_page(context, person, waiting)
    table = await context.services.queries.table(parcel.game_id)
    here = any(one.table.id == table.id for one in waiting)
    openly = call_page(table, person.id, context.localisers.public(table))
    public = openly if here and table.secret_question is None else None
    return await context.messenger.send(person, table, PrivateMessage(told, public, parcel))


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
    posted = await _send_secretly(context, parcel, brief, partial(panel_for, context, told, words))
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
    posted = await context.messenger.send(brief.person, brief.panel.table, mail)
    openly = brief.panel.table.open_channels
    await _nothing_beside(context, brief, *(one for one in posted if one.channel not in openly))
    return posted


async def _send_secretly(
    context: DeliveryContext, parcel: Parcel, brief: Brief, page: MessageBuilder
) -> list[Posted]:
    """Deliver where no other player sees it, or not at all."""
    person, table = brief.person, brief.panel.table
    if await context.messenger.is_seen(person, table):
        return []
    return await _sent(context, brief, PrivateMessage(page, None, parcel))


async def panel_again(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Show the open panel of a player at the table again, below the newest post.

    If an earlier attempt may have succeeded, do nothing: the table's buttons lead to the panel.
    """
    person, below = parcel.payload.person or 0, parcel.payload.keep or 0
    open_ = await context.services.visits.panels_of(parcel.game_id, person)
    if not open_ or parcel.doubtful:
        return []
    brief = await _brief(context, parcel)
    newest, table = open_[-1], brief.panel.table
    if not brief.panel.is_awaited or newest.channel != table.place.here:
        return []
    stays = newest.message > below  # the post has grown, but is in the same position
    path, more = context.services.visits.shown_on_panel(table.id, person, brief.panel.mark)
    if stays and (path or more or brief.panel.picks or not brief.since.entries):
        return []
    news = news_of(brief.since, context.localisers.of(table, brief.person))
    page = await panel_for(context, brief, news, path, more=more)
    if stays:
        await context.messenger.close_panels([newest], page)
        return []
    await context.messenger.close_panels(open_, None)
    try:
        shown = await context.messenger.sender.send_open(newest, page)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        return []
    await context.services.visits.took_place(shown, [one.message for one in open_])
    return []
