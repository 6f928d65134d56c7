"""A process serves the shards of another one that is gone, until a new one claims them."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

from bot.app import Latchkey
from bot.config import Config


def process(monkeypatch: Any) -> tuple[Latchkey, AsyncMock]:
    """One of two that share four shards."""
    bot = Latchkey(Config(database="postgresql://nobody@nowhere/nothing", shards="auto/2"))
    bot.courier, bot.shard_ids, bot.shard_count = Mock(), [0, 1], 4
    launch = AsyncMock()
    monkeypatch.setattr(bot, "launch_shard", launch)
    return bot, launch


async def test_the_shards_of_who_has_gone_are_served_at_once_and_given_back(monkeypatch: Any) -> None:
    bot, launch = process(monkeypatch)
    bot._heard("vacant", "1/2")
    await asyncio.gather(*bot._shares.standing_in.values())
    served = [(call.args[1], call.kwargs["initial"]) for call in launch.await_args_list]
    assert served == [(2, True), (3, False)], "only the first need not wait for the one before it"
    shards = {number: Mock(disconnect=AsyncMock(), is_closed=lambda: False) for number in range(4)}
    monkeypatch.setattr(bot, "get_shard", shards.get)
    bot._heard("filled", "1/2")
    assert bot._shares.stepping_back is not None
    await bot._shares.stepping_back
    assert [number for number, shard in shards.items() if shard.disconnect.await_count] == [2, 3]
    assert not bot._shares.standing_in


async def test_a_returning_process_finds_no_pending_takeover(monkeypatch: Any) -> None:
    bot, launch = process(monkeypatch)

    async def hang(*_: object, **__: object) -> None:
        """Discord does not answer."""
        await asyncio.Event().wait()

    launch.side_effect = hang
    monkeypatch.setattr(bot, "get_shard", {}.get)
    bot._heard("vacant", "1/2")
    standing_in = bot._shares.standing_in["1/2"]
    await asyncio.sleep(0)
    bot._heard("filled", "1/2")
    assert bot._shares.stepping_back is not None
    await bot._shares.stepping_back
    assert standing_in.cancelled()
