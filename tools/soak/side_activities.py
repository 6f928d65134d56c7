"""Other activities of people: they change their clocks, and move their tables to another server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from tools.soak.discord_server import Wire
from tools.soak.people import NUMBER, TEXT, Somebody
from tools.soak.told_checks import Books

_ZONES = ("Pacific/Kiritimati", "Asia/Kathmandu", "America/St_Johns", "Australia/Lord_Howe", "Europe/Berlin")
"""Far ahead, offsets of three quarters and half an hour, half an hour of summer time, and an ordinary one."""
_BETWEEN = (1.0, 6.0)  # seconds between two activities
_LOOKS, _LOOK = 40, 0.25  # number of checks, and seconds between them, whether a table has moved


class OddHours:
    """Time zones, quiet hours, holidays and reminders, changed repeatedly during games."""

    def __init__(self, people: Sequence[Somebody], clock: Callable[[], float], random: Random) -> None:
        self._people, self._clock, self._random = people, clock, random
        self.changed = Counter[str]()

    async def change(self) -> None:
        while True:
            await asyncio.sleep(self._random.uniform(*_BETWEEN))
            name, values = self._drawn()
            await self._random.choice(self._people).command(f"settings {name}", values)
            self.changed[name] += 1

    def _drawn(self) -> tuple[str, tuple[tuple[str, int, object], ...]]:
        random = self._random
        start = random.randrange(24)
        today = datetime.fromtimestamp(self._clock(), UTC).date()
        first = today + timedelta(days=random.randrange(3))
        last = first + timedelta(days=random.randrange(3))
        return random.choice(
            (
                ("timezone", (("zone", TEXT, random.choice(_ZONES)),)),
                ("quiet", (("start", NUMBER, start), ("end", NUMBER, (start + random.randrange(13)) % 24))),
                ("holiday", (("first", TEXT, first.isoformat()), ("last", TEXT, last.isoformat()))),
                ("reminders", (("hours", NUMBER, random.choice((0, 1, 24))),)),
            )
        )


class Movers:
    """Hosts who move a running table to the other server; its players agree if they are asked."""

    def __init__(
        self, wire: Wire, books: Books, people: Sequence[Somebody], places: Sequence[tuple[int, int]]
    ) -> None:
        """`places`: servers, each with a channel."""
        self._wire, self._books, self._places = wire, books, places
        self._people = {one.user.id: one for one in people}
        self.moved = 0
        self.tried = 0

    async def move(self, random: Random) -> None:
        while True:
            await asyncio.sleep(random.uniform(*_BETWEEN))
            running = self._books.begun("running")
            if running:
                await self._move(random.choice(running))

    async def _move(self, table: str) -> None:
        host, guild = self._books.home(table)
        there = next(place for place in self._places if place[0] != guild)
        asked = _votes(self._wire)
        self.tried += 1
        await self._people[host].command("game move", (("table", TEXT, table),), there)
        for _ in range(_LOOKS):
            if self._books.home(table)[1] == there[0]:
                self.moved += 1
                return
            for message, custom_id in _votes(self._wire):
                if (message, custom_id) not in asked:
                    await self._agree(table, message, custom_id)
            await asyncio.sleep(_LOOK)

    async def _agree(self, table: str, message: Any, custom_id: str) -> None:
        for person in self._books.seated(table):
            if person in self._people:
                await self._people[person].press(message, custom_id)


def _votes(wire: Wire) -> list[tuple[Any, str]]:
    """Return messages that ask a person to agree, each with the button for it."""
    found = list[tuple[Any, str]]()
    for channel in wire.backend.messages.values():
        for message in channel.values():
            for piece in str(message.components).split("'b:vote:")[1:]:
                custom_id = "b:vote:" + piece.split("'", 1)[0]
                if custom_id.endswith(":yes"):
                    found.append((message, custom_id))
    return found
