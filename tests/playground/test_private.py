"""A table in a DM, opened and played on the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.cli.play import bot_factory
from bot.config import Config
from playground import showing
from playground.acts import Desk
from playground.serve import playground
from playground.world import World


def seen(world: World, channel: str) -> list[dict[str, Any]]:
    person = world.people["ada"]
    found = showing.history(Desk(world).channel(channel), person)
    return [showing.message(world, person, message) for message in found or ()]


async def test_one_plays_alone_in_the_dm_of_the_page(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "latchkey.db"), models=True, icons=False, limits=False)
    async with playground(bot_factory(config), tmp_path) as (_, world):
        desk, ada = Desk(world), world.people["ada"]
        channel = str(ada.user.dm_channel.id)
        order = {"kind": "slash", "channel": channel, "name": "game new"}
        await desk.perform(ada, order | {"options": {"game": "lantern", "seats": "2"}})
        bot: Any = world.env.bot
        (table,) = (await bot.house.services.reading.tables_near(int(channel), ada.id)).here
        assert (table.private, table.status) == (True, "running")
        assert any(":pick:" in str(message) for message in seen(world, channel)), "the panel lies there"
