"""A table in a DM, opened and played on the page."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.cli.play import bot_factory
from bot.config import Config
from bot.demo_tables import demo_tables
from playground import page_data
from playground.actions import Actions
from playground.world import World
from tests.support.playground import playground


def seen(world: World, channel: str) -> list[dict[str, Any]]:
    person = world.people["ada"]
    found = page_data.history(Actions(world).channel(channel), person)
    return [page_data.message(world, person, message) for message in found or ()]


async def test_one_plays_alone_in_the_dm_of_the_page(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "latchkey.db"), models=True, icons=False, limits=False)
    async with playground(bot_factory(config), tmp_path) as (_, world):
        actions, ada = Actions(world), world.people["ada"]
        channel = str(ada.user.dm_channel.id)
        order = {"kind": "slash", "channel": channel, "name": "game new"}
        await actions.perform(ada, order | {"options": {"game": "lantern", "seats": "2"}})
        bot: Any = world.env.bot
        (table,) = (await bot.context.services.queries.tables_near(int(channel), ada.id)).here
        assert (table.private, table.status) == (True, "running")
        for _ in range(600):  # where the first question leaves no choice, it is answered first
            if any(f":pick:{table.id}" in str(message) for message in seen(world, channel)):
                break
            await world.skip(timedelta(seconds=2))
            await asyncio.sleep(0.1)
        else:
            pytest.fail("no panel came")


async def test_a_lesson_that_is_pressed_twice_is_one_table(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "latchkey.db"), icons=False, limits=False)
    lesson = next(demo for demo in demo_tables() if demo.key == "lesson-keyper")
    async with playground(bot_factory(config), tmp_path) as (_, world):
        ada, bot = world.people["ada"], cast("Any", world.env.bot)
        channel = await lesson.start(world, ada)
        (table,) = (await bot.context.services.queries.tables_near(channel, ada.id)).own
        assert await lesson.start(world, ada) == channel
        (again,) = (await bot.context.services.queries.tables_near(channel, ada.id)).own
        assert again.id == table.id
        for _ in range(600):  # until both have been drawn: the panel that lay there, and the one below it
            shown = [one for one in seen(world, str(channel)) if "Lesson 1 of" in str(one)]
            if len(shown) == 2:
                break
            await asyncio.sleep(0.1)
        assert len(shown) == 2
