"""A store with its rows in the open, for who moves all of them: no meaning, only tables, columns and keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite
from msgspec import Struct

from bot.store.batches import connect
from bot.store.opening import is_postgres
from bot.store.postgres_sql import numbered

Row: TypeAlias = tuple[Any, ...]


class Sheet(Struct, frozen=True):
    """One table: its columns, which of them tell its rows apart, and the one that counts by itself."""

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
        """SQLite counts on from the highest number by itself."""

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
        """What comes next is numbered after what was brought."""
        if sheet.counter:
            await self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{sheet.name}', '{sheet.counter}'),"
                f" greatest((SELECT max({sheet.counter}) FROM {sheet.name}), 1),"
                f" EXISTS (SELECT 1 FROM {sheet.name}))"
            )

    async def close(self) -> None:
        await self._connection.close()
