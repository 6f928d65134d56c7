"""Files with secrets: readable by the bot's user alone, and locked for one bot per database."""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from bot.store.errors import StoreError

_log = logging.getLogger(__name__)
_MODE = 0o600
_OTHERS = 0o077
_BESIDE = ("-wal", "-shm", "-journal")
"""Suffixes of SQLite's files beside an open or crashed database. They get the database's permissions."""
_LOCK = ".lock"
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_BINARY = getattr(os, "O_BINARY", 0)  # on Windows, to keep line ends unchanged


def with_beside(database: Path) -> list[Path]:
    return [database, *(database.with_name(database.name + ending) for ending in _BESIDE)]


def size_of(database: Path) -> int:
    """Return the bytes of a database with the files beside it."""
    return sum(path.stat().st_size for path in with_beside(database) if path.exists())


def make_private(path: Path, data: bytes = b"") -> None:
    """Create a file that is never readable by other users; raise FileExistsError if it exists."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _MODE), "wb") as file:
        file.write(data)


def must_create(copy: Path) -> None:
    """Create a file for a copy; raise StoreError if it exists."""
    try:
        make_private(copy)
    except FileExistsError:
        raise StoreError(f"{copy} exists already") from None


def keep_private(database: Path) -> None:
    """Create the database file, or remove other users' access to it and the files beside it.

    It is not opened for that: closing it would release SQLite's locks."""
    try:
        make_private(database)
    except FileExistsError:
        close_to_others(database)


def close_to_others(database: Path) -> None:
    for path in with_beside(database):
        with suppress(FileNotFoundError):
            _tighten(path)


def _tighten(path: Path) -> None:
    mode = path.stat().st_mode
    if os.name != "posix" or not mode & _OTHERS:
        return
    try:
        path.chmod(mode & 0o777 & ~_OTHERS)
    except PermissionError:
        _log.warning("%s is readable by other users, and its permissions cannot be changed", path)


def free_name(path: Path) -> Path:
    """Return a new name beside a file, for what is about to be replaced."""
    number = 1
    while (name := path.with_name(f"{path.name}.before-{number}")).exists():
        number += 1
    return name


class Hold:
    """The lock of the bot on its database. The system releases it when the process ends, however it ends."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def hold(database: Path) -> Hold | None:
    """Lock this database for this process; None: another process has it.

    The lock is on a permanent file beside the database, because SQLite's own locks end with every read."""
    real = database.resolve()
    file = os.open(real.with_name(real.name + _LOCK), os.O_RDWR | os.O_CREAT, _MODE)
    try:
        _give_to_owner(file, real)
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            os.close(file)
            return None
        _log.warning("cannot check whether another bot runs on %s: %s", database, error.strerror)
    return Hold(file)


def _give_to_owner(file: int, database: Path) -> None:
    """Give a lock file created by root to the database's owner, so the bot can use it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and database.exists():
        owner = database.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def must_hold(database: Path) -> Hold:
    """Lock a database for a change of everything; raise StoreError while a bot is running."""
    held = hold(database)
    if held is None:
        raise StoreError(f"{database} is in use: stop the bot first")
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        """Lock a file. Child processes do not inherit it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
