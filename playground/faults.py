"""The developer's panel: requests of the bot, its errors, and injected faults."""

from __future__ import annotations

import traceback
from typing import Any

from playground import simcord_access
from playground.limits import breaches
from playground.page_data import Json
from playground.people import Person
from playground.world import World

_SHOWN = 120
_ERRORS = 20
_EVERYTHING = "*"
_THREADS = ("/channels/*/threads", "/channels/*/messages/*/threads")


class Trouble:
    """Faults that are switched on and off by hand."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.closed: set[str] = set()
        self.no_threads = False

    def close_dms(self, person: Person, closed: bool) -> None:
        """Answer 50007 to everything the bot sends this person."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        simcord_access.lift_faults(self.world.env, "POST", path)
        self.closed.discard(person.key)
        if closed:
            self.closed.add(person.key)
            self._inject("POST", path, 403, 50007, "Cannot send messages to this user", None)

    def refuse_threads(self, refused: bool) -> None:
        self.no_threads = refused
        for path in _THREADS:
            simcord_access.lift_faults(self.world.env, "POST", path)
            if refused:
                self._inject("POST", path, 403, 50013, "Missing Permissions", None)

    def fail_next(self, count: int) -> None:
        """Let the next requests of any kind fail; zero undoes it."""
        simcord_access.lift_faults(self.world.env, _EVERYTHING, _EVERYTHING)
        if count > 0:
            self._inject(_EVERYTHING, _EVERYTHING, 500, 0, "The playground let this one fail", count)

    def _inject(self, method: str, path: str, status: int, code: int, text: str, times: int | None) -> None:
        self.world.env.inject_error(method, path, status=status, code=code, message=text, times=times)
        self.world.touch()

    def failing(self) -> int:
        """Return how many requests are still to fail."""
        wanted = (f for f in simcord_access.pending_faults(self.world.env) if f["path"] == _EVERYTHING)
        return sum(int(fault["times"] or 0) for fault in wanted)

    def report(self) -> Json:
        """Return everything the panel shows."""
        requests = self.world.env.http_requests
        first = self.world.requests_seen - len(requests) + 1
        entries = list(enumerate(requests, first))[-_SHOWN:]
        return {
            "closed": sorted(self.closed),
            "no_threads": self.no_threads,
            "failing": self.failing(),
            "requests": [_entry(number, r.method, r.path, r.json) for number, r in reversed(entries)],
            **self._errors(),
        }

    def _errors(self) -> Json:
        """Return uncaught and logged errors of the bot; an error that is both counts once."""
        logged = self.world.error_log
        known = [each.error for each in logged.newest]
        uncaught = [error for error in self.world.env.errors if not any(error is each for each in known)]
        shown = [_error(error) for error in reversed(uncaught[-_ERRORS:])]
        shown += [{"text": each.text, "trace": each.trace} for each in logged.newest]
        return {"errors": shown, "error_count": len(uncaught) + logged.count}


def _entry(number: int, method: str, path: str, body: Any) -> Json:
    return {
        "number": number,
        "method": method,
        "path": path,
        "body": body,
        "breaches": breaches(method, path, body),
    }


def _error(error: BaseException) -> Json:
    lines = traceback.format_exception(error)
    return {"text": f"{type(error).__name__}: {error}", "trace": "".join(lines[-6:])}
