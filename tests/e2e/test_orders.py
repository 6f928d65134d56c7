"""A whole game in which a seat is answered for by its standing orders, with days that pass."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bot.services.hall import Live
from bot.store.care import faults
from engine.core.draft import drafted, with_pick
from engine.core.rng import Rng, seed_from
from engine.players import easy_player
from engine.registry import GAMES
from tests.support.discord_stage import Stage, discord_stage, words

NAMES = ["anna", "bob"]
BOB = 1
MINUTE = 60


def line_of(live: Live, seat: int, rng: Rng) -> str:
    """A whole turn of this seat in words."""
    draft = drafted(live.game, live.state, seat)
    while draft.decision is not None:
        option = easy_player(live.game.view_for(draft.state, seat), draft.decision, rng)
        if option.confirms or option.reveals:
            return " ".join([*draft.picks, option.words])
        draft = with_pick(live.game, draft, option)
    raise AssertionError("a turn has no end")


async def played(stage: Stage, game_id: str, limit: int) -> int:
    """Everybody types their turns; where Bob's order stands, it is left to answer. How often that was."""
    rng, naps, ordered = Rng(seed_from("orders")), 0, False
    for _ in range(limit):
        live, _ = await stage.bot.services.table._hall.live(game_id)
        if live.table.status == "over":
            return naps
        seat = live.table.waiting[0]
        if live.game.ordered(live.state, seat):
            naps += 1
            await stage.env.advance_time(20 * MINUTE)
            continue
        line = line_of(live, seat, rng)
        if seat == BOB and not ordered and live.game.offered(live.state, seat, "watch none"):
            line, ordered = f"watch none {line}", True
        await stage.players[NAMES[seat]].slash(stage.thread(), "play", move=line, now=True)
    raise AssertionError("the game does not end")


async def test_keythedral_with_standing_orders_to_the_end(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES, seed=5) as stage:
        await stage.open_table("keythedral", NAMES, computers=2)
        table = (await stage.bot.services.reading.tables_of(stage.players["anna"].id))[0]
        naps = await played(stage, table.id, 1200)
        assert naps > 5, "his order was waited for"
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
