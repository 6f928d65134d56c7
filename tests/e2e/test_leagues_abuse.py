"""Attempts to abuse leagues: limits, leagues that never start, hidden channels, hosts who play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.ui.interactions import custom_ids
from bot.values.league import League
from engine.lantern.game import LANTERN
from tests.e2e.test_leagues import HOST, MINUTE, NAMES, league_of, opened, played, posts
from tests.support.discord_stage import Stage, discord_stage, labels, words

DAY = 24 * 3600.0
VERBS = ("leaguejoin", "leagueleave", "leaguestart", "leagueend")
OFF = ("tables", "presses", "pictures", "films", "thoughts", "imports", "leagues", "new_leagues")


def limited(folder: Path, **settings: Any) -> AbstractAsyncContextManager[Stage]:
    """Open a stage without limits other than these."""
    given = {**{f"limit_{kind}": "0/0" for kind in OFF}, **settings}
    return discord_stage(folder, {"lantern": LANTERN}, NAMES, settings=given)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


async def new(stage: Stage, name: str) -> str:
    answer = await stage.players[name].slash(stage.channel, "league new", game="lantern")
    return words(answer.response)


async def leagues(stage: Stage) -> list[League]:
    return await stage.bot.context.services.leagues.of_server(stage.guild.id, ended=True)


async def call_off(stage: Stage, name: str) -> None:
    """The newest that is open."""
    newest = next(one for one in await leagues(stage) if one.status == "open")
    await stage.players[name].slash(stage.channel, "league end", league=newest.id)


def written(stage: Stage, since: int) -> list[Any]:
    """Return the posts and edits in the channel since this request."""
    return [
        request
        for request in stage.env.http_requests[since:]
        if request.method in ("POST", "PATCH") and f"/channels/{stage.channel.id}/messages" in request.path
    ]


def cellar(stage: Stage, *names: str) -> Any:
    """A channel that only these people see."""
    hidden, shown = (discord.PermissionOverwrite(view_channel=seen) for seen in (False, True))
    open_to: dict[Any, Any] = {stage.guild.roles["@everyone"]: hidden, stage.env.bot.user: shown}
    open_to |= {stage.players[name]: shown for name in names}
    return stage.guild.create_text_channel("cellar", overwrites=open_to)


async def completed(stage: Stage, name: str, channel: Any, command: str = "league join") -> list[Any]:
    return list(await stage.players[name].autocomplete(channel, command, "league", ""))


def manager(stage: Stage, **permissions: bool) -> Any:
    role = stage.guild.create_role("staff", permissions=discord.Permissions(**permissions))
    return stage.guild.add_member(stage.env.create_user("staff"), roles=[role])


async def test_leagues_at_a_time_are_limited_per_person_and_server(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_leagues="2/3") as stage:
        for _ in range(2):
            assert "is open" in await new(stage, HOST)
        assert "You already organise 2 leagues" in await new(stage, HOST)
        assert "is open" in await new(stage, NAMES[1])
        assert "This server has 3 leagues" in await new(stage, NAMES[2])
        await stage.restart()
        assert "You already organise 2 leagues" in await new(stage, HOST)
        assert len(posts(stage)) == 3, "nothing was posted for what was refused"
        await call_off(stage, NAMES[1])
        await call_off(stage, HOST)
        assert "is open" in await new(stage, HOST)
        stage.checked()


async def test_new_leagues_per_day_are_limited(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_new_leagues="2/3") as stage:
        for name in (HOST, HOST, NAMES[1]):
            assert "is open" in await new(stage, name)
            await call_off(stage, name)
        refused = await new(stage, HOST)
        assert "at most 2 leagues" in refused
        assert "<t:" in refused
        assert "This server can open at most 3 leagues" in await new(stage, NAMES[2])
        await stage.restart()
        assert "at most 2 leagues" in await new(stage, HOST), "a restart fills nothing up"
        await stage.env.advance_time(DAY)
        assert "is open" in await new(stage, HOST)
        stage.checked()


async def test_nobody_floods_a_server_by_the_limits_that_ship(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES, settings={}) as stage:
        for _ in range(12):
            await new(stage, HOST)
            await stage.env.advance_time(1)
        assert len(posts(stage)) == 3
        mod = manager(stage, manage_guild=True)
        shown = words((await mod.slash(stage.channel, "settings server")).response)
        assert "Leagues at a time" in shown
        assert "New leagues a day" in shown


async def test_a_league_nobody_starts_ends_and_says_so_once(stage: Stage) -> None:
    await opened(stage, NAMES[:2])
    (post,) = posts(stage)
    assert "If nobody starts it by <t:" in words(post)
    await stage.env.advance_time(29 * DAY)
    assert (await league_of(stage)).status == "open"
    await stage.env.advance_time(2 * DAY)
    league = await league_of(stage)
    assert (league.status, league.cut_short) == ("closed", "idle")
    post, told = posts(stage)
    assert "nobody started it" in words(post)
    assert labels(post) == []
    for name in NAMES[:2]:
        assert f"<@{stage.players[name].id}>" in words(told)
    await stage.restart()
    await stage.env.advance_time(3 * DAY)
    assert len(posts(stage)) == 2, "told once"
    (late,) = await stage.at_once((stage.players[NAMES[2]], post, custom_ids.button("leaguejoin", league.id)))
    assert "has started" in words(late.followups[0]) or "is over" in words(late.followups[0])
    assert (await league_of(stage)) == league


async def test_a_league_of_nobody_changes_its_post_and_tells_nobody(stage: Stage) -> None:
    await opened(stage, [])
    await stage.env.advance_time(31 * DAY)
    (post,) = posts(stage)
    assert "nobody started it" in words(post)


async def test_the_end_of_a_league_nobody_started_survives_a_kill(stage: Stage) -> None:
    """The bot dies after it has ended the league and before it says so: the next start does, once."""
    await opened(stage, NAMES[:2])
    league = await league_of(stage)
    services = stage.bot.context.services.leagues
    await services.end_overdue(league.created + 31 * DAY)
    await stage.restart()
    await stage.restart()
    post, told = posts(stage)
    assert "nobody started it" in words(post)
    assert "nobody started it" in words(told)


async def test_a_start_of_the_bot_edits_only_posts_that_are_behind(stage: Stage) -> None:
    for name in NAMES[:3]:
        await new(stage, name)
    one, two, three = posts(stage)
    await stage.players[NAMES[4]].click(two, label="Join")
    since = len(stage.env.http_requests)
    await stage.restart()
    await stage.env.advance_time(MINUTE)
    assert written(stage, since) == []
    behind = next(league for league in await leagues(stage) if league.message == three.id)
    await stage.bot.context.services.leagues.join(behind.id, stage.players[NAMES[5]].id)
    since = len(stage.env.http_requests)
    await stage.restart()
    await stage.env.advance_time(MINUTE)
    (edit,) = written(stage, since)
    assert edit.path.endswith(f"/{three.id}")
    assert "**1 so far**" in words(posts(stage)[2])
    assert one.id != two.id


async def test_a_change_edits_the_post_of_its_league_alone(stage: Stage) -> None:
    for name in NAMES[:3]:
        await new(stage, name)
    league = next(one for one in await leagues(stage) if one.host == stage.players[NAMES[1]].id)
    for name in NAMES[:3]:
        await stage.players[name].slash(stage.channel, "league join", league=league.id)
    since = len(stage.env.http_requests)
    await stage.players[NAMES[1]].slash(stage.channel, "league start", league=league.id)
    await stage.env.advance_time(MINUTE)
    edits = [one for one in written(stage, since) if one.method == "PATCH"]
    others = {one.message for one in await leagues(stage) if one.id != league.id}
    assert edits
    assert not [one for one in edits if any(one.path.endswith(f"/{other}") for other in others)]


async def test_a_league_in_a_hidden_channel_is_hidden(stage: Stage) -> None:
    """It is missing from completions, lists and messages, also by number and after a restart."""
    public, stage.channel = stage.channel, cellar(stage, *NAMES[:3])
    await opened(stage, NAMES[:3])
    league, stranger = await league_of(stage), stage.players[NAMES[5]]
    await stranger.slash(public, "game new", game="lantern", seats=2)
    lobby = stage.newest(public)
    for _ in range(2):
        assert len(await completed(stage, NAMES[1], public)) == 1
        for command in ("join", "leave", "start", "standings", "end"):
            assert await completed(stage, NAMES[5], public, f"league {command}") == []
            for named in ({}, {"league": league.id}):
                answer = await stranger.slash(public, f"league {command}", **named)
                assert "There’s no such league here" in words(answer.response)
        for verb in VERBS:
            (refused,) = await stage.at_once((stranger, lobby, custom_ids.button(verb, league.id)))
            assert "There’s no such league here" in words(refused.followups[0])
        await stage.restart()
    assert await league_of(stage) == league
    mod = manager(stage, manage_messages=True)
    seen = await mod.slash(public, "league standings", league=league.id)
    assert "league" in words(seen.response), "moderators see it, as in /game list"


async def test_an_old_button_does_not_open_a_channel_that_was_hidden_since(stage: Stage) -> None:
    await opened(stage, NAMES[:3])
    (post,) = posts(stage)
    league = await league_of(stage)
    hide(stage, NAMES[5])
    hide(stage, NAMES[2])
    for verb in VERBS:
        (refused,) = await stage.at_once((stage.players[NAMES[5]], post, custom_ids.button(verb, league.id)))
        assert "There’s no such league here" in words(refused.followups[0])
    elsewhere = stage.guild.create_text_channel("elsewhere")
    gone = await stage.players[NAMES[2]].slash(elsewhere, "league leave")
    assert "You’ve left" in words(gone.response), "who is in it can leave from anywhere"
    back = await stage.players[NAMES[2]].slash(elsewhere, "league join", league=league.id)
    assert "There’s no such league here" in words(back.response)


def hide(stage: Stage, name: str) -> None:
    """This person does not see the channel any more."""
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(stage.players[name].id, OverwriteType.MEMBER, deny=denied)
    stage.env.backend.set_overwrite(stage.channel.id, overwrite)


async def test_nobody_reaches_a_league_from_another_server(stage: Stage) -> None:
    """Even a moderator there with its number and forged buttons has no access."""
    await opened(stage, NAMES[:3])
    league = await league_of(stage)
    guild = stage.env.create_guild()
    channel = guild.create_text_channel("den")
    role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True, manage_messages=True))
    user = stage.env.create_user("mallory")
    boss = guild.add_member(user, roles=[role])
    await boss.slash(channel, "game new", game="lantern", seats=2)
    own = stage.newest(channel)
    assert list(await boss.autocomplete(channel, "league join", "league", "")) == []
    for _ in range(2):
        for command in ("join", "leave", "start", "standings", "end"):
            answer = await boss.slash(channel, f"league {command}", league=league.id)
            assert "There’s no such league here" in words(answer.response)
        for verb in VERBS:
            (refused,) = await stage.at_once((boss, own, custom_ids.button(verb, league.id)))
            assert "There’s no such league here" in words(refused.followups[0])
        await stage.restart()
    assert await league_of(stage) == league


async def test_an_owner_who_has_left_is_not_dealt_in_and_the_league_goes_on(stage: Stage) -> None:
    """The first player who joined and is still there becomes the owner and can start it."""
    await opened(stage, NAMES[:4], rounds=2)
    owner = stage.players[HOST].id
    refused = await stage.players[NAMES[1]].click(posts(stage)[0], label="Start")
    assert "Only the organiser" in words(refused.followups[0])
    stage.guild.remove_member(stage.players[HOST])
    await stage.restart()
    other = await stage.players[NAMES[2]].click(posts(stage)[0], label="Start")
    assert "Only the organiser" in words(other.followups[0])
    await stage.players[NAMES[1]].click(posts(stage)[0], label="Start")
    await stage.env.advance_time(MINUTE)
    league = await league_of(stage)
    assert league.status == "running"
    assert league.host == stage.players[NAMES[1]].id
    assert league.member(owner) is None
    tables = await stage.bot.context.services.queries.all_tables()
    seated = {info.person for table in tables for info in table.seats}
    assert seated == {stage.players[name].id for name in NAMES[1:4]}
    assert {table.host for table in tables} == {league.host}
    assert f"Organiser: <@{league.host}>" in words(posts(stage)[0])


async def test_a_member_who_leaves_the_server_gets_no_table_next_round(stage: Stage) -> None:
    await opened(stage, NAMES[:4], rounds=2, clock="quick")
    await stage.players[HOST].click(posts(stage)[0], label="Start")
    stage.guild.remove_member(stage.players[HOST])
    await played(stage, NAMES[1:4])
    league = await league_of(stage)
    assert len(league.played) == 2
    assert stage.players[HOST].id not in {one for table in league.played[1] for one in table.people}
    assert league.host == stage.players[NAMES[1]].id


async def test_an_owner_who_plays_ends_no_table_of_the_league_alone(stage: Stage) -> None:
    """Neither as host nor as a moderator without Manage Server, at their own table or a rival's."""
    await opened(stage, NAMES[:6], rounds=1)
    host = stage.players[HOST]
    await host.click(posts(stage)[0], label="Start")
    await stage.env.advance_time(MINUTE)
    tables = await stage.bot.context.services.queries.all_tables()
    own, rivals = sorted(tables, key=lambda table: table.seat_of(host.id) is None)
    for _ in range(2):
        for table in (own, rivals):
            asked = await host.slash(stage.channel, "game end", table=table.id)
            assert "Yes, end it" not in labels(asked.response)
            (forged,) = await stage.at_once((host, posts(stage)[0], custom_ids.button("endgame", table.id)))
            assert "end this table" not in words(forged.followups[0])
        assert {one.status for one in await stage.bot.context.services.queries.all_tables()} == {"running"}
        await stage.restart()
    refused = await host.slash(stage.channel, "league end")
    assert "Manage Server" in words(refused.response)
    assert (await league_of(stage)).status == "running"


