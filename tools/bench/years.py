"""Size of a database after years: thousands of games long over beside the running ones.

A few whole games of each kind are played through the services, with a Discord that accepts everything. The
rest are copies of their rows under other ids of the same length, so they take as many bytes as real ones."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import TypeAlias

from msgspec import Struct

from bot.services.container import build_services
from bot.store.sqlite import open_store
from engine.core.record import imported, verify
from engine.registry import GAMES
from tools.bench.size import AGED, Clock, fill
from tools.bench.waiting import started

_PLAYED = 3
"""Games of each kind that are really played: to their end, and half-way."""
_MIDDLE = 150  # picks
_SAMPLE = 30
_STARTS = 3
_OTHERS = 1_000_000
"""First number of the running games."""
_EMPTY = ("person", "setting")
"""Tables without rows of a game."""

Say: TypeAlias = Callable[[str], None]
"""Receives progress messages: it takes minutes."""


class YearsFigures(Struct, frozen=True):
    over: int
    running: int
    running_alone: float  # MiB of a database with only the running games, of the same age
    before: float  # MiB, before packing and deletion
    after: float  # MiB of the file as the bot leaves it
    each: float  # KiB of a finished game
    replayed: int  # of a sample, complete and with the same result as before
    sample: int
    start_empty: float  # seconds until presses are answered and timers run
    start: float
    resumed_empty: float  # until every interrupted table goes on
    resumed: float


def measured(
    over: int, running: int, kinds: Sequence[str] = (), middle: int = _MIDDLE, say: Say = lambda _words: None
) -> YearsFigures:
    """Measure finished and running games of these kinds (by default all released ones); running ones have
    `middle` picks."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder), over, running, kinds, middle, say))


async def _measured(
    folder: Path, over: int, running: int, kinds: Sequence[str], middle: int, say: Say
) -> YearsFigures:
    empty, alone, whole = (folder / f"{name}.db" for name in ("empty", "running", "years"))
    await (await open_store(empty)).close()
    say("playing a few games of each kind")
    await fill(alone, _PLAYED, middle, kinds)
    await fill(whole, _PLAYED, None, kinds)
    say(f"writing {over:,} games over and {running:,} being played")
    _multiply(alone, running, _OTHERS)
    _multiply(whole, over)
    _join(whole, alone)
    before, sample = _mebibytes(whole), _sampled(whole)
    say(f"exporting a sample of {len(sample)}")
    told = [await _exported(whole, table) for table in sample]
    say(f"packing {before:.0f} MiB")
    await _age(alone)
    await _age(whole)
    running_alone, after = _mebibytes(alone), _mebibytes(whole)
    say("exporting and verifying the sample again")
    again = [await _exported(whole, table) for table in sample]
    say("starting with all of them, and with none")
    start_empty, resumed_empty = await _started(empty)
    start, resumed = await _started(whole)
    return YearsFigures(
        over,
        running,
        running_alone,
        before,
        after,
        (after - running_alone) * 1024 / over,
        sum(_is_sound(record) and record == one for record, one in zip(again, told, strict=True)),
        len(sample),
        start_empty,
        start,
        resumed_empty,
        resumed,
    )


async def _started(path: Path) -> tuple[float, float]:
    """Return the median of several starts; the first one checks every game and does not count."""
    await started(path)
    found = [await started(path) for _ in range(_STARTS)]
    return median(one[0] for one in found), median(one[1] for one in found)


def table(found: YearsFigures) -> str:
    return "\n".join(
        (
            f"{found.over:,} games over and {found.running:,} being played"
            f" ({found.running_alone:.0f} MiB by themselves)",
            f"  nothing packed    {found.before:>8.1f} MiB",
            f"  packed            {found.after:>8.1f} MiB, {found.each:.1f} KiB a game that is over",
            f"  replayable        {found.replayed} of a sample of {found.sample}, exported as before",
            f"  a start           {found.start:.2f} s, with no game {found.start_empty:.2f} s",
            f"  all play on after {found.resumed:.2f} s, with no game {found.resumed_empty:.2f} s",
        )
    )


