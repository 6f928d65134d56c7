"""The page of a person's settings, with controls to change them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import get_args

from bot.locales import locale_for
from bot.locales.translations import locales, own_name
from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import number_of
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.kit.formatting import date_words
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.league import show_again
from bot.values.clock import LONGEST_REMINDER
from bot.values.errors import OldButtonError
from bot.values.people import HOLIDAYS_A_YEAR, Person, RemindIn, Statistics, TileNames, holidays_in
from bot.values.waking_hours import DAY_MINUTES, PreviousHours, WakingHours, is_zone, local_day, zone_of
from engine.core.text import text

_HOURS = (0, 1, 3, 12, 24, 48, 168)
_NONE = "-"
_PRINTED = "en"  # the language printed on the tiles of every edition
_CYCLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "where": ("remind_in", get_args(RemindIn)),
    "tiles": ("tiles", get_args(TileNames)),
    "statistics": ("statistics", get_args(Statistics)),
}
"""Switches with more than on and off: the habit they change, and its values in turn."""
_SWITCHES = ("digest", "night", "big", "confirm", "likely", "icons", "explain")
_NIGHTS = ((21, 7), (22, 7), (22, 8), (23, 7), (23, 8), (23, 9), (0, 7), (0, 8), (0, 9), (1, 9), (1, 10))
_AWAY = (1, 2, 3, 5, 7, 10, 14, 21)
_CITIES = (
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "UTC",
    "Europe/London",
    "Europe/Paris",
    "Europe/Athens",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""From west to east; `/settings timezone` accepts any other."""


def settings_page(person: Person, localiser: Localiser, now: float) -> Page:
    """Build one screen: the language first, then notifications, time, pictures and play."""
    return Page(
        (
            _language_menu(person, localiser),
            Words(localiser("settings-topic-notify", reach=text(f"lobby-reach-{person.reach}"))),
            _remind_menu(person, localiser),
            _switches(person, localiser, "where", "digest"),
            Words("\n".join(_time_lines(person, localiser, now))),
            _zone_menu(person, localiser, now),
            _quiet_menu(person, localiser),
            *_away_blocks(person, localiser, now),
            Words(localiser("settings-topic-pictures")),
            _switches(person, localiser, "night", "big"),
            _switches(person, localiser, "icons", *_tile_names(person)),
            Words(localiser("settings-topic-play")),
            _switches(person, localiser, "confirm", "explain"),
            _switches(person, localiser, "likely", "statistics"),
        )
    )


def _time_lines(person: Person, localiser: Localiser, now: float) -> list[str]:
    """Return the heading, and what is still to come: new quiet hours and holidays."""
    rhythm = person.habits.rhythm
    today = local_day(rhythm, now)
    left = HOLIDAYS_A_YEAR - holidays_in(rhythm.holidays, today.year)
    lines = [localiser("settings-topic-time", left=left, of=HOLIDAYS_A_YEAR, year=str(today.year))]
    if rhythm.earlier and now < (last := rhythm.earlier[-1]).until:
        lines.append(_until_then(last, localiser))
    for one in rhythm.holidays:
        if one.last >= today and not one.ends:
            lines.append(
                localiser("settings-holiday", first=one.first.isoformat(), last=one.last.isoformat())
            )
    return lines


def _until_then(last: PreviousHours, localiser: Localiser) -> str:
    """Say that new hours were chosen, but the previous ones are still valid."""
    hours = _hours(last) if last.has_quiet_hours else text("settings-quiet-off")
    zone = _city(last.zone or "UTC")
    return localiser("settings-quiet-later", when=date_words(last.until), hours=hours, zone=zone)


