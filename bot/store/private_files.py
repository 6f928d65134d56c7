"""Files with secrets: readable by the bot's user alone, and locked for one bot per database."""

from __future__ import annotations

import errno
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from bot.store.protocol import StoreError

_log = logging.getLogger(__name__)
_MODE = 0o600
_OTHERS = 0o077
_BESIDE = ("-wal", "-shm", "-journal")
"""Endings of what SQLite keeps beside a database while it is open, or after it was killed. It gives them the
rights of the file itself."""
_LOCK = ".lock"
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_BINARY = getattr(os, "O_BINARY", 0)  # of Windows, which would change the ends of lines


def with_beside(database: Path) -> list[Path]:
    return [database, *(database.with_name(database.name + ending) for ending in _BESIDE)]


def make_private(path: Path, data: bytes = b"") -> None:
    """A new file that nobody else could read at any moment; FileExistsError where there is one."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _MODE), "wb") as file:
        file.write(data)


def keep_private(database: Path) -> None:
    """Make the file of a database if there is none. One that others may read is closed to them, with what
    lies beside it; it is not opened for that, since closing it again would end SQLite's locks on it."""
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
        _log.warning("%s can be read by others, and is not ours to change", path)


class Hold:
    """That this process is the bot on a database. The system ends it with the process, however that ends."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def hold(database: Path) -> Hold | None:
    """Be the one who works on this database; None: another process is. The lock is on a file beside it,
    which stays: SQLite's own locks on the database end with every look at it."""
    real = database.resolve()
    file = os.open(real.with_name(real.name + _LOCK), os.O_RDWR | os.O_CREAT, _MODE)
    try:
        _give_to_owner(file, real)
        _lock(file)
    except OSError as error:
        if error.errno in _TAKEN:
            os.close(file)
            return None
        _log.warning("whether another bot runs on %s cannot be known here: %s", database, error.strerror)
    return Hold(file)


def _give_to_owner(file: int, database: Path) -> None:
    """What root makes here must not shut the bot out."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and database.exists():
        owner = database.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def must_hold(database: Path) -> Hold:
    """For whoever changes everything; StoreError while a bot is at work."""
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
        """Not handed down to the processes we start: they close what they do not need."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
