"""People and settings."""

from __future__ import annotations

from msgspec.json import encode

from bot.store.beside import Beside
from bot.store.decoding import habits_of
from bot.store.statements import Sql, fields
from bot.values.people import Person

KNOW = "INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING"
"""Make sure there is a row for this person."""


class SqlPeople:
    def __init__(self, sql: Sql, beside: Beside) -> None:
        self._sql, self._beside = sql, beside

    async def get(self, person: int) -> Person | None:
        row = await self._sql.one(
            "SELECT id, name, locale, reach, reminder_hours, habits FROM person WHERE id = ?", person
        )
        return Person(row[0], row[1], row[2], row[3], row[4], habits_of(row[5])) if row else None

    async def setting(self, scope: str, key: str) -> str | None:
        row = await self._sql.one("SELECT value FROM setting WHERE scope = ? AND key = ?", scope, key)
        return str(row[0]) if row else None

    async def put(self, person: Person) -> None:
        self._sql.run(
            "INSERT INTO person (id, name, locale, reach, reminder_hours, habits) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = excluded.locale,"
            " reach = excluded.reach, reminder_hours = excluded.reminder_hours, habits = excluded.habits",
            *fields(person)[:5],
            encode(person.habits).decode(),
        )
        self._sql.add(*self._beside.said("person", str(person.id)))

    async def put_setting(self, scope: str, key: str, value: str) -> None:
        self._sql.run(
            "INSERT INTO setting (scope, key, value) VALUES (?, ?, ?)"
            " ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value",
            scope,
            key,
            value,
        )
