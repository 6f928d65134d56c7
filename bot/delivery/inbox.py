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
from bot.ui.pages.table_info import shot_of
from bot.ui.pages.table_lists import turns_page
from bot.ui.pages.table_posts import call_page
from bot.ui.panel.page import left_page, panel_controls, panel_page, room_for
from bot.ui.pictures.renderer import PanelPicture, style_of
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.read_models import Brief, Waiting
from bot.values.table import Table


async def turn_notice_page(house: DeliveryContext, brief: Brief) -> Page:
    panel = brief.panel
    voice = house.voices.of(panel.table, brief.person)
    news = news_of(brief.since, voice)
    place = where(panel.table, panel.seat, voice, await near_lobby(house, panel.table))
    return await panel_for(house, brief, "\n".join(part for part in (place, news) if part))


async def panel_for(house: DeliveryContext, brief: Brief, before: str, *, spare: int = 0) -> Page:
    panel = await house.services.remarks.on(await house.services.likely.on(brief.panel))
    voice = house.voices.of(panel.table, brief.person)
    shown = panel_controls(panel, (), voice, spare=spare)
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    taste, room = style_of(brief.person.habits), room_for(panel, shown, voice, house.studio)
    shot = PanelPicture(
        panel, brief.person.language, voice.label, focuses, badges, brief.earlier, taste, room
    )
    pictures = await house.studio.panel(shot)
    own = house.studio.holdings(panel, pictures, voice.brief)
    return panel_page(panel, shown, voice, pictures, before=before, own=own)


async def near_lobby(house: DeliveryContext, table: Table) -> Posted | None:
    """The lobby, below which the table's thread is being made; None once there is one, or none is wanted."""
    if not table.in_thread or table.place.thread is not None:
        return None
    return next(iter(await house.services.reading.posted(table.id, "lobby_post")), None)


_log = logging.getLogger(__name__)


async def call_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Nothing is asked there any more: what others see is taken away, what lies with its reader rests."""
    person = await house.services.people.get(parcel.payload.person or 0)
    table, keep = await house.services.reading.known(parcel.game_id), parcel.payload.keep
    if parcel.payload.what != PRIVATELY:
        for posted in await house.services.reading.open_calls(table.id, person.id, parcel.payload.since or 0):
            if posted.channel in table.open_channels:
                await _delete(house, person, posted)
    elif await house.post.is_seen(person, table):
        return []
    await _close_panels(house, table, person, keep)
    await _rest(house, table, person, keep)
    await _shorter_digest(house, person)
    return []


async def desk_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """The table has moved on, or its clocks have: what lies in the inbox is true again."""
    person = await house.services.people.get(parcel.payload.person or 0)
    table = await house.services.reading.known(parcel.game_id)
    if parcel.payload.what == CLOCK and await _is_asked(house, table, person):
        await _call_again(house, table, person)
    else:
        await _rest(house, table, person, None)
    return []


async def _call_again(house: DeliveryContext, table: Table, person: Person) -> None:
    """The same call by the clock of now."""
    brief = await house.services.past.brief(table.id, person.id)
    since = brief.panel.table.seats[brief.panel.seat].waiting_since or 0
    for posted in (await house.services.reading.open_calls(table.id, person.id, since))[:1]:
        if posted.channel in table.open_channels:
            voice = house.voices.public(table)
            await house.post.edit(posted, call_page(brief.panel.table, person.id, voice))
        else:
            await house.post.edit(posted, await turn_notice_page(house, brief))


async def clear(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Newer messages have taken the place of these."""
    for channel, message in parcel.payload.gone:
        await _removed(house, Posted(channel, message))
    return []


