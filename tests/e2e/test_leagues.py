"""Leagues from `/league new` to the final table, with returning players and deleted channels."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.services.tables import leagues
from bot.services.tables.table_creation import deal
from bot.values.errors import PlayerError
from bot.values.league import League, standings
from engine.lantern.game import LANTERN
from playground import simcord_access
from tests.e2e.test_channels import refuse
from tests.support.discord_stage import Fingers, Stage, act_of, discord_stage, labels, words

NAMES = [f"player{number}" for number in range(1, 10)]
HOST = NAMES[0]
SLEEPER = NAMES[2]
MINUTE, HOUR = 60.0, 3600.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


def posts(stage: Stage) -> list[discord.Message]:
    """Return the posts about a league in the channel, oldest first."""
    return [post for post in stage.recent(stage.channel, 60) if " league, " in words(post)]


async def league_of(stage: Stage) -> League:
    (league,) = await stage.bot.context.services.leagues.of_server(stage.guild.id, ended=True)
    return league


async def opened(stage: Stage, people: Sequence[str], **options: Any) -> None:
    """`/league new`, and everybody presses Join."""
    await stage.players[HOST].slash(stage.channel, "league new", game="lantern", **options)
    for name in people:
        await stage.players[name].click(posts(stage)[0], label="Join")


async def played(stage: Stage, names: Sequence[str], limit: int = 300) -> None:
    """Play until the league is over; these people press twice a minute if asked."""
    fingers = Fingers(7, hurry=1.0)
    for _ in range(limit):
        if (await league_of(stage)).status != "running":
            return
        for name in names:
            if panels := stage.panels(name):
                await fingers.press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(MINUTE / 2)
    raise AssertionError("the league does not end")


@pytest.mark.parametrize("rounds", [1, 2])
async def test_what_an_absence_costs_names_only_rounds_that_come(stage: Stage, rounds: int) -> None:
    await opened(stage, [], rounds=rounds)
    (post,) = posts(stage)
    assert "you get 0 points" in words(post)
    assert ("no table next round" in words(post)) == (rounds > 1)


async def test_nobody_is_named_by_a_ping(stage: Stage) -> None:
    await opened(stage, NAMES[:3])
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(30)
    for request in stage.env.http_requests:
        if request.method in ("POST", "PATCH") and " league, " in str(request.json):
            assert not (request.json.get("allowed_mentions") or {}).get("users")
            assert (
                "parse" not in (request.json.get("allowed_mentions") or {})
                or not request.json["allowed_mentions"]["parse"]
            )


async def test_an_absent_player_can_return(stage: Stage) -> None:
    """Their seat was a computer's at the end of the first round; they join again, and get a table."""
    await opened(stage, NAMES[:4], rounds=3, clock="quick")
    await stage.players[HOST].slash(stage.channel, "league start")
    for _ in range(80):
        if len((await league_of(stage)).played) > 1:
            break
        for name in NAMES[:3]:
            if panels := stage.panels(name):
                await Fingers(1, hurry=1.0).press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(MINUTE)
    sleeper = stage.players[NAMES[3]]
    assert sleeper.id not in (await league_of(stage)).active
    await sleeper.slash(stage.channel, "league join")
    assert sleeper.id in (await league_of(stage)).active
    stranger = await stage.players[NAMES[5]].slash(stage.channel, "league join")
    assert "Only players who were in it can come back" in words(stranger.response)


async def test_a_league_ends_as_it_stands(stage: Stage) -> None:
    await opened(stage, NAMES[:3])
    refused = await stage.players[NAMES[1]].slash(stage.channel, "league end")
    assert "Only the organiser" in words(refused.response)
    await stage.players[HOST].slash(stage.channel, "league start")
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    await mod.slash(stage.channel, "league end")
    await stage.env.advance_time(MINUTE)
    assert "Ended early, after 0 of 3 rounds" in words(posts(stage)[-1])
    none = await stage.players[HOST].slash(stage.channel, "league end")
    assert "no such league" in words(none.response)


async def test_a_game_that_is_stopped_counts_for_nobody(stage: Stage) -> None:
    await opened(stage, NAMES[:3], rounds=1)
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.players[HOST].slash(stage.thread(), "game end")
    await stage.env.advance_time(MINUTE)
    for name in NAMES[1:3]:
        await stage.players[name].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    await stage.env.advance_time(MINUTE)
    league = await league_of(stage)
    assert league.status == "over"
    assert [rank.points for rank in standings(league)] == [0, 0, 0]
    assert all(not member.out for member in league.members)


