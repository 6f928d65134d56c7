"""Disk space of a game: whole games played through the services, with a Discord that accepts everything."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path

from msgspec import Struct

from bot.services.container import Services, build_services
from bot.store.sqlite import open_store
from bot.ui.panel.sizes import PHONE
from bot.values.parcel import Outcome, Posted
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES, offered

_PEOPLE = (1, 2, 3, 4)
_CAUSES = count()
_LATER = 1200.0
"""Seconds after which all automatic answers have been given."""
AGED = 60 * 24 * 3600.0
"""Seconds after which everything that can be packed or deleted is."""
_RUNNING = 150
"""Picks of a game that is still running."""


class SizeFigures(Struct, frozen=True):
    """KiB that each game adds to an empty database, in total and by content."""

    what: str
    games: int
    picks: int
    whole: float
    parts: Mapping[str, float]


class Clock(Struct):
    now: float = 1_800_000_000.0


def measured(games: int) -> list[SizeFigures]:
    """Measure `games` games of each kind: running, just finished, and finished long ago."""
    with tempfile.TemporaryDirectory() as folder:
        running, over = Path(folder) / "running.db", Path(folder) / "over.db"
        asyncio.run(fill(Path(folder) / "empty.db", 0, None))
        picks = asyncio.run(fill(running, games, _RUNNING))
        found = [_figures(running, "being played", games, picks)]
        picks = asyncio.run(fill(over, games, None))
        found.append(_figures(over, "just over", games, picks))
        asyncio.run(_aged(over))
        return [*found, _figures(over, "long over", games, picks)]


async def fill(path: Path, games: int, most: int | None, kinds: Sequence[str] = ()) -> int:
    """Fill a new database with `games` games of each kind, up to `most` picks or to their end; return all
    picks."""
    store = await open_store(path)
    seeds, clock = count(), Clock()
    bundle = build_services(
        store, GAMES, screen=PHONE, clock=lambda: clock.now, seeds=lambda: seed_from(f"size {next(seeds)}")
    )
    picks = 0
    for number in range(games):
        for key in kinds or offered():
            picks += await _played(bundle, clock, key, number, most)
    await store.close()
    return picks


async def _aged(path: Path) -> None:
    """Let two months pass: games are packed, and data that nobody can request any more is deleted."""
    store = await open_store(path)
    bundle = build_services(store, GAMES, clock=lambda: Clock().now + AGED)
    while await bundle.packing.step():
        pass
    for _ in range(100):
        await bundle.packing.step()
    await store.close()


def _figures(path: Path, what: str, games: int, picks: int) -> SizeFigures:
    tables = games * len(offered())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    empty = _sizes(path.parent / "empty.db")
    each = {name: (size - empty.get(name, 0)) / 1024 / tables for name, size in _sizes(path).items()}
    return SizeFigures(what, tables, picks // tables, sum(each.values()), each)


def _sizes(path: Path) -> dict[str, int]:
    """Return the bytes of each table with its indexes."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT coalesce(tbl_name, dbstat.name), sum(pgsize) FROM dbstat"
            " LEFT JOIN sqlite_master ON sqlite_master.name = dbstat.name GROUP BY 1 ORDER BY 2 DESC"
        )
        return {str(name): int(size) for name, size in rows}


async def _played(bundle: Services, clock: Clock, key: str, number: int, most: int | None) -> int:
    seats = GAMES[key].spec.seats
    people = _PEOPLE[: min(max(seats[0], 3), seats[-1])]
    table = await bundle.lobby.open(people[0], Place(1), key, seats=len(people), cause=_cause())
    for person in people[1:]:
        await bundle.lobby.join(table.id, person, cause=_cause())
    await bundle.lobby.start(table.id, people[0], cause=_cause())
    rng, done = Rng(seed_from(f"{key}-{number}")), 0
    while most is None or done < most:
        now = await bundle.reading.table(table.id)
        if not now.waiting:
            break
        person = now.seats[now.waiting[0]].person or 0
        panel = await bundle.table.panel(table.id, person)
        if panel.decision is None:  # no choice: answered automatically, later
            clock.now += _LATER
            await bundle.reminders.fire()
            continue
        option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
        await bundle.table.pick(table.id, person, panel.mark, option, cause=_cause())
        done += 1
        await _told(bundle)
    clock.now += _LATER  # delayed parcels are sent, too
    await _told(bundle)
    return done


def _cause() -> str:
    """Return an id as long as that of an interaction, and as unique."""
    return str(10**18 + next(_CAUSES))


async def _told(bundle: Services) -> None:
    while parcels := (await bundle.outbox.exchange()).parcels:
        sent = [Outcome(parcel, (Posted(1, 10**18 + parcel.id),)) for parcel in parcels]
        await bundle.outbox.exchange(sent, limit=0)


def table(found: Sequence[SizeFigures]) -> str:
    lines = []
    for one in found:
        lines.append(f"{one.what}: {one.games} games of {one.picks} picks, {one.whole:.1f} KiB each")
        lines += [f"  {name:<24} {size:>8.1f} KiB" for name, size in one.parts.items() if size >= 0.05]
    return "\n".join(lines)
