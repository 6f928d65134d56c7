"""The page of a person's settings, with controls to change them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import get_args

from bot.locales import locale_for
from bot.locales.translations import locales, own_name
from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import number_of
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Entry, Menu, Page, Words, rows
from bot.ui.kit.formatting import date_words
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.league import show_again
from bot.values.clock import LONGEST_REMINDER
from bot.values.errors import OldButtonError
from bot.values.people import HOLIDAYS_A_YEAR, Person, Statistics, TileNames, holidays_in
from bot.values.waking_hours import DAY_MINUTES, PreviousHours, WakingHours, is_zone, local_day, zone_of
from engine.core.text import text

_HOURS = (0, 1, 3, 12, 24, 48, 168)
_NONE = "-"
_PRINTED = "en"  # the language printed on the tiles of every edition
_TILES: tuple[TileNames, ...] = get_args(TileNames)
_STATISTICS: tuple[Statistics, ...] = get_args(Statistics)
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
    blocks: list[Block] = [Words("\n".join(_summary(person, localiser, now)))]
    blocks.append(_language_menu(person, localiser))
    blocks += [
        _remind_menu(person, localiser),
        _zone_menu(person, localiser, now),
        _quiet_menu(person, localiser),
    ]
    if (away := _away_menu(person, localiser, now)) is not None:
        blocks.append(away)
    blocks += rows(_switches(person, localiser, now))
    foot = (localiser(key) for key in ("settings-elsewhere", "settings-forget-hint"))
    blocks.append(Words("\n".join(["-# " + localiser("panel-rule"), *foot])))
    return Page(tuple(blocks))


def _summary(person: Person, localiser: Localiser, now: float) -> list[str]:
    rhythm = person.habits.rhythm
    zone = _city(rhythm.zone or "UTC")
    lines = [
        localiser("settings-show", reach=text(f"lobby-reach-{person.reach}"), hours=person.reminder_hours),
        localiser("settings-zone-is", zone=zone, time=_clock(rhythm, now)),
        localiser("settings-quiet-is", hours=_hours(rhythm))
        if rhythm.has_quiet_hours
        else localiser("settings-quiet-none"),
    ]
    if rhythm.earlier and now < (last := rhythm.earlier[-1]).until:
        lines.append(_until_then(last, localiser))
    today = local_day(rhythm, now)
    left = HOLIDAYS_A_YEAR - holidays_in(rhythm.holidays, today.year)
    lines.append(localiser("settings-holidays-left", left=left, of=HOLIDAYS_A_YEAR, year=str(today.year)))
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
    entries = [Entry(localiser.short("settings-quiet-off"), _NONE, chosen=not rhythm.has_quiet_hours)]
    for start, end in nights:
        hours = _hours(WakingHours("", start, end))
        entries.append(
            Entry(
                localiser.short("settings-quiet", hours=hours), f"{start} {end}", chosen=(start, end) == own
            )
        )
    return Menu(custom_ids.menu("setquiet"), localiser.short("settings-quiet-which"), tuple(entries))


def _away_menu(person: Person, localiser: Localiser, now: float) -> Menu | None:
    """Return a menu for a holiday that begins today; `/settings holiday` sets any other."""
    rhythm = person.habits.rhythm
    today = local_day(rhythm, now)
    left = HOLIDAYS_A_YEAR - holidays_in(rhythm.holidays, today.year)
    fitting = [days for days in _AWAY if days <= left]
    if not fitting or any(one.last >= today for one in rhythm.holidays):
        return None
    entries = (Entry(localiser.short("settings-away", days=days), str(days)) for days in fitting)
    return Menu(custom_ids.menu("setaway"), localiser.short("settings-away-which"), tuple(entries))


def _switches(person: Person, localiser: Localiser, now: float) -> list[Button]:
    habits = person.habits
    where = "thread" if habits.remind_in == "thread" else "dm"
    states = {
        "where": f"settings-where-{where}",
        "digest": f"settings-digest-{'on' if habits.digest else 'off'}",
        "night": f"settings-night-{'on' if habits.night else 'off'}",
        "big": f"settings-big-{'on' if habits.big else 'off'}",
        "confirm": f"settings-confirm-{'on' if habits.confirm else 'off'}",
        "likely": f"settings-likely-{'on' if habits.likely else 'off'}",
        "icons": f"settings-icons-{'on' if habits.icons else 'off'}",
        "explain": f"settings-explain-{'on' if habits.explain else 'off'}",
    }
    states["statistics"] = f"settings-statistics-{habits.statistics}"
    if locale_for(person.language) != _PRINTED:
        states["tiles"] = f"settings-tiles-{habits.tiles}"
    buttons = [
        Button(localiser.short(key), custom_ids.button("setswitch", name)) for name, key in states.items()
    ]
    if any(one.last >= local_day(habits.rhythm, now) and not one.ends for one in habits.rhythm.holidays):
        buttons.append(Button(localiser.short("settings-back"), custom_ids.button("setback"), "go"))
    return buttons


def _city(zone: str) -> str:
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def _clock(rhythm: WakingHours, now: float) -> str:
    return datetime.fromtimestamp(now, zone_of(rhythm.zone)).strftime("%H:%M")


def _hours(rhythm: WakingHours | PreviousHours) -> str:
    start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in (rhythm.quiet_from, rhythm.quiet_to))
    return f"{start}–{end}"


async def _show_settings(press: Press, person: Person) -> None:
    now = press.reply.context.services.people.now()
    await press.reply.show(settings_page(person, press.reply.localiser(), now))


async def _language(press: Press) -> None:
    language = "" if press.value == _NONE else press.value
    if language and language not in locales():
        raise OldButtonError
    person = await press.reply.context.services.people.choose(press.reply.person.id, language=language)
    press.reply.locale = person.language
    await _show_settings(press, person)


async def _remind(press: Press) -> None:
    people = press.reply.context.services.people
    if not 0 <= press.chosen <= LONGEST_REMINDER:
        raise OldButtonError
    await _show_settings(press, await people.remind_after(press.reply.person.id, press.chosen))


async def _zone(press: Press) -> None:
    people = press.reply.context.services.people
    if not is_zone(press.value):
        raise OldButtonError
    await _show_settings(press, await people.live_by(press.reply.person.id, zone=press.value))


async def _quiet(press: Press) -> None:
    people = press.reply.context.services.people
    start, end = _night_of(press.value)
    await _show_settings(press, await people.live_by(press.reply.person.id, quiet_from=start, quiet_to=end))


def _night_of(value: str) -> tuple[int, int]:
    """Parse a menu value: two minutes of the day."""
    words = ("0", "0") if value == _NONE else value.split()
    minutes = [number_of(word) for word in words]
    if len(minutes) != 2 or not all(0 <= minute < DAY_MINUTES for minute in minutes):
        raise OldButtonError
    return minutes[0], minutes[1]


async def _away(press: Press) -> None:
    people, person = press.reply.context.services.people, press.reply.person.id
    today = local_day((await people.get(person)).habits.rhythm, people.now())
    if press.chosen not in _AWAY:
        raise OldButtonError
    last = today + timedelta(days=press.chosen - 1)
    await _show_settings(press, await people.go_away(person, today, last))


async def _back(press: Press) -> None:
    people = press.reply.context.services.people
    await _show_settings(press, await people.come_back(press.reply.person.id))


def forget_page(localiser: Localiser) -> Page:
    """Ask for confirmation before erasing data."""
    now = Button(localiser.short("settings-forget-now"), custom_ids.button("forgetme"), "danger")
    return Page((Words(localiser("settings-forget")), *rows([now])))


async def _forget(press: Press) -> None:
    reply, localiser = press.reply, press.reply.localiser()
    leagues = await reply.context.services.forgetting.forget(reply.person.id, cause=reply.cause)
    await reply.send_text(localiser("settings-forgotten"))
    for league in leagues:
        await show_again(reply.context, league)


async def _switch(press: Press) -> None:
    people, person, name = press.reply.context.services.people, press.reply.person.id, press.word(0)
    habits = (await people.get(person)).habits
    if name == "where":
        news: dict[str, object] = {"remind_in": "dm" if habits.remind_in == "thread" else "thread"}
    elif name == "tiles":
        news = {"tiles": _TILES[(_TILES.index(habits.tiles) + 1) % len(_TILES)]}
    elif name == "statistics":
        news = {"statistics": _STATISTICS[(_STATISTICS.index(habits.statistics) + 1) % len(_STATISTICS)]}
    elif name in _SWITCHES:
        news = {name: not getattr(habits, name)}
    else:
        raise OldButtonError
    chosen = await people.choose(person, **news)
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