async def test_on_a_server_that_is_gone_no_round_is_opened(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dealt games go on and the league ends with them, but nothing can be posted."""
    await opened(stage, NAMES[:3], rounds=3)
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(MINUTE)
    refuse(stage, stage.channel, status=403, code=50001, message="Missing Access")
    with monkeypatch.context() as away:
        away.setattr(stage.bot, "get_guild", lambda _: None)
        await played(stage, NAMES[:3])
        await stage.env.advance_time(MINUTE)
    league = await league_of(stage)
    assert (league.status, league.cut_short) == ("over", "gone")
    assert [len(tables) for tables in league.played] == [1]
    assert sum(rank.points for rank in standings(league)) == 9, "what was played counts"
    assert len(await stage.bot.context.services.queries.all_tables(ended=True)) == 1
    stage.env.backend.faults.clear()
    await stage.restart()
    await stage.env.advance_time(MINUTE)
    assert (await league_of(stage)) == league, "it does not go on by itself"
    shown = await stage.players[NAMES[1]].slash(stage.channel, "league standings")
    assert "after 1 of 3 rounds: I’m no longer on the server" in words(shown.response)


async def test_a_post_that_was_deleted_is_posted_again(stage: Stage) -> None:
    await opened(stage, NAMES[:2])
    stage.env.backend.messages[stage.channel.id].pop(posts(stage)[0].id)
    await stage.players[NAMES[2]].slash(stage.channel, "league join")
    assert "**3 so far**" in words(posts(stage)[0])
    await stage.restart()
    assert len(posts(stage)) == 1


async def test_a_league_speaks_the_language_of_who_opened_it(stage: Stage) -> None:
    simcord_access.speak(stage.env, lambda _: "fr")
    await stage.players[HOST].slash(stage.channel, "league new", game="lantern", rounds=1)
    (post,) = stage.recent(stage.channel, 1)
    for name in NAMES[:3]:
        await stage.players[name].click(post, custom_id=act_of(post, "leaguejoin"))
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(MINUTE)
    shown = words(next(one for one in stage.recent(stage.channel, 20) if one.id == post.id))
    assert "🏆" in shown
    assert "round" not in shown
    assert "Standings" not in shown


async def test_a_round_is_opened_whole_or_not_at_all(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It breaks off after the first of two tables: nothing is kept of it, and the next try opens both."""
    await opened(stage, NAMES[:6])
    dealt = list[str]()

    async def breaking(writer: Any, tables: Any, table: Any, seed: str) -> None:
        dealt.append(table.id)
        if len(dealt) == 2:
            raise PlayerError("league-full", most=1)
        await deal(writer, tables, table, seed)

    monkeypatch.setattr(leagues, "deal", breaking)
    await stage.players[HOST].slash(stage.channel, "league start")
    assert (await league_of(stage)).status == "open"
    assert await stage.bot.context.services.queries.all_tables(ended=True) == []
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(MINUTE)
    assert len(await stage.bot.context.services.queries.all_tables()) == 2
    assert len(stage.channel.threads) == 2


async def test_standings_are_wholly_in_the_readers_language(stage: Stage) -> None:
    await opened(stage, NAMES[:3])
    await stage.players[HOST].slash(stage.channel, "league start")
    await stage.env.advance_time(30)
    reader = stage.players[NAMES[1]]
    await reader.slash(stage.channel, "settings language", language="nl")
    shown = await reader.slash(stage.channel, "league standings")
    assert "ronde 1" in words(shown.response)
    assert " en <@" in words(shown.response)
    assert " and <@" not in words(shown.response)


async def timed_out(stage: Stage, **options: Any) -> discord.Message:
    """Let the last player of a league of three run out of time, and return the post about that seat."""
    await opened(stage, NAMES[:3], rounds=2, clock="day", **options)
    await stage.players[HOST].slash(stage.channel, "league start")
    for _ in range(200):
        if any("Take my seat back" in labels(one) for one in stage.dm(SLEEPER)):
            break
        for name in NAMES[:2]:
            if panels := stage.panels(name):
                await Fingers(1, hurry=1.0).press(stage.players[name].user, panels[-1])
        await stage.env.advance_time(HOUR)
    return stage.newest_with(stage.thread(), "Take my seat back")


async def test_a_player_is_warned_of_what_the_clock_costs(stage: Stage) -> None:
    """Players without reminders are warned too. The post and the notice explain the effect on points."""
    await stage.players[SLEEPER].slash(stage.channel, "settings reminders", hours=0)
    before = stage.sent(SLEEPER)
    post = await timed_out(stage)
    inbox, warning = (
        f"/channels/{stage.dm(SLEEPER)[-1].channel.id}/",
        "Your time in this league game runs out",
    )
    made = [one for one in stage.env.http_requests if one.method == "POST" and inbox in one.path]
    assert sum(warning in str(one.json) for one in made) == 1
    assert stage.sent(SLEEPER) == before + 4, "hello, the call, the warning, the loss"
    assert "held for player3" in words(post)
    assert "0 points in the league" in words(post)
    lost = stage.dm(SLEEPER)[-1]
    assert "Your seat is held for you until the game ends" in words(lost)
    assert labels(lost) == ["Take my seat back"]


async def test_a_seat_is_held_for_its_player(stage: Stage) -> None:
    post = await timed_out(stage)
    refused = await stage.players[NAMES[5]].click(post, label="Take my seat back")
    assert "held for player3" in words(refused.followups[0])
    await stage.players[SLEEPER].user.click(stage.dm(SLEEPER)[-1], label="Take my seat back")
    await stage.env.advance_time(MINUTE)
    thread = [words(one) for one in stage.recent(stage.thread(), 20)]
    assert sum("player3 is back" in one for one in thread) == 1
    assert not any("takes over player3" in one for one in thread)
    league = await league_of(stage)
    (table,) = await stage.bot.context.services.leagues.tables(league)
    assert [info.person for info in table.seats].count(stage.players[SLEEPER].id) == 1


async def test_after_the_time_a_league_has_set_anyone_takes_the_seat(stage: Stage) -> None:
    post = await timed_out(stage, held="threedays")
    assert "After that, anyone can take it" in words(post)
    guest = stage.players[NAMES[5]]
    await stage.env.advance_time(70 * HOUR)
    assert "held for player3" in words((await guest.click(post, label="Take my seat back")).followups[0])
    await stage.env.advance_time(4 * HOUR)
    await guest.click(post, label="Take my seat back")
    (table,) = await stage.bot.context.services.leagues.tables(await league_of(stage))
    assert guest.id in [info.person for info in table.seats]
