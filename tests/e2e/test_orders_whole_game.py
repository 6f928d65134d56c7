"""A game in which orders answer for one seat, over several days."""

from __future__ import annotations

from pathlib import Path

from bot.services.turn.position_change import answer_for
from bot.store.sqlite import SqliteStore
from bot.store.sqlite_backup import faults
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from tests.support.discord_stage import Stage, discord_stage
from tests.support.easy_lines import easy_line

NAMES = ["anna", "bob"]
BOB, ORDERED = 1, 4
MINUTE = 60


async def played(stage: Stage, game_id: str, wanted: int, limit: int) -> None:
    """Everybody types their turns; where something answers for them, it is left to answer, until that was
    so often an order of Bob's, which he gives again in each round."""
    rng, naps, ordered = Rng(seed_from("orders")), 0, 0
    for _ in range(limit):
        live, _ = await stage.bot.context.services.turns._tables.live(game_id)
        if naps == wanted:
            return
        seat = live.table.waiting[0]
        if (found := answer_for(live, seat)) is not None:
            naps += found.source == "order"
            await stage.env.advance_time(20 * MINUTE)
            continue
        line = easy_line(live, seat, rng)
        if seat == BOB and ordered < live.state.round:
            ordered = live.state.round
            await stage.players[NAMES[BOB]].slash(stage.thread(), "orders add", order="decline all")
            continue
        await stage.players[NAMES[seat]].slash(stage.thread(), "play", move=line, now=True)
    raise AssertionError("no order answers")


async def test_keythedral_with_standing_orders(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, seed=5) as stage:
        await stage.open_table("keythedral", NAMES, computers=3, options="windows=strict")
        table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
        await played(stage, table.id, ORDERED, 600)
        store = stage.bot._store
        assert isinstance(store, SqliteStore)
        rows = await store._reader.execute_fetchall("SELECT seat FROM order_note")
        assert {int(seat) for (seat,) in rows} == {BOB}, "he alone reads what his orders did"
        assert len(list(rows)) >= ORDERED
        assert [fault async for fault in faults(store, GAMES)] == []
        stage.checked()
