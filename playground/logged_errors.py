"""Errors logged while the playground runs, including those that the bot has caught."""

from __future__ import annotations

import logging
from collections import deque

from msgspec import Struct

_KEPT = 20
_FRAMES = logging.Formatter()


class LoggedError(Struct, frozen=True):
    text: str
    trace: str
    error: BaseException | None  # the exception it was logged for


class ErrorLog(logging.Handler):
    """A log handler that counts all errors and keeps the newest."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self._kept: deque[LoggedError] = deque(maxlen=_KEPT)

    @property
    def newest(self) -> list[LoggedError]:
        """Return the errors, the newest first."""
        self.acquire()
        try:
            return list(reversed(self._kept))
        finally:
            self.release()

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        trace = _FRAMES.formatException(record.exc_info) if record.exc_info else ""
        why = f" ({type(error).__name__}: {error})" if error is not None else ""
        self.count += 1
        self._kept.append(LoggedError(f"{record.name}: {record.getMessage()}{why}", trace, error))
