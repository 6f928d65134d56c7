"""/settings: one page for a person and one for a server, and the effects of both."""

from __future__ import annotations

import io
from typing import Any

import discord
from PIL import Image, ImageStat

from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, chosen, controls, labels, words

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob"]
PEOPLE = NAMES


async def page_of(stage: Stage, name: str) -> Any:
    return (await stage.players[name].slash(stage.channel, "settings show")).response


async def choose(stage: Stage, name: str, page: Any, verb: str, value: str) -> None:
    await stage.players[name].select(page, [value], custom_id=act_of(page, verb))


async def habits(stage: Stage, name: str) -> Any:
    return (await stage.bot.context.services.people.get(stage.players[name].id)).habits


async def test_everything_is_chosen_on_one_page_and_kept(stage: Stage) -> None:
    page = await page_of(stage, "bob")
    await choose(stage, "bob", page, "setzone", "Europe/Paris")
    await choose(stage, "bob", page, "setquiet", "1320 420")
    await choose(stage, "bob", page, "remind", "12")
    for label in (
        "Notify me: by DM",
        "Bundle games: on",
        "Theme: light",
        "Zoom: normal",
        "Confirm: only if final",
    ):
        await stage.players["bob"].click(page, label=label)
    await stage.restart()
    page = await page_of(stage, "bob")
    assert any(label.endswith("(Paris)") for label in chosen(page))
    assert {"Quiet hours: 22:00–07:00", "Remind me after 12 hours"} <= set(chosen(page))
    assert {
        "Notify me: in thread",
        "Bundle games: off",
        "Theme: dark",
        "Zoom: extra sharp",
        "Confirm: every turn",
    } <= set(labels(page))
    kept = await habits(stage, "bob")
    assert (kept.remind_in, kept.digest, kept.night, kept.big, kept.confirm) == (
        "thread",
        False,
        True,
        True,
        True,
    )


async def test_a_holiday_is_taken_and_ended_on_the_page(stage: Stage) -> None:
    page = await page_of(stage, "bob")
    assert "30 of 30 days left" in words(page)
    await choose(stage, "bob", page, "setaway", "7")
    assert "23 of 30 days left" in words(page)
    assert "Take a holiday …" not in labels(page)
    await stage.players["bob"].click(page, label="I’m back")
    assert "29 of 30 days left" in words(page), "a day that was begun is used"
    assert "I’m back" not in labels(page)


async def test_the_same_by_words(stage: Stage) -> None:
    bob = stage.players["bob"]
    offered = await bob.autocomplete(stage.channel, "settings timezone", "zone", "new y")
    assert [one["value"] for one in offered] == ["America/New_York"]
    told = (await bob.slash(stage.channel, "settings timezone", zone="america/new_york")).response
    assert any("(New York)" in one for one in chosen(told))
    told = (await bob.slash(stage.channel, "settings timezone", zone="Atlantis")).response
    assert "I don’t know this time zone" in words(told)
    told = (await bob.slash(stage.channel, "settings quiet", start=23, end=6)).response
    assert "Quiet hours: 23:00–06:00" in chosen(told)
    told = (await bob.slash(stage.channel, "settings quiet", start=6, end=23)).response
    assert "at most 12 hours" in words(told)
    told = (await bob.slash(stage.channel, "settings holiday", first="next week", last="?")).response
    assert "2026-12-24" in words(told)


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


def moderator(stage: Stage) -> Any:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    return stage.guild.add_member(stage.env.create_user("mo"), roles=[role])


async def test_a_server_s_settings_are_for_moderators(stage: Stage) -> None:
    told = (await stage.players["bob"].slash(stage.channel, "settings server")).response
    assert "Only moderators of this server" in words(told)


async def test_a_player_who_manages_the_server_moderates_it(stage: Stage) -> None:
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = stage.guild.add_member(stage.env.create_user("may"), roles=[role])
    assert "in every channel" in words((await manager.slash(stage.channel, "settings server")).response)


async def test_a_moderator_rules_on_one_page(stage: Stage) -> None:
    mo = moderator(stage)
    page = (await mo.slash(stage.channel, "settings server")).response
    assert "in every channel" in words(page)
    await mo.click(page, label="Allow this channel")
    assert f"<#{stage.channel.id}>" in words(page)
    await mo.select(page, ["moderators"], custom_id=act_of(page, "serverwho"))
    await mo.select(page, ["live"], custom_id=act_of(page, "serverpace"))
    await mo.select(page, ["steady"], custom_id=act_of(page, "serverclock"))
    rules = await stage.bot.context.services.servers.rules(stage.guild.id)
    assert (rules.channels, rules.moderators_only) == ((stage.channel.id,), True)
    assert (rules.pace, rules.longest) == ("live", "steady")
    await mo.click(page, label="Remove this channel")
    assert "in every channel" in words(page)


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
