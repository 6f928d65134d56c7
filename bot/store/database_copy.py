"""Copy every row of one store into another, on any engine, and check that all of them arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite
from msgspec import Struct

from bot.store.errors import StoreError
from bot.store.factory import is_postgres, open_store
from bot.store.postgres_backup import must_be_idle
from bot.store.protocol import Store
from bot.store.sql import numbered
from bot.store.sqlite_backup import check_file
from bot.store.sqlite_transaction import connect

Row: TypeAlias = tuple[Any, ...]


class Sheet(Struct, frozen=True):
    """One table: its columns, its primary key, and its auto-increment column if any."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    counter: str = ""


class RawRows(Protocol):
    async def sheets(self) -> list[Sheet]: ...
    async def rows(self, sql: str, *values: object) -> list[Row]: ...
    async def put(self, sql: str, rows: Sequence[Row]) -> None: ...
    async def count_on(self, sheet: Sheet) -> None: ...
    async def close(self) -> None: ...


async def open_raw_rows(address: str) -> RawRows:
    if is_postgres(address):
        import asyncpg

        return _PostgresRows(await asyncpg.connect(address))
    return _SqliteRows(await connect(Path(address)))


class _SqliteRows:
    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def sheets(self) -> list[Sheet]:
        found = []
        named = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        for name, sql in await self.rows(named):
            columns = await self.rows(f"PRAGMA table_info({name})")
            key = tuple(row[1] for row in sorted(columns, key=lambda row: row[5]) if row[5])
            counter = key[0] if "AUTOINCREMENT" in sql else ""
            found.append(Sheet(name, tuple(row[1] for row in columns), key, counter))
        return found

    async def rows(self, sql: str, *values: object) -> list[Row]:
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def put(self, sql: str, rows: Sequence[Row]) -> None:
        await self._connection.execute("BEGIN IMMEDIATE")
        await self._connection.executemany(sql, rows)
        await self._connection.execute("COMMIT")

    async def count_on(self, sheet: Sheet) -> None:
        """SQLite continues from the highest number automatically."""

    async def close(self) -> None:
        await self._connection.close()


class _PostgresRows:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def sheets(self) -> list[Sheet]:
        found = []
        named = (
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'"
        )
        for (name,) in await self.rows(named):
            columns = await self.rows(
                "SELECT column_name, is_identity FROM information_schema.columns"
                " WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position",
                name,
            )
            key = await self.rows(
                "SELECT attname FROM pg_index"
                " JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)"
                " WHERE indisprimary AND indrelid = CAST(CAST(? AS text) AS regclass)"
                " ORDER BY array_position(indkey, attnum)",
                name,
            )
            counter = next((column for column, is_identity in columns if is_identity == "YES"), "")
            names = tuple(column for column, _ in columns)
            found.append(Sheet(name, names, tuple(one for (one,) in key), counter))
        return found

    async def rows(self, sql: str, *values: object) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(numbered(sql), *values)]

    async def put(self, sql: str, rows: Sequence[Row]) -> None:
        async with self._connection.transaction():
            await self._connection.executemany(numbered(sql), rows)

    async def count_on(self, sheet: Sheet) -> None:
        """Set the sequence to continue after the copied rows."""
        if sheet.counter:
            await self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{sheet.name}', '{sheet.counter}'),"
                f" greatest((SELECT max({sheet.counter}) FROM {sheet.name}), 1),"
                f" EXISTS (SELECT 1 FROM {sheet.name}))"
            )

    async def close(self) -> None:
        await self._connection.close()


Progress: TypeAlias = Callable[[str, int], None]
_PAGE = 500
_MARKED = "setting"
_MARK = ("copy", "begun")
"""The setting in the new store that marks an unfinished copy."""
_IS_MARK = "scope = ? AND key = ?"
_CHANGED = "the old store has changed since the copy was begun; begin it again with --restart"
_HALF_A_COPY = (
    "a copy into this database was broken off, and only a part of everything is in it:"
    " go on with it by `latchkey copy`, or begin it again by `latchkey copy --restart`"
)


async def copy_store(source: str, target: str, tell: Progress, *, restart: bool = False) -> int:
    """Copy all rows, compare each of them, and return their number.

    An interrupted copy can be continued, or restarted with `restart` if the old store has changed since. A
    target with other data is refused, and so is a store in use by a bot."""
    if _place(source) == _place(target):
        raise StoreError("a store cannot be copied into itself")
    if not is_postgres(source):
        check_file(Path(source))
    async with AsyncExitStack() as at_the_end:
        sides = list[RawRows]()
        for address in (source, target):  # both are migrated, so they have the same schema
            if is_postgres(address):
                await must_be_idle(address)
            store = await open_store(address, alone=True)
            at_the_end.push_async_callback(store.close)
            sides.append(await open_raw_rows(address))
            at_the_end.push_async_callback(sides[-1].close)
        return await _copied(sides[0], sides[1], tell, restart=restart)


