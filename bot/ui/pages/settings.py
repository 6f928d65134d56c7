"""One's own settings as a page, to be changed right there."""

from __future__ import annotations

from bot.ui.page.blocks import Entry, Menu, Page, Words
from bot.ui.page.voice import Voice
from bot.ui.press import ids
from bot.ui.press.dispatch import Handled, Handlers, Press
from bot.values.people import Person
from engine.core.text import text

_HOURS = (0, 1, 3, 12, 24, 48, 168)


def settings_page(person: Person, voice: Voice) -> Page:
    reach = text(f"lobby-reach-{person.reach}")
    words = voice("settings-show", reach=reach, hours=person.reminder_hours)
    hours = sorted({*_HOURS, person.reminder_hours})
    entries = (
        Entry(voice.short("settings-after", hours=one), str(one), chosen=one == person.reminder_hours)
        for one in hours
    )
    menu = Menu(ids.menu("remind"), voice.short("settings-remind"), tuple(entries))
    return Page((Words(words), menu, Words(voice("settings-elsewhere"))))


async def _remind(press: Press) -> None:
    reply = press.reply
    person = await reply.house.services.people.remind_after(reply.person.id, press.chosen)
    await reply.show(settings_page(person, reply.voice()))


HANDLERS: Handlers = {"remind": Handled("update", _remind)}
