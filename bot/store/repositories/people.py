"""People: names, settings, visits, and erasing a person from the database."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import encode

from bot.store.commit import Commit
from bot.store.concurrency import ConcurrencyPolicy, Repository
from bot.store.repositories.moves import repacked
from bot.store.row_decoders import habits_of
from bot.store.sql import Row, Sql, among, fields
from bot.values.people import OpenPanel, Person, Visit
from engine.core.text import UserText

KNOW = "INSERT INTO person (id) VALUES (?) ON CONFLICT DO NOTHING"
"""Ensures that this person has a row."""


_PERSON = "SELECT id, name, locale, reach, reminder_hours, habits FROM person"
_AT_A_TIME = 500
"""Maximum values per query."""


class SqlPeople(Repository):
    """People, and small settings by scope and key."""

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
        """Return the settings of a scope whose keys have this prefix."""
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
        self._sql.add(*self._policy.said("person", str(person.id)))

    async def forget(self, person: int, stand_in: int, name: str) -> list[str]:
        return await _forget(self._sql, self._policy, person, stand_in, name)

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


OWNED = (
    ("game", "host"),
    ("league", "host"),
    ("seat", "person"),
    ("seat", "former"),
    ("act", "person"),
    ("turn", "person"),
    ("result_seat", "person"),
)
"""Columns in which the pseudonym replaces the person."""
DROPPED = (
    ("follower", "person"),
    ("visit", "person"),
    ("panel", "person"),
    ("message", "person"),
    ("order_note", "person"),
    ("standing_order", "person"),
)
"""Columns of rows that belong to the person alone and are deleted."""
_PAGE = 50


class Forgotten(Struct, frozen=True):
    """An erased person: their id, former names, and pseudonym."""

    person: int
    names: frozenset[str]
    stand_in: int
    name: str

    def without(self, value: Any) -> Any:
        """Return the value with the person replaced, at any depth."""
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return self.stand_in if value == self.person else value
        if isinstance(value, str):
            if value in self.names:
                return self.name
            return re.sub(rf"(?<!\d){self.person}(?!\d)", str(self.stand_in), value)
        if isinstance(value, list):
            return [self.without(one) for one in value]
        if isinstance(value, dict):
            return {self.without(key): self.without(one) for key, one in value.items()}
        return value


async def _forget(sql: Sql, policy: ConcurrencyPolicy, person: int, stand_in: int, name: str) -> list[str]:
    """Erase a person and return the tables that changed."""
    known = await sql.one("SELECT name FROM person WHERE id = ?", person)
    names = {str(known[0])} if known and known[0] else set[str]()
    names |= await _earlier_names(sql, person)
    gone = Forgotten(person, frozenset(names), stand_in, name)
    if known is not None:  # otherwise no name is shown anywhere, and a repeated press leaves nothing behind
        sql.run("INSERT INTO person (id, name) VALUES (?, ?)", stand_in, name)
    for table, column in OWNED:
        sql.run(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", stand_in, person)
    for table, column in DROPPED:
        sql.run(f"DELETE FROM {table} WHERE {column} = ?", person)
    await _settings(sql, gone)
    await _leagues(sql, gone)
    await _post(sql, gone)
    async for game_id, data in _packs(sql):
        if (told := repacked(data, person, stand_in)) is not None:
            sql.run("UPDATE pack SET data = ? WHERE game_id = ?", told, game_id)
    sql.run("DELETE FROM person WHERE id = ?", person)
    sql.add(*policy.said("person", str(person)))
    return await _raise_revisions(sql, policy, stand_in)


async def _raise_revisions(sql: Sql, policy: ConcurrencyPolicy, stand_in: int) -> list[str]:
    """Increase the revision of the tables, so cached copies are read again."""
    where = "host = ?1 OR id IN (SELECT game_id FROM seat WHERE person = ?1 OR former = ?1)"
    rows = await sql.all(f"UPDATE game SET revision = revision + 1 WHERE {where} RETURNING id", stand_in)
    for (game_id,) in rows:
        sql.add(*policy.said("table", game_id))
    return [row[0] for row in rows]


async def _earlier_names(sql: Sql, person: int) -> set[str]:
    """Return the names they had when they left a seat, from the tables' history."""
    rows = await sql.all("SELECT value FROM setting WHERE key = 'annals' AND value LIKE ?", f"%{person}%")
    annals = [one for (value,) in rows for one in msgspec.json.decode(value)]
    return {one["old"] for one in annals if one.get("person") == person and one.get("old")}


async def _settings(sql: Sql, gone: Forgotten) -> None:
    """Delete their settings, and use the pseudonym in those of others."""
    sql.run("DELETE FROM setting WHERE scope = ?", f"person:{gone.person}")
    sql.run("DELETE FROM setting WHERE key LIKE ?", f"%:{gone.person}")
    found = await sql.all(
        "SELECT scope, key, value FROM setting WHERE scope LIKE 'game:%' OR value LIKE ?", f"%{gone.person}%"
    )
    for scope, key, value in found:
        told = _without(value, gone)
        if told != value:
            sql.run("UPDATE setting SET value = ? WHERE scope = ? AND key = ?", told, scope, key)


