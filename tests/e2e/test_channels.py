"""Channels of a table that are locked, forbidden, deleted or moved, and servers or people that are gone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.values.table import Place
from tests.support.discord_play import hide
from tests.support.discord_stage import Fingers, Stage, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
DAY = 24 * 3600
SHINE = "The hidden lanterns shine"
REFUSALS: dict[str, dict[str, Any]] = {
    "locked": {"status": 400, "code": 50083, "message": "Thread is archived"},
    "I can’t post in": {"status": 403, "code": 50013, "message": "Missing Permissions"},
    "its channel is gone": {"status": 404, "code": 10003, "message": "Unknown Channel"},
}


def refuse(stage: Stage, *channels: Any, times: int | None = None, **refusal: Any) -> None:
    for channel in channels:
        stage.env.inject_error("POST", f"/channels/{channel.id}/messages", times=times, **refusal)


def told(stage: Stage, name: str, what: str) -> list[str]:
    return [text for text in map(words, stage.dm(name)) if what in text]


@pytest.mark.parametrize("what", REFUSALS)
async def test_players_are_told_once_what_is_wrong_and_may_move_the_table(stage: Stage, what: str) -> None:
    await stage.open_table("lantern", NAMES)
    refuse(stage, stage.thread(), stage.channel, **REFUSALS[what])
    for name in NAMES:
        await hide(stage, name)
    await stage.env.advance_time(2 * DAY)
    for name in NAMES:
        (only,) = told(stage, name, "I can’t update")
        assert what in only
        assert "/game move" in only
    assert told(stage, "anna", "what do you do?"), "calls come all the same"
    other = stage.guild.create_text_channel("attic")
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    for name in ("carol", "bob"):
        answer = await stage.players[name].slash(other, "game move", table=table.id)
        assert "Only the host" in words(answer.response)
    await stage.players["anna"].slash(other, "game move", table=table.id)
    posts = [words(message) for message in stage.recent(other, 9)]
    assert sum(SHINE in post for post in posts) == 1, "what waited to be posted is posted here"
    assert sum("continues here" in post for post in posts) == 1
    assert "Play my turn" in words(stage.newest(other))


async def test_servers_of_other_processes_are_asked_for(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    messenger: Any = stage.bot.context.messenger
    sender, place = messenger.sender, Place(stage.channel.id, stage.guild.id)
    for name in ("get_guild", "get_channel"):
        monkeypatch.setattr(stage.bot, name, lambda _: None)
    assert (await sender.server(stage.guild.id), await sender.channel(place)) == (None, None)
    monkeypatch.setattr(type(sender), "_serves", lambda *_: False)
    server, channel = await sender.server(stage.guild.id), await sender.channel(place)
    assert server is not None
    assert channel is not None
    assert (server.id, channel.id) == (stage.guild.id, stage.channel.id)
    assert await sender.server(1) is None


async def test_turns_played_while_posting_failed_are_one_post(stage: Stage) -> None:
    """Players use their inboxes for days. The thread then gets one post, without notices for old turns."""
    await stage.open_table("lantern", NAMES)
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    refuse(stage, stage.thread(), stage.channel, **REFUSALS["locked"])
    fingers, before = Fingers(3), len(stage.recent(stage.thread(), 60))
    for _ in range(9):
        name = next((name for name in NAMES if stage.panels(name)), None)
        if name is None:  # there is no choice, and it is answered before long
            await stage.env.advance_time(1800)
        else:
            await fingers.press(stage.players[name].user, stage.panels(name)[-1])
    await stage.players["bob"].slash(stage.channel, "game replace")
    turns = (await stage.bot.context.services.queries.table(table.id)).turn
    assert turns > 3
    stage.env.backend.faults.clear()
    await stage.env.advance_time(DAY)
    late, *others = stage.recent(stage.thread(), 60)[before:]
    told = words(late)
    assert f"I couldn’t post here for a while. {turns} turns were played:" in told
    assert "Play my turn" in told
    assert len(late.attachments) == 1
    assert [words(message) for message in others if "your turn in" in words(message)] == []
    assert len(others) == 1, "the seat that is open"
    assert stage.players["anna"].id not in mentioned(late)
    for name in NAMES:  # and it goes on as ever
        if stage.panels(name):
            await fingers.press(stage.players[name].user, stage.panels(name)[-1])


def mentioned(message: Any) -> list[int]:
    return [user.id for user in message.mentions]


async def test_text_is_posted_if_files_are_refused(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    refuse(stage, stage.thread(), times=1, status=403, code=50013, message="Missing Permissions")
    for name in NAMES:
        await hide(stage, name)
    newest = next(m for m in reversed(stage.recent(stage.thread(), 5)) if SHINE in words(m))
    assert newest.attachments == []
    assert told(stage, "anna", "I can’t update") == []


async def test_a_table_wakes_when_its_server_is_back(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.open_table("lantern", NAMES)
    refuse(stage, stage.thread(), stage.channel, status=403, code=50001, message="Missing Access")
    with monkeypatch.context() as away:
        away.setattr(stage.bot, "get_guild", lambda _: None)
        for name in NAMES:
            await hide(stage, name)
        await stage.env.advance_time(3 * DAY)
    assert told(stage, "anna", "no longer on its server")
    stage.env.backend.faults.clear()
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    await stage.env.own(stage.bot.on_guild_join(guild))
    await stage.env.settle()
    assert sum(SHINE in words(message) for message in stage.recent(stage.thread(), 9)) == 1


async def test_a_deleted_lobby_comes_back_with_the_next_change(stage: Stage) -> None:
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    lobby = stage.lobby()
    del stage.env.backend.messages[stage.channel.id][lobby.id]
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    await stage.players["bob"].slash(stage.channel, "game join", table=table.id)
    again = stage.lobby()
    assert again.id != lobby.id
    assert stage.players["bob"].mention in words(again)
    await stage.players["carol"].click(again, label="Join")
    assert stage.players["carol"].mention in words(stage.lobby())


async def test_dms_that_open_again_are_used_again(stage: Stage) -> None:
    stage.close_dms("bob")
    await stage.open_table("lantern", NAMES)
    assert stage.private_thread("bob") is not None
    assert stage.dm("bob") == []
    stage.env.backend.faults.clear()
    await stage.env.advance_time(DAY + 3600)  # a reminder
    assert told(stage, "bob", "Which token do you hide?")


async def test_the_table_is_told_once_who_has_left_the_server(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    stage.close_dms("bob")
    path = f"/guilds/{stage.guild.id}/members/{stage.players['bob'].id}"
    stage.env.inject_error("GET", path, status=404, code=10007, message="Unknown Member", times=None)
    await stage.env.advance_time(4 * DAY)
    posts = [words(message) for message in stage.recent(stage.thread(), 20)]
    assert sum("has left this server" in post for post in posts) == 1


async def test_a_host_is_told_where_a_lobby_cannot_be_shown(stage: Stage) -> None:
    refuse(stage, stage.channel, status=403, code=50013, message="Missing Permissions")
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    (only,) = told(stage, "anna", "I can’t show")
    assert "I can’t post in" in only
    stage.env.backend.faults.clear()
    await stage.env.advance_time(DAY)
    assert "1. <@" in words(stage.lobby())


async def test_a_call_that_only_the_table_could_give_is_not_lost(stage: Stage) -> None:
    """Bob is reached by nothing but a post in the thread, and the thread is locked for a day."""
    stage.close_dms("bob")
    member = f"/channels/*/thread-members/{stage.players['bob'].id}"
    stage.env.inject_error("PUT", member, status=403, code=50013, times=None)
    await stage.open_table("lantern", ["bob", "anna"])
    await hide(stage, "anna")
    refuse(stage, stage.thread(), stage.channel, **REFUSALS["locked"])
    await hide_by_words(stage, "bob")
    await stage.env.advance_time(3600)
    before = calls(stage)
    stage.env.backend.faults[:] = [fault for fault in stage.env.backend.faults if fault["code"] != 50083]
    await stage.env.advance_time(DAY)
    assert len(calls(stage)) == len(before) + 1


async def hide_by_words(stage: Stage, name: str) -> None:
    lines = await stage.players[name].autocomplete(stage.channel, "play", "move", "hide ")
    await stage.players[name].slash(stage.channel, "play", move=f"{lines[0]['value']} end", now=True)


def calls(stage: Stage) -> list[str]:
    mention = stage.players["bob"].mention
    told = [words(message) for message in stage.recent(stage.thread(), 50)]
    return [text for text in told if mention in text and "begins" not in text and SHINE not in text]
