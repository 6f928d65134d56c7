"""Several processes on one PostgreSQL database: people act at the same tables through all of them while one
after the other is killed; then everything is checked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct, field

from bot.config import shard_of
from bot.services.container import build_services
from bot.store.errors import StoreError
from bot.store.factory import open_store
from bot.values.table import Place
from engine.registry import GAMES
from tools.soak.discord_server import NONE, Faults, Wire
from tools.soak.figures import MIX
from tools.soak.final_checks import checked
from tools.soak.people import Somebody
from tools.soak.process import Process, until
from tools.soak.told_checks_shared import SharedBooks

_LOOK = 0.25  # seconds
_DELIVERED_WITHIN = 300.0  # seconds for the remaining parcels
_SLOW_HOST, _NOTICED_AFTER = 3, 15.0
"""One killed process in this many is restarted only later, at most this many seconds after another has taken
over."""
_REMINDED_AFTER = 1  # hours of the bot's clock


class Together(Struct, frozen=True):
    seed: int = 1
    processes: int = 3
    tables: int = 300
    people: int = 60
    seconds: float = 300.0
    kills: int = 30
    speed: float = 60.0
    faults: bool = True
    mix: Mapping[str, int] = field(default_factory=lambda: dict(MIX))


class TogetherFigures(Struct, frozen=True):
    asked: Together
    took: float  # seconds
    kills: int
    starts: int
    back: float  # seconds from a kill until the shard is served again, median
    slowest_back: float
    stood_in: int  # how often a process served another one's shard
    presses: int
    answers: int
    stored: int
    unanswered: int  # because the process died, or an answer was lost
    presses_by_shard: dict[int, int]
    crossed: int  # tables that were used through more than one process
    turns: int
    sent: int
    requests: int
    discord: dict[str, int]  # its faults
    errors: dict[str, int]  # logged
    lost: list[str]
    doubled: list[str]
    out_of_order: list[str]
    leaked: list[str]
    stuck: list[str]
    unsound: list[str]
    waiting: int  # parcels

    @property
    def faultless(self) -> bool:
        bad = (self.lost, self.doubled, self.out_of_order, self.leaked, self.stuck, self.unsound)
        return not any(bad) and not self.waiting


async def played_together(asked: Together, address: str) -> TogetherFigures:
    """Run on an empty database, which is full of games afterwards."""
    await (await open_store(address)).close()
    books = SharedBooks(address)
    if not books.empty():
        raise StoreError("there are games in this database: name an empty one")
    wire, began = Wire(Random(f"{asked.seed} faults"), NONE), time.monotonic()
    api, clock = await wire.open(), time.time()
    shards = f"auto/{asked.processes}"
    processes = [
        Process(wire, api, address, asked.speed, shards=shards, began=clock) for _ in range(asked.processes)
    ]
    run = _Meeting(asked, wire, books, processes, clock)
    try:
        await run.seat_everybody(address)
        await asyncio.gather(*(process.begin() for process in processes))
        wire.ready.set()
        wire.faults = Faults() if asked.faults else NONE
        await run.to_its_end()
    finally:
        await asyncio.gather(*(process.kill() for process in processes))
        await wire.close()
    return await run.figures(address, time.monotonic() - began)


class _Meeting:
    def __init__(
        self, asked: Together, wire: Wire, books: SharedBooks, processes: list[Process], began: float
    ) -> None:
        self._asked, self._wire, self._books, self._processes = asked, wire, books, processes
        self._began, self._stopped = began, 0.0
        self._tables = list[str]()
        self._kills = 0
        self._homes = [self._home(shard) for shard in range(asked.processes)]
        self._people = [
            Somebody(
                wire, books, f"person{number}", *self._homes[number % len(self._homes)], self._random(number)
            )
            for number in range(asked.people)
        ]
        for one in self._people:
            for guild, _ in self._homes:
                if one.user.id not in wire.backend.guilds[guild].members:
                    wire.backend.add_member(guild, one.user.id)

    def _random(self, what: object) -> Random:
        return Random(f"{self._asked.seed} {what}")

    def _home(self, shard: int) -> tuple[int, int]:
        """Return a server on this shard, and its channel."""
        backend = self._wire.backend
        while True:
            guild = backend.create_guild(f"Server {shard}").id
            if shard_of(guild, self._asked.processes) == shard:
                return guild, backend.create_channel(guild, "games").id
            del backend.guilds[guild]

    async def seat_everybody(self, address: str) -> None:
        """Create tables for two people, some with a computer, each in its own channel, all begun and
        announced before the run."""
        store, random = await open_store(address), self._random("tables")
        offered = build_services(store, GAMES)
        try:
            for one in self._people:
                await offered.people.meet(one.user.id, one.user.name, "en-US")
                await offered.people.remind_after(one.user.id, _REMINDED_AFTER)
            for number in range(self._asked.tables):
                pair = self._people[2 * number % len(self._people) :][:2]
                guild, _ = self._homes[number % len(self._homes)]
                channel = self._wire.backend.create_channel(guild, f"table-{number}").id
                game = random.choices(list(self._asked.mix), list(self._asked.mix.values()))[0]
                seats = random.choice([count for count in GAMES[game].spec.seats if 2 <= count <= 3])
                host, guest = (one.user.id for one in pair)
                place = Place(channel, guild)
                table = await offered.lobby.open(host, place, game, seats=seats, cause=f"open-{number}")
                await offered.lobby.join(table.id, guest, cause=f"join-{number}")
                for extra in range(seats - 2):
                    await offered.lobby.add_computer(table.id, host, cause=f"computer-{number}-{extra}")
                await offered.lobby.start(table.id, host, cause=f"start-{number}")
                self._tables.append(table.id)
            self._books.settle_all()
        finally:
            await offered.computers.close()
            await store.close()

    async def to_its_end(self) -> None:
        """Play and kill for the given time; then let all remaining parcels be sent."""
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(one.play(stop)) for one in self._people]
            watching = group.create_task(self._watch())
            await self._reap()
            for task in playing:
                task.cancel()
            self._wire.faults = NONE
            self._stopped = self._began + (time.time() - self._began) * self._asked.speed
            await until(lambda: not self._is_busy(), _DELIVERED_WITHIN)
            watching.cancel()
        for process in self._processes:
            await process.stop()

    def _is_busy(self) -> bool:
        left, forgotten = self._books.left_of, self._books.forgotten_computers
        return left(self._stopped) > 0 or bool(forgotten(self._stopped))

    async def _reap(self) -> None:
        """Kill a process now and then, as long as others live, and restart it at once."""
        random, until = self._random("deaths"), time.monotonic() + self._asked.seconds
        starting = list[asyncio.Task[None]]()
        for left in range(self._asked.kills, 0, -1):
            await asyncio.sleep(random.uniform(0.5, 1.5) * max(0.0, until - time.monotonic()) / (left + 1))
            victim = random.choice([process for process in self._processes if process.is_there])
            await self._another_lives(victim)
            if time.monotonic() > until:
                break
            self._books.check_kept()
            await victim.kill()
            self._kills += 1
            if random.randrange(_SLOW_HOST):
                await victim.start()
            else:
                starting.append(asyncio.create_task(self._start_later(victim)))
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        await asyncio.gather(*starting)

    async def _another_lives(self, victim: Process) -> None:
        others = [process for process in self._processes if process is not victim]
        waits = [asyncio.ensure_future(process.ready.wait()) for process in others]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    async def _start_later(self, victim: Process) -> None:
        """Restart it some time after another one has begun to serve its shard, as if an operator had to
        notice."""
        before = self._stood_in
        await until(lambda: self._stood_in > before, _NOTICED_AFTER)
        await asyncio.sleep(min(_NOTICED_AFTER, self._asked.seconds / 2))
        await victim.start()

    @property
    def _stood_in(self) -> int:
        return sum(process.stood_in for process in self._processes)

    async def _watch(self) -> None:
        """Record current secrets and posts."""
        self._wire.is_secret = self._books.is_secret
        while True:
            self._wire.secrets = self._books.secrets()
            self._books.note_posts()
            await asyncio.sleep(_LOOK * 4)

    async def figures(self, address: str, took: float) -> TogetherFigures:
        wire, books = self._wire, self._books
        found = await checked(address, wire, books, self._tables)
        shards = [wire.gateway.asked.get(token) for token in wire.gateway.asked]
        turns, sent = books.counted()
        given_up = [fault for fault in found["stuck"] if fault.startswith("parcel")]
        fallen = [fault for process in self._processes for fault in process.fallen]
        errors: dict[str, int] = {}
        for process in self._processes:
            for error, count in process.errors.items():
                errors[error] = errors.get(error, 0) + count
        return TogetherFigures(
            asked=self._asked,
            took=took,
            kills=self._kills,
            starts=sum(len(process.starts) for process in self._processes),
            back=median(wire.gateway.back or [0.0]),
            slowest_back=max(wire.gateway.back, default=0.0),
            stood_in=self._stood_in,
            presses=books.presses,
            answers=books.answers,
            stored=books.stored,
            unanswered=books.unanswered,
            presses_by_shard={shard: shards.count(shard) for shard in range(self._asked.processes)},
            crossed=self._crossed(),
            turns=turns,
            sent=sent,
            requests=wire.requests,
            discord=dict(wire.drawn),
            errors={**errors, **wire.unknown},
            lost=found["lost"],
            doubled=found["doubled"],
            out_of_order=books.out_of_order(),
            leaked=found["leaked"],
            stuck=[*given_up, *fallen, *books.forgotten_computers(self._stopped)],
            unsound=found["unsound"],
            waiting=books.left_of(self._stopped),
        )

    def _crossed(self) -> int:
        """Return the number of tables whose acts came through more than one process."""
        interactions: dict[Any, Any] = self._wire.backend.interactions
        shard_of_cause = {
            str(number): self._wire.gateway.asked.get(record.token) for number, record in interactions.items()
        }
        through = dict[str, set[int]]()
        for game, cause in self._books.rows("SELECT game_id, cause FROM act"):
            if (shard := shard_of_cause.get(cause)) is not None:
                through.setdefault(game, set()).add(shard)
        return sum(len(shards) > 1 for shards in through.values())


def table(found: TogetherFigures) -> str:
    lines = [
        f"{found.asked.processes} processes, {found.asked.tables} tables, {found.took:.0f} s,"
        f" {found.kills} kills; a shard is served again after {found.back:.1f} s,"
        f" at most {found.slowest_back:.1f} s; by another process {found.stood_in} times",
        f"presses {found.presses}, answered {found.answers}, of them stored {found.stored}; by shard"
        f" {found.presses_by_shard}; tables acted on through several processes: {found.crossed}",
        f"turns {found.turns}, posts and edits sent {found.sent}, requests {found.requests},"
        f" faults of Discord {found.discord}",
    ]
    for name in ("lost", "doubled", "out_of_order", "leaked", "stuck", "unsound"):
        faults: list[str] = getattr(found, name)
        lines.append(f"{name}: {len(faults)}" + "".join(f"\n  {fault}" for fault in faults[:20]))
    lines.append(f"parcels left: {found.waiting}")
    lines += [f"logged {count} x {error}" for error, count in found.errors.items()]
    return "\n".join(lines)
