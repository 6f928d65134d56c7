"""Memory of the bot's process over time while many people play without pause.

The simulated Discord runs in another process, and nothing fails, so all growth is the bot's own."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
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
    seed: int = 1
    presses: int = 12_000
    every: int = 500  # presses
    tables: int = 30
    people: int = 20
    speed: float = 5.0  # of the bot's clock
    seconds: float = 0.0  # duration with a point each minute, instead of a number of presses


_MINUTE = 60.0  # seconds between two points of a curve over time


class Weight(Struct, frozen=True):
    """Figures after a number of presses: minutes of the bot's clock, MiB, and finished games."""

    presses: int
    minutes: float
    memory: float
    over: int


def weighed(asked: Weighing, tell: Callable[[Weight], None] = lambda _: None) -> list[Weight]:
    """Return the whole curve; `tell` receives every point as soon as it is known."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_weighed(asked, Path(folder) / "memory.db", tell))


HEAD = f"{'presses':>8} {'minutes':>8} {'MiB':>6} {'games over':>11}"


def line(one: Weight) -> str:
    return f"{one.presses:>8,} {one.minutes:>8.0f} {one.memory:>6.0f} {one.over:>11,}"


async def _weighed(asked: Weighing, database: Path, tell: Callable[[Weight], None]) -> list[Weight]:
    wire, books = Wire(Random(asked.seed), NONE), Books(database)
    process = Process(wire, await wire.open(), database, asked.speed)
    try:
        await process.begin()
        return await _Load(asked, wire, books, process).curve(tell)
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

    async def curve(self, tell: Callable[[Weight], None]) -> list[Weight]:
        found, began = list[Weight](), time.monotonic()
        async with asyncio.TaskGroup() as group:
            stop, planned = asyncio.Event(), self._planned()
            going_on = [group.create_task(one.play(stop)) for one in self._people]
            going_on += [group.create_task(self._host(planned)) for _ in range(_HOSTS)]
            while self._goes_on(len(found)):
                async with asyncio.timeout(_NEXT_POINT_WITHIN):
                    await _until(lambda: self._is_due(len(found), time.monotonic() - began))
                minutes = (time.monotonic() - began) * self._asked.speed / 60
                over = self._books.over(self._tables)
                found.append(Weight(self._books.presses, minutes, self._process.memory, over))
                tell(found[-1])
            for task in going_on:
                task.cancel()
        return found

    def _goes_on(self, points: int) -> bool:
        if self._asked.seconds:
            return points * self._every <= self._asked.seconds
        return points * self._asked.every <= self._asked.presses

    def _is_due(self, points: int, passed: float) -> bool:
        if self._asked.seconds:
            return passed >= points * self._every
        return self._books.presses >= points * self._asked.every

    @property
    def _every(self) -> float:
        """The seconds between two points of a curve over time."""
        return min(_MINUTE, self._asked.seconds / 2)

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
