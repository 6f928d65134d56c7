"""A separate PostgreSQL for the tests: in a temporary folder, on a free port, removed afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg

from bot.store.postgres import open_postgres

_OWNER = "latchkey"
_EMPTY = """DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version'); END $$"""
_NEW = ("-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8")
_WAIT = ("-w", "-t", "120")
_QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200"
"""Durability options: a test database need not survive a crash."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs; Debian does not put it on the path."""
    found = shutil.which("initdb")
    homes = [Path(found).parent] if found else []
    homes += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((home for home in homes if (home / "initdb").exists()), None)


class Server(str):
    """A running server's address, without a database name at its end."""

    start: Callable[[], None]
    stop: Callable[[], None]


@contextmanager
def cluster(*options: str) -> Iterator[Server]:
    home = programs()
    assert home is not None, "no PostgreSQL here"
    folder = Path(tempfile.mkdtemp(prefix="latchkey-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    try:
        port, user = _free_port(), _ordinary_user(folder)
        data, control = folder / "data", home / "pg_ctl"
        _run(user, home / "initdb", "-D", data, "-U", _OWNER, *_NEW)
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {_QUICK} {' '.join(options)}"
        server = Server(f"postgresql://{_OWNER}@127.0.0.1:{port}/")
        log = folder / "log"
        server.start = lambda: _run(user, control, "start", "-D", data, "-o", settings, "-l", log, *_WAIT)
        server.stop = lambda: _run(user, control, "stop", "-D", data, "-m", "fast", *_WAIT)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _ordinary_user(folder: Path) -> str | None:
    """Return the user that runs PostgreSQL, which refuses to run as root."""
    if os.geteuid() != 0:
        return None
    name = "postgres"
    entry = pwd.getpwnam(name)
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return name


def _run(user: str | None, *words: object) -> None:
    command = [str(word) for word in words]
    kept = subprocess.run(command, user=user, capture_output=True, text=True, cwd="/", check=False)
    assert kept.returncode == 0, kept.stdout + kept.stderr


class Databases:
    """One database for each file that a SQLite test would have.

    They are emptied and reused, since creating one takes longer than most tests.
    """

    def __init__(self, server: str) -> None:
        self._server = server
        self._names: dict[Path, str] = {}
        self._empty: list[str] = []
        self._spoiled: set[str] = set()
        self._serial = count(1)

    async def address_of(self, path: Path) -> str:
        """Return a migrated, empty database, the same one for the same path."""
        if path not in self._names:
            self._names[path] = self._empty.pop() if self._empty else await self._made()
        return self._server + self._names[path]

    async def new(self, path: Path, template: str = "template1") -> str:
        """Return a database without a schema, to be dropped afterwards."""
        self._names[path] = name = f"t{next(self._serial)}"
        self._spoiled.add(name)
        await self._order(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self._server + name

    async def copy_of(self, path: Path, copy: Path) -> str:
        return await self.new(copy, self._names[path])

    async def _made(self) -> str:
        name = f"t{next(self._serial)}"
        await self._order(f"CREATE DATABASE {name}")
        await (await open_postgres(self._server + name, connections=1)).close()
        return name

    async def tidy(self) -> None:
        """Empty or drop the used databases."""
        for name in self._names.values():
            if name in self._spoiled:
                await self._order(f"DROP DATABASE {name} WITH (FORCE)")
            else:
                await self._order(_EMPTY, name)
                self._empty.append(name)
        self._names.clear()
        self._spoiled.clear()

    async def _order(self, sql: str, name: str = "postgres") -> None:
        connection = await asyncpg.connect(self._server + name)
        try:
            await connection.execute(sql)
        finally:
            await asyncio.shield(connection.close())


@contextmanager
def restarted(server: Server) -> Iterator[None]:
    """Keep the server down meanwhile."""
    server.stop()
    try:
        yield
    finally:
        server.start()