def _language_menu(person: Person, localiser: Localiser) -> Menu:
    """Comes first, and names each language in itself, for people who cannot read the rest."""
    seen = own_name(locale_for(person.locale))
    chosen = person.habits.language
    entries = [Entry(localiser.short("settings-language-discord", language=seen), _NONE, chosen=not chosen)]
    entries += [
        Entry(localiser.short("settings-language", language=own_name(one)), one, chosen=one == chosen)
        for one in locales()
    ]
    return Menu(custom_ids.menu("setlanguage"), localiser.short("settings-language-which"), tuple(entries))


def _remind_menu(person: Person, localiser: Localiser) -> Menu:
    hours = sorted({*_HOURS, person.reminder_hours})
    entries = (
        Entry(localiser.short("settings-after", hours=one), str(one), chosen=one == person.reminder_hours)
        for one in hours
    )
    return Menu(custom_ids.menu("remind"), localiser.short("settings-remind"), tuple(entries))


def _zone_menu(person: Person, localiser: Localiser, now: float) -> Menu:
    known = person.habits.rhythm.zone or "UTC"
    names = _CITIES if known in _CITIES else (known, *_CITIES)
    entries = (
        Entry(
            localiser.short("settings-zone", zone=_city(name), time=_clock(WakingHours(name), now)),
            name,
            chosen=name == known,
        )
        for name in names
    )
    return Menu(custom_ids.menu("setzone"), localiser.short("settings-zone-which"), tuple(entries))


def _quiet_menu(person: Person, localiser: Localiser) -> Menu:
    rhythm = person.habits.rhythm
    own = (rhythm.quiet_from, rhythm.quiet_to)
    nights = [(start * 60, end * 60) for start, end in _NIGHTS]
    if rhythm.has_quiet_hours and own not in nights:
        nights.append(own)
    off, on = (localiser.short(key) for key in ("settings-quiet-none", "settings-quiet-is"))
    entries = [Entry(localiser.short("settings-quiet-off"), _NONE, off, not rhythm.has_quiet_hours)]
    for start, end in nights:
        label = localiser.short("settings-quiet", hours=_hours(WakingHours("", start, end)))
        entries.append(Entry(label, f"{start} {end}", on, (start, end) == own))
    return Menu(custom_ids.menu("setquiet"), localiser.short("settings-quiet-which"), tuple(entries))


def _away_blocks(person: Person, localiser: Localiser, now: float) -> list[Block]:
    """Return the way back from a holiday, or a menu for one that begins today.

    `/settings holiday` sets any other.
    """
    rhythm = person.habits.rhythm
    today = local_day(rhythm, now)
    if any(one.last >= today and not one.ends for one in rhythm.holidays):
        return [Buttons((Button(localiser.short("settings-back"), custom_ids.button("setback"), "go"),))]
    left = HOLIDAYS_A_YEAR - holidays_in(rhythm.holidays, today.year)
    fitting = [days for days in _AWAY if days <= left]
    if not fitting or any(one.last >= today for one in rhythm.holidays):
        return []
    entries = (Entry(localiser.short("settings-away", days=days), str(days)) for days in fitting)
    return [Menu(custom_ids.menu("setaway"), localiser.short("settings-away-which"), tuple(entries))]


def _tile_names(person: Person) -> tuple[str, ...]:
    """Return the switch for the names of tiles, for readers of another language than the printed one."""
    return () if locale_for(person.language) == _PRINTED else ("tiles",)


def _switches(person: Person, localiser: Localiser, *names: str) -> Buttons:
    """Return a row of switches; each label says what it is about and its state."""
    return Buttons(
        tuple(
            Button(localiser.short(f"settings-{name}-{_state(person, name)}"), _switch_id(name))
            for name in names
        )
    )


def _switch_id(name: str) -> str:
    return custom_ids.button("setswitch", name)


def _state(person: Person, name: str) -> str:
    if name in _CYCLES:
        return str(getattr(person.habits, _CYCLES[name][0]))
    return "on" if person.habits.is_on(name) else "off"


