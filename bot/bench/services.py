"""Moves through the services and the store, against one bare row written to the same kind of file."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import aiosqlite

from bot.bench import Row
from bot.services.bundle import Services, services
from bot.store.sqlite import open_store
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES, offered

_AGAINST = "one row committed to SQLite"
_SAME = "the same bytes committed to SQLite"
_PEOPLE = (1, 2)
_AROUND = 3 * 4096
"""Bytes that a commit writes beside its row: the pages that lead to it."""


def rows(quick: bool) -> Iterator[Row]:
    """The mean cost of a pick kept in a draft, of a turn committed, and of an autocompletion."""
    picks = 60 if quick else 300
    with tempfile.TemporaryDirectory() as folder:
        bare = asyncio.run(_bare_commit(Path(folder) / "bare.db", picks))
        for key in offered():
            draft, turn, line, size = asyncio.run(_played(Path(folder) / f"{key}.db", key, picks))
            same = asyncio.run(_bare_commit(Path(folder) / f"{key} bare.db", picks, size))
            yield Row(f"{key}: durable turn, {size // 1024} KiB", turn, turn / same, _SAME)
            yield Row(f"{key}: pick through the services", draft, draft / bare, _AGAINST)
            yield Row(f"{key}: turn committed through the services", turn, turn / bare, _AGAINST)
            yield Row(f"{key}: autocompletion", line, line / bare, _AGAINST)


async def _bare_commit(path: Path, times: int, size: int = 0) -> float:
    """Microseconds for the least that any stored click costs: begin, one row (of so many bytes), commit."""
    row = b"\x00" * max(0, size - _AROUND)
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        for sql in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE row (a)"):
            await connection.execute_fetchall(sql)
        began = time.perf_counter()
        for number in range(times):
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            await connection.execute_fetchall("INSERT INTO row VALUES (?)", (row or number,))
            await connection.execute_fetchall("COMMIT")
        return (time.perf_counter() - began) * 1e6 / times


async def _played(path: Path, key: str, picks: int) -> tuple[float, float, float, int]:
    """Microseconds of a pick, of a turn committed and of an autocompletion; bytes that a turn writes."""
    store = await open_store(path)
    await store._writer.execute_fetchall(
        "PRAGMA wal_autocheckpoint = 0"
    )  # all that is written stays in sight
    try:
        offered = services(store, GAMES, seeds=lambda: seed_from("bench"))
        table = await offered.lobby.open(_PEOPLE[0], Place(1), key, seats=2, cause="open")
        await offered.lobby.join(table.id, _PEOPLE[1], cause="join")
        await offered.lobby.start(table.id, _PEOPLE[0], cause="start")
        beside = path.with_name(path.name + "-wal")
        return await _play(offered, table.id, picks, lambda: beside.stat().st_size)
    finally:
        await store.close()


async def _play(
    offered: Services, game_id: str, picks: int, written: Callable[[], int]
) -> tuple[float, float, float, int]:
    drafts, turns, lines, rng = list[float](), list[float](), list[float](), Rng(seed_from("bench"))
    sizes = list[int]()
    for number in range(picks):
        panels = [await offered.table.panel(game_id, person) for person in _PEOPLE]
        panel = next((one for one in panels if one.is_awaited), None)
        if panel is None or panel.decision is None:
            break
        person = _PEOPLE[panel.seat]
        option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
        taken = panel.decision.options[option]
        lines.append(await _timed(offered.table.complete(game_id, person, "")))
        pick = offered.table.pick(game_id, person, panel.mark, option, cause=f"pick-{number}")
        before = written()
        (turns if taken.confirms or taken.reveals else drafts).append(await _timed(pick))
        if taken.confirms or taken.reveals:
            sizes.append(written() - before)
    return _mean(drafts), _mean(turns), _mean(lines), round(_mean(sizes))


async def _timed(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return (time.perf_counter() - began) * 1e6


def _mean(costs: Sequence[float]) -> float:
    return sum(costs) / max(1, len(costs))
