"""`/game list`, and `/game new` with the previous choices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.lantern.game import LANTERN
from tests.support.discord_stage import Stage, controls, discord_stage, labels, words
from tests.support.games.secret_answers_game import WHISPER

NAMES = ["anna", "bob", "carol"]
ASK = "Notify me of new tables"
ALL = "Tables: everyone’s"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    games: Any = {"lantern": LANTERN, "whisper": WHISPER}
    async with discord_stage(tmp_path, games, NAMES) as stage:
        yield stage
        stage.checked()


async def listed(stage: Stage, name: str = "carol") -> Any:
    answer = (await stage.players[name].slash(stage.channel, "game list")).response
    assert answer.ephemeral
    return answer


async def test_a_list_is_turned_page_by_page(stage: Stage) -> None:
    for _ in range(9):
        await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    page = await listed(stage)
    assert words(page).count("seats taken") == 8
    await stage.players["carol"].click(page, label="Older ▶")
    assert words(page).count("seats taken") == 1
    assert "2 of 2" in words(page)
    assert "Older ▶" not in labels(page)


async def test_a_table_in_a_channel_one_cannot_see_is_not_listed(stage: Stage) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    shown = discord.PermissionOverwrite(view_channel=True)
    everyone, me = stage.guild.roles["@everyone"], stage.env.bot.user
    open_to = {everyone: hidden, stage.players["anna"]: shown, stage.players["bob"]: shown, me: shown}
    cellar = stage.guild.create_text_channel("cellar", overwrites=open_to)
    await stage.players["anna"].slash(cellar, "game new", game="lantern", seats=2)
    assert "Open (0)" in labels(await listed(stage))
    assert "Open (1)" in labels(await listed(stage, "anna"))
    assert "Open (1)" in labels(await listed(stage, "bob"))
    mods = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[mods])
    assert "Open (1)" in labels((await mod.slash(stage.channel, "game list")).response)


async def test_tables_in_a_dm_are_private(stage: Stage) -> None:
    await stage.players["anna"].user.slash("game new", game="lantern", seats=2)
    assert labels(await listed(stage)) == ["Open (0)", "Running (0)", "Over (0)", ALL, ASK]
    own = (await stage.players["anna"].user.slash("game list")).response
    assert "Running (1)" in labels(own)
    foreign = (await stage.players["bob"].user.slash("game list")).response
    assert "Running (0)" in labels(foreign)


async def test_lists_hide_answers_to_a_secret_question(stage: Stage) -> None:
    await stage.open_table("whisper", ["anna", "bob"])
    before = words(await listed(stage))
    panel = stage.panels("anna")[-1]
    button = next(part for part in controls(panel) if part["custom_id"].startswith("b:pick"))
    await stage.players["anna"].user.click(panel, custom_id=button["custom_id"])
    assert words(await listed(stage)) == before


async def test_a_new_table_begins_as_the_last_one_was(stage: Stage) -> None:
    anna = stage.players["anna"]
    first = (await anna.slash(stage.channel, "game new", game="lantern")).response
    assert "last time" not in words(first)
    await anna.click(first, label="2")
    await anna.click(first, label="Long game: off")
    await anna.click(first, label="Open table")
    again = (await anna.slash(stage.channel, "game new")).response
    assert "New table: Lantern" in words(again)
    assert "Same as last time" in words(again)
    assert "Long game: on" in labels(again)
    await anna.click(again, label="Open table")
    assert "1 of 2 seats taken" in words(stage.lobby())
    assert "**Long game**: on" in words(stage.lobby())
    other = (await stage.players["bob"].slash(stage.channel, "game new", game="lantern")).response
    assert "Long game: off" in labels(other), "what one chooses is nobody else's"


async def test_options_of_a_command_override_saved_choices(stage: Stage) -> None:
    anna = stage.players["anna"]
    await anna.slash(stage.channel, "game new", game="lantern", seats=2, options="long=on")
    await anna.slash(stage.channel, "game new", game="lantern", seats=3)
    assert "**Long game**: on" not in words(stage.lobby())
    page = (await anna.slash(stage.channel, "game new", game="lantern", options="long=on")).response
    assert "Long game: on" in labels(page)
    assert "last time" not in words(page)


async def test_a_dm_has_its_own_last_time(stage: Stage) -> None:
    anna = stage.players["anna"]
    await anna.slash(stage.channel, "game new", game="lantern", seats=2, options="long=on")
    page = (await anna.user.slash("game new")).response
    assert "last time" not in words(page)
    await anna.user.click(page, label="3")
    await anna.user.click(page, label="Start")
    again = (await anna.user.slash("game new")).response
    assert "Same as last time" in words(again)


async def test_a_line_says_round_clock_rated_and_whose_turn_it_is(stage: Stage) -> None:
    await stage.open_table("lantern", ["anna", "bob"], clock="day", rated=True)
    line = words(await listed(stage, "carol"))
    assert "Round 1 · ➡️ " in line
    assert " · A day a move · 🏅 Rated" in line
