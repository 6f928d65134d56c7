"""Waiting times of interactions: for the acknowledgement, within Discord's three seconds, and for the
answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Any

from msgspec import Struct

_DEADLINE = 3.0  # seconds that Discord allows for an acknowledgement
_CALLBACK, _WEBHOOK = "interactions", "webhooks"


class Wait(Struct):
    """Seconds since the request; infinite if it never came."""

    record: Any
    asked: float = 0.0
    acknowledged: float = inf
    answered: float = inf
    is_late: bool = False

    @property
    def is_settled(self) -> bool:
        return self.is_late or self.answered < inf


class Watch:
    """Measures the waits of selected interactions."""

    def __init__(self, deadline: Callable[[float], str]) -> None:
        """`deadline`: formats a time that many seconds from now as the simulated Discord does."""
        self._deadline = deadline
        self._watched = dict[str, Wait]()  # by token

    def watch(self, record: Any) -> Wait:
        self._watched[record.token] = wait = Wait(record)
        return wait

    def told(self, token: str) -> None:
        """Start the deadline: the bot can know of the interaction from now on."""
        if (wait := self._watched.get(token)) is not None:
            wait.asked, wait.record.initial_response_deadline = time.monotonic(), self._deadline(_DEADLINE)

    def heard(self, path: str, status: int) -> None:
        """Record a request of the bot to Discord and its status."""
        _, kind, *rest = path.split("/")
        wait = self._watched.get(rest[1]) if kind in (_CALLBACK, _WEBHOOK) and len(rest) > 1 else None
        if wait is None:
            return
        waited = time.monotonic() - wait.asked
        if status >= 300:
            wait.is_late = wait.is_late or kind == _CALLBACK
        elif kind == _CALLBACK:
            wait.acknowledged = waited
        else:
            wait.answered = min(wait.answered, waited)
