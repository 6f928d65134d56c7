"""Parcels that call one person: it is your turn, it still is, your draft no longer holds; and no more."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from bot.post.delivery import PrivateMail
from bot.post.house import PostHouse
from bot.post.sender import SHUT
from bot.services.turn.outgoing import AGAIN
from bot.ui.page.blocks import Page, Words
from bot.ui.page.names import where
from bot.ui.page.news import since_words
from bot.ui.pages.stall import with_snooze
from bot.ui.pages.table import call_page, reminder_words
from bot.ui.pages.turns import turns_page
from bot.ui.panel.page import done_lines, dropped_words, left_page, panel_controls, panel_page
from bot.ui.pictures.studio import taste_of
from bot.ui.press.reply import UNREACHED
from bot.values.parcel import Parcel, Posted
from bot.values.reading import Brief
from bot.values.table import Table

_log = logging.getLogger(__name__)


async def call(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Your turn: what happened since, and the panel to move right there."""
    brief = await _brief(house, parcel)
    if parcel.payload.hush is not None:
        return await _hushed_call(house, parcel, brief)
    if not brief.panel.is_awaited:
        return []
    if parcel.payload.what == "private":
        return await _secretly(house, parcel, brief, await _called(house, brief))
    if (posted := await _in_thread(house, parcel, brief, snooze=False)) is not None:
        return [posted]
    if parcel.payload.what == "quiet" or brief.panel.ordered or brief.panel.forced:
        return await _quiet_call(house, parcel, brief)
    return await _alone(house, brief, await _to_person(house, parcel, brief, await _called(house, brief)))


async def _alone(house: PostHouse, brief: Brief, sent: list[Posted]) -> list[Posted]:
    """There is one panel to answer on: the one before keeps what its turn came to, but nothing to press."""
    table, person = brief.panel.table, brief.person
    left = brief.left
    if left is not None and left.posted.channel in {posted.channel for posted in sent} - {table.place.here}:
        voice = house.voices.of(table, person)
        done = done_lines([event for entry in left.entries for event in entry.events], voice)
        await _shorten(house, left.posted, left_page(table, person.id, voice, again=True, done=done))
    return sent


async def _shorten(house: PostHouse, old: Posted, page: Page) -> None:
    """What lies above is not worth a second try: the newer message has been sent."""
    try:
        await house.post.edit(old, page)
    except (discord.HTTPException, *UNREACHED) as error:
        _log.info("not shortened: %s", type(error).__name__)