def _without(value: str, gone: Forgotten) -> str:
    try:
        data = msgspec.json.decode(value)
    except msgspec.DecodeError:
        return str(gone.without(value))
    told = gone.without(data)
    return value if told == data else msgspec.json.encode(told).decode()


async def _leagues(sql: Sql, gone: Forgotten) -> None:
    """Keep standings, under the pseudonym."""
    for league, data in await sql.all("SELECT id, data FROM league"):
        told = _without(data, gone)
        if told != data:
            news = (
                "data = ?, revision = revision + 1, shown = CASE WHEN status = 'open' THEN 0 ELSE shown END"
            )
            sql.run(f"UPDATE league SET {news} WHERE id = ?", told, league)


async def _post(sql: Sql, gone: Forgotten) -> None:
    """Delete parcels to them, and use the pseudonym in parcels about them."""
    own = f"person:{gone.person}"
    for id_, lane, payload in await sql.all("SELECT id, lane, payload FROM outbox"):
        data = msgspec.json.decode(bytes(payload))
        if data.get("person") == gone.person or lane == own or lane.startswith(f"{own}:"):
            sql.run("DELETE FROM outbox WHERE id = ?", id_)
        elif (told := gone.without(data)) != data:
            sql.run("UPDATE outbox SET payload = ? WHERE id = ?", msgspec.json.encode(told), id_)


async def _packs(sql: Sql) -> AsyncIterator[Row]:
    """Yield all archives, a page at a time: a player of the past may hold no seat any more."""
    after = ""
    while rows := await sql.all(
        "SELECT game_id, data FROM pack WHERE data IS NOT NULL AND game_id > ? ORDER BY game_id LIMIT ?",
        after,
        _PAGE,
    ):
        for row in rows:
            yield row
        after = rows[-1][0]


_PUT = (
    "INSERT INTO visit (game_id, person, at, at_table, since_turn, since_number, read_turn, read_number)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id, person) DO UPDATE SET at = excluded.at,"
    " at_table = excluded.at_table, since_turn = excluded.since_turn, since_number = excluded.since_number,"
    " read_turn = excluded.read_turn, read_number = excluded.read_number"
)
_PANEL = "SELECT message, game_id, person, channel, token, expires FROM panel WHERE game_id = ?"
_PUT_PANEL = (
    "INSERT INTO panel (message, game_id, person, channel, token, expires) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (message) DO UPDATE SET token = excluded.token, expires = excluded.expires"
)
_FOLLOW = (
    "INSERT INTO follower (game_id, person, told) VALUES (?, ?, ?)"
    " ON CONFLICT (game_id, person) DO UPDATE SET told = excluded.told"
)


class SqlVisits(Repository):
    """Private panels, and followers of a table. How far each player has read comes with the table."""

    async def panels(self, game_id: str, now: float) -> list[OpenPanel]:
        """Return the panels that can still be changed, newest last."""
        rows = await self._sql.all(f"{_PANEL} AND expires > ? ORDER BY message", game_id, now)
        return [OpenPanel(*row) for row in rows]

    async def followers(self, game_id: str) -> dict[int, int]:
        """Return the last chapter each follower was told of."""
        sql = "SELECT person, told FROM follower WHERE game_id = ? ORDER BY person"
        return {row[0]: row[1] for row in await self._sql.all(sql, game_id)}

    def put(
        self, visits: Sequence[Visit], panels: Sequence[OpenPanel], closed: Collection[int], now: float
    ) -> None:
        """Write visits and panels, and delete expired panels."""
        self._sql.each(_PUT, [_values(visit) for visit in visits])
        self._sql.each(_PUT_PANEL, [fields(panel) for panel in panels])
        self._sql.run(f"DELETE FROM panel WHERE expires <= ? OR {among('message', closed)}", now, *closed)

    def follow(self, game_id: str, person: int, told: int | None) -> None:
        """Note the last chapter a follower was told of; None: they no longer follow."""
        if told is None:
            self._sql.run("DELETE FROM follower WHERE game_id = ? AND person = ?", game_id, person)
        else:
            self._sql.run(_FOLLOW, game_id, person, told)

    def write(self, commit: Commit) -> None:
        if (back := commit.back_to) is not None:
            for what in ("since", "read"):
                self._sql.run(
                    f"UPDATE visit SET {what}_turn = ?, {what}_number = ?"
                    f" WHERE game_id = ? AND {what}_turn > ?",
                    back.turn,
                    back.number,
                    commit.game_id,
                    back.turn,
                )
        self._sql.each(_PUT, [_values(visit) for visit in commit.visits])


def _values(visit: Visit) -> tuple[object, ...]:
    where = (visit.game_id, visit.person, visit.at, visit.at_table)
    return (*where, visit.since.turn, visit.since.number, visit.read.turn, visit.read.number)
