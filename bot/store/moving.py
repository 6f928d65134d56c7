"""Moving house: every row of one store into another, on any engine, and a look whether all of them came."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeAlias

from bot.store.opening import open_store
from bot.store.protocol import StoreError
from bot.store.sides import Row, Sheet, Side, open_side

Progress: TypeAlias = Callable[[str, int], None]
_PAGE = 500
_MARK = ("copy", "begun")
"""The setting in the new store that says that a copy into it has begun and may be gone on with."""


async def copy_store(source: str, target: str, tell: Progress) -> int:
    """How many rows there are now in the new store, each of them compared with the old one's.

    What is broken off can be begun again. A store in which anything else is kept is refused."""
    if source == target:
        raise StoreError("a store cannot be copied into itself")
    for address in (source, target):  # both brought up to date, and thereby alike
        await (await open_store(address)).close()
    old, new = await open_side(source), await open_side(target)
    try:
        sheets = _in_order(await old.sheets())
        await _must_be_ours(new, sheets)
        total = 0
        for sheet in sheets:
            done = 0
            async for page in _pages(old, sheet):
                await new.put(_insert(sheet), page)
                done += len(page)
                tell(sheet.name, done)
            await new.count_on(sheet)
            total += done
        await new.put("DELETE FROM setting WHERE scope = ? AND key = ?", [_MARK])
        for sheet in sheets:
            await _compare(old, new, sheet)
        return total
    finally:
        await old.close()
        await new.close()


async def _must_be_ours(new: Side, sheets: Sequence[Sheet]) -> None:
    marked = await new.rows("SELECT value FROM setting WHERE scope = ? AND key = ?", *_MARK)
    if marked:
        return
    for sheet in sheets:
        if await new.rows(f"SELECT 1 FROM {sheet.name} LIMIT 1"):
            raise StoreError(f"the store to copy into is not empty: there is something in {sheet.name}")
    await new.put("INSERT INTO setting (scope, key, value) VALUES (?, ?, ?)", [(*_MARK, "1")])


async def _pages(side: Side, sheet: Sheet) -> AsyncIterator[list[Row]]:
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


async def _compare(old: Side, new: Side, sheet: Sheet) -> None:
    """Page by page by their keys: engines do not sort words alike."""
    names, key = ", ".join(sheet.columns), ", ".join(sheet.key)
    at = [sheet.columns.index(column) for column in sheet.key]
    (kept,), (came,) = [(await side.rows(f"SELECT count(*) FROM {sheet.name}"))[0] for side in (old, new)]
    if kept != came:
        raise StoreError(f"{sheet.name} has {kept} rows in the old store and {came} in the new one")
    async for page in _pages(old, sheet):
        keys = [tuple(row[index] for index in at) for row in page]
        places = ", ".join(f"({', '.join('?' * len(at))})" for _ in keys)
        there = await new.rows(
            f"SELECT {names} FROM {sheet.name} WHERE ({key}) IN ({places})",
            *(value for one in keys for value in one),
        )
        if set(map(_plain, page)) != set(map(_plain, there)):
            raise StoreError(f"rows of {sheet.name} differ: was the bot running meanwhile? Begin anew")


def _plain(row: Row) -> Row:
    return tuple(bytes(value) if isinstance(value, memoryview | bytearray) else value for value in row)


def _insert(sheet: Sheet) -> str:
    places = ", ".join("?" * len(sheet.columns))
    return f"INSERT INTO {sheet.name} ({', '.join(sheet.columns)}) VALUES ({places}) ON CONFLICT DO NOTHING"


_FIRST = ("person", "game", "seat", "vote")


def _in_order(sheets: Sequence[Sheet]) -> list[Sheet]:
    """What others point at comes first; who lived on the old store is nothing to the new one."""
    kept = [sheet for sheet in sheets if sheet.name != "process"]
    return sorted(kept, key=lambda one: (_FIRST.index(one.name) if one.name in _FIRST else 99, one.name))
