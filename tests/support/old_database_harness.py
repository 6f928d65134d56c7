"""The real bot in a simulated Discord, started on a database of an older version."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.app import Latchkey
from bot.config import Config
from tests.support.discord_stage import Maker, Stage
from tests.support.jumping_clock import QuickEnv
from tests.support.old_data import kept_database
from tests.support.service_harness import NAMES, PLACE

MINUTE = 60.0
PATIENCE = 120.0
"""Seconds for a busy machine to draw and post what has piled up."""


@asynccontextmanager
async def kept_stage(version: str, folder: Path) -> AsyncIterator[Stage]:
    """Open a stage with the simulation's people, channel and server, a minute after the old bot died."""
    path = folder / "latchkey.db"
    config = Config(database=str(path), strict_words=True, computer_seconds=0, limits=False, icons=False)
    maker = Maker(lambda: Latchkey(config, clock=lambda: env.now().timestamp() + offset, shard_count=1))
    env = QuickEnv(maker(), settle_timeout=PATIENCE)
    stage = Stage(env, maker, list(NAMES.values()))
    assert PLACE.guild is not None
    ids = {PLACE.guild: stage.guild.id, PLACE.channel: stage.channel.id}
    ids |= {person: stage.players[name].id for person, name in NAMES.items()}
    offset = died(kept_database(version, path, ids)) + MINUTE - env.now().timestamp()
    env.lenient = True
    await env.start()
    env.lenient = False
    try:
        await env.settle()
        yield stage
    finally:
        await env.shutdown()
        await maker.made[-1].close()
    env._raise_errors_since(env._errors_acknowledged)


def died(path: Path) -> float:
    """Return when the old bot did its last action."""
    with closing(sqlite3.connect(path)) as connection:
        return float(connection.execute("SELECT max(created) FROM outbox").fetchone()[0])
