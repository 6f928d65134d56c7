"""Services: the cost of a stored click, compared with the minimum cost of any durable click."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path

import aiosqlite
from msgspec import Struct, field

from bot.services.container import Services, build_services
from bot.store.sqlite import open_store
from bot.ui.panel.sizes import PHONE
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES, offered
from tools.bench import Row

_AGAINST = "one row committed to SQLite"
_SAME = "the same bytes committed to SQLite"
_PEOPLE = (1, 2)
_AROUND = 2 * 4096
"""Bytes that a commit writes in addition to its row: the page that leads to it, and the rest of the last
one."""
_ALL_IN_SIGHT = "PRAGMA wal_autocheckpoint = 0"
"""Stops checkpoints, so all written bytes can be counted and no commit is delayed."""


class _Costs(Struct, frozen=True):
    """Microseconds of interleaved measurements, so other load on the machine slows all of them equally."""

    drafts: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    lines: list[float] = field(default_factory=list)
    rows: list[float] = field(default_factory=list)  # one row, committed
    sames: list[float] = field(default_factory=list)  # one row with as many bytes as the turn before
    sizes: list[int] = field(default_factory=list)  # bytes of turns
    same_sizes: list[int] = field(default_factory=list)


def rows(quick: bool) -> Iterator[Row]:
    """Yield the figures. Seeds are fixed, so every run plays the same games."""
    picks = 20 if quick else 200
    for key in offered():
        with tempfile.TemporaryDirectory() as folder:
            costs = asyncio.run(_played(Path(folder), key, picks))
        row, turn, same = _mean(costs.rows), _mean(costs.turns), _mean(costs.sames)
        sizes = f"{_mean(costs.sizes) / 1024:.0f} KiB against {_mean(costs.same_sizes) / 1024:.0f}"
        yield Row(f"{key}: durable turn, {sizes}", turn, turn / same, _SAME)
        yield Row(
            f"{key}: pick through the services", _mean(costs.drafts), _mean(costs.drafts) / row, _AGAINST
        )
        yield Row(f"{key}: turn committed through the services", turn, turn / row, _AGAINST)
        yield Row(f"{key}: autocompletion", _mean(costs.lines), _mean(costs.lines) / row, _AGAINST)


class _Bare:
    """The minimum of any stored click: begin, one row, commit."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection, self._log = connection, _log_of(path)

    @classmethod
    async def open(cls, path: Path) -> _Bare:
        connection = await aiosqlite.connect(path, isolation_level=None)
        for sql in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", _ALL_IN_SIGHT):
            await connection.execute_fetchall(sql)
        await connection.execute_fetchall("CREATE TABLE row (a)")
        return cls(connection, path)

    @property
    def written(self) -> int:
        return _size(self._log)

    async def commit(self, size: int = 0) -> None:
        """Commit a row of `size` bytes, or a tiny one."""
        await self._connection.execute_fetchall("BEGIN IMMEDIATE")
        await self._connection.execute_fetchall(
            "INSERT INTO row VALUES (?)", (b"\0" * max(1, size - _AROUND),)
        )
        await self._connection.execute_fetchall("COMMIT")

    async def close(self) -> None:
        await self._connection.close()


def _log_of(path: Path) -> Path:
    """Return the path of SQLite's write-ahead log."""
    return path.with_name(path.name + "-wal")


def _size(path: Path) -> int:
    return path.stat().st_size


async def _played(folder: Path, key: str, picks: int) -> _Costs:
    path = folder / "games.db"
    store, bare = await open_store(path), await _Bare.open(folder / "bare.db")
    await store._writer.execute_fetchall(_ALL_IN_SIGHT)
    try:
        offered = build_services(store, GAMES, screen=PHONE, seeds=lambda: seed_from("bench"))
        table = await offered.lobby.open(_PEOPLE[0], Place(1), key, seats=2, cause="open")
        await offered.lobby.join(table.id, _PEOPLE[1], cause="join")
        await offered.lobby.start(table.id, _PEOPLE[0], cause="start")
        return await _play(offered, table.id, picks, _log_of(path), bare)
    finally:
        await store.close()
        await bare.close()


async def _play(offered: Services, game_id: str, picks: int, log: Path, bare: _Bare) -> _Costs:
    costs, rng = _Costs(), Rng(seed_from("bench"))
    for number in range(picks):
        panels = [await offered.table.panel(game_id, person) for person in _PEOPLE]
        panel = next((one for one in panels if one.is_awaited), None)
        if panel is None or panel.decision is None:
            break
        person = _PEOPLE[panels.index(panel)]
        option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
        costs.lines.append(await _timed(offered.table.complete(game_id, person, "")))
        pick = offered.table.pick(game_id, person, panel.mark, option, cause=f"pick-{number}")
        before, began = _size(log), time.perf_counter()
        after = await pick
        cost = (time.perf_counter() - began) * 1e6
        if after.moved is not None:
            costs.turns.append(cost)
            costs.sizes.append(_size(log) - before)
            before = bare.written
            costs.sames.append(await _timed(bare.commit(costs.sizes[-1])))
            costs.same_sizes.append(bare.written - before)
        else:
            costs.drafts.append(cost)
        costs.rows.append(await _timed(bare.commit()))
    return costs


async def _timed(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return (time.perf_counter() - began) * 1e6


def _mean(costs: Sequence[float]) -> float:
    return sum(costs) / max(1, len(costs))