def _place(address: str) -> str:
    return address if is_postgres(address) else str(Path(address).resolve())


async def _copied(old: RawRows, new: RawRows, tell: Progress, *, restart: bool) -> int:
    sheets, total = _in_order(await old.sheets()), 0
    if await _is_half(old):
        raise StoreError(f"not to be copied from: {_HALF_A_COPY}")
    await _begin(new, sheets, restart=restart)
    for sheet in sheets:
        done = 0
        async for page in _pages(old, sheet):
            await new.put(_insert(sheet), page)
            done += len(page)
            tell(sheet.name, done)
        await new.count_on(sheet)
        total += done
    for sheet in sheets:
        await _compare(old, new, sheet)
    await new.put(f"DELETE FROM {_MARKED} WHERE {_IS_MARK}", [_MARK])  # now it is complete
    return total


async def half_a_copy(store: Store) -> str:
    """Return a message if this store is an unfinished copy; otherwise an empty string."""
    async with store.reading() as reader:
        return _HALF_A_COPY if await reader.people.setting(*_MARK) is not None else ""


async def _is_half(side: RawRows) -> bool:
    return bool(await side.rows(f"SELECT value FROM {_MARKED} WHERE {_IS_MARK}", *_MARK))


async def _begin(new: RawRows, sheets: Sequence[Sheet], *, restart: bool) -> None:
    """Prepare the target: empty or continue an unfinished copy, and refuse any other data."""
    if await _is_half(new):
        for sheet in reversed(sheets) if restart else ():
            kept = (f" WHERE NOT ({_IS_MARK})", [_MARK]) if sheet.name == _MARKED else ("", [()])
            await new.put(f"DELETE FROM {sheet.name}{kept[0]}", kept[1])
        return
    for sheet in sheets:
        if await new.rows(f"SELECT 1 FROM {sheet.name} LIMIT 1"):
            raise StoreError(f"the store to copy into is not empty: there is something in {sheet.name}")
    await new.put(f"INSERT INTO {_MARKED} (scope, key, value) VALUES (?, ?, ?)", [(*_MARK, "1")])


async def _pages(side: RawRows, sheet: Sheet) -> AsyncIterator[list[Row]]:
    names, order = ", ".join(sheet.columns), ", ".join(sheet.key)
    at = [sheet.columns.index(column) for column in sheet.key]
    places = ", ".join("?" * len(at))
    after: Row = ()
    while True:
        where = f" WHERE ({order}) > ({places})" if after else ""
        page = await side.rows(
            f"SELECT {names} FROM {sheet.name}{where} ORDER BY {order} LIMIT {_PAGE}", *after
        )
        if not page:
            return
        yield page
        after = tuple(page[-1][index] for index in at)


async def _compare(old: RawRows, new: RawRows, sheet: Sheet) -> None:
    """Compare page by page and by key, because engines sort text differently."""
    names, key = ", ".join(sheet.columns), ", ".join(sheet.key)
    at = [sheet.columns.index(column) for column in sheet.key]
    (kept,), (came,) = [(await side.rows(f"SELECT count(*) FROM {sheet.name}"))[0] for side in (old, new)]
    came -= sheet.name == _MARKED  # the mark of the unfinished copy
    if kept != came:
        raise StoreError(
            f"{sheet.name} has {kept} rows in the old store and {came} in the new one: {_CHANGED}"
        )
    async for page in _pages(old, sheet):
        keys = [tuple(row[index] for index in at) for row in page]
        places = ", ".join(f"({', '.join('?' * len(at))})" for _ in keys)
        there = await new.rows(
            f"SELECT {names} FROM {sheet.name} WHERE ({key}) IN ({places})",
            *(value for one in keys for value in one),
        )
        if set(map(_plain, page)) != set(map(_plain, there)):
            raise StoreError(f"rows of {sheet.name} differ: {_CHANGED}")


def _plain(row: Row) -> Row:
    return tuple(bytes(value) if isinstance(value, memoryview | bytearray) else value for value in row)


def _insert(sheet: Sheet) -> str:
    places = ", ".join("?" * len(sheet.columns))
    return f"INSERT INTO {sheet.name} ({', '.join(sheet.columns)}) VALUES ({places}) ON CONFLICT DO NOTHING"


_FIRST = ("person", "game", "seat", "vote")


def _in_order(sheets: Sequence[Sheet]) -> list[Sheet]:
    """Return the tables to copy, referenced ones first, without processes and short-lived tokens."""
    kept = [sheet for sheet in sheets if sheet.name not in ("process", "panel")]
    return sorted(kept, key=lambda one: (_FIRST.index(one.name) if one.name in _FIRST else 99, one.name))
