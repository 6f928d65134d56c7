"""Parcels for one person: calls, reminders, what became of a draft, a hidden screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.delivery import Letter
from bot.services.types import Look, Panel, Parcel, Person, Posted, Table
from bot.ui.look import screen_page
from bot.ui.page import Page
from bot.ui.panel import panel_controls, panel_page
from bot.ui.table_pages import call_page, reminder_words, since_words
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey


async def _to_person(bot: Latchkey, parcel: Parcel, table: Table, page: Page) -> list[Posted]:
    """Down the ladder; at its foot the thread calls."""
    person = await bot.services.people.get(parcel.payload.person or 0)
    public = call_page(table, person.id, bot.voices.at(table, table.language))
    return await bot.delivery.send(person, table, Letter(page, public, parcel))


async def _desk(bot: Latchkey, panel: Panel, locale: str, before: str) -> Page:
    voice = bot.voices.at(panel.table, locale)
    shown = panel_controls(panel, (), voice)
    focuses, badges = (shown.focuses, shown.badges) if shown is not None else ((), {})
    earlier = await bot.services.past.earlier(panel.table.id, panel.table.seats[panel.seat].person or 0)
    pictures = await bot.studio.panel(panel, focuses, badges, locale, voice.label, earlier=earlier)
    own = bot.studio.holdings(panel, pictures, voice.say)
    return panel_page(panel, shown, voice, pictures, before=before, own=own)


async def call(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    """Your turn: what happened since, and the panel to move right there."""
    person = await bot.services.people.get(parcel.payload.person or 0)
    panel = await bot.services.table.panel(parcel.game_id, person.id)
    if parcel.payload.hush is not None:
        return await _hushed_call(bot, parcel, person, panel)
    if not panel.is_awaited or panel.ordered:
        return []
    return await _to_person(bot, parcel, panel.table, await _called(bot, panel, person))


async def _called(bot: Latchkey, panel: Panel, person: Person) -> Page:
    since = await bot.services.reading.since(panel.table.id, person.id)
    voice = bot.voices.at(panel.table, person.locale)
    news = since_words(since, voice) if since.entries else ""
    return await _desk(bot, panel, person.locale, news)


async def _hushed_call(bot: Latchkey, parcel: Parcel, person: Person, panel: Panel) -> list[Posted]:
    """Where others see it, whoever is asked is called, answered or not; where nobody does, only who must."""
    table, what = panel.table, parcel.payload.what
    if table.status != "running" or table.hush is None or table.hush.turn != parcel.payload.hush:
        return []  # closed meanwhile, and for everybody alike
    if await bot.delivery.is_seen(person, table):
        if what == "private":
            return []
        page = call_page(table, person.id, bot.voices.at(table, table.language))
        return [await bot.delivery.call_openly(person, table, page, parcel)]
    if what == "quiet" or not panel.is_awaited or panel.ordered:
        return []
    return await bot.delivery.send(person, table, Letter(await _called(bot, panel, person), None, parcel))


async def reminder(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    person = await bot.services.people.get(parcel.payload.person or 0)
    panel = await bot.services.table.panel(parcel.game_id, person.id)
    if not panel.is_awaited or panel.ordered:
        return []
    voice = bot.voices.at(panel.table, person.locale)
    words = reminder_words(panel.table, panel.table.seats[panel.seat].waiting_since, voice)
    page = await _desk(bot, panel, person.locale, words)
    if panel.table.hush is None:
        return await _to_person(bot, parcel, panel.table, page)
    return await _secretly(bot, parcel, person, panel.table, page)


async def draft_cut(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    """That somebody was at something is their own business: the table never hears of it."""
    person = await bot.services.people.get(parcel.payload.person or 0)
    panel = await bot.services.table.panel(parcel.game_id, person.id)
    voice = bot.voices.at(panel.table, person.locale)
    key = "panel-limit" if parcel.payload.what == "limit" else "panel-cut"
    words = voice(key, words=" ".join(parcel.payload.words))
    page = await _desk(bot, msgspec.structs.replace(panel, cut=()), person.locale, words)
    return await _secretly(bot, parcel, person, panel.table, page)


async def _secretly(bot: Latchkey, parcel: Parcel, person: Person, table: Table, page: Page) -> list[Posted]:
    """Where nobody else sees it, or not at all."""
    if await bot.delivery.is_seen(person, table):
        return []
    return await bot.delivery.send(person, table, Letter(page, None, parcel))


async def screen(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    """A seat's hidden things, to the person who holds it now."""
    person = await bot.services.people.get(parcel.payload.person or 0)
    look: Look = await bot.services.reading.look(parcel.game_id, person.id)
    if look.seat is None:
        return []
    voice = bot.voices.at(look.table, person.locale)
    words = voice("table-your-screen", game=text(f"{look.table.game}-name"))
    page = await screen_page(bot, look, person.locale, voice, before=words)
    return await bot.delivery.send(person, look.table, Letter(page, None, parcel))