async def test_the_others_at_a_table_agree_to_its_end(stage: Stage) -> None:
    await opened(stage, NAMES[:3], rounds=1)
    await stage.players[HOST].click(posts(stage)[0], label="Start")
    await stage.env.advance_time(MINUTE)
    await stage.players[HOST].slash(stage.thread(), "game end")
    await stage.env.advance_time(MINUTE)
    for name in NAMES[1:3]:
        assert (await league_of(stage)).status == "running"
        await stage.players[name].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    await stage.env.advance_time(MINUTE)
    assert (await league_of(stage)).status == "over"


async def test_a_server_manager_can_end_a_table_and_the_league(stage: Stage) -> None:
    await opened(stage, NAMES[:3], rounds=2)
    await stage.players[HOST].click(posts(stage)[0], label="Start")
    await stage.env.advance_time(MINUTE)
    (table,) = await stage.bot.context.services.queries.all_tables()
    helper = manager(stage, manage_messages=True)
    refused = (await helper.slash(stage.channel, "game end", table=table.id)).response
    assert labels(refused) == []
    assert "Manage Server" in words((await helper.slash(stage.channel, "league end")).response)
    staff = manager(stage, manage_guild=True)
    asked = (await staff.slash(stage.channel, "game end", table=table.id)).response
    await staff.click(asked, label="Yes, end it")
    await stage.env.advance_time(MINUTE)
    assert len((await league_of(stage)).played) == 2
    await staff.slash(stage.channel, "league end")
    await stage.env.advance_time(MINUTE)
    assert (await league_of(stage)).cut_short == "ended"


async def test_an_owner_who_does_not_play_ends_the_league(stage: Stage) -> None:
    await opened(stage, NAMES[1:4], rounds=2)
    await stage.players[HOST].click(posts(stage)[0], label="Start")
    await stage.players[HOST].slash(stage.channel, "league end")
    await stage.env.advance_time(MINUTE)
    assert (await league_of(stage)).cut_short == "ended"
