"""Many simultaneous commands: the time until each is acknowledged, for which Discord allows three seconds.

The bot is the real process, Discord is on a loopback port. Most of the commands come from one person, every
tenth from a bystander, one each; any number of busy processes may run beside them."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, inf
from pathlib import Path
from random import Random
from statistics import median

from msgspec import Struct

from bot.services.container import build_services
from bot.store.factory import open_store
from bot.values.table import Place
from engine.registry import GAMES, offered
from tools.soak.discord_server import NONE, Wire
from tools.soak.people import TEXT, Somebody
from tools.soak.process import Process, until
from tools.soak.response_times import Wait
from tools.soak.told_checks import Books

_ALL_ANSWERED_WITHIN = 120.0  # seconds until all have their answer
_BYSTANDERS = 10
"""One command in this many."""


class Burst(Struct, frozen=True):
    commands: int = 400
    busy: int = 0  # processes that keep the machine busy
    limits: bool = False  # rate limits; beyond them a command is refused, which costs less
    seed: int = 1


class BurstFigures(Struct, frozen=True):
    """Times in milliseconds; commands not acknowledged in time count as never."""

    asked: Burst
    unacknowledged: int
    unacknowledged_bystanders: int
    median: float
    slow: float  # 99th percentile of acknowledgements
    slow_bystander: float
    unanswered: int  # of the acknowledged ones
    median_answer: float
    last_answer: float
    last_bystander: float  # the last answer to a bystander


def measured(asked: Burst) -> BurstFigures:
    with tempfile.TemporaryDirectory() as folder, kept_busy(asked.busy):
        return asyncio.run(_measured(asked, Path(folder) / "burst.db"))


@contextmanager
def kept_busy(count: int) -> Iterator[None]:
    """Run processes that compete for the cores."""
    others = [multiprocessing.get_context("spawn").Process(target=_spin, daemon=True) for _ in range(count)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.terminate()
            other.join()


def _spin() -> None:
    while True:
        pass


async def _measured(asked: Burst, database: Path) -> BurstFigures:
    wire = Wire(Random(asked.seed), NONE)
    process = Process(wire, await wire.open(), database, 1.0, limits=asked.limits)
    try:
        books = Books(database)
        crowd = _Crowd(asked, wire, books)
        await crowd.sit_down(database)
        await process.begin()
        await until(lambda: not books.on_its_way(), _ALL_ANSWERED_WITHIN)
        return await crowd.burst()
    finally:
        await process.kill()
        await wire.close()


class _Crowd:
    def __init__(self, asked: Burst, wire: Wire, books: Books) -> None:
        self._asked, self._wire = asked, wire
        guild = wire.backend.create_guild("Burst").id
        channel = wire.backend.create_channel(guild, "games").id
        self._place = Place(channel, guild)
        count = 2 + asked.commands // _BYSTANDERS
        self._people = [
            Somebody(wire, books, f"person{number}", guild, channel, Random(number))
            for number in range(count)
        ]
        self._tables = list[str]()

    async def sit_down(self, database: Path) -> None:
        """Open one table of each game; all other people watch."""
        store = await open_store(database)
        try:
            lobby = build_services(store, GAMES).lobby
            host, guest = (one.user.id for one in self._people[:2])
            for game in offered():
                table = await lobby.open(host, self._place, game, seats=2, cause=f"open {game}")
                await lobby.join(table.id, guest, cause=f"join {game}")
                await lobby.start(table.id, host, cause=f"start {game}")
                self._tables.append(table.id)
        finally:
            await store.close()

    async def burst(self) -> BurstFigures:
        """Send everything at once, the person's and the bystanders' commands alternating; then wait for the
        results."""
        one, *bystanders = self._people
        own, beside, typed = list[Wait](), list[Wait](), list[Callable[[], None]]()
        for number in range(self._asked.commands):
            table = (("table", TEXT, self._tables[number % len(self._tables)]),)
            if number % _BYSTANDERS != _BYSTANDERS - 1:
                wait, send = one.ready_to_send("play", table)
                own.append(wait)
            else:
                wait, send = bystanders.pop().ready_to_send("game board", table)
                beside.append(wait)
            typed.append(send)
        for send in typed:
            send()
        await until(lambda: all(wait.is_settled for wait in (*own, *beside)), _ALL_ANSWERED_WITHIN)
        return _figures(self._asked, own, beside)


def _figures(asked: Burst, own: Sequence[Wait], beside: Sequence[Wait]) -> BurstFigures:
    both = (*own, *beside)
    answered = [wait.answered for wait in both if wait.answered < inf]
    return BurstFigures(
        asked,
        sum(wait.acknowledged == inf for wait in both),
        sum(wait.acknowledged == inf for wait in beside),
        median(wait.acknowledged for wait in both) * 1e3,
        _hundredth([wait.acknowledged for wait in both]) * 1e3,
        _hundredth([wait.acknowledged for wait in beside]) * 1e3,
        sum(wait.acknowledged < inf == wait.answered for wait in both),
        median(answered or [inf]) * 1e3,
        max(answered, default=inf) * 1e3,
        max((wait.answered for wait in beside if wait.answered < inf), default=inf) * 1e3,
    )


def _hundredth(times: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(times)[ceil(len(times) * 0.99) - 1] if times else inf


def table(found: BurstFigures) -> str:
    asked = found.asked
    return "\n".join(
        (
            f"{asked.commands} commands at once, {asked.busy} busy processes beside,"
            f" limits {'on' if asked.limits else 'off'}",
            f"not acknowledged within 3 s: {found.unacknowledged}, of them bystanders'"
            f" {found.unacknowledged_bystanders}",
            f"acknowledged: median {found.median:.0f} ms, 99 % {found.slow:.0f} ms,"
            f" bystanders 99 % {found.slow_bystander:.0f} ms",
            f"answered: median {found.median_answer:.0f} ms, last {found.last_answer:.0f} ms,"
            f" a bystander's last {found.last_bystander:.0f} ms; never: {found.unanswered}",
        )
    )