def _tables_of(connection: sqlite3.Connection) -> list[str]:
    """Return the tables with rows of a game, parents first."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    own = [name for name in names if _key(connection, name)]
    return sorted(own, key=lambda name: (name != "game", name != "seat", name))


def _key(connection: sqlite3.Connection, name: str) -> str:
    """Return the column with a row's game id."""
    columns = _columns(connection, name)
    return "id" if name == "game" else "game_id" if "game_id" in columns else ""


def _columns(connection: sqlite3.Connection, name: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]


def _multiply(path: Path, count: int, first: int = 0) -> None:
    """Copy the existing games under other ids until there are `count`. It works table by table, since not
    every table has an index on the game."""
    with closing(sqlite3.connect(path)) as connection:
        originals = [row[0] for row in connection.execute("SELECT id FROM game ORDER BY id")]
        copies = list[tuple[str, str, int]]()
        for number in range(len(originals), count):
            original, copy = originals[number % len(originals)], first + number
            copies.append((original, f"{copy:0{len(original)}x}", copy * 1_000_000))
        connection.execute("CREATE TEMP TABLE copy (old TEXT, new TEXT, shift INTEGER)")
        connection.executemany("INSERT INTO copy VALUES (?, ?, ?)", copies)
        for name in _tables_of(connection):
            _copy(connection, name)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copy(connection: sqlite3.Connection, name: str) -> None:
    key = _key(connection, name)
    columns = [one for one in _columns(connection, name) if one != "id" or name == "game"]
    taken = [_value(one, key) for one in columns]
    connection.execute(
        f"INSERT INTO {name} ({', '.join(columns)})"
        f" SELECT {', '.join(taken)} FROM copy CROSS JOIN {name} AS own ON own.{key} = copy.old"
    )


def _value(column: str, key: str) -> str:
    """Return the SQL of a column; ids and causes are replaced by others of the same length."""
    if column == key:
        return "copy.new"
    if column == "cause":
        return (
            "CASE WHEN own.cause GLOB '[0-9]*' THEN CAST(CAST(own.cause AS INTEGER) + copy.shift AS TEXT)"
            " ELSE replace(own.cause, copy.old, copy.new) END"
        )
    return f"own.{column}"


def _join(whole: Path, other: Path) -> None:
    """Merge the rows of both files."""
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute("ATTACH ? AS other", (str(other),))
        for name in (*_EMPTY, *_tables_of(connection)):
            columns = [one for one in _columns(connection, name) if one != "id" or name in ("game", "person")]
            listed = ", ".join(columns)
            connection.execute(f"INSERT OR IGNORE INTO {name} ({listed}) SELECT {listed} FROM other.{name}")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _mebibytes(path: Path) -> float:
    return path.stat().st_size / 1024 / 1024


def _sampled(path: Path) -> list[str]:
    """Return finished games from all parts of the file."""
    with closing(sqlite3.connect(path)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM game WHERE status = 'over' ORDER BY id")]
    return ids[:: max(1, len(ids) // _SAMPLE)][:_SAMPLE]


async def _exported(path: Path, table: str) -> bytes:
    store = await open_store(path)
    try:
        return (await build_services(store, GAMES).transfer.export(table, 1)).data
    finally:
        await store.close()


def _is_sound(data: bytes) -> bool:
    """Return whether every pick is legal, every draw follows from the seed, and the game has ended."""
    record = imported(data)
    game = GAMES[record.game]
    return game.is_over(verify(record, game))


async def _age(path: Path) -> None:
    """Let two months pass: games are packed, and data that nobody can request any more is deleted. Only the
    bot's own steps reduce the file."""
    store = await open_store(path)
    bundle = build_services(store, GAMES, clock=lambda: Clock().now + AGED)
    for _ in range(2):
        while await bundle.packing.step():
            pass
    await store.close()
