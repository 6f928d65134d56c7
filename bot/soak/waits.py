"""What interactions wait for: an acknowledgement, which Discord takes for three seconds, and an answer."""

from __future__ import annotations

import time
from math import inf

from msgspec import Struct

DEADLINE = 3.0  # seconds that Discord gives for an acknowledgement
_CALLBACK, _WEBHOOK = "interactions", "webhooks"


class Wait(Struct):
    """Seconds since it was asked; never: infinite."""

    asked: float
    acknowledged: float = inf
    answered: float = inf
    is_late: bool = False

    @property
    def is_settled(self) -> bool:
        return self.is_late or self.answered < inf


class Waits:
    """Only of interactions that somebody watches; all others have all the time in the world."""

    def __init__(self) -> None:
        self._watched = dict[str, Wait]()  # by token

    def watch(self, token: str) -> Wait:
        self._watched[token] = wait = Wait(time.monotonic())
        return wait

    def told(self, token: str) -> None:
        """The bot can know of it from now on."""
        if (wait := self._watched.get(token)) is not None:
            wait.asked = time.monotonic()

    def heard(self, path: str) -> bool:
        """A request to Discord has arrived. False: the acknowledgement comes too late to be one."""
        _, kind, *rest = path.split("/")
        wait = self._watched.get(rest[1]) if kind in (_CALLBACK, _WEBHOOK) and len(rest) > 1 else None
        if wait is None:
            return True
        waited = time.monotonic() - wait.asked
        if kind == _WEBHOOK:
            wait.answered = min(wait.answered, waited)
        elif waited > DEADLINE:
            wait.is_late = True
        else:
            wait.acknowledged = min(wait.acknowledged, waited)
        return not wait.is_late
