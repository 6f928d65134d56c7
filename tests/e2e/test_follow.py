"""Following a table as a spectator: a notice after each round and at the end, without secrets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.interactions import custom_ids
from engine.lantern.game import LANTERN
from playground import simcord_access
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, discord_stage, labels, words

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, [*NAMES, "carol", "dora"]) as stage:
        yield stage
        stage.checked()


async def followed(stage: Stage, name: str = "carol") -> Any:
    """Follow the table by the button of its first post."""
    post = next(one for one in stage.recent(stage.thread(), 8) if "Follow" in labels(one))
    return await stage.players[name].click(post, label="Follow")


def letters(stage: Stage, name: str = "carol") -> list[discord.Message]:
    return [message for message in stage.dm(name) if "Lantern" in words(message)]


async def test_followers_get_rounds_and_the_end_in_one_message(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    told = (await followed(stage)).response
    assert told.ephemeral
    assert "You’re following [Lantern" in words(told)
    before = stage.sent("carol")
    await play_to_the_end(stage, NAMES, Fingers(3, hurry=1.0), restart_every=7)
    await stage.env.advance_time(60)
    rounds = len(await _chapters(stage))
    assert stage.sent("carol") == before + rounds + 1, "each round that ended, and the end"
    (last,) = letters(stage)
    assert "Stop following" not in labels(last)
    assert stage.sent("dora") == 0


async def _chapters(stage: Stage) -> Any:
    (table,) = await stage.bot.context.services.queries.all_tables(ended=True)
    return (await stage.bot.context.services.chapters.list(table.id)).posts


async def test_notices_to_followers_hold_no_secrets(stage: Stage) -> None:
    """The letter says no more than the thread does."""
    await stage.open_table("lantern", NAMES, options="long=on")
    await followed(stage)
    fingers, before = Fingers(5, hurry=1.0), stage.sent("carol")
    for _ in range(60):
        if stage.sent("carol") > before or not any(stage.panels(name) for name in NAMES):
            break
        for name in NAMES:
            if panels := stage.panels(name):
                await fingers.press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(30)
    (letter,) = letters(stage)
    shown = {line for post in stage.recent(stage.thread(), 40) for line in words(post).splitlines()}
    told = [line for line in words(letter).splitlines() if line.startswith(("- ", "### 🗓"))]
    assert told
    assert set(told) <= shown
    await stage.players["carol"].user.click(letter, label="Stop following")
    assert "stopped following" in words(next(one for one in stage.dm("carol") if one.id == letter.id))


async def test_players_and_strangers_do_not_follow(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    assert "You’re playing at this table" in words((await followed(stage, "anna")).response)
    hidden, shown = (discord.PermissionOverwrite(view_channel=seen) for seen in (False, True))
    open_to = {stage.guild.roles["@everyone"]: hidden, stage.env.bot.user: shown}
    open_to |= {stage.players[name]: shown for name in NAMES}
    public, stage.channel = stage.channel, stage.guild.create_text_channel("cellar", overwrites=open_to)
    await stage.open_table("lantern", NAMES)
    page = (await stage.players["anna"].slash(public, "game list")).response
    assert "Running (2)" in labels(page)
    tables = await stage.bot.context.services.queries.all_tables()
    (cellar,) = [table.id for table in tables if table.place.channel == stage.channel.id]
    foreign = (await stage.players["carol"].slash(public, "game list")).response
    assert "Running (1)" in labels(foreign)
    post = stage.newest(public)
    (refused,) = await stage.at_once((stage.players["carol"], post, custom_ids.button("follow", cellar)))
    assert "no longer exists" in words(refused.response)
    assert not await stage.bot.context.services.follows.follows(cellar, stage.players["carol"].id)


async def test_a_notice_comes_in_the_readers_language(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    simcord_access.speak(stage.env, lambda person: "nl" if person == stage.players["carol"].id else "en-US")
    assert "You’re following" not in words((await followed(stage)).response)
