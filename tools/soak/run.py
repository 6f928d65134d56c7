"""A soak from its seed: who plays what, when the process dies, when the disk fails; then all is checked."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median

from engine.registry import GAMES
from tools.soak.books import Books
from tools.soak.checks import checked
from tools.soak.figures import ALONE, Sample, Soak, SoakFigures
from tools.soak.people import NewGame, Somebody
from tools.soak.process import Process
from tools.soak.wire import NONE, Faults, Wire

_AT_ONCE = 12
"""Games that are being played at the same time."""
_WELL_FOR, _LOCKED_FOR, _FULL_FOR = (3.0, 15.0), (1.0, 7.0), (1.0, 4.0)  # seconds, in a long soak
_IN_ITS_START = 10
"""One death of so many comes before the bot has begun to answer."""
_HOSTS = 4
"""Games that are being opened at the same time."""
_LOOK = 0.25
_WEIGHED_EVERY = 5.0  # seconds
_PATIENCE = 300.0  # seconds


def soaked(soak: Soak) -> SoakFigures:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_soaked(soak, Path(folder) / "soak.db"))


async def _soaked(soak: Soak, database: Path) -> SoakFigures:
    wire = Wire(Random(f"{soak.seed} faults"), Faults() if soak.faults else NONE)
    process = Process(wire, await wire.open(), database, soak.speed)
    run = _Run(soak, wire, Books(database), process, database)
    began, here = time.monotonic(), asyncio.current_task()
    assert here is not None
    with suppress(NotImplementedError):  # another system
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, here.cancel)
    try:
        await process.begin()
        ended = await run.to_its_end()
    except BaseException:
        await process.kill()
        raise
    finally:
        await wire.close()
    return await run.figures(time.monotonic() - began, ended)


class _Run:
    """Everything that goes on at once, and what it has come to so far."""

    def __init__(self, soak: Soak, wire: Wire, books: Books, process: Process, database: Path) -> None:
        self._soak, self._wire, self._books = soak, wire, books
        self._process, self._database = process, database
        self._tables = list[str]()
        self._harm = Counter[str]()
        self._curve = list[Sample]()
        guild = wire.backend.create_guild("Soak").id
        self._channel = wire.backend.create_channel(guild, "games").id
        self._people = [
            Somebody(wire, books, f"person{number}", guild, self._channel, self._random(f"person {number}"))
            for number in range(soak.people)
        ]

    def _random(self, what: str) -> Random:
        """Whatever one of them draws changes nothing for the others."""
        return Random(f"{self._soak.seed} {what}")

    async def to_its_end(self) -> int:
        """Until every game is over and every post sent; what the process said when it was stopped then."""
        async with asyncio.TaskGroup() as group:
            stop = asyncio.Event()
            lasting = [group.create_task(one.play(stop)) for one in self._people]
            lasting += [group.create_task(self._watch()), group.create_task(self._weigh())]
            planned = self._planned()
            passing = [group.create_task(self._host(planned)) for _ in range(_HOSTS)]
            passing.append(group.create_task(self._reap()))
            harming = group.create_task(self._do_harm())
            await _until(
                lambda: all(one.done() for one in passing) and self._all_over(),
                self._soak.seconds + self._soak.patience,
            )
            for task in (*passing, harming):
                task.cancel()
            self._wire.faults = NONE
            self._process.fill_disk(False)
            await asyncio.wait_for(self._wire.ready.wait(), _PATIENCE)
            await _until(lambda: not self._books.on_its_way(), _PATIENCE)
            for task in lasting:
                task.cancel()
        return await self._process.stop()

    def _all_over(self) -> bool:
        return self._books.over(self._tables) == self._soak.games

    def _has_room(self) -> bool:
        return len(self._tables) - self._books.over(self._tables) < _AT_ONCE

    async def figures(self, took: float, ended: int) -> SoakFigures:
        wire, books, process = self._wire, self._books, self._process
        found = await checked(self._database, wire, books, self._tables)
        found["stuck"] += process.fallen
        return SoakFigures(
            soak=self._soak,
            took=took,
            kills=process.kills,
            starts=len(process.starts),
            start=median(process.starts),
            slowest_start=max(process.starts),
            ended=ended,
            games=len(self._tables),
            over=books.over(self._tables),
            packed=books.packed(),
            presses=books.presses,
            answers=books.answers,
            stored=books.stored,
            unanswered=books.unanswered,
            asked_for=books.asked_for,
            requests=wire.requests,
            discord=dict(wire.drawn),
            harm=dict(self._harm),
            errors=dict(process.errors + wire.unknown),
            memory=self._curve,
            **found,
        )

    async def _host(self, planned: Iterator[NewGame]) -> None:
        """Open one game after the other, as many at once as people care for."""
        for new in planned:
            await _until(self._has_room, self._soak.seconds + self._soak.patience)
            self._tables.append(await new.begin())

    def _planned(self) -> Iterator[NewGame]:
        soak, random = self._soak, self._random("games")
        for _ in range(soak.games):
            game = random.choices(list(soak.mix), list(soak.mix.values()))[0]
            seats = random.choice([count for count in GAMES[game].spec.seats if count <= 3])
            sitting = random.sample(self._people, 1 if game in ALONE else random.randint(1, min(2, seats)))
            yield NewGame(self._wire, self._books, self._channel, game, sitting, seats)

    async def _reap(self) -> None:
        """Let it live for a while, kill it, sometimes in the middle of its start, and start it again."""
        soak, random = self._soak, self._random("deaths")
        for _ in range(soak.kills):
            life, in_its_start = random.uniform(0, 2 * soak.seconds / soak.kills), random.uniform(0, 1.0)
            if random.randrange(_IN_ITS_START):
                await self._wire.ready.wait()
                self._books.check_kept()
                await asyncio.sleep(life)
            else:
                await asyncio.sleep(in_its_start)
            await self._process.kill()
            await self._process.start()

    async def _do_harm(self) -> None:
        """Disks that are locked or full for a while, and gateway connections that break."""
        random, pace = self._random("harm"), self._soak.pace
        while self._soak.faults:
            await asyncio.sleep(random.uniform(*_WELL_FOR) * pace)
            kind = random.choice(("locked", "full", "broken"))
            locked, full = random.uniform(*_LOCKED_FOR) * pace, random.uniform(*_FULL_FOR) * pace
            await self._wire.ready.wait()
            self._harm[kind] += 1
            if kind == "broken":
                await self._wire.gateway.break_off()
            elif kind == "full":
                self._process.fill_disk(True)
                await asyncio.sleep(full)
                self._process.fill_disk(False)
            else:
                await _locked(self._database, locked)

    async def _watch(self) -> None:
        """Keep in mind what nobody may read now, and what was posted."""
        self._wire.is_secret = self._books.is_secret
        while True:
            self._wire.secrets = self._books.secrets()
            self._books.note_posts()
            await asyncio.sleep(_LOOK)

    async def _weigh(self) -> None:
        """The memory of the process while it lives; another life, another curve."""
        began, life = time.monotonic(), self._process.kills
        while True:
            if life != self._process.kills:
                life = self._process.kills
                self._curve.clear()
            seconds = time.monotonic() - began
            self._curve.append(Sample(seconds, self._books.presses, self._process.memory))
            await asyncio.sleep(_WEIGHED_EVERY)


async def _locked(database: Path, seconds: float) -> None:
    """Another program writes."""
    with closing(sqlite3.connect(database, timeout=1.0, isolation_level=None)) as connection:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")


async def _until(met: Callable[[], bool], seconds: float) -> None:
    """Until it is so, or it takes too long."""
    for _ in range(int(seconds / _LOOK)):
        if met():
            return
        await asyncio.sleep(_LOOK)
