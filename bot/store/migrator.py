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

from bot.store.errors import StoreError


def migrations(engine: Literal["sqlite", "postgres"] = "sqlite") -> list[tuple[int, str]]:
    """Return the number and text of every migration, in order."""
    folder = resources.files("bot.store").joinpath("migrations")
    if engine == "postgres":
        folder = folder.joinpath("postgres")
    files = [(re.match(r"(\d{4})_\w+\.sql$", file.name), file) for file in folder.iterdir()]
    return sorted((int(match[1]), file.read_text(encoding="utf-8")) for match, file in files if match)


_log = logging.getLogger(__name__)
GIVES_BACK = "PRAGMA auto_vacuum = INCREMENTAL"
"""Lets SQLite release free space piece by piece; takes effect when a file is created or rewritten."""
_ROOM = ("auto_vacuum", "page_count", "freelist_count", "page_size")
_WORTH = 4 << 20
"""Free bytes in a file before a rewrite is worthwhile."""
_SOON_WRITTEN = 512 << 20


async def rewrite_if_worth_it(connection: aiosqlite.Connection, path: Path) -> None:
    """Rewrite a mostly empty file of an older version, once.

    The new file is small and releases free space automatically. The rest is quickly written, and an
    interruption loses nothing."""
    counted = [next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0] for name in _ROOM]
    gives_back, pages, free, size = (int(count) for count in counted)
    left = (pages - free) * size
    if gives_back or free < max(pages // 4, _WORTH // size) or left > _SOON_WRITTEN:
        return
    if shutil.disk_usage(path.parent).free < 3 * left:  # a copy in the log, a copy in the file
        _log.info("%d MiB of the database are unused, but there is no room to rewrite it", free * size >> 20)
        return
    with suppress(aiosqlite.OperationalError):  # another process is reading it: retry at the next start
        await connection.execute_fetchall(GIVES_BACK)
        await connection.execute_fetchall("VACUUM")
        _log.info("the database was rewritten: %d MiB, %d MiB less", left >> 20, free * size >> 20)


async def migrate(connection: aiosqlite.Connection) -> None:
    """Apply missing migrations, each in one transaction with its number."""
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
                with suppress(aiosqlite.OperationalError):  # it may have failed before BEGIN
                    await connection.execute_fetchall("ROLLBACK")
                raise StoreError(f"migration {number} failed: {error}") from error
