"""A common move takes at most three clicks from the open panel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.registry import GAMES
from tests.support.discord_stage import Stage, act_of, discord_stage, words

NAMES = ["anna", "bob", "carol"]


async def mover(stage: Stage) -> Any:
    return next(stage.players[name].user for name in NAMES if stage.panels(name))


def panel(stage: Stage, user: Any) -> Any:
    return stage.recent(user.dm_channel, 1)[-1]


async def test_a_bid_in_keyflower_takes_three(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES) as stage:
        await stage.open_table("keyflower", NAMES)
        user = await mover(stage)
        await user.click(panel(stage, user), label="Bid")
        await user.click(panel(stage, user), label="A")
        await user.click(panel(stage, user), custom_id=act_of(panel(stage, user), "pick"))
        assert "✅ Done" in words(panel(stage, user))
        assert "bids 1" in words(stage.newest(stage.thread()))
        stage.checked()


async def test_sending_a_keyple_takes_two(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, NAMES) as stage:
        await stage.open_table("keyper", NAMES)
        user = await mover(stage)
        await user.click(panel(stage, user), custom_id=act_of(panel(stage, user), "pick"))
        await user.click(panel(stage, user), label="E")  # clay, on board 1
        assert "✅ Done" in words(panel(stage, user))
        stage.checked()
