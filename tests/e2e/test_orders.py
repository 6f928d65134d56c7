"""A whole game in which a seat is answered for by its standing orders, with days that pass."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bot.store.care import faults
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from tests.support.discord_stage import Stage, discord_stage, words
from tests.support.easy_lines import easy_line

NAMES = ["anna", "bob"]
BOB = 1
MINUTE = 60


async def played(stage: Stage, game_id: str, limit: int) -> int:
    """Everybody types their turns; where Bob's order stands, it is left to answer. How often that was."""
    rng, naps, ordered = Rng(seed_from("orders")), 0, False
    for _ in range(limit):
        live, _ = await stage.bot.house.services.table._tables.live(game_id)
        if live.table.status == "over":
            return naps
        seat = live.table.waiting[0]
        if live.game.ordered(live.state, seat):
            naps += 1
            await stage.env.advance_time(20 * MINUTE)
            continue
        line = easy_line(live, seat, rng)
        if seat == BOB and not ordered and live.game.offered(live.state, seat, "watch none"):
            line, ordered = f"watch none {line}", True
        await stage.players[NAMES[seat]].slash(stage.thread(), "play", move=line, now=True)
    raise AssertionError("the game does not end")


async def test_keythedral_with_standing_orders_to_the_end(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, seed=5) as stage:
        await stage.open_table("keythedral", NAMES, computers=3, options="windows=strict")
        table = (await stage.bot.house.services.reading.tables_near(0, stage.players["anna"].id)).own[0]
        naps = await played(stage, table.id, 1200)
        assert naps > 3, "his order was waited for, though one window serves for harvest and spending"
        assert "wins with" in words(stage.newest(stage.thread()))
        store = stage.bot._store
        assert store is not None
        rows = await store._reader.execute_fetchall(
            "SELECT act.kind, seat FROM move JOIN act ON act.cause = move.cause WHERE move.part = 0"
        )
        kinds = Counter((str(kind), int(seat)) for kind, seat in rows)
        assert kinds["order", BOB] >= naps
        assert not kinds["order", 0]
        assert [fault async for fault in faults(store, GAMES)] == []
        stage.checked()
