"""Back up and restore a PostgreSQL database with PostgreSQL's own programs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

from bot.store.concurrency import LEASE, NOW
from bot.store.errors import StoreError
from bot.store.migrator import migrations
from bot.store.private_files import free_name, must_create

_HOMES = Path("/usr/lib/postgresql")  # where Debian installs them, outside PATH
_VERSION = "SELECT max(version) FROM schema_version"
_ASIDE = "latchkey_before"


def dump(address: str, copy: Path) -> None:
    """Make a complete copy, even while bots are running. An existing file is never overwritten."""
    must_create(copy)
    try:
        whole = ("--format=custom", "--no-owner", "--no-acl", "--exclude-table-data=panel")  # tokens
        _run("pg_dump", address, *whole, f"--file={copy}")
        check_dump(copy)
    except StoreError:
        copy.unlink(missing_ok=True)
        raise


def check_dump(copy: Path) -> None:
    """Raise StoreError unless this is a complete copy of a database of this bot."""
    if not copy.is_file():
        raise StoreError(f"there is no file {copy}")
    listed = _run("pg_restore", "", "--list", str(copy))
    if "TABLE DATA public schema_version" not in listed:
        raise StoreError(f"{copy} is not a copy of a database of this bot")
    _run("pg_restore", "", f"--file={os.devnull}", str(copy))


def restore(copy: Path, address: str) -> Path | None:
    """Replace the database by a copy, and return where the old one was saved, if there was any.

    The old schema is kept aside until the copy is completely restored."""
    check_dump(copy)
    had_games = asyncio.run(_asked(address, _must_be_idle))
    kept = free_name(copy) if had_games else None
    if kept is not None:
        dump(address, kept)
    asyncio.run(_asked(address, _step_aside))
    try:
        _run("pg_restore", address, "--no-owner", "--no-acl", "--exit-on-error", str(copy))
        asyncio.run(_asked(address, _must_be_known))
    except StoreError as error:
        server = asyncio.run(_asked(address, _step_back))
        raise StoreError(f"{error}{_other_version(server)}") from error
    asyncio.run(_asked(address, _forget))
    return kept


async def must_be_idle(address: str) -> None:
    """Raise StoreError while a bot runs on it."""
    await _asked(address, _must_be_idle)


async def _asked(address: str, question: Callable[[Any], Awaitable[Any]]) -> Any:
    try:
        import asyncpg
    except ModuleNotFoundError as missing:
        raise StoreError(f"PostgreSQL needs {missing.name}: pip install 'latchkey[postgres]'") from None
    try:
        connection = await asyncpg.connect(address)
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError, OSError, TimeoutError) as error:
        raise StoreError(f"the database cannot be reached: {error}") from error
    try:
        return await question(connection)
    except asyncpg.PostgresError as error:
        raise StoreError(f"the database cannot be changed: {error}") from error
    finally:
        await connection.close()


async def _must_be_idle(connection: Any) -> bool:
    """Return whether the database holds anything; refuse while a bot runs on it."""
    if await connection.fetchval("SELECT to_regclass('public.schema_version')") is None:
        return False
    alive = f"SELECT count(*) FROM process WHERE beat > {NOW} - {LEASE}"
    has_list = await connection.fetchval("SELECT to_regclass('public.process')") is not None
    if has_list and await connection.fetchval(alive):
        raise StoreError("the database is in use: stop the bot first")
    return True


async def _step_aside(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute(f"ALTER SCHEMA public RENAME TO {_ASIDE}")
        await connection.execute("CREATE SCHEMA public")


async def _step_back(connection: Any) -> int:
    """Put the old schema back, and return the server's major version."""
    async with connection.transaction():
        await connection.execute("DROP SCHEMA public CASCADE")
        await connection.execute(f"ALTER SCHEMA {_ASIDE} RENAME TO public")
    return int(connection.get_server_version().major)


def _other_version(server: int) -> str:
    """Return a hint if the client's version differs: the server may not understand its output."""
    said = _run("pg_restore", "", "--version")  # such as "pg_restore (PostgreSQL) 15.4 (Debian 15.4-1)"
    client = re.search(r"\) (\d+)", said)
    if client is None or int(client[1]) == server:
        return ""
    needed = f"install the client of {server} (Debian: apt install postgresql-client-{server})"
    return f". The server is PostgreSQL {server}, pg_restore is of {client[1]}: {needed}"


async def _forget(connection: Any) -> None:
    await connection.execute(f"DROP SCHEMA {_ASIDE} CASCADE")


async def _must_be_known(connection: Any) -> None:
    version = int(await connection.fetchval(_VERSION) or 0)
    if not 0 < version <= migrations("postgres")[-1][0]:
        raise StoreError(f"this is a copy of a newer version of the bot ({version})")


def _run(program: str, address: str, *words: str) -> str:
    """Run a program and return its output. The password is passed in the environment, hidden from other
    users."""
    found = shutil.which(program) or next(
        (str(one) for one in sorted(_HOMES.glob(f"*/bin/{program}"), reverse=True)), None
    )
    if found is None:
        raise StoreError(
            f"{program} is not installed: copies of PostgreSQL are made by PostgreSQL's own programs"
            " of the server's version (Debian: apt install postgresql-client-15)"
        )
    environment, place = dict(os.environ), list[str]()
    if address:
        parts = urlsplit(address)
        if parts.password is not None:
            environment["PGPASSWORD"] = unquote(parts.password)
            user = f"{parts.username}@" if parts.username else ""
            host = parts.netloc.rpartition("@")[2]
            parts = parts._replace(netloc=f"{user}{host}")
        place = [f"--dbname={urlunsplit(parts)}"]
    command = [found, *place, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        why = " ".join(done.stderr.split()) or f"it ended with {done.returncode}"
        raise StoreError(f"{program} failed: {why[:300]}")
    return done.stdout
