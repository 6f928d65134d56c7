"""Whose turn it is, for the player switch: only the bot knows, so ask it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from playground.people import Person
from playground.world import World

Count: TypeAlias = Callable[[World, Person], Awaitable[int]]
"""Returns how many tables wait for this person now."""
_log = logging.getLogger(__name__)


class Turns:
    """The counts of all people, fetched once for all windows whenever the world has changed."""

    def __init__(self, world: World, count: Count | None) -> None:
        self._world = world
        self._count = count
        self._counts: dict[str, int] = {}
        self._at = -1
        self._lock = asyncio.Lock()

    async def look(self) -> dict[str, int]:
        async with self._lock:
            if self._count is not None and self._at != self._world.version:
                self._at = self._world.version
                try:
                    people = self._world.people.values()
                    counts = {person.key: await self._count(self._world, person) for person in people}
                    self._counts = {key: count for key, count in counts.items() if count}
                except Exception as trouble:  # a restarting bot cannot answer: keep the last counts
                    _log.info("waiting tables could not be counted: %s", trouble)
            return self._counts
