"""Slow games continue through clock changes, holidays and deleted channels."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, choices, chosen, labels, words

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob", "carol"]
PEOPLE = NAMES
SHINE = "The hidden lanterns shine"


async def until(stage: Stage, *moment: int) -> float:
    """Let time pass until then, by the clock of Greenwich."""
    there = datetime(*moment, tzinfo=UTC).timestamp()  # type: ignore[arg-type,misc]  # year, month, day, hour
    await stage.env.advance_time(there - stage.env.now().timestamp())
    return there


async def bob_alone(stage: Stage, **options: Any) -> None:
    await stage.open_table("lantern", NAMES, **options)
    await hide(stage, "anna", "carol")


async def test_a_clock_over_the_change_to_summer_time(stage: Stage) -> None:
    """Bob lives in Paris and sleeps from ten to eight; in the night to 29 March that is an hour less."""
    await until(stage, 2026, 3, 28, 12)
    bob = stage.players["bob"]
    await bob.slash(stage.channel, "settings timezone", zone="Europe/Paris")
    page = await bob.slash(stage.channel, "settings quiet", start=22, end=8)
    assert "My time: 13:00 (Paris)" in chosen(page.response)
    assert "Quiet hours: 22:00–08:00" in chosen(page.response)
    await bob_alone(stage, clock="day")
    deadline = int(datetime(2026, 3, 30, 7, tzinfo=UTC).timestamp())  # 9 + 14 + 1 hours awake
    assert f"⏳ Time runs out <t:{deadline}:R>" in words(stage.panels("bob")[-1])
    before = stage.sent("bob")
    await until(stage, 2026, 3, 28, 19, 59)
    assert stage.sent("bob") == before
    await until(stage, 2026, 3, 28, 20, 1)
    assert stage.sent("bob") == before + 1, "after eight hours awake"
    await until(stage, 2026, 3, 29, 16, 59)
    assert stage.sent("bob") == before + 1, "the night counts for nothing"
    await until(stage, 2026, 3, 29, 17, 1)
    assert stage.sent("bob") == before + 2, "after twenty"
    await until(stage, 2026, 3, 30, 6, 59)
    assert not asked_about_bob(stage)
    await until(stage, 2026, 3, 30, 7, 1)
    assert len(asked_about_bob(stage)) == 1


def asked_about_bob(stage: Stage) -> list[str]:
    return [
        text for text in map(words, stage.recent(stage.thread(), 40)) if "What do you want to do?" in text
    ]


async def test_a_holiday_stops_the_clock_and_every_reminder(stage: Stage) -> None:
    await until(stage, 2026, 1, 1, 6)
    await bob_alone(stage, clock="day")
    bob, before = stage.players["bob"], stage.sent("bob")
    page = await bob.slash(stage.channel, "settings holiday", first="2026-01-01", last="2026-01-14")
    assert "16 of 30 days left in 2026" in words(page.response)
    assert "Away from 2026-01-01 to 2026-01-14" in words(page.response)
    deadline = int(datetime(2026, 1, 16, tzinfo=UTC).timestamp())
    shown = await bob.slash(stage.thread(), "play")
    (clock,) = re.findall(r"Time runs out <t:(\d+):R>", words(shown.response))
    assert 0 <= deadline - int(clock) < 60, "but for the seconds he has used"
    await until(stage, 2026, 1, 15, 7)
    assert stage.sent("bob") == before
    assert not asked_about_bob(stage)
    await until(stage, 2026, 1, 15, 9)
    assert stage.sent("bob") == before + 1, "eight hours into his first day at home"
    await until(stage, 2026, 1, 16, 1)
    assert len(asked_about_bob(stage)) == 1
    refused = await bob.slash(stage.channel, "settings holiday", first="2026-02-01", last="2026-02-20")
    assert "only have 16 days of holiday left in 2026" in words(refused.response)


def archived(stage: Stage) -> None:
    stage.env.backend.channels[stage.thread().id].thread_metadata.archived = True


def locked(stage: Stage) -> None:
    path = f"/channels/{stage.thread().id}/messages"
    stage.env.inject_error("POST", path, times=None, status=400, code=50083, message="Thread is archived")


def deleted(stage: Stage) -> None:
    stage.env.backend.delete_channel(stage.thread().id)


def channel_gone(stage: Stage) -> None:
    stage.env.backend.delete_channel(stage.thread().id)
    stage.env.backend.delete_channel(stage.channel.id)


@pytest.mark.parametrize(
    ("trouble", "place"),
    [(archived, "thread"), (locked, "channel"), (deleted, "channel"), (channel_gone, "nowhere")],
    ids=["archived", "locked", "deleted", "channel gone"],
)
async def test_the_place_vanishes_and_the_game_goes_on(stage: Stage, trouble: Any, place: str) -> None:
    await stage.open_table("lantern", NAMES)
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    thread, channel = stage.thread(), stage.channel
    trouble(stage)
    await hide(stage, *NAMES)
    await stage.env.advance_time(HOUR)
    told = {name: [text for text in map(words, stage.dm(name)) if "I can’t update" in text] for name in NAMES}
    assert (await stage.bot.context.services.queries.table(table.id)).turn == 3
    caller = next(name for name in NAMES if stage.panels(name))
    assert ": your turn" in words(stage.panels(caller)[-1]), "turns come by direct message all the same"
    if place != "nowhere":
        there = thread if place == "thread" else channel
        assert sum(SHINE in words(message) for message in stage.recent(there, 20)) == 1
        assert told == {name: [] for name in NAMES}, "nobody has to do anything"
        return
    for name in NAMES:
        (only,) = told[name]
        assert "its channel is gone" in only
        assert "Your turns still come by DM" in only
        assert "can use `/game move` in a channel where I can post" in only
    attic = stage.guild.create_text_channel("attic")
    await stage.players["anna"].slash(attic, "game move", table=table.id)
    posts = [words(message) for message in stage.recent(attic, 20)]
    assert sum(SHINE in post for post in posts) == 1
    panel = stage.panels(caller)[-1]
    custom_id, value = choices(panel)[0]
    if value is None:
        await stage.players[caller].user.click(panel, custom_id=custom_id)
    else:
        await stage.players[caller].user.select(panel, [value], custom_id=custom_id)
    assert "Play my turn" in labels(stage.newest_with(attic, "Play my turn"))
    assert act_of(stage.newest_with(attic, "Play my turn"), "play")


async def test_a_player_who_leaves_the_server_and_blocks_the_bot_is_told_of_and_replaced(
    stage: Stage,
) -> None:
    """All that the others read of it, and the seat is filled in the end."""
    await bob_alone(stage)
    stage.close_dms("bob")
    stage.guild.remove_member(stage.players["bob"])
    await stage.env.advance_time(9 * DAY)
    posts = [words(message) for message in stage.recent(stage.thread(), 40)]
    (left,) = [post for post in posts if "has left this server" in post]
    assert "doesn’t accept DMs" in left
    assert "`/game replace`" in left
    assert len(asked_about_bob(stage)) == 1
    (letter,) = [text for text in map(words, stage.dm("anna")) if "Decide there" in text]
    assert "waiting for **bob**" in letter
    offer = stage.newest_with(stage.thread(), "Computer plays this turn")
    await stage.players["anna"].click(offer, label="Computer plays this turn")
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    assert (await stage.bot.context.services.queries.table(table.id)).turn >= 3
