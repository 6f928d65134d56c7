"""A person's profile: name, language, contact, settings, private notes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import msgspec

from bot.services.turn.clocks import retimed
from bot.services.turn.live_tables import Clock, LiveTables, notes_key, retry_on_conflict
from bot.store.protocol import Store
from bot.store.rows import Act
from bot.store.unit_of_work import Writer
from bot.values.cache import BoundedCache
from bot.values.clock import LONGEST_REMINDER
from bot.values.errors import PlayerError
from bot.values.people import HOLIDAYS_A_YEAR, Habits, Person, Reach, holidays_in
from bot.values.sanitise import plain_text, within
from bot.values.waking_hours import (
    DAY_MINUTES,
    LONGEST_NIGHT,
    Holiday,
    WakingHours,
    in_force,
    local_day,
    rescheduled,
)
from engine.core.text import UserText

_LONGEST_NAME = 100
_LONGEST_LOCALE = 20
_PEOPLE_IN_MEMORY = 4096
_FARTHEST_HOLIDAY = 366
"""Latest first day of a holiday, in days from today."""


class PeopleService:
    def __init__(self, store: Store, clock: Clock, wake_courier: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._wake_courier = wake_courier  # timers have changed
        self._met = BoundedCache[int, tuple[UserText, str]](
            "people", _PEOPLE_IN_MEMORY, 300
        )  # names and languages as last seen
        self._habits = BoundedCache[int, Habits]("habits", _PEOPLE_IN_MEMORY, 600)

    def now(self) -> float:
        return self._clock()

    async def meet(self, person: int, name: str, locale: str) -> None:
        """Remember this person's current name and language. Call it on every interaction."""
        seen = (UserText(plain_text(name)[:_LONGEST_NAME]), plain_text(locale)[:_LONGEST_LOCALE])
        if self._met.get(person) != seen:
            await self._change(person, name=seen[0], locale=seen[1])
        self._met[person] = seen

    async def get(self, person: int) -> Person:
        async with self._store.reading() as reader:
            return self._known(await reader.people.get(person) or Person(person))

    async def habits(self, person: int) -> Habits:
        """Return this person's settings, from memory if they were seen before, so it costs a press
        nothing."""
        known = self._habits.get(person)
        return known if known is not None else (await self.get(person)).habits

    async def language(self, person: int, seen: str) -> str:
        """Return the language this person reads: their choice, or Discord's current setting."""
        return (await self.habits(person)).reads(seen)

    def forget(self, person: int) -> None:
        """Drop a person from the cache: another process has changed them, or they were erased."""
        self._habits.pop(person)
        self._met.pop(person)

    def _known(self, person: Person) -> Person:
        self._habits[person.id] = person.habits
        return person

    async def note_reach(self, person: int, reach: Reach) -> Person:
        """Note how a message last reached this person."""
        return await self._change(person, reach=reach)

    async def remind_after(self, person: int, hours: int) -> Person:
        """Remind after this many hours of waiting, then less and less often; 0: never."""
        return await self._choose(person, reminder_hours=within(hours, 0, LONGEST_REMINDER))

    async def change_settings(self, person: int, **habits: Any) -> Person:
        """Change settings by name."""
        known = await self.get(person)
        return await self._choose(person, habits=msgspec.structs.replace(known.habits, **habits))

    async def set_waking_hours(self, person: int, **news: Any) -> Person:
        """Change the waking hours: the time zone at once, quiet hours from tomorrow on."""
        known = await self.get(person)
        rhythm = known.habits.rhythm
        changed = msgspec.structs.replace(rhythm, **news)
        if not all(0 <= minute < DAY_MINUTES for minute in (changed.quiet_from, changed.quiet_to)):
            raise PlayerError()
        if (changed.quiet_to - changed.quiet_from) % DAY_MINUTES > LONGEST_NIGHT:
            raise PlayerError("settings-quiet-long", hours=LONGEST_NIGHT // 60)
        hours = changed.zone, changed.quiet_from, changed.quiet_to
        return await self.change_settings(person, rhythm=rescheduled(rhythm, self._clock(), *hours))

    async def go_away(self, person: int, first: date, last: date) -> Person:
        """Add a holiday, if the yearly limits allow it."""
        known = await self.get(person)
        rhythm = known.habits.rhythm
        today = local_day(rhythm, self._clock())
        if not today <= first <= last or first > today + timedelta(days=_FARTHEST_HOLIDAY):
            raise PlayerError("settings-holiday-when")
        kept = [one for one in rhythm.holidays if one.last.year >= today.year - 1]
        if any(one.first <= last and first <= one.last for one in kept):
            raise PlayerError("settings-holiday-twice")
        zone = in_force(rhythm, self._clock()).zone or "UTC"
        holidays = tuple(sorted([*kept, Holiday(first, last, zone)]))
        for year in range(first.year, last.year + 1):  # every year it touches
            if holidays_in(holidays, year) > HOLIDAYS_A_YEAR:
                left = HOLIDAYS_A_YEAR - holidays_in(tuple(kept), year)
                raise PlayerError("settings-holiday-many", left=left, year=str(year))
        return await self._rest(person, holidays)

    async def come_back(self, person: int) -> Person:
        """End the current holiday and cancel future ones.

        Past days and today stay used. Otherwise a player who returns every evening would never use any up."""
        rhythm, now = (await self.get(person)).habits.rhythm, self._clock()
        cut = [
            one if one.last < (today := _today_of(one, rhythm, now)) else _cut_short(one, today, now)
            for one in rhythm.holidays
            if one.first <= _today_of(one, rhythm, now)
        ]
        return await self._rest(person, tuple(cut))

    async def _rest(self, person: int, holidays: tuple[Holiday, ...]) -> Person:
        rhythm = (await self.get(person)).habits.rhythm
        return await self.change_settings(person, rhythm=msgspec.structs.replace(rhythm, holidays=holidays))

    async def setting(self, scope: str, key: str) -> str | None:
        """Return a small stored value; `scope` is "app", "guild:ID" or "person:ID"."""
        async with self._store.reading() as reader:
            return await reader.people.setting(scope, key)

    async def set_setting(self, scope: str, key: str, value: str) -> None:
        async with self._store.writing() as writer:
            await writer.people.put_setting(scope, key, value)

    @retry_on_conflict
    async def _choose(self, person: int, **news: Any) -> Person:
        """Change a setting that clocks and reminders depend on, and reset them in the same transaction."""
        async with self._store.writing() as writer:
            before = await writer.people.get(person) or Person(person)
            after = msgspec.structs.replace(before, **news)
            await writer.people.put(after)
            if after != before:
                await self._retime(writer, after, before.habits)
        self._wake_courier()
        return self._known(after)

    async def _retime(self, writer: Writer, person: Person, before: Habits) -> None:
        for seen in await writer.games.waiting_for(person.id, at_rest=True):
            saved = await writer.games.saved(seen.id)  # locks it against other writers
            table = seen if saved is None else saved.table
            if table.seat_of(person.id) not in table.waiting:
                continue
            info = next(info for info in table.seats if info.person == person.id)
            if await writer.timers.get(table.id, "answer", info.seat) is None:
                await writer.write(retimed(table, info, before.rhythm, self._clock()))

    @retry_on_conflict
    async def _change(self, person: int, **news: Any) -> Person:
        """Write only changes: most interactions have none."""
        known = await self.get(person)
        if all(getattr(known, key) == value for key, value in news.items()) and known.name:
            return known
        async with self._store.writing(lasting=False) as writer:
            current = await writer.people.get(person) or Person(person)
            changed = msgspec.structs.replace(current, **news)
            await writer.people.put(changed)
        return changed


def _today_of(holiday: Holiday, rhythm: WakingHours, now: float) -> date:
    """Return today's date in the time zone of a holiday."""
    return local_day(WakingHours(holiday.zone) if holiday.zone else rhythm, now)


def _cut_short(holiday: Holiday, today: date, now: float) -> Holiday:
    """Return the holiday, ending now at the latest."""
    return Holiday(holiday.first, today, holiday.zone, min(holiday.ends or now, now))


LONGEST_NOTES = 1000
"""Maximum characters of the notes."""


class NoteService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def read(self, game_id: str, person: int) -> str:
        live = await self._tables.from_memory(game_id)
        live.seat_of(person)
        return live.notes.get(person, "")

    @retry_on_conflict
    async def write(self, game_id: str, person: int, notes: str, *, cause: str) -> None:
        """Write a person's notes; an empty text deletes them."""
        async with self._tables.queue(game_id):
            live, done = await self._tables.live(game_id, cause)
            live.seat_of(person)
            if done is not None:
                return
            kept = notes.strip()[:LONGEST_NOTES]
            act = Act(cause, game_id, "notes", self._tables.clock(), person)
            async with self._tables.writing(live, act) as writer:
                await writer.people.put_setting(f"game:{game_id}", notes_key(person), kept)
            live.notes = {**live.notes, person: kept}