def _city(zone: str) -> str:
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def _clock(rhythm: WakingHours, now: float) -> str:
    return datetime.fromtimestamp(now, zone_of(rhythm.zone)).strftime("%H:%M")


def _hours(rhythm: WakingHours | PreviousHours) -> str:
    start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in (rhythm.quiet_from, rhythm.quiet_to))
    return f"{start}–{end}"


async def _show_settings(press: Press, person: Person) -> None:
    now = press.reply.services.people.now()
    await press.reply.show(settings_page(person, press.reply.localiser(), now))


async def _language(press: Press) -> None:
    language = "" if press.value == _NONE else press.value
    if language and language not in locales():
        raise OldButtonError
    person = await press.reply.services.people.change_settings(press.reply.person.id, language=language)
    press.reply.locale = person.language
    await _show_settings(press, person)


async def _remind(press: Press) -> None:
    people = press.reply.services.people
    if not 0 <= press.chosen <= LONGEST_REMINDER:
        raise OldButtonError
    await _show_settings(press, await people.remind_after(press.reply.person.id, press.chosen))


async def _zone(press: Press) -> None:
    people = press.reply.services.people
    if not is_zone(press.value):
        raise OldButtonError
    await _show_settings(press, await people.set_waking_hours(press.reply.person.id, zone=press.value))


async def _quiet(press: Press) -> None:
    people = press.reply.services.people
    start, end = _night_of(press.value)
    await _show_settings(
        press, await people.set_waking_hours(press.reply.person.id, quiet_from=start, quiet_to=end)
    )


def _night_of(value: str) -> tuple[int, int]:
    """Parse a menu value: two minutes of the day."""
    words = ("0", "0") if value == _NONE else value.split()
    minutes = [number_of(word) for word in words]
    if len(minutes) != 2 or not all(0 <= minute < DAY_MINUTES for minute in minutes):
        raise OldButtonError
    return minutes[0], minutes[1]


async def _away(press: Press) -> None:
    people, person = press.reply.services.people, press.reply.person.id
    today = local_day((await people.get(person)).habits.rhythm, people.now())
    if press.chosen not in _AWAY:
        raise OldButtonError
    last = today + timedelta(days=press.chosen - 1)
    await _show_settings(press, await people.go_away(person, today, last))


async def _back(press: Press) -> None:
    people = press.reply.services.people
    await _show_settings(press, await people.come_back(press.reply.person.id))


def forget_page(localiser: Localiser) -> Page:
    """Ask for confirmation before erasing data."""
    now = Button(localiser.short("settings-forget-now"), custom_ids.button("forgetme"), "danger")
    return Page((Words(localiser("settings-forget")), *rows([now])))


async def _forget(press: Press) -> None:
    reply, localiser = press.reply, press.reply.localiser()
    leagues = await reply.services.data_erasure.erase(reply.person.id, cause=reply.cause)
    await reply.send_text(localiser("settings-forgotten"))
    for league in leagues:
        await show_again(reply.context, league)


async def _switch(press: Press) -> None:
    people, name = press.reply.services.people, press.word(0)
    person = await people.get(press.reply.person.id)
    if name in _CYCLES:
        habit, values = _CYCLES[name]
        news: dict[str, object] = {habit: values[(values.index(_state(person, name)) + 1) % len(values)]}
    elif name in _SWITCHES:
        news = {name: not person.habits.is_on(name)}
    else:
        raise OldButtonError
    chosen = await people.change_settings(person.id, **news)
    press.reply.locale, press.reply.icons = chosen.language, chosen.habits.icons
    await _show_settings(press, chosen)


HANDLERS: Handlers = {
    "setlanguage": Handled("update", _language),
    "remind": Handled("update", _remind),
    "setzone": Handled("update", _zone),
    "setquiet": Handled("update", _quiet),
    "setaway": Handled("update", _away),
    "setback": Handled("update", _back),
    "setswitch": Handled("update", _switch),
    "forgetme": Handled("update", _forget),
}
