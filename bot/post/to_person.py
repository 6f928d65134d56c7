"""Parcels for one person: calls, reminders, what became of a draft, a hidden screen."""

from __future__ import annotations

import msgspec

from bot.post.delivery import PrivateMail
from bot.post.house import PostHouse
from bot.ui.page.blocks import Page
from bot.ui.pages.looking import screen_page
from bot.ui.pages.table import call_page, reminder_words, since_words
from bot.ui.panel.page import panel_controls, panel_page
from bot.values.panel import Panel
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.reading import Look
from bot.values.table import Table
from engine.core.text import text


async def _to_person(house: PostHouse, parcel: Parcel, table: Table, page: Page) -> list[Posted]:
    """Down the ladder; at its foot the thread calls."""
    person = await house.services.people.get(parcel.payload.person or 0)
    public = call_page(table, person.id, house.voices.at(table, table.language))
    return await house.post.send(person, table, PrivateMail(page, public, parcel))


async def _panel_page(house: PostHouse, panel: Panel, locale: str, before: str) -> Page:
    voice = house.voices.at(panel.table, locale)
    shown = panel_controls(panel, (), voice)
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    earlier = await house.services.past.earlier(panel.table.id, panel.table.seats[panel.seat].person or 0)
    pictures = await house.studio.panel(panel, focuses, badges, locale, voice.label, earlier=earlier)
    own = house.studio.holdings(panel, pictures, voice.say)
    return panel_page(panel, shown, voice, pictures, before=before, own=own)


async def call(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Your turn: what happened since, and the panel to move right there."""
    person = await house.services.people.get(parcel.payload.person or 0)
    panel = await house.services.table.panel(parcel.game_id, person.id)
    if parcel.payload.hush is not None:
        return await _hushed_call(house, parcel, person, panel)
    if not panel.is_awaited or panel.ordered:
        return []
    return await _to_person(house, parcel, panel.table, await _called(house, panel, person))


async def _called(house: PostHouse, panel: Panel, person: Person) -> Page:
    since = await house.services.reading.since(panel.table.id, person.id)
    voice = house.voices.at(panel.table, person.locale)
    news = since_words(since, voice) if since.entries else ""
    return await _panel_page(house, panel, person.locale, news)


async def _hushed_call(house: PostHouse, parcel: Parcel, person: Person, panel: Panel) -> list[Posted]:
    """Where others see it, whoever is asked is called, answered or not; where nobody does, only who must."""
    table, what = panel.table, parcel.payload.what
    if table.status != "running" or table.hush is None or table.hush.turn != parcel.payload.hush:
        return []  # closed meanwhile, and for everybody alike
    if await house.post.is_seen(person, table):
        if what == "private":
            return []
        page = call_page(table, person.id, house.voices.at(table, table.language))
        return [await house.post.call_openly(person, table, page, parcel)]
    if what == "quiet" or not panel.is_awaited or panel.ordered:
        return []
    return await house.post.send(
        person, table, PrivateMail(await _called(house, panel, person), None, parcel)
    )


async def reminder(house: PostHouse, parcel: Parcel) -> list[Posted]:
    person = await house.services.people.get(parcel.payload.person or 0)
    panel = await house.services.table.panel(parcel.game_id, person.id)
    if not panel.is_awaited or panel.ordered:
        return []
    voice = house.voices.at(panel.table, person.locale)
    words = reminder_words(panel.table, panel.table.seats[panel.seat].waiting_since, voice)
    page = await _panel_page(house, panel, person.locale, words)
    if panel.table.hush is None:
        return await _to_person(house, parcel, panel.table, page)
    return await _secretly(house, parcel, person, panel.table, page)


async def draft_cut(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """That somebody was at something is their own business: the table never hears of it."""
    person = await house.services.people.get(parcel.payload.person or 0)
    panel = await house.services.table.panel(parcel.game_id, person.id)
    voice = house.voices.at(panel.table, person.locale)
    key = "panel-limit" if parcel.payload.what == "limit" else "panel-cut"
    words = voice(key, words=" ".join(parcel.payload.words))
    page = await _panel_page(house, msgspec.structs.replace(panel, cut=()), person.locale, words)
    return await _secretly(house, parcel, person, panel.table, page)


async def _secretly(
    house: PostHouse, parcel: Parcel, person: Person, table: Table, page: Page
) -> list[Posted]:
    """Where nobody else sees it, or not at all."""
    if await house.post.is_seen(person, table):
        return []
    return await house.post.send(person, table, PrivateMail(page, None, parcel))


async def screen(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """A seat's hidden things, to the person who holds it now."""
    person = await house.services.people.get(parcel.payload.person or 0)
    look: Look = await house.services.reading.look(parcel.game_id, person.id)
    if look.seat is None:
        return []
    voice = house.voices.at(look.table, person.locale)
    words = voice("table-your-screen", game=text(f"{look.table.game}-name"))
    page = await screen_page(house, look, person.locale, voice, before=words)
    return await house.post.send(person, look.table, PrivateMail(page, None, parcel))
