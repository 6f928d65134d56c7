"""Memory of the bot's process over time while many people play without pause.

The simulated Discord runs in another process, and nothing fails, so all growth is the bot's own."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

from msgspec import Struct

from engine.registry import offered
from tools.soak.discord_server import NONE, Wire
from tools.soak.people import NewGame, Somebody
from tools.soak.process import Process
from tools.soak.told_checks import Books

_HOSTS = 4
"""Games that are opened at the same time."""
_SEATS = 2
_LOOK = 0.1  # seconds
_NEXT_POINT_WITHIN = 900.0  # seconds between two points of the curve; more means that nobody presses any more


class Weighing(Struct, frozen=True):
    presses: int
    every: int  # presses
    tables: int
    people: int
    seed: int = 1
    speed: float = 5.0  # of the bot's clock


class Weight(Struct, frozen=True):
    """Figures after a number of presses: minutes of the bot's clock, MiB, and finished games."""

    presses: int
    minutes: float
    memory: float
    over: int


def weighed(asked: Weighing) -> list[Weight]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_weighed(asked, Path(folder) / "memory.db"))


def table(found: list[Weight]) -> str:
    lines = [f"{'presses':>8} {'minutes':>8} {'MiB':>6} {'games over':>11}"]
    lines += [f"{one.presses:>8,} {one.minutes:>8.0f} {one.memory:>6.0f} {one.over:>11,}" for one in found]
    return "\n".join(lines)


async def _weighed(asked: Weighing, database: Path) -> list[Weight]:
    wire, books = Wire(Random(asked.seed), NONE), Books(database)
    process = Process(wire, await wire.open(), database, asked.speed)
    try:
        await process.begin()
        return await _Load(asked, wire, books, process).curve()
    finally:
        await process.kill()
        await wire.close()


class _Load:
    def __init__(self, asked: Weighing, wire: Wire, books: Books, process: Process) -> None:
        self._asked, self._wire, self._books, self._process = asked, wire, books, process
        self._tables = list[str]()
        guild = wire.backend.create_guild("Load").id
        self._channel = wire.backend.create_channel(guild, "games").id
        self._people = [
            Somebody(wire, books, f"person{number}", guild, self._channel, Random(f"{asked.seed} {number}"))
            for number in range(asked.people)
        ]

    async def curve(self) -> list[Weight]:
        found, began = list[Weight](), time.monotonic()
        async with asyncio.TaskGroup() as group:
            stop, planned = asyncio.Event(), self._planned()
            going_on = [group.create_task(one.play(stop)) for one in self._people]
            going_on += [group.create_task(self._host(planned)) for _ in range(_HOSTS)]
            for due in range(0, self._asked.presses + 1, self._asked.every):
                async with asyncio.timeout(_NEXT_POINT_WITHIN):
                    await _until(partial(self._has_reached, due))
                minutes = (time.monotonic() - began) * self._asked.speed / 60
                over = self._books.over(self._tables)
                found.append(Weight(self._books.presses, minutes, self._process.memory, over))
            for task in going_on:
                task.cancel()
        return found

    def _has_reached(self, presses: int) -> bool:
        return self._books.presses >= presses

    def _planned(self) -> Iterator[NewGame]:
        """Yield games without end: each finished one is followed by another."""
        random, games = Random(f"{self._asked.seed} games"), list(offered())
        while True:
            for game in games:
                sitting = random.sample(self._people, _SEATS)
                yield NewGame(self._wire, self._books, self._channel, game, sitting, _SEATS)

    async def _host(self, planned: Iterator[NewGame]) -> None:
        for new in planned:
            await _until(lambda: len(self._tables) - self._books.over(self._tables) < self._asked.tables)
            self._tables.append(await new.begin())


async def _until(met: Callable[[], bool]) -> None:
    while not met():  # noqa: ASYNC110  # nobody tells
        await asyncio.sleep(_LOOK)
