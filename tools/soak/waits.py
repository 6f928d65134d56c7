"""What interactions wait for: an acknowledgement, which Discord takes for three seconds, and an answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Any

from msgspec import Struct

_DEADLINE = 3.0  # seconds that Discord gives for an acknowledgement
_CALLBACK, _WEBHOOK = "interactions", "webhooks"


class Wait(Struct):
    """Seconds since it was asked; never: infinite."""

    record: Any
    asked: float = 0.0
    acknowledged: float = inf
    answered: float = inf
    is_late: bool = False

    @property
    def is_settled(self) -> bool:
        return self.is_late or self.answered < inf


class Watch:
    """Only of interactions that somebody watches."""

    def __init__(self, deadline: Callable[[float], str]) -> None:
        """`deadline`: so many seconds from now, as the simulated Discord writes it."""
        self._deadline = deadline
        self._watched = dict[str, Wait]()  # by token

    def watch(self, record: Any) -> Wait:
        self._watched[record.token] = wait = Wait(record)
        return wait

    def told(self, token: str) -> None:
        """The bot can know of it from now on, and has as long as Discord gives."""
        if (wait := self._watched.get(token)) is not None:
            wait.asked, wait.record.initial_response_deadline = time.monotonic(), self._deadline(_DEADLINE)

    def heard(self, path: str, status: int) -> None:
        """What the bot has sent to Discord, and what became of it."""
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
