"""A PostgreSQL of our own for the tests: in a temporary folder, on a free port, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2s
from pathlib import Path

import asyncpg

from bot.store.postgres import open_postgres

_OWNER = "latchkey"
_TEMPLATE = "latchkey_template"
_NEW = ("-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8")
_QUICK = "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200"
"""A test's database need not outlive the machine."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    homes = [Path(found).parent] if found else []
    homes += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((home for home in homes if (home / "initdb").exists()), None)


@contextmanager
def cluster(*options: str) -> Iterator[str]:
    """A running server; gives an address without a database's name at its end."""
    home = programs()
    assert home is not None, "no PostgreSQL here"
    folder = Path(tempfile.mkdtemp(prefix="latchkey-pg-"))
    try:
        port, user = _free_port(), _ordinary_user(folder)
        data = folder / "data"
        _run(
            user,
            home / "initdb",
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            _OWNER,
            "--no-sync",
            "--locale=C",
            "-E",
            "UTF8",
        )
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {_QUICK} {' '.join(options)}"
        _run(
            user,
            home / "pg_ctl",
            "-D",
            data,
            "-o",
            settings,
            "-l",
            folder / "log",
            "-w",
            "-t",
            "120",
            "start",
        )
        try:
            yield f"postgresql://{_OWNER}@127.0.0.1:{port}/"
        finally:
            _run(user, home / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _ordinary_user(folder: Path) -> str | None:
    """PostgreSQL refuses to be run by root: then its own user does it."""
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
    """One database for each file that a test of SQLite would have, each a copy of one that is set up."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._made: set[str] = set()
        self._is_ready = False

    async def address_of(self, path: Path) -> str:
        name = f"t{blake2s(str(path).encode(), digest_size=10).hexdigest()}"
        if name not in self._made:
            await self._set_up()
            await self._order(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE}")
            self._made.add(name)
        return self._server + name

    async def _set_up(self) -> None:
        if not self._is_ready:
            await self._order(f"CREATE DATABASE {_TEMPLATE}")
            await (await open_postgres(self._server + _TEMPLATE)).close()
            self._is_ready = True

    async def drop_all(self) -> None:
        for name in self._made:
            with suppress(asyncpg.PostgresError):
                await self._order(f"DROP DATABASE {name} WITH (FORCE)")
        self._made.clear()

    async def _order(self, sql: str) -> None:
        connection = await asyncpg.connect(self._server + "postgres")
        try:
            await connection.execute(sql)
        finally:
            await asyncio.shield(connection.close())
