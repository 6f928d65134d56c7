"""A soak test from a seed: who plays what, when the process dies, when the disk fails; then all is
checked."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from engine.registry import GAMES
from tools.soak.discord_server import NONE, Faults, Wire
from tools.soak.figures import ALONE, Sample, Soak, SoakFigures
from tools.soak.final_checks import checked
from tools.soak.operator import HealthWatch, Operator
from tools.soak.people import NewGame, Somebody
from tools.soak.process import Process, until
from tools.soak.side_activities import Movers, OddHours
from tools.soak.told_checks import Books

_AT_ONCE = 12
"""Games that are played at the same time."""
_WELL_FOR, _LOCKED_FOR, _FULL_FOR = (3.0, 15.0), (1.0, 7.0), (1.0, 4.0)  # seconds, in a long soak
_AWAYS = 2
"""How often Discord's gateway refuses connections: discord.py waits longer before each retry."""
_IN_ITS_START = 10
"""One kill in this many comes before the bot has started to answer."""
_HOSTS = 4
"""Games that are opened at the same time."""
_LOOK = 0.25
_WEIGHED_EVERY = 5.0  # seconds
_QUIET_WITHIN = 300.0  # seconds for pending work after the last press


def soaked(soak: Soak) -> SoakFigures:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_soaked(soak, Path(folder) / "soak.db"))


async def _soaked(soak: Soak, database: Path) -> SoakFigures:
    wire = Wire(Random(f"{soak.seed} faults"), Faults() if soak.faults else NONE)
    health = f"127.0.0.1:{_free_port()}"
    process = Process(wire, await wire.open(), database, soak.speed, health=health)
    run = _Run(soak, wire, Books(database), process, database, health)
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
    """All concurrent tasks, and their results so far."""

    def __init__(
        self, soak: Soak, wire: Wire, books: Books, process: Process, database: Path, health: str
    ) -> None:
        self._soak, self._wire, self._books = soak, wire, books
        self._process, self._database = process, database
        self._tables = list[str]()
        self._harm = Counter[str]()
        self._curve = list[Sample]()
        guilds = [wire.backend.create_guild(name).id for name in ("Soak", "Elsewhere")]
        places = [(guild, wire.backend.create_channel(guild, "games").id) for guild in guilds]
        self._channel = places[0][1]
        self._people = [
            Somebody(wire, books, f"person{number}", *places[0], self._random(f"person {number}"))
            for number in range(soak.people)
        ]
        for one in self._people:
            wire.backend.add_member(guilds[1], one.user.id)
        self._operator = Operator(database, books, self._random("operator"))
        self._health = HealthWatch(health)
        self._habits = OddHours(self._people, process.clock, self._random("habits"))
        self._movers = Movers(wire, books, self._people, places)

    def _random(self, what: str) -> Random:
        """Return a separate random stream, so tasks do not affect each other."""
        return Random(f"{self._soak.seed} {what}")

    async def to_its_end(self) -> int:
        """Run until every game is over and every parcel sent; return the exit status of the process."""
        async with asyncio.TaskGroup() as group:
            stop = asyncio.Event()
            lasting = [group.create_task(one.play(stop)) for one in self._people]
            lasting += [group.create_task(work) for work in (self._watch(), self._weigh())]
            lasting.append(group.create_task(self._health.watch()))
            planned = self._planned()
            passing = [group.create_task(self._host(planned)) for _ in range(_HOSTS)]
            passing.append(group.create_task(self._reap()))
            beside = [group.create_task(work) for work in self._beside()]
            await until(
                lambda: all(one.done() for one in passing) and self._all_over(),
                self._soak.seconds + self._soak.patience,
            )
            await until(lambda: self._operator.rounds > 0, _QUIET_WITHIN)
            for task in (*passing, *beside):
                task.cancel()
            self._wire.faults, self._wire.gateway.is_away = NONE, False
            self._process.fill_disk(False)
            await asyncio.wait_for(self._wire.ready.wait(), _QUIET_WITHIN)
            await until(lambda: not self._books.on_its_way() and self._health.is_well, _QUIET_WITHIN)
            for task in lasting:
                task.cancel()
        return await self._process.stop()

    def _beside(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """Return the tasks that run as long as the games."""
        movers = self._movers.move(self._random("moves"))
        return self._do_harm(), self._operator.work(), self._habits.change(), movers

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
            over_by_game=books.over_by_game(),
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
            commands=dict(self._operator.done),
            health=dict(self._health.heard),
            habits=dict(self._habits.changed),
            moves=self._movers.tried,
            moved=self._movers.moved,
            failed=[*self._operator.failed, *self._health.failed, *self._unwell()],
            memory=self._curve,
            **found,
        )

    def _unwell(self) -> list[str]:
        return [] if self._health.is_well else ["in the end /healthz did not say that all is well"]

    async def _host(self, planned: Iterator[NewGame]) -> None:
        """Open one game after the other, up to the limit of simultaneous games."""
        for new in planned:
            await until(self._has_room, self._soak.seconds + self._soak.patience)
            self._tables.append(await new.begin())

    def _planned(self) -> Iterator[NewGame]:
        soak, random = self._soak, self._random("games")
        """Every game once, if there are enough; then by the mix."""
        each = list(soak.mix)
        for number in range(soak.games):
            drawn = random.choices(each, list(soak.mix.values()))[0]
            game = each[number] if len(each) <= soak.games and number < len(each) else drawn
            seats = random.choice([count for count in GAMES[game].spec.seats if count <= 3])
            sitting = random.sample(self._people, 1 if game in ALONE else random.randint(1, min(2, seats)))
            yield NewGame(self._wire, self._books, self._channel, game, sitting, seats)

    async def _reap(self) -> None:
        """Let it run for a while, kill it, sometimes during its start, and start it again."""
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
        """Lock or fill the disk for a while, and break gateway connections."""
        random, pace = self._random("harm"), self._soak.pace
        while self._soak.faults:
            await asyncio.sleep(random.uniform(*_WELL_FOR) * pace)
            kind = random.choice(("locked", "full", "broken", *("away",) * (self._harm["away"] < _AWAYS)))
            locked, full = random.uniform(*_LOCKED_FOR) * pace, random.uniform(*_FULL_FOR) * pace
            await self._wire.ready.wait()
            self._harm[kind] += 1
            if kind == "broken":
                await self._wire.gateway.break_off()
            elif kind == "away":
                self._wire.gateway.is_away = True
                await self._wire.gateway.break_off()
                await asyncio.sleep(locked)
                self._wire.gateway.is_away = False
            elif kind == "full":
                self._process.fill_disk(True)
                await asyncio.sleep(full)
                self._process.fill_disk(False)
            else:
                await _locked(self._database, locked)

    async def _watch(self) -> None:
        """Record current secrets and posts."""
        self._wire.is_secret = self._books.is_secret
        while True:
            self._wire.secrets = self._books.secrets()
            self._books.note_posts()
            await asyncio.sleep(_LOOK)

    async def _weigh(self) -> None:
        """Sample the memory of the process; a new process starts a new curve."""
        began, life = time.monotonic(), self._process.kills
        while True:
            if life != self._process.kills:
                life = self._process.kills
                self._curve.clear()
            seconds = time.monotonic() - began
            self._curve.append(Sample(seconds, self._books.presses, self._process.memory))
            await asyncio.sleep(_WEIGHED_EVERY)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _locked(database: Path, seconds: float) -> None:
    """Hold a write lock, like another program."""
    with closing(sqlite3.connect(database, timeout=1.0, isolation_level=None)) as connection:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")
