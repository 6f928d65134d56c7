"""People and settings."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.json import encode

from bot.store.beside import Beside
from bot.store.decoding import habits_of
from bot.store.forgetting import forget
from bot.store.statements import Row, Sql, among, fields
from bot.values.people import Person
from engine.core.text import UserText

KNOW = "INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING"
"""Make sure there is a row for this person."""


_PERSON = "SELECT id, name, locale, reach, reminder_hours, habits FROM person"
_AT_A_TIME = 500
"""Values in one question."""


class SqlPeople:
    def __init__(self, sql: Sql, beside: Beside) -> None:
        self._sql, self._beside = sql, beside

    async def get(self, person: int) -> Person | None:
        row = await self._sql.one(f"{_PERSON} WHERE id = ?", person)
        return _person(row) if row else None

    async def several(self, people: Collection[int]) -> list[Person]:
        found = list[Person]()
        for asked in _in_parts(list(people)):
            rows = await self._sql.all(f"{_PERSON} WHERE {among('id', asked)}", *asked)
            found += map(_person, rows)
        return found

    async def setting(self, scope: str, key: str) -> str | None:
        row = await self._sql.one("SELECT value FROM setting WHERE scope = ? AND key = ?", scope, key)
        return str(row[0]) if row else None

    async def settings(self, scope: str, beginning: str) -> dict[str, str]:
        """Those of a scope whose keys begin like this."""
        sql = "SELECT key, value FROM setting WHERE scope = ? AND substr(key, 1, ?) = ? ORDER BY key"
        return {row[0]: row[1] for row in await self._sql.all(sql, scope, len(beginning), beginning)}

    async def put(self, person: Person) -> None:
        self._sql.run(
            "INSERT INTO person (id, name, locale, reach, reminder_hours, habits) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale,"
            " reach = excluded.reach, reminder_hours = excluded.reminder_hours, habits = excluded.habits",
            person.id,
            person.name.raw,
            *fields(person)[2:5],
            encode(person.habits).decode(),
        )
        self._sql.add(*self._beside.said("person", str(person.id)))

    async def forget(self, person: int, stand_in: int, name: str) -> list[str]:
        return await forget(self._sql, self._beside, person, stand_in, name)

    async def put_setting(self, scope: str, key: str, value: str) -> None:
        self._sql.run(
            "INSERT INTO setting (scope, key, value) VALUES (?, ?, ?)"
            " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
            scope,
            key,
            value,
        )


def _person(row: Row) -> Person:
    return Person(row[0], UserText(row[1]), row[2], row[3], row[4], habits_of(row[5]))


def _in_parts(people: list[int]) -> Iterator[list[int]]:
    yield from (people[at : at + _AT_A_TIME] for at in range(0, len(people), _AT_A_TIME))
