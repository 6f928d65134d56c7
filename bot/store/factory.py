"""Open the store for an address: a file for SQLite, `postgresql://…` for PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from bot.config import POSTGRES
from bot.store.errors import StoreError
from bot.store.protocol import Store
from bot.store.sqlite import open_sqlite
from bot.store.sqlite_backup import must_be_current


def is_postgres(address: str | Path) -> bool:
    return str(address).startswith(POSTGRES)


async def open_store(address: str | Path, *, alone: bool = False, as_it_is: bool = False) -> Store:
    """Open the store at this address, create or migrate it; raise StoreError if that fails.

    `alone`: for the bot, of which there is one per file (on PostgreSQL bots coordinate automatically).
    `as_it_is`: open without migrating, and refuse another version."""
    if not is_postgres(address):
        if as_it_is:
            must_be_current(Path(address))
        return await open_sqlite(address, alone=alone, as_it_is=as_it_is)
    try:
        from bot.store.postgres import open_postgres
    except ModuleNotFoundError as missing:
        raise StoreError(f"PostgreSQL needs {missing.name}: pip install 'latchkey[postgres]'") from None
    return await open_postgres(str(address), as_it_is=as_it_is)
