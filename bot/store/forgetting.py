"""Somebody is forgotten: their number and name give way to a pseudonym, wherever they are kept.

`tests/bot/services/test_forgetting.py` looks through every column of every table for what is left."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.beside import Beside
from bot.store.packs import repacked
from bot.store.statements import Row, Sql

OWNED = (
    ("game", "host"),
    ("league", "host"),
    ("seat", "person"),
    ("seat", "former"),
    ("act", "person"),
    ("turn", "person"),
    ("result_seat", "person"),
)
"""Columns in which somebody else takes their place."""
DROPPED = (
    ("follower", "person"),
    ("visit", "person"),
    ("panel", "person"),
    ("message", "person"),
    ("order_note", "person"),
    ("standing_order", "person"),
)
"""Columns by which rows are theirs alone, and go with them."""
_PAGE = 50


class Forgotten(Struct, frozen=True):
    """Who is forgotten, what they were called, and who takes their place."""

    person: int
    names: frozenset[str]
    stand_in: int
    name: str

    def without(self, value: Any) -> Any:
        """The same without them, however deep they are in it."""
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


async def forget(sql: Sql, beside: Beside, person: int, stand_in: int, name: str) -> list[str]:
    """The tables in which something has changed."""
    known = await sql.one("SELECT name FROM person WHERE id = ?", person)
    names = {str(known[0])} if known and known[0] else set[str]()
    names |= await _earlier_names(sql, person)
    gone = Forgotten(person, frozenset(names), stand_in, name)
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
    sql.add(*beside.said("person", str(person)))
    return await _written_anew(sql, beside, stand_in)


async def _written_anew(sql: Sql, beside: Beside, stand_in: int) -> list[str]:
    """Whoever has these tables in memory reads them again."""
    where = "host = ?1 OR id IN (SELECT game_id FROM seat WHERE person = ?1 OR former = ?1)"
    rows = await sql.all(f"UPDATE game SET revision = revision + 1 WHERE {where} RETURNING id", stand_in)
    for (game_id,) in rows:
        sql.add(*beside.said("table", game_id))
    return [row[0] for row in rows]


async def _earlier_names(sql: Sql, person: int) -> set[str]:
    """What they were called when they left a seat: it is noted beside the moves."""
    rows = await sql.all("SELECT value FROM setting WHERE key = 'annals' AND value LIKE ?", f"%{person}%")
    annals = [one for (value,) in rows for one in msgspec.json.decode(value)]
    return {one["old"] for one in annals if one.get("person") == person and one.get("old")}


async def _settings(sql: Sql, gone: Forgotten) -> None:
    """Their own go; what others have of them is told of the pseudonym."""
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
    """Standings stay, under the pseudonym."""
    for league, data in await sql.all("SELECT id, data FROM league"):
        told = _without(data, gone)
        if told != data:
            news = (
                "data = ?, revision = revision + 1, shown = CASE WHEN status = 'open' THEN 0 ELSE shown END"
            )
            sql.run(f"UPDATE league SET {news} WHERE id = ?", told, league)


async def _post(sql: Sql, gone: Forgotten) -> None:
    """What was for them is not sent; what is about them tells of the pseudonym."""
    own = f"person:{gone.person}"
    for id_, lane, payload in await sql.all("SELECT id, lane, payload FROM outbox"):
        data = msgspec.json.decode(bytes(payload))
        if data.get("person") == gone.person or lane == own or lane.startswith(f"{own}:"):
            sql.run("DELETE FROM outbox WHERE id = ?", id_)
        elif (told := gone.without(data)) != data:
            sql.run("UPDATE outbox SET payload = ? WHERE id = ?", msgspec.json.encode(told), id_)


async def _packs(sql: Sql) -> AsyncIterator[Row]:
    """All of them, a few at a time: who has once played in between is in no seat any more."""
    after = ""
    while rows := await sql.all(
        "SELECT game_id, data FROM pack WHERE data IS NOT NULL AND game_id > ? ORDER BY game_id LIMIT ?",
        after,
        _PAGE,
    ):
        for row in rows:
            yield row
        after = rows[-1][0]
