"""Notices of new tables go only to players who asked for them below `/game list`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from engine.lantern.game import LANTERN
from playground import simcord_access
from tests.support.discord_stage import Stage, discord_stage, labels, words

NAMES = ["anna", "bob", "carol", "dora"]
ASK, STOP = "Notify me of new tables", "Stop notifying me"
SOON = 30.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        yield stage
        stage.checked()


async def asked(stage: Stage, *names: str) -> None:
    for name in names:
        page = (await stage.players[name].slash(stage.channel, "game list")).response
        await stage.players[name].click(page, label=ASK)
        assert "I’ll write to you" in words(page)


async def opened(stage: Stage, by: str = "anna", channel: Any = None, seats: int = 3) -> None:
    where = channel or stage.channel
    await stage.players[by].slash(where, "game new", game="lantern", seats=seats)


def news(stage: Stage, name: str) -> list[discord.Message]:
    return [letter for letter in stage.dm(name) if "opened a table" in words(letter)]


async def told(stage: Stage) -> dict[str, int]:
    await stage.env.advance_time(SOON)
    return {name: len(news(stage, name)) for name in NAMES}


async def test_a_subscriber_gets_one_notice_and_joins_with_one_press(stage: Stage) -> None:
    await asked(stage, "anna", "bob")
    await opened(stage)
    assert await told(stage) == {"anna": 0, "bob": 1, "carol": 0, "dora": 0}
    (letter,) = news(stage, "bob")
    assert "anna opened a table: Lantern" in words(letter)
    assert "1 of 3 seats taken" in words(letter)
    assert labels(letter) == ["Join", "Stop these messages"]
    await stage.players["bob"].user.click(letter, label="Join")
    assert "2 of 3 seats taken" in words(stage.lobby())
    await stage.players["carol"].click(stage.lobby(), label="Join")
    await stage.restart()
    await stage.env.advance_time(7200)
    assert sum((await told(stage)).values()) <= 1, "the same table is told of no second time"


async def test_the_lobby_post_calls_nobody(stage: Stage) -> None:
    await asked(stage, "bob", "carol")
    await opened(stage)
    await told(stage)
    for request in stage.env.http_requests:
        if request.method == "POST" and "seats taken" in str(request.json):
            assert not (request.json.get("allowed_mentions") or {}).get("users")


async def test_no_more_is_one_press_and_so_is_again(stage: Stage) -> None:
    await asked(stage, "bob")
    await opened(stage)
    await told(stage)
    letter, bob = news(stage, "bob")[0], stage.players["bob"]
    await bob.user.click(letter, label="Stop these messages")
    assert "stop writing to you" in words(stage.dm("bob")[-1])
    await opened(stage)
    assert (await told(stage))["bob"] == 0
    page = (await bob.slash(stage.channel, "game list")).response
    assert ASK in labels(page)
    await bob.user.click(stage.dm("bob")[-1], label=ASK)
    assert STOP in labels((await bob.slash(stage.channel, "game list")).response)
    await opened(stage)
    assert (await told(stage))["bob"] == 1


async def test_started_full_and_cancelled_tables_send_no_notice(stage: Stage) -> None:
    await asked(stage, "bob", "carol")
    await opened(stage, seats=2)
    await stage.players["dora"].click(stage.lobby(), label="Join")
    await opened(stage)
    await stage.players["anna"].click(stage.lobby(), label="Leave")
    assert not any((await told(stage)).values())


async def test_players_already_at_the_table_get_no_notice(stage: Stage) -> None:
    await asked(stage, "bob", "carol")
    await opened(stage)
    await stage.players["bob"].click(stage.lobby(), label="Join")
    assert await told(stage) == {"anna": 0, "bob": 0, "carol": 1, "dora": 0}


async def test_a_channel_one_cannot_see_stays_unseen(stage: Stage) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    shown = discord.PermissionOverwrite(view_channel=True)
    everyone, me = stage.guild.roles["@everyone"], stage.env.bot.user
    open_to = {everyone: hidden, stage.players["anna"]: shown, stage.players["bob"]: shown, me: shown}
    cellar = stage.guild.create_text_channel("cellar", overwrites=open_to)
    await asked(stage, "bob", "carol")
    await opened(stage, channel=cellar)
    assert await told(stage) == {"anna": 0, "bob": 1, "carol": 0, "dora": 0}


async def test_in_an_hour_there_are_four_at_most(stage: Stage) -> None:
    await asked(stage, "bob")
    for _ in range(6):
        await opened(stage)
    assert (await told(stage))["bob"] == 4
    await stage.env.advance_time(3700)
    await opened(stage)
    assert (await told(stage))["bob"] == 5


async def test_a_player_who_rests_is_told_without_a_sound(stage: Stage) -> None:
    await asked(stage, "bob", "carol")
    people = stage.bot.context.services.people
    today = datetime.fromtimestamp(people.now(), UTC).date()
    await people.go_away(stage.players["bob"].id, today, today + timedelta(days=1))
    await opened(stage)
    await told(stage)
    assert news(stage, "bob")[0].flags.silent
    assert not news(stage, "carol")[0].flags.silent


async def test_a_player_who_is_forgotten_is_not_written_to(stage: Stage) -> None:
    await asked(stage, "bob", "carol")
    services, bob = stage.bot.context.services, stage.players["bob"].id
    await opened(stage)
    await services.data_erasure.erase(bob, cause="forget")
    assert not await services.announcements.is_wanted(stage.guild.id, bob)
    await opened(stage)
    assert await told(stage) == {"anna": 0, "bob": 0, "carol": 2, "dora": 0}


async def test_a_game_alone_and_the_tables_of_a_league_are_no_news(stage: Stage) -> None:
    await asked(stage, "bob")
    await stage.players["anna"].user.slash("game new", game="lantern", seats=2)
    await stage.players["anna"].slash(stage.channel, "league new", game="lantern")
    for name in ("anna", "carol", "dora"):
        await stage.players[name].slash(stage.channel, "league join")
    await stage.players["anna"].slash(stage.channel, "league start")
    assert not any((await told(stage)).values())
    assert stage.channel.threads, "it has begun"


async def test_the_notice_is_in_the_language_of_its_reader(stage: Stage) -> None:
    bob = stage.players["bob"]
    await asked(stage, "bob")
    simcord_access.speak(stage.env, lambda person: "de" if person == bob.id else "en-US")
    page = (await bob.slash(stage.channel, "game list")).response
    assert STOP not in labels(page)
    before = stage.sent("bob")
    await opened(stage)
    await told(stage)
    assert stage.sent("bob") == before + 1
    assert "anna" in words(stage.dm("bob")[-1])
    assert "opened a table" not in words(stage.dm("bob")[-1])
    assert not {"Join", "Stop these messages"} & set(labels(stage.dm("bob")[-1]))
