"""Apply the numbered migrations, and bring a file of an older version up to date."""

from __future__ import annotations

import logging
import re
import shutil
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import Literal

import aiosqlite

from bot.store.protocol import StoreError


def migrations(engine: Literal["sqlite", "postgres"] = "sqlite") -> list[tuple[int, str]]:
    """Number and text of every migration, in order."""
    folder = resources.files("bot.store").joinpath("migrations")
    if engine == "postgres":
        folder = folder.joinpath("postgres")
    files = [(re.match(r"(\d{4})_\w+\.sql$", file.name), file) for file in folder.iterdir()]
    return sorted((int(match[1]), file.read_text(encoding="utf-8")) for match, file in files if match)


_log = logging.getLogger(__name__)
GIVES_BACK = "PRAGMA auto_vacuum = INCREMENTAL"
"""Room that is freed can be given back piece by piece; takes effect when a file is made, or written anew."""
_ROOM = ("auto_vacuum", "page_count", "freelist_count", "page_size")
_WORTH = 4 << 20
"""Bytes that are free in a file before it is worth writing anew."""
_SOON_WRITTEN = 512 << 20


async def rewrite_if_worth_it(connection: aiosqlite.Connection, path: Path) -> None:
    """Once for a file of an older version that is mostly empty: written anew, it is small, and gives room
    back by itself from then on. What is left is soon written; nothing is lost if that is cut short."""
    counted = [next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0] for name in _ROOM]
    gives_back, pages, free, size = (int(count) for count in counted)
    left = (pages - free) * size
    if gives_back or free < max(pages // 4, _WORTH // size) or left > _SOON_WRITTEN:
        return
    if shutil.disk_usage(path.parent).free < 3 * left:  # a copy in the log, a copy in the file
        _log.info("%d MiB of the database are free, but there is no room to write it anew", free * size >> 20)
        return
    with suppress(aiosqlite.OperationalError):  # somebody else looks into it just now: the next time
        await connection.execute_fetchall(GIVES_BACK)
        await connection.execute_fetchall("VACUUM")
        _log.info("the database was written anew: %d MiB, %d less", left >> 20, free * size >> 20)


async def migrate(connection: aiosqlite.Connection) -> None:
    """Run what the file has not seen yet; each migration is one transaction with its number."""
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    found, known = int(rows[0][0]), migrations()
    if found > known[-1][0]:
        raise StoreError(f"the database has version {found}, newer than {known[-1][0]}: update the bot first")
    for number, sql in known:
        if number > found:
            script = f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;"
            try:
                async with connection.executescript(script):
                    pass
            except aiosqlite.Error as error:
                with suppress(aiosqlite.OperationalError):  # the script may have ended before it began
                    await connection.execute_fetchall("ROLLBACK")
                raise StoreError(f"migration {number} failed: {error}") from error
