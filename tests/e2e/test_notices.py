"""Notices: one per turn, deleted when it is made, to the right people and not too often."""

from __future__ import annotations

from typing import Any

import discord

from bot.delivery.messenger import DeliveryContext
from bot.delivery.notices import host_note
from bot.values.parcel import Parcel, Payload
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, words

HOUR = 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob", "carol"]
PEOPLE = [*NAMES, "dave"]


def told(stage: Stage, name: str, what: str) -> list[str]:
    return [text for text in map(words, stage.dm(name)) if what in text]


def posts(stage: Stage, what: str, channel: Any = None) -> list[str]:
    place = channel or stage.thread()
    return [text for text in map(words, stage.recent(place, 60)) if what in text]


async def prefers_thread(stage: Stage, *names: str) -> None:
    for name in names:
        await stage.bot.context.services.people.change_settings(stage.players[name].id, remind_in="thread")
    await stage.env.settle()


async def test_a_mention_in_the_thread_goes_when_its_turn_is_done(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await prefers_thread(stage, *NAMES)
    await hide(stage, *NAMES)
    (call,) = posts(stage, "your turn in Lantern")
    name = next(name for name in NAMES if stage.players[name].mention in call)
    await stage.players[name].slash(stage.thread(), "play", move="pass end", now=True)
    assert not [text for text in posts(stage, "your turn in Lantern") if stage.players[name].mention in text]


async def test_a_turn_that_the_computer_played_puts_the_calls_away_too(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES, clock="day", at_zero="turn")
    await hide(stage, "anna", "carol")
    await stage.env.advance_time(DAY + HOUR)
    texts = [words(message) for message in stage.dm("bob")]
    assert sum("Which token do you hide?" in text for text in texts) == 0
    assert len(texts) == 2, "hello, and one about the table"


async def test_computers_that_answer_at_once_leave_no_old_call(stage: Stage) -> None:
    await stage.open_table("lantern", ["anna"], computers=1)
    for _ in range(3):
        if not stage.is_waited_for("anna"):
            break
        lines = await stage.players["anna"].autocomplete(stage.thread(), "play", "move", "")
        move = next((one["value"] for one in lines if one["value"].endswith("end")), lines[0]["value"])
        await stage.players["anna"].slash(stage.thread(), "play", move=move, now=True)
        await stage.env.advance_time(60)
    open_calls = [text for text in map(words, stage.dm("anna")) if ": your turn" in text]
    assert len(open_calls) <= 1
    assert len(stage.dm("anna")) == 2, "hello, and one about the table"


async def test_the_start_rings_where_somebody_is_reached_by_nothing_else(stage: Stage) -> None:
    stage.close_dms("bob")
    member = f"/channels/*/thread-members/{stage.players['bob'].id}"
    stage.env.inject_error("PUT", member, status=403, code=50013, times=None)
    everybody = stage.env.backend.get_guild(stage.guild.id)
    role = next(role for role in everybody.roles.values() if role.managed)
    role.permissions &= ~discord.Permissions(create_private_threads=True).value
    await stage.open_table("lantern", NAMES)
    (begins,) = [message for message in stage.recent(stage.thread(), 9) if "Lantern begins" in words(message)]
    assert not begins.flags.silent


async def test_the_first_call_leads_to_the_table_though_its_thread_is_being_made(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    for name in NAMES:
        assert f"[open](https://discord.com/channels/{stage.guild.id}/" in words(stage.panels(name)[-1])
        ways = (f"/{stage.thread().id})", f"/{stage.channel.id}/{stage.lobby().id})")
        assert any(way in words(stage.panels(name)[-1]) for way in ways)


async def test_a_host_who_is_called_in_the_thread_reads_it_in_the_channel(stage: Stage) -> None:
    await prefers_thread(stage, "anna")
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    await stage.players["bob"].click(stage.lobby(), label="Join")
    (post,) = posts(stage, "Your table is full", stage.channel)
    assert stage.players["anna"].mention in post
    assert told(stage, "anna", "Your table is full") == []


async def test_a_player_who_fills_the_table_as_its_host_needs_no_notice(stage: Stage) -> None:
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    await stage.players["anna"].click(stage.lobby(), label="Add computer")
    assert told(stage, "anna", "Your table is full") == []


async def test_a_notice_to_the_host_that_is_late_is_not_sent(stage: Stage) -> None:
    """Somebody left before it went out, or the question to the table was settled."""
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    context, anna = stage.bot.context, stage.players["anna"].id
    assert isinstance(context, DeliveryContext)
    table = (await context.services.queries.tables_near(0, anna)).own[0]
    full = Parcel(
        901, "host_note", table.id, Payload(anna, what="full"), "latchkey-901", 0.0, 1, doubtful=False
    )
    assert await host_note(context, full) == [], "two seats are free"
    for name in ("bob", "carol"):
        await stage.players[name].click(stage.lobby(), label="Join")
    await stage.players["anna"].click(stage.lobby(), label="Start")
    stalled = Payload(anna, seat=0, what="stalled")
    late = Parcel(902, "host_note", table.id, stalled, "latchkey-902", 0.0, 1, doubtful=False)
    assert await host_note(context, late) == [], "nobody keeps the table waiting"
    assert told(stage, "anna", "Decide there") == []


async def test_a_host_who_is_called_in_the_thread_is_named_there_about_a_seat(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna", "carol")
    await prefers_thread(stage, "anna")
    await stage.env.advance_time(30 * DAY)
    (post,) = posts(stage, "Decide there")
    assert stage.players["anna"].mention in post


async def test_the_host_learns_once_that_somebody_has_not_moved_for_long(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna", "carol")
    await stage.env.advance_time(30 * DAY)
    (letter,) = told(stage, "anna", "Decide there")
    assert "**, is waiting for **bob**, asked <t:" in letter
    offer = stage.newest_with(stage.thread(), "Replace player")
    assert f"/{offer.channel.id}/{offer.id})" in letter
    assert told(stage, "carol", "Decide there") == []
    assert told(stage, "bob", "Decide there") == []


async def test_a_replaced_player_is_told_and_finds_the_way_back(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna", "carol")
    await stage.env.advance_time(8 * DAY)
    offer = stage.newest_with(stage.thread(), "Replace player")
    await stage.players["anna"].click(offer, label="Replace player")
    assert told(stage, "bob", "a computer plays for you now") == [], "a host who plays has one voice"
    offer = stage.newest_with(stage.thread(), "Replace player")
    await stage.players["carol"].click(offer, label="Replace player")
    (letter,) = told(stage, "bob", "a computer plays for you now")
    assert "Take my seat back" in letter
    assert "[open](" in letter
    assert all(": your turn" not in words(message) for message in stage.dm("bob"))
    seat = stage.newest_with(stage.thread(), "Take this seat")
    await stage.players["dave"].click(seat, label="Take this seat")
    assert told(stage, "bob", "has taken over your seat") == [], "he has been told that he is out"


async def test_a_player_who_gave_a_seat_away_hears_who_has_it(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["bob"].slash(stage.thread(), "game replace")
    seat = stage.newest_with(stage.thread(), "Take this seat")
    await stage.players["dave"].click(seat, label="Take this seat")
    (letter,) = told(stage, "bob", "has taken over your seat")
    assert "**dave**" in letter


async def test_resigning_is_told_once_and_hands_the_table_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    asked = await stage.players["anna"].slash(stage.thread(), "game resign")
    answer = await stage.players["anna"].click(asked.response, custom_id=act_of(asked.response, "resign"))
    del answer
    await stage.env.advance_time(HOUR)
    assert len(posts(stage, "resigned")) == 1
    for name in NAMES:
        assert told(stage, name, "resigned") == []
    assert all(": your turn" not in words(message) for message in stage.dm("anna"))
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["bob"].id)
    assert near.own[0].host == stage.players["bob"].id