async def _close_panels(house: DeliveryContext, table: Table, person: Person, keep: int | None) -> None:
    """Those at the table say that nothing is asked; those beside the message in an inbox are taken away, as
    that says it. Whoever is asked again may have just that open there."""
    open_ = [one for one in await house.services.reading.panels(table.id, person.id) if one.message != keep]
    if not open_:
        return
    lying = await house.services.reading.desk(table.id, person.id)
    is_here = lying is not None and lying.channel not in table.open_channels
    beside = [one for one in open_ if is_here and lying is not None and one.channel == lying.channel]
    if beside and await _is_asked(house, table, person):
        open_ = [one for one in open_ if one not in beside]
    else:
        await house.post.close_panels(beside, None)
    page = left_page(table, person.id, house.voices.of(table, person))
    await house.post.close_panels([one for one in open_ if one not in beside], page)
    await house.services.visits.closed([one.message for one in open_])


async def _rest(house: DeliveryContext, table: Table, person: Person, keep: int | None) -> None:
    posted = await house.services.reading.desk(table.id, person.id)
    if posted is None or posted.message == keep:
        return
    if posted.channel in table.open_channels:
        return  # called where all can see it: that is put away when it is answered
    if table.seat_of(person.id) is None:  # nothing of the seat is theirs to see any more
        await _delete(house, person, posted)
    elif not await _is_asked(house, table, person):
        await _edited(house, person, posted, await _resting(house, table, person))


async def _edited(house: DeliveryContext, person: Person, posted: Posted, page: Page) -> None:
    try:
        if not await house.post.sender.edit(posted, page):
            await house.services.outbox.forget(person.id, posted.message)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("not brought up to date: status %s, code %s", error.status, error.code)


async def show_asked(
    house: DeliveryContext, table: Table, person: Person, *, automatic_answer: bool = False
) -> None:
    """What lies in the inbox of somebody who is asked elsewhere does not say that the table waits for others.
    `automatic_answer`: something else answers for them before long."""
    posted = await house.services.reading.desk(table.id, person.id)
    if posted is not None and posted.channel not in table.open_channels:
        await _edited(house, person, posted, await _resting(house, table, person, asked=not automatic_answer))


async def _is_asked(house: DeliveryContext, table: Table, person: Person) -> bool:
    """A call is on its way, or lies there to be answered."""
    if table.status != "running":
        return False
    return (await house.services.table.panel(table.id, person.id)).is_awaited


async def _resting(house: DeliveryContext, table: Table, person: Person, *, asked: bool = False) -> Page:
    look = await house.services.reading.look(table.id, person.id)
    voice = house.voices.of(look.table, person)
    screen = house.studio.screen(table.game, look.view, look.seat) if table.status == "running" else None
    shot = shot_of(look, person.language, voice, (), style_of(person.habits))
    pictures = await house.studio.pictures(shot, [screen]) if screen is not None else ()
    notes = await house.services.orders.away(table.id, person.id) if table.status == "running" else None
    return resting_page(
        look, voice, pictures, away_lines(notes, voice) if notes is not None else (), asked=asked
    )


async def digest_page(house: DeliveryContext, person: Person, waiting: list[Waiting]) -> Page:
    voice = house.voices.plain(person.language)
    page = turns_page(waiting, house.voices, person.language)
    return with_snooze(Page((Words(voice("table-digest")), *page.blocks), page.colour), None, voice)


async def _shorter_digest(house: DeliveryContext, person: Person) -> None:
    """A list of tables that wait is true, or gone."""
    posted = await house.services.reading.digest_to(person.id)
    if posted is None:
        return
    waiting = await house.services.reading.turns(person.id)
    if waiting:
        await house.post.edit(posted, await digest_page(house, person, waiting))
    else:
        await _delete(house, person, posted)


async def _delete(house: DeliveryContext, person: Person, posted: Posted) -> None:
    await _removed(house, posted)
    await house.services.outbox.forget(person.id, posted.message)


async def _removed(house: DeliveryContext, posted: Posted) -> None:
    """One that is gone is gone; where Discord refuses for good, it stays."""
    try:
        await house.post.sender.delete(posted)
    except discord.HTTPException as error:
        if error.status >= 500:
            raise
        _log.info("not deleted: status %s, code %s", error.status, error.code)
