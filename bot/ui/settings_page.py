"""One's own settings as a page, to be changed right there."""

from __future__ import annotations

from bot.services.types import Person
from bot.ui import acts
from bot.ui.page import Entry, Menu, Page, Words
from bot.ui.press import Handled, Handlers, Press
from bot.ui.voice import Voice
from engine.core.text import text

HOURS = (0, 1, 3, 12, 24, 48, 168)


def settings_page(person: Person, voice: Voice) -> Page:
    reach = text(f"lobby-reach-{person.reach}")
    words = voice("settings-show", reach=reach, hours=person.reminder_hours)
    hours = sorted({*HOURS, person.reminder_hours})
    entries = (
        Entry(voice.short("settings-after", hours=one), str(one), chosen=one == person.reminder_hours)
        for one in hours
    )
    menu = Menu(acts.menu("remind"), voice.short("settings-remind"), tuple(entries))
    return Page((Words(words), menu, Words(voice("settings-elsewhere"))))


async def _remind(press: Press) -> None:
    answer = press.answer
    person = await answer.bot.services.people.remind_after(answer.person.id, int(press.value))
    await answer.show(settings_page(person, answer.voice()))


HANDLERS: Handlers = {"remind": Handled("update", _remind)}
