"""Waiting games: the start-up time with very many of them, and their cost while nobody moves."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.delivery.courier import Courier
from bot.services.container import Services, build_services
from bot.store.sqlite import open_sqlite
from bot.values.parcel import Outcome, Parcel, Posted
from bot.values.table import Place
from engine.registry import GAMES, offered

_PEOPLE = (1, 2, 3, 4)
_COPIED = ("game", "seat", "snapshot", "move", "turn", "timer")
_STARTS = 3
_USUAL, _OVER = 23, 87
"""Percentage of the games in the typical case, and of those that are over."""


class WaitingFigures(Struct, frozen=True):
    """Figures in seconds; a start is the median of several, with unchanged rules and with all games to be
    checked again."""

    tables: int
    over: int  # of them, not yet packed
    start: float  # until presses are answered and timers run
    resumed: float  # until every interrupted table goes on
    mended: float  # the same after an update of the rules, in the background
    idle_cpu: float  # per minute in which nothing happens


def measured(tables: int, idle: float) -> list[WaitingFigures]:
    """Measure an empty database, a busy bot after some years, with most games over, and `tables` waiting
    games."""
    usual = tables * _USUAL // 100
    sizes = ((0, 0), (usual, usual * _OVER // 100), (tables, 0))
    with tempfile.TemporaryDirectory() as folder:
        return [asyncio.run(_figures(Path(folder) / f"{one[0]}.db", *one, idle)) for one in sizes]


def table(found: Sequence[WaitingFigures]) -> str:
    lines = [
        f"{'games':>10} {'over':>7} {'start':>9} {'resumed':>9} {'after an update':>16} {'idle CPU/min':>18}"
    ]
    for one in found:
        lines.append(
            f"{one.tables:>10,} {one.over:>7,} {one.start:>7.2f} s {one.resumed:>7.2f} s"
            f" {one.mended:>14.2f} s {one.idle_cpu * 1000:>15.1f} ms"
        )
    return "\n".join(lines)


async def _figures(path: Path, count: int, over: int, idle: float) -> WaitingFigures:
    await _filled(path, count)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "UPDATE game SET status = 'over', ended = started WHERE id IN (SELECT id FROM game LIMIT ?)",
            (over,),
        )
        connection.commit()
    _, mended, _ = await started(path)
    found = [await started(path) for _ in range(_STARTS)]
    _, _, cpu = await started(path, idle)
    start, resumed = (statistics.median(one[at] for one in found) for at in (0, 1))
    return WaitingFigures(count, over, start, resumed, mended, cpu)


async def started(path: Path, idle: float = 0.0) -> tuple[float, float, float]:
    """Start the bot without Discord; return seconds until it runs, until it has resumed, and idle CPU."""
    began = time.perf_counter()
    store = await open_sqlite(path)
    bundle = build_services(store, GAMES)
    await bundle.outbox.release()
    courier = Courier(bundle.outbox, bundle.timers, _nowhere, time.time)
    courier.open()
    await bundle.queries.turns(_PEOPLE[0] + 1_000_000)  # a first answer
    running = time.perf_counter() - began
    await bundle.resume.resume()
    resumed = time.perf_counter() - began
    await asyncio.sleep(1.0 if idle else 0)
    busy = time.process_time()
    await asyncio.sleep(idle)
    busy = time.process_time() - busy
    await courier.close()
    await store.close()
    return running, resumed, busy * 60 / idle if idle else 0.0


async def _nowhere(_: Parcel) -> list[Posted]:
    return []


async def _filled(path: Path, count: int) -> None:
    """Create one waiting table of each game, and copies of them."""
    store = await open_sqlite(path)
    bundle = build_services(store, GAMES)
    kinds = list(offered())[: max(1, count)]
    originals = [await _table(bundle, key) for key in kinds]
    while came := (await bundle.outbox.exchange()).parcels:
        await bundle.outbox.exchange([Outcome(parcel) for parcel in came], limit=0)
    await store.close()
    connection = sqlite3.connect(path)
    for table_id in originals[count:]:
        for name in reversed(_COPIED):
            connection.execute(f"DELETE FROM {name} WHERE {_key(name)} = ?", (table_id,))
    for number in range(len(originals), count):
        _copy(connection, originals[number % len(originals)], f"copy{number}", number)
    connection.commit()
    connection.close()


async def _table(bundle: Services, key: str) -> str:
    seats = 4 if 4 in GAMES[key].spec.seats else GAMES[key].spec.seats[-1]
    people = _PEOPLE[:seats]
    opened = await bundle.lobby.open(people[0], Place(1), key, seats=seats, clock="day", cause=f"open {key}")
    for person in people[1:]:
        await bundle.lobby.join(opened.id, person, cause=f"join {key} {person}")
    await bundle.lobby.start(opened.id, people[0], cause=f"start {key}")
    return opened.id


def _copy(connection: sqlite3.Connection, original: str, copy: str, number: int) -> None:
    """Copy the rows under another id; timers are spread over the days to come."""
    for name in _COPIED:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        wanted = [one for one in columns if one != "id" or name == "game"]
        values = [_value(name, one) for one in wanted]
        connection.execute(
            f"INSERT INTO {name} ({', '.join(wanted)}) SELECT {', '.join(values)} FROM {name}"
            f" WHERE {_key(name)} = :original",
            {"original": original, "copy": copy, "later": 3600.0 + number},
        )


def _key(name: str) -> str:
    return "id" if name == "game" else "game_id"


def _value(table_name: str, column: str) -> str:
    if column == _key(table_name):
        return ":copy"
    if column == "cause":
        return ":copy || cause"
    return "due + :later" if (table_name, column) == ("timer", "due") else column
