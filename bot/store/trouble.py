"""Whoever runs the bot is told that nothing can be stored, and that it can again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_log = logging.getLogger(__name__)

_REST = 60.0
"""Seconds. On a disk that is nearly full, small things still fit and others do not: what comes and goes is
told once a minute, not at every turn."""


class Trouble:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.is_told = False
        self._quiet_until = 0.0

    @property
    def words(self) -> str:
        return "nothing can be stored" if self.is_told else ""

    def met(self, fault: Exception) -> None:
        now = self._clock()
        if not self.is_told and now >= self._quiet_until:
            _log.error("nothing can be stored: %s", fault)
            self.is_told, self._quiet_until = True, now + _REST

    def over(self) -> None:
        """Something was stored again."""
        _log.warning("storing works again")
        self.is_told = False