async def call_edit(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Nothing is asked there any more: what others see is taken away, what lies with its reader says so."""
    person = await house.services.people.get(parcel.payload.person or 0)
    table = await house.services.reading.known(parcel.game_id)
    again = parcel.payload.what == AGAIN
    page = left_page(table, person.id, house.voices.of(table, person), again=again)
    for posted in await house.services.reading.open_calls(table.id, person.id, parcel.payload.since or 0):
        try:
            if posted.channel in (table.place.here, table.place.channel):
                await house.post.sender.delete(posted)
            else:
                await house.post.edit(posted, page)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise  # any other refusal is for good, and it answers with today's panel in any case
    return []


async def _in_thread(house: PostHouse, parcel: Parcel, brief: Brief, *, snooze: bool) -> Posted | None:
    """Where the table lives, for whoever wants to be called there; None: privately, as usual."""
    table, person = brief.panel.table, brief.person
    if person.habits.remind_in != "thread" or table.hush is not None:
        return None
    if table.in_thread and table.place.thread is None:
        return None  # it is being made, or cannot be
    voice = house.voices.at(table, table.language)
    page = call_page(table, person.id, voice)
    try:
        page = with_snooze(page, table, voice) if snooze else page
        return await house.post.sender.post(table.place.here, page, parcel)
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in SHUT:
            raise
        return None


async def _quiet_call(house: PostHouse, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Something else answers before long: nobody need come, but where others see a call they see this too."""
    if not await house.post.is_seen(brief.person, brief.panel.table):
        return []
    unaware = _unaware(brief)
    return await _to_person(house, parcel, unaware, await _called(house, unaware))


def _unaware(brief: Brief) -> Brief:
    """As if nothing answered for its reader."""
    return replace(brief, panel=replace(brief.panel, ordered=False, forced=False))


async def _hushed_call(house: PostHouse, parcel: Parcel, brief: Brief) -> list[Posted]:
    """Where others see it, whoever is asked is called, answered or not; where nobody does, only who must."""
    panel, person, what = brief.panel, brief.person, parcel.payload.what
    table = panel.table
    if table.status != "running" or table.hush is None or table.hush.turn != parcel.payload.hush:
        return []  # closed meanwhile, and for everybody alike
    if await house.post.is_seen(person, table):
        if what == "private":
            return []
        page = call_page(table, person.id, house.voices.at(table, table.language))
        return [await house.post.call_openly(person, table, page, parcel)]
    if what == "quiet" or not panel.is_awaited or panel.ordered or panel.forced:
        return []
    sent = await house.post.send(person, table, PrivateMail(await _called(house, brief), None, parcel))
    return await _alone(house, brief, sent)


async def reminder(house: PostHouse, parcel: Parcel) -> list[Posted]:
    brief = await _brief(house, parcel)
    panel, table = brief.panel, brief.panel.table
    if not panel.is_awaited:
        return []
    if (posted := await _in_thread(house, parcel, brief, snooze=True)) is not None:
        return [posted]
    if panel.ordered or panel.forced:  # where others would see a reminder, they see this one too
        if table.hush is not None or not await house.post.is_seen(brief.person, table):
            return []
        brief = _unaware(brief)
        panel = brief.panel
    voice = house.voices.of(table, brief.person)
    words = reminder_words(table, table.seats[panel.seat].waiting_since, voice)
    told = f"{where(table, panel.seat, voice)}\n{words}"
    page = with_snooze(await _panel_page(house, brief, told), table, voice)
    sent = await (_to_person if table.hush is None else _secretly)(house, parcel, brief, page)
    return await _alone(house, brief, sent)


async def digest(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """One message for all tables that wait; whatever has been played meanwhile is no longer in it."""
    person = await house.services.people.get(parcel.payload.person or 0)
    waiting = await house.services.reading.turns(person.id)
    if not waiting:
        return []
    voice = house.voices.plain(person.language)
    page = turns_page(waiting, house.voices, person.language)
    told = with_snooze(Page((Words(voice("table-digest")), *page.blocks), page.colour), None, voice)
    table = await house.services.reading.table(parcel.game_id)
    here = any(one.table.id == table.id for one in waiting)
    openly = call_page(table, person.id, house.voices.at(table, table.language))
    public = openly if here and table.hush is None else None
    old = await house.services.reading.digest_to(person.id)
    sent = await house.post.send(person, table, PrivateMail(told, public, parcel))
    if old is not None and old.channel in {posted.channel for posted in sent} - {table.place.here}:
        await _shorten(house, old, Page((Words(voice("table-digest-newer")),)))
    return sent


async def draft_cut(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """That somebody was at something is their own business: the table never hears of it."""
    brief = await _brief(house, parcel)
    voice = house.voices.of(brief.panel.table, brief.person)
    key = {"limit": "panel-limit", "clock": "stall-time-up"}.get(parcel.payload.what, "panel-cut")
    place = where(brief.panel.table, brief.panel.seat, voice)
    dropped = dropped_words(parcel.payload.words, parcel.payload.named, voice)
    words = f"{place}\n{voice(key, words=dropped)}"
    told = replace(brief, panel=replace(brief.panel, cut=()))
    posted = await _secretly(house, parcel, brief, await _panel_page(house, told, words))
    asks = not parcel.payload.what  # that time was up is news, and stays; otherwise it is a call like others
    return posted if asks else [replace(one, kind="time_up") for one in posted]


async def _brief(house: PostHouse, parcel: Parcel) -> Brief:
    return await house.services.past.brief(parcel.game_id, parcel.payload.person or 0)


async def _called(house: PostHouse, brief: Brief) -> Page:
    panel = brief.panel
    voice = house.voices.of(panel.table, brief.person)
    news = since_words(brief.since, voice) if brief.since.entries else ""
    place = where(panel.table, panel.seat, voice, await near_lobby(house, panel.table))
    return await _panel_page(house, brief, "\n".join(part for part in (place, news) if part))


async def near_lobby(house: PostHouse, table: Table) -> Posted | None:
    """The lobby, below which the table's thread is being made; None once there is one, or none is wanted."""
    if not table.in_thread or table.place.thread is not None:
        return None
    return next(iter(await house.services.reading.posted(table.id, "lobby_post")), None)


async def _panel_page(house: PostHouse, brief: Brief, before: str) -> Page:
    locale = brief.person.language
    panel = await house.services.likely.on(brief.panel)
    voice = house.voices.of(panel.table, brief.person)
    shown = panel_controls(panel, (), voice)
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    taste = taste_of(brief.person.habits)
    pictures = await house.studio.panel(
        panel, focuses, badges, locale, voice.label, earlier=brief.earlier, taste=taste
    )
    own = house.studio.holdings(panel, pictures, voice.brief)
    return panel_page(panel, shown, voice, pictures, before=before, own=own)


async def _to_person(house: PostHouse, parcel: Parcel, brief: Brief, page: Page) -> list[Posted]:
    """Down the ladder; at its foot the thread calls."""
    person, table = brief.person, brief.panel.table
    public = call_page(table, person.id, house.voices.at(table, table.language), brief.panel.answers)
    return await house.post.send(person, table, PrivateMail(page, public, parcel))


async def _secretly(house: PostHouse, parcel: Parcel, brief: Brief, page: Page) -> list[Posted]:
    """Where nobody else sees it, or not at all."""
    person, table = brief.person, brief.panel.table
    if await house.post.is_seen(person, table):
        return []
    return await house.post.send(person, table, PrivateMail(page, None, parcel))
