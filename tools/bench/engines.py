"""Durable moves per second on either database engine, compared with bare commits of the same size by the same
driver, and the speed-up of two processes over one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any, Literal, TypeAlias

import aiosqlite
from msgspec import Struct

from bot.services.container import Services, build_services
from bot.store.factory import is_postgres, open_store
from bot.ui.panel.sizes import PHONE
from bot.values.errors import PlayerError
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES

_GAME = "keyflower"
_TABLES = 8
"""Number of tables played, and of connections that commit, at the same time."""
_PEOPLE = (1, 2)
_READY_WITHIN = 600.0  # seconds for a process to start and to finish

_Work: TypeAlias = Literal["turns", "commits"]


class EngineFigures(Struct, frozen=True):
    """Figures of a number of processes on one database."""

    engine: str
    processes: int
    turns: float  # per second, each on disk before it is acknowledged
    bytes: float  # written to the log per turn
    commits: float  # per second, of one row of the same size

    @property
    def ratio(self) -> float:
        """The number of bare commits in the time of one turn."""
        return _share(self.commits, self.turns)


def _share(part: float, whole: float) -> float:
    """Return a ratio; on a busy machine a short run may end before its first turn."""
    return part / whole if whole else float("inf")


def measured(address: str, seconds: float) -> list[EngineFigures]:
    """Measure SQLite in a file and, if there is an address, PostgreSQL, with one and with two processes."""
    with tempfile.TemporaryDirectory() as folder:
        found = [_figures(str(Path(folder) / "bench.db"), 1, seconds)]
    return found if not address else [*found, *(_figures(address, count, seconds) for count in (1, 2))]


def table(found: Sequence[EngineFigures]) -> str:
    lines = [f"{'engine':<12} {'processes':>9} {'turns/s':>9} {'KiB/turn':>9} {'commits/s':>10} {'ratio':>6}"]
    lines += [
        f"{one.engine:<12} {one.processes:>9} {one.turns:>9.1f} {one.bytes / 1024:>9.1f}"
        f" {one.commits:>10.1f} {one.ratio:>6.2f}"
        for one in found
    ]
    several = [one for one in found if one.engine == "PostgreSQL"]
    if len(several) > 1:
        alone, both = several[0], several[-1]
        lines.append(
            f"two processes: {_share(both.turns, alone.turns):.2f} times the turns of one,"
            f" {_share(both.commits, alone.commits):.2f} times the bare commits"
        )
    return "\n".join(lines)


def _figures(address: str, processes: int, seconds: float) -> EngineFigures:
    turns, written = _sum(address, processes, seconds, "turns", 0)
    size = written / max(1, turns)
    commits, _ = _sum(address, processes, seconds, "commits", int(size))
    engine = "PostgreSQL" if is_postgres(address) else "SQLite"
    return EngineFigures(engine, processes, turns / seconds, size, commits / seconds)


def _sum(address: str, processes: int, seconds: float, work: _Work, size: int) -> tuple[int, int]:
    """Return what all processes did within the time, and how many bytes they wrote."""
    fresh = multiprocessing.get_context("spawn")
    barrier, done = fresh.Barrier(processes), fresh.Queue()
    workers = [
        fresh.Process(target=_worked, args=(address, number, seconds, work, size, barrier, done), daemon=True)
        for number in range(processes)
    ]
    for worker in workers:
        worker.start()
    counts = [done.get(timeout=_READY_WITHIN + seconds) for _ in workers]
    for worker in workers:
        worker.join()
    return sum(count for count, _ in counts), max(written for _, written in counts)


def _worked(
    address: str,
    number: int,
    seconds: float,
    work: _Work,
    size: int,
    barrier: Barrier,
    done: Queue[tuple[int, int]],
) -> None:
    play = _turns if work == "turns" else _commits
    done.put(asyncio.run(play(address, number, seconds, size, barrier)))


async def _log_size(address: str) -> int:
    """Return the bytes written to the log so far."""
    if not is_postgres(address):
        return os.stat(f"{address}-wal").st_size  # one look, before and after
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
    finally:
        await connection.close()


# ---------------------------------------------------------------- turns


async def _turns(address: str, number: int, seconds: float, _: int, barrier: Barrier) -> tuple[int, int]:
    store = await open_store(address)
    if not is_postgres(address):  # lets the bytes be counted
        await store._writer.execute_fetchall("PRAGMA wal_autocheckpoint = 0")  # type: ignore[attr-defined]  # SQLite
    offered = build_services(store, GAMES, screen=PHONE)
    people = tuple(person + 2 * number for person in _PEOPLE)
    tables = [await _begun(offered, people, f"{number}:{at}:{time.time()}") for at in range(_TABLES)]
    try:
        await asyncio.to_thread(barrier.wait, _READY_WITHIN)
        before, end = await _log_size(address), time.monotonic() + seconds
        played = await asyncio.gather(*(_play(offered, one, people, end) for one in tables))
        return sum(played), await _log_size(address) - before
    finally:
        await store.close()


async def _begun(offered: Services, people: tuple[int, ...], cause: str) -> str:
    table = await offered.lobby.open(people[0], Place(1), _GAME, seats=2, cause=f"open {cause}")
    await offered.lobby.join(table.id, people[1], cause=f"join {cause}")
    await offered.lobby.start(table.id, people[0], cause=f"start {cause}")
    return table.id


async def _play(offered: Services, game_id: str, people: tuple[int, ...], end: float) -> int:
    """Play turns at one table until the time is up; a finished game is followed by another."""
    turns, presses, rng = 0, 0, Rng(seed_from(game_id))
    while time.monotonic() < end:
        panels = [await offered.table.panel(game_id, person) for person in people]
        panel = next((one for one in panels if one.is_awaited), None)
        if panel is None or panel.decision is None:
            game_id = await _begun(offered, people, f"{game_id} again")
            continue
        presses += 1
        option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
        person, cause = people[panels.index(panel)], f"{game_id}:{presses}"
        try:
            after = await offered.table.pick(game_id, person, panel.mark, option, cause=cause)
        except PlayerError:
            continue
        turns += after.moved is not None
    return turns


# ---------------------------------------------------------------- bare commits


async def _commits(
    address: str, _number: int, seconds: float, size: int, barrier: Barrier
) -> tuple[int, int]:
    row = b"\\x5a" * max(1, size)
    commit, close = await (_postgres if is_postgres(address) else _sqlite)(address, row)
    try:
        await asyncio.to_thread(barrier.wait, _READY_WITHIN)
        end = time.monotonic() + seconds
        counts = await asyncio.gather(*(_repeat(commit, end) for _ in range(_TABLES)))
        return sum(counts), 0
    finally:
        await close()


async def _repeat(commit: Callable[[], Awaitable[None]], end: float) -> int:
    count = 0
    while time.monotonic() < end:
        await commit()
        count += 1
    return count


_Bare: TypeAlias = tuple[Callable[[], Awaitable[None]], Callable[[], Awaitable[Any]]]


async def _postgres(address: str, row: bytes) -> _Bare:
    import asyncpg

    pool = await asyncpg.create_pool(address, min_size=_TABLES, max_size=_TABLES)
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(7)")
        await connection.execute("CREATE TABLE IF NOT EXISTS bench_row (a BYTEA)")
        await connection.execute("ALTER TABLE bench_row ALTER COLUMN a SET STORAGE EXTERNAL")

    async def commit() -> None:
        async with pool.acquire() as connection:
            await connection.execute("BEGIN")
            await connection.fetch("INSERT INTO bench_row VALUES ($1)", row)
            await connection.execute("COMMIT")

    return commit, pool.close


async def _sqlite(address: str, row: bytes) -> _Bare:
    connection = await aiosqlite.connect(f"{address}.bare", isolation_level=None)
    for sql in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE row (a)"):
        await connection.execute_fetchall(sql)
    writing = asyncio.Lock()

    async def commit() -> None:
        async with writing:
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            await connection.execute_fetchall("INSERT INTO row VALUES (?)", (row,))
            await connection.execute_fetchall("COMMIT")

    return commit, connection.close
