"""The event loop while computers search, compared with the same loop at rest."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from bot.services.container import Services, build_services
from bot.services.turn.computer_pool import ComputerPool
from bot.store.sqlite import open_store
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES, offered
from tools.bench import Row

_TABLES = 4
_HOST = 1
_SECONDS = 0.5
"""How long each may search for a turn."""
_BEAT = 0.005
_ALLOWED = 50_000.0
"""Maximum delay of the loop in microseconds."""


def rows(quick: bool) -> Iterator[Row]:
    """Yield the longest delay of the loop while the computer pool starts and works."""
    with tempfile.TemporaryDirectory() as folder:
        idle, thinking, turns = asyncio.run(_measured(Path(folder) / "think.db", 4.0 if quick else 20.0))
    for what, pause in (("nobody thinks", idle), (f"{_TABLES} computers think, {turns} turns", thinking)):
        yield Row(f"longest pause, {what}", pause.wall, pause.wall / _ALLOWED, "50 ms allowed")
        yield Row(f"longest stretch of work, {what}", pause.work, pause.work / _ALLOWED, "50 ms allowed")


class Pause(Struct):
    """The longest delay of the loop, in microseconds: by the wall clock, which also runs while another
    process has the core, and by the loop's own work."""

    wall: float = 0.0
    work: float = 0.0


async def _measured(path: Path, seconds: float) -> tuple[Pause, Pause, int]:
    store, computer_pool = await open_store(path), ComputerPool(_SECONDS)
    context = build_services(
        store, GAMES, computer_pool=computer_pool, pause=0.0, seeds=lambda: seed_from("think")
    )
    try:
        idle = await _longest_pause(seconds / 4)
        games = [await _table(context, list(offered())[number % 3], number) for number in range(_TABLES)]
        hosts = [asyncio.create_task(_host(context, game)) for game in games]
        thinking = await _longest_pause(seconds)
        for host in hosts:
            host.cancel()
        await asyncio.gather(*hosts, return_exceptions=True)
        tables = [await context.reading.table(game) for game in games]
        return idle, thinking, sum(table.turn for table in tables)
    finally:
        await context.computers.close()
        await store.close()


async def _table(context: Services, key: str, number: int) -> str:
    """Open a table where all seats but the host's are experts."""
    seats = GAMES[key].spec.seats[-1]
    table = await context.lobby.open(_HOST, Place(1), key, seats=seats, cause=f"open {number}")
    for seat in range(1, seats):
        await context.lobby.add_computer(table.id, _HOST, strength="expert", cause=f"add {number} {seat}")
    await context.lobby.start(table.id, _HOST, cause=f"start {number}")
    return table.id


async def _host(context: Services, game_id: str) -> None:
    """Play for the only person at a table, at random and as soon as they are asked."""
    rng, number = Rng(seed_from(game_id)), 0
    while True:
        panel = await context.table.panel(game_id, _HOST)
        if panel.is_awaited and panel.decision is not None:
            number += 1
            option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, rng))
            await context.table.pick(game_id, _HOST, panel.mark, option, cause=f"{game_id} {number}")
        else:
            await asyncio.sleep(10 * _BEAT)


async def _longest_pause(seconds: float) -> Pause:
    end, pause = time.perf_counter() + seconds, Pause()
    while (began := time.perf_counter()) < end:
        worked = time.thread_time()
        await asyncio.sleep(_BEAT)
        pause.wall = max(pause.wall, (time.perf_counter() - began - _BEAT) * 1e6)
        pause.work = max(pause.work, (time.thread_time() - worked) * 1e6)
    return pause
