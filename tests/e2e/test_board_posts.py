"""The picture of a post in the thread: the board that the turn changed."""

from __future__ import annotations

from pathlib import Path

import discord

from engine.keyflower.game import KEYFLOWER
from engine.keyflower.view import View
from render.registry import PAINTERS
from tests.support.discord_stage import Stage, discord_stage, words

NAMES = ["anna", "bob"]
MAKERS = {"quarryman", "miner", "woodcutter", "gold-mine", "keywood", "keystone-quarry", "key-mine"}


async def called(stage: Stage) -> tuple[str, View]:
    """Return a player with a notice, and their message."""
    name = next(name for name in NAMES if stage.panels(name))
    reading = stage.bot.context.services.queries
    (table,) = await reading.all_tables()
    view = (await reading.snapshot(table.id, stage.players[name].id)).view
    assert isinstance(view, View)
    return name, view


async def play(stage: Stage, verb: str, tile: str) -> discord.Message:
    """Let the notified player send a worker, and return the newest post."""
    name, view = await called(stage)
    screen = view.seats[view.reader or 0].screen
    assert screen is not None
    colour = next(colour for colour, count in screen.workers.items() if count)
    await stage.players[name].slash(stage.thread(), "play", move=f"{verb} {tile} {colour} 1", now=True)
    return stage.newest(stage.thread())


def files(message: discord.Message) -> list[str]:
    return [file.filename for file in message.attachments]


async def test_a_post_shows_the_village_where_something_was_put_and_else_the_middle(tmp_path: Path) -> None:
    painters = {"keyflower": PAINTERS["keyflower"]}
    async with discord_stage(tmp_path, {"keyflower": KEYFLOWER}, NAMES, painters=painters) as stage:
        await stage.open_table("keyflower", NAMES)
        _, view = await called(stage)
        maker, other = sorted((tile.id for tile in view.tiles), key=lambda tile: tile not in MAKERS)[:2]
        assert maker in MAKERS
        bid = await play(stage, "bid", other)
        assert files(bid) == ["table.png"]
        _, view = await called(stage)
        used = await play(stage, "use", maker)
        assert "puts" in words(used)
        assert files(used) == [f"village-{(view.reader or 0) + 1}.png"]
        stage.checked()
