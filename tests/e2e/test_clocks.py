"""Reminders, the offer to the table and clocks, as players meet them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.delivery.messenger import DiscordMessenger
from bot.values.parcel import Parcel, Payload
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, choices, labels, words

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob", "carol"]
PEOPLE = NAMES


async def bob_alone(stage: Stage, **options: Any) -> None:
    """Open a table that waits for Bob only."""
    await stage.open_table("lantern", NAMES, **options)
    await hide(stage, "anna", "carol")


def offers(stage: Stage, channel: Any = None) -> list[str]:
    """Return the questions to the table, in any channel."""
    place = channel or stage.thread()
    return [words(m) for m in stage.recent(place, 40) if "What do you want to do?" in words(m)]


def snooze_of(reminder: discord.Message) -> str:
    """The button by which reminders of one table are put off: it names the table."""
    (label,) = (one for one in labels(reminder) if one.endswith(": tomorrow"))
    assert label.removesuffix(": tomorrow") in words(reminder)
    return label


async def test_a_month_of_waiting_is_two_reminders_and_one_offer(stage: Stage) -> None:
    await bob_alone(stage)
    before, lying = stage.sent("bob"), len(stage.dm("bob"))
    await stage.env.advance_time(30 * DAY)
    assert (stage.sent("bob"), len(stage.dm("bob"))) == (before + 2, lying), "one panel to answer on"
    reminder = stage.dm("bob")[-1]
    assert choices(reminder), "the panel is ready"
    assert labels(reminder)[-2:] == [snooze_of(reminder), "☰ More"], "above the foot"
    assert len(offers(stage)) == 1
    await stage.env.advance_time(30 * DAY)
    assert stage.sent("bob") == before + 2
    assert len(offers(stage)) == 1


def offers_post(stage: Stage) -> Any:
    return stage.newest_with(stage.thread(), "Computer plays this turn")


async def test_a_player_who_comes_back_ends_the_question(stage: Stage) -> None:
    await bob_alone(stage)
    await stage.env.advance_time(8 * DAY)
    offer = offers_post(stage)
    await hide(stage, "bob")
    now = next(m for m in stage.recent(stage.thread(), 20) if m.id == offer.id)
    assert "Nobody is waiting for" in words(now)
    assert labels(now) == []


async def test_not_before_tomorrow_puts_the_next_one_off(stage: Stage) -> None:
    await bob_alone(stage, clock="threedays")
    await stage.env.advance_time(25 * HOUR)
    reminder = stage.dm("bob")[-1]
    told = await stage.players["bob"].user.click(reminder, label=snooze_of(reminder))
    assert "Your next reminder comes <t:" in words(told.followups[-1])
    assert choices(stage.dm("bob")[-1]), "the panel stays as it was"


async def test_a_digest_is_not_taken_for_a_call_that_was_lost(stage: Stage) -> None:
    """The bot searches for a post whose answer was lost. A list of several tables is no notice."""
    for _ in range(2):
        await stage.open_table("lantern", ["anna", "bob"])
    await stage.env.advance_time(25 * HOUR)
    digest, bob = stage.dm("bob")[-1], stage.players["bob"].id
    assert "2 games are waiting for you" in words(digest)
    context = stage.bot.context
    assert isinstance(context.messenger, DiscordMessenger)
    for table in (await context.services.queries.tables_near(0, bob)).own:
        lost = Parcel(1, "call", table.id, Payload(bob, 1), "latchkey-1", 0.0, 1, doubtful=True)
        assert await context.messenger.sender.unnoted(digest.channel.id, lost) == []


async def test_reminded_in_the_thread_by_choice(stage: Stage) -> None:
    await bob_alone(stage)
    await stage.bot.context.services.people.change_settings(stage.players["bob"].id, remind_in="thread")
    await stage.env.settle()
    before = stage.sent("bob")
    await stage.env.advance_time(25 * HOUR)
    assert stage.sent("bob") == before
    newest = stage.newest(stage.thread())
    assert stage.players["bob"].mention in words(newest)
    assert {"Play my turn", snooze_of(newest)} <= set(labels(newest))


async def test_called_in_the_thread_by_choice_and_by_dm_where_that_is_gone(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    people = stage.bot.context.services.people
    for name in NAMES:
        await people.change_settings(stage.players[name].id, remind_in="thread")
    await stage.env.settle()
    before = [stage.sent(name) for name in NAMES]
    await hide(stage, *NAMES)
    called = [words(m) for m in stage.recent(stage.thread(), 4) if "your turn in Lantern" in words(m)]
    assert len(called) == 1
    assert [stage.sent(name) for name in NAMES] == before
    refuse(stage, stage.thread(), "locked")
    await stage.env.advance_time(25 * HOUR)
    assert sum(stage.sent(name) for name in NAMES) == sum(before) + 1


async def test_switched_off_for_a_week(stage: Stage) -> None:
    await bob_alone(stage, clock="day", at_zero="seat")
    assert stage.bot.courier is not None
    await stage.bot.courier.close()
    await stage.env.advance_time(7 * DAY)
    before = stage.sent("bob")
    await stage.restart()
    await stage.env.advance_time(60)
    assert stage.sent("bob") == before + 1, "one message, and he keeps his seat for a while"
    await stage.env.advance_time(3 * HOUR)
    assert stage.sent("bob") == before + 1
    await stage.env.advance_time(2 * HOUR)
    assert "Take this seat" in labels(stage.newest_with(stage.thread(), "Take this seat"))


async def test_a_player_who_blocks_the_bot_still_climbs_the_ladder(stage: Stage) -> None:
    await bob_alone(stage)
    stage.close_dms("bob")
    await stage.env.advance_time(8 * DAY)
    private = stage.private_thread("bob")
    assert any("you were asked" in words(m) for m in stage.recent(private, 9))
    assert len(offers(stage)) == 1


async def test_a_player_who_leaves_the_server_is_asked_about_in_the_end(stage: Stage) -> None:
    await bob_alone(stage)
    stage.close_dms("bob")  # without a server in common Discord refuses them
    stage.guild.remove_member(stage.players["bob"])
    await stage.env.advance_time(8 * DAY)
    assert len(offers(stage)) == 1
    for name in ("anna", "carol"):
        await stage.players[name].click(offers_post(stage), label="Replace player")
    assert "Take this seat" in labels(stage.newest_with(stage.thread(), "Take this seat"))


GONE = {
    "deleted": {"status": 404, "code": 10003, "message": "Unknown Channel"},
    "hidden": {"status": 403, "code": 50001, "message": "Missing Access"},
    "locked": {"status": 400, "code": 50083, "message": "Thread is archived"},
}


def refuse(stage: Stage, channel: Any, why: str) -> None:
    path = f"/channels/{channel.id}/messages"
    stage.env.inject_error("POST", path, times=None, **GONE[why])


@pytest.mark.parametrize("why", GONE)
async def test_the_offer_finds_the_channel_where_the_thread_is_gone(stage: Stage, why: str) -> None:
    await bob_alone(stage)
    refuse(stage, stage.thread(), why)
    await stage.env.advance_time(8 * DAY)
    assert len(offers(stage, stage.channel)) == 1
    offer = stage.newest_with(stage.channel, "Computer plays this turn")
    await stage.players["anna"].click(offer, label="Computer plays this turn")
    now = next(m for m in stage.recent(stage.channel, 9) if m.id == offer.id)
    assert "plays this turn for bob" in words(now)
    assert any("so the computer plays this turn" in words(m) for m in stage.dm("bob"))


async def test_clocks_run_on_where_the_channel_is_gone_and_all_is_told_in_the_next(stage: Stage) -> None:
    """Nothing can be posted there. Agreed actions happen, and players get notices."""
    await bob_alone(stage, clock="day", at_zero="turn")
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    refuse(stage, stage.thread(), "deleted")
    refuse(stage, stage.channel, "deleted")
    await stage.env.advance_time(DAY + HOUR)
    after = await stage.bot.context.services.queries.table(table.id)
    assert after.turn > table.turn
    assert any("/game move" in words(message) for message in stage.dm("anna"))
    other = stage.guild.create_text_channel("attic")
    await stage.players["anna"].slash(other, "game move", table=table.id)
    assert any("ran out of time" in words(message) for message in stage.recent(other, 20))
