"""Who a person is: name and language as last seen, how they are reached, when they are reminded."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from bot.store.protocol import Store
from bot.store.rows import Timer
from bot.values.pace import HOUR
from bot.values.people import Person, Reach

_LONGEST_NAME = 100
_PEOPLE_IN_MEMORY = 4096


class PeopleService:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._met: OrderedDict[int, tuple[str, str]] = OrderedDict()  # names and languages as last seen

    async def meet(self, person: int, name: str, locale: str) -> None:
        """Remember the name and language this person has today; call it on every interaction."""
        seen = (name[:_LONGEST_NAME], locale)
        if self._met.get(person) != seen:
            await self._change(person, name=seen[0], locale=seen[1])
        self._met[person] = seen
        self._met.move_to_end(person)
        while len(self._met) > _PEOPLE_IN_MEMORY:
            self._met.popitem(last=False)

    async def get(self, person: int) -> Person:
        async with self._store.reading() as reader:
            return await reader.person(person) or Person(person, "")

    async def reached(self, person: int, reach: Reach) -> Person:
        """How a message last reached this person."""
        return await self._change(person, reach=reach)

    async def remind_after(self, person: int, hours: int) -> Person:
        """Remind after so many hours of waiting, and once a day from then on; 0: never."""
        known = await self._change(person, reminder_hours=max(0, hours))
        async with self._store.writing() as writer:
            for table in await writer.waiting_for(person):
                info = next(info for info in table.seats if info.person == person)
                if not known.reminder_hours:
                    await writer.drop_timers(table.id, "reminder", [info.seat])
                elif info.waiting_since is not None:
                    due = info.waiting_since + known.reminder_hours * HOUR
                    await writer.put_timer(Timer(table.id, "reminder", due, info.seat))
        return known

    async def setting(self, scope: str, key: str) -> str | None:
        """A small stored value: scope "app", "guild:ID" or "person:ID"."""
        async with self._store.reading() as reader:
            return await reader.setting(scope, key)

    async def set_setting(self, scope: str, key: str, value: str) -> None:
        async with self._store.writing() as writer:
            await writer.put_setting(scope, key, value)

    async def _change(self, person: int, **news: Any) -> Person:
        """Write only what is new: most meetings change nothing."""
        known = await self.get(person)
        if all(getattr(known, key) == value for key, value in news.items()) and known.name:
            return known
        async with self._store.writing(lasting=False) as writer:
            current = await writer.person(person) or Person(person, "")
            changed = msgspec.structs.replace(current, **news)
            await writer.put_person(changed)
        return changed
