"""The benchmark of waiting games counts correctly."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.services.container import build_services
from bot.store.sqlite import open_sqlite
from engine.registry import GAMES
from tools.bench.waiting import _filled, started


async def test_a_start_reads_none_of_the_waiting_tables(tmp_path: Path) -> None:
    path = tmp_path / "waiting.db"
    await _filled(path, 12)
    found = sqlite3.connect(path)
    assert found.execute("SELECT count(*) FROM game WHERE status = 'running'").fetchone() == (12,)
    assert found.execute("SELECT count(DISTINCT game_id) FROM timer WHERE kind = 'clock'").fetchone() == (12,)
    found.close()
    await started(path)  # the first start holds all of them against the rules
    store = await open_sqlite(path)
    async with store.reading() as reader:
        assert await reader.games.running(stuck=True) == []
    bundle = build_services(store, GAMES)
    await bundle.resume.resume()
    assert not bundle.turns._tables._lives, "nothing was loaded"
    await store.close()
