"""A soak from its seed: who plays what, when the process dies, when the disk fails; then all is checked."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from statistics import median

from bot.soak.books import Books
from bot.soak.checks import checked
from bot.soak.figures import Sample, Soak, SoakFigures
from bot.soak.people import NewGame, Somebody
from bot.soak.process import Process
from bot.soak.wire import NONE, Faults, Wire
from engine.registry import GAMES

_AT_ONCE = 12
"""Games that are being played at the same time."""
_LOCKED_FOR, _FULL_FOR = (1.0, 7.0), (1.0, 4.0)  # seconds
_IN_ITS_START = 10
"""One death of so many comes before the bot has begun to answer."""
_LOOK = 0.25
_WEIGHED_EVERY = 5.0  # seconds
_PATIENCE = 300.0  # seconds


def soaked(soak: Soak) -> SoakFigures:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_soaked(soak, Path(folder) / "soak.db"))


async def _soaked(soak: Soak, database: Path) -> SoakFigures:
    random = Random(f"latchkey soak {soak.seed}")
    wire = Wire(Random(random.random()), Faults() if soak.faults else NONE)
    books, began = Books(database), time.monotonic()
    process = Process(wire, await wire.open(), database, time.time())
    guild = wire.backend.create_guild("Soak").id
    channel = wire.backend.create_channel(guild, "games").id
    people = [
        Somebody(wire, books, f"person{number}", guild, channel, Random(random.random()))
        for number in range(soak.people)
    ]
    await process.begin()
    stop = asyncio.Event()
    crowd = [asyncio.create_task(person.play(stop)) for person in people]
    tables = list[str]()
    hosting = asyncio.create_task(_host(soak, wire, books, channel, people, tables, Random(random.random())))
    reaping = asyncio.create_task(_reap(soak, wire, books, process, Random(random.random())))
    harm = Counter[str]()
    harming = asyncio.create_task(_harm(wire, process, database, harm, Random(random.random())))
    curve = list[Sample]()
    weighing = asyncio.create_task(_weigh(process, books, curve))
    watching = asyncio.create_task(_watch(wire, books))
    try:
        patience = time.monotonic() + soak.seconds + soak.patience
        while time.monotonic() < patience:
            await asyncio.sleep(_LOOK)
            for task in (hosting, reaping, harming, watching, *crowd):
                if task.done() and task.exception() is not None:
                    task.result()
            if hosting.done() and reaping.done() and books.over(tables) == soak.games:
                break
        for task in (harming, hosting, reaping, weighing):
            task.cancel()
        wire.faults = NONE
        process.fill_disk(False)
        await asyncio.wait_for(wire.ready.wait(), _PATIENCE)
        await _until(lambda: not books.on_its_way(), _PATIENCE)
        watching.cancel()
        stop.set()
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, hosting, reaping, harming, watching, weighing, return_exceptions=True)
        ended = await process.stop()
    except BaseException:
        await process.kill()
        raise
    finally:
        await wire.close()
    found = await checked(database, wire, books, tables)
    return SoakFigures(
        soak=soak,
        took=time.monotonic() - began,
        kills=process.kills,
        starts=len(process.starts),
        start=median(process.starts),
        slowest_start=max(process.starts),
        ended=ended,
        games=len(tables),
        over=books.over(tables),
        presses=books.presses,
        answers=books.answers,
        stored=books.stored,
        unanswered=books.unanswered,
        asked_for=books.asked_for,
        requests=wire.requests,
        discord=wire.drawn,
        disk=dict(harm),
        errors=dict(process.errors),
        memory=curve,
        **found,
    )


async def _host(
    soak: Soak,
    wire: Wire,
    books: Books,
    channel: int,
    people: list[Somebody],
    tables: list[str],
    random: Random,
) -> None:
    """Open one game after the other, as many at once as people care for."""
    for _ in range(soak.games):
        game = random.choices(list(soak.mix), list(soak.mix.values()))[0]
        seats = random.choice([count for count in GAMES[game].spec.seats if count <= 3])
        sitting = random.sample(people, random.randint(1, min(2, seats)))
        await _until(lambda: len(tables) - books.over(tables) < _AT_ONCE, soak.seconds + soak.patience)
        tables.append(await NewGame(wire, books, channel, game, sitting, seats).begin())


async def _reap(soak: Soak, wire: Wire, books: Books, process: Process, random: Random) -> None:
    """Let it live for a while, kill it, sometimes in the middle of its start, and start it again at once."""
    for _ in range(soak.kills):
        life = random.uniform(0, 2 * soak.seconds / soak.kills)
        if random.randrange(_IN_ITS_START):
            await wire.ready.wait()
            books.check_kept()
            await asyncio.sleep(life)
        else:
            await asyncio.sleep(random.uniform(0, 1.0))
        await process.kill()
        await process.start()


async def _harm(wire: Wire, process: Process, database: Path, harm: Counter[str], random: Random) -> None:
    """Disks that are locked or full for a while, and gateway connections that break."""
    while True:
        await asyncio.sleep(random.uniform(3.0, 15.0))
        await wire.ready.wait()
        kind = random.choice(("locked", "full", "broken"))
        if wire.faults == NONE:
            continue
        harm[kind] += 1
        if kind == "broken":
            await wire.break_off()
        elif kind == "full":
            process.fill_disk(True)
            await asyncio.sleep(random.uniform(*_FULL_FOR))
            process.fill_disk(False)
        else:
            await _locked(database, random.uniform(*_LOCKED_FOR))


async def _locked(database: Path, seconds: float) -> None:
    """Another program writes."""
    with closing(sqlite3.connect(database, timeout=1.0, isolation_level=None)) as connection:
        with suppress(sqlite3.OperationalError):
            connection.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")


async def _watch(wire: Wire, books: Books) -> None:
    """Keep in mind what nobody may read now."""
    wire.is_secret = books.is_secret
    while True:
        wire.secrets = books.secrets()
        await asyncio.sleep(_LOOK)


async def _weigh(process: Process, books: Books, curve: list[Sample]) -> None:
    """The memory of the process while it lives; another life, another curve."""
    began, life = time.monotonic(), process.kills
    while True:
        if life != process.kills:
            life = process.kills
            curve.clear()
        curve.append(Sample(time.monotonic() - began, books.presses, process.memory))
        await asyncio.sleep(_WEIGHED_EVERY)


async def _until(met: Callable[[], bool], seconds: float) -> None:
    """Until it is so, or it takes too long."""
    for _ in range(int(seconds / _LOOK)):
        if met():
            return
        await asyncio.sleep(_LOOK)
