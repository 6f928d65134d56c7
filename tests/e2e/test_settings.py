"""/settings: one page for a person and one for a server, and the effects of both."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image, ImageStat

from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, controls, words

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob"]
PEOPLE = NAMES


async def test_quiet_hours_hold_a_reminder_back(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna")
    hour = int(stage.bot.context.services.people.now() // HOUR) % 24
    await stage.players["bob"].slash(
        stage.channel, "settings quiet", start=(hour - 2) % 24, end=(hour + 4) % 24
    )
    before = stage.sent("bob")
    await stage.env.advance_time(DAY + HOUR)
    assert stage.sent("bob") == before
    await stage.env.advance_time(4 * HOUR)
    assert stage.sent("bob") == before + 1


async def test_in_quiet_hours_a_call_makes_no_sound(stage: Stage) -> None:
    people, bob = stage.bot.context.services.people, stage.players["bob"]
    hour = int(people.now() // HOUR) % 24
    await people.meet(bob.id, "bob", "en-US")
    await people.set_waking_hours(bob.id, quiet_from=(hour - 2) % 24 * 60, quiet_to=(hour + 4) % 24 * 60)
    await stage.env.settle()
    await stage.open_table("lantern", NAMES)
    assert stage.panels("bob")[-1].flags.silent
    assert not stage.panels("anna")[-1].flags.silent


async def test_pictures_are_dark_and_bigger_for_whom_wants_them_so(stage: Stage) -> None:
    people = stage.bot.context.services.people
    for name in NAMES:
        await people.meet(stage.players[name].id, name, "en-US")
    await people.change_settings(stage.players["bob"].id, night=True, big=True)
    await stage.env.settle()
    await stage.open_table("lantern", NAMES)
    usual, bigger = [await picture(stage.panels(name)[-1]) for name in NAMES]
    assert bigger.width == usual.width * 3 // 2
    assert grey(bigger) < grey(usual)
    shown = (await stage.players["bob"].slash(stage.thread(), "game board")).response
    assert (await picture(shown)).size == bigger.size


async def picture(message: Any) -> Image.Image:
    return Image.open(io.BytesIO(await message.attachments[0].read())).convert("L")


def grey(image: Image.Image) -> float:
    return float(ImageStat.Stat(image).mean[0])


async def test_a_server_s_settings_are_for_moderators(stage: Stage) -> None:
    told = (await stage.players["bob"].slash(stage.channel, "settings server")).response
    assert "Only moderators of this server" in words(told)


async def test_tables_open_only_in_allowed_channels(stage: Stage) -> None:
    other = stage.guild.create_text_channel("chat")
    await stage.bot.context.services.servers.rule(stage.guild.id, channels=(stage.channel.id,))
    refused = (await stage.players["bob"].slash(other, "game new", game="lantern", seats=2)).response
    assert f"Use <#{stage.channel.id}>" in words(refused)
    await stage.players["bob"].slash(stage.channel, "game new", game="lantern", seats=2)
    assert "join in" in words(stage.lobby())


async def test_tables_are_opened_only_by_allowed_people(stage: Stage) -> None:
    servers = stage.bot.context.services.servers
    await servers.rule(stage.guild.id, moderators_only=True)
    refused = (await stage.players["bob"].slash(stage.channel, "game new", game="lantern")).response
    assert "Only moderators can open tables here" in words(refused)
    await servers.rule(stage.guild.id, moderators_only=False, role=12345)
    refused = (await stage.players["bob"].slash(stage.channel, "game new", game="lantern")).response
    assert "<@&12345>" in words(refused)


async def test_the_usual_pace_and_the_longest_clock(stage: Stage) -> None:
    servers = stage.bot.context.services.servers
    await servers.rule(stage.guild.id, pace="daily", longest="day")
    page = (await stage.players["bob"].slash(stage.channel, "game new", game="lantern")).response
    await stage.players["bob"].click(page, label="More …")
    clocks = next(one for one in controls(page) if one["custom_id"].startswith("s:setup:clock"))
    assert [one["value"] for one in clocks["options"]] == ["quick", "evening", "halfday", "day"]
    assert [one["value"] for one in clocks["options"] if one.get("default")] == ["day"]
    paces = next(one for one in controls(page) if one["custom_id"].startswith("s:setup:pace"))
    assert [one["value"] for one in paces["options"] if one.get("default")] == ["daily"]
    long = await stage.players["bob"].slash(
        stage.channel, "game new", game="lantern", seats=2, clock="threedays"
    )
    assert "at most “A day a move”" in words(long.response)
