"""A lobby from `/game new` to the start, as host, guest, stranger and moderator."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from engine.lantern.game import LANTERN
from engine.registry import GAMES
from tests.support.discord_stage import Stage, act_of, controls, discord_stage, labels, words


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, ["anna", "bob", "carol"]) as stage:
        yield stage
        stage.checked()


async def test_a_newcomer_needs_three_steps(stage: Stage) -> None:
    anna, bob = stage.players["anna"], stage.players["bob"]
    page = (await anna.slash(stage.channel, "game new", game="lantern")).response
    await anna.click(page, label="2")
    await anna.click(page, label="Long game: off")
    assert "Long game: on" in labels(page)
    await anna.click(page, label="Open table")
    assert "0 of" not in words(stage.lobby())
    assert "1 of 2 seats taken" in words(stage.lobby())
    assert "**Long game**: on" in words(stage.lobby())
    await bob.click(stage.lobby(), label="Join")
    await anna.click(stage.lobby(), label="Start")
    assert "Lantern begins" in words(stage.newest(stage.thread()))
    assert "has begun" in words(stage.lobby())


async def test_the_set_up_page_offers_what_the_game_declares(stage: Stage) -> None:
    page = (await stage.players["anna"].slash(stage.channel, "game new", game="lantern")).response
    shown = labels(page)
    assert [label for label in shown if label.isdigit()] == ["2", "3", "4"]
    assert "Pile" in shown
    assert "-# **Pile:** More tokens, so it’s harder to guess what’s hidden." in words(page), (
        "what it changes for a player"
    )
    await stage.players["anna"].select(page, ["0"], custom_id=_menu(page, "choice"))
    assert "-# **Pile:** Fewer tokens, so it’s easier to guess what’s hidden." in words(page)
    assert "No hurry · No clock · Where: its own thread" in words(page), "the second page in a line"
    await stage.players["anna"].click(page, label="More …")
    await stage.players["anna"].select(page, ["live"], custom_id=_menu(page, "pace"))
    await stage.players["anna"].click(page, label="Where: its own thread")
    assert "Where: this channel" in labels(page)
    await stage.players["anna"].click(page, label="Open table")
    assert "Live" in words(stage.lobby())
    assert "**Pile**: small" in words(stage.lobby())


def _menu(page: object, what: str) -> str:
    return next(str(part["custom_id"]) for part in controls(page) if f":{what}:" in part["custom_id"])


@pytest.mark.parametrize("models", [False, True])
async def test_models_are_offered_where_the_host_asks_for_them(tmp_path: Path, models: bool) -> None:
    async with discord_stage(tmp_path, None, ["anna"], models=models) as stage:
        anna = stage.players["anna"]
        games = [choice["value"] for choice in await anna.autocomplete(stage.channel, "game new", "game", "")]
        assert set(games) == {key for key, game in GAMES.items() if models or game.is_released}
        page = words((await anna.slash(stage.channel, "game new", game="lantern")).response)
        assert ("I know" in page) == (not models)


async def test_options_are_completed_and_checked(stage: Stage) -> None:
    anna = stage.players["anna"]
    offered = await anna.autocomplete(stage.channel, "game new", "options", "lo", game="lantern")
    assert [choice["value"] for choice in offered] == ["long=on"]
    more = await anna.autocomplete(stage.channel, "game new", "options", "long=on, p", game="lantern")
    assert [choice["value"] for choice in more] == ["long=on, pile=small"]
    games = await anna.autocomplete(stage.channel, "game new", "game", "lan")
    assert games == [{"name": "Lantern", "value": "lantern"}]
    languages = await anna.autocomplete(stage.channel, "game new", "language", "eng", game="lantern")
    assert languages == [{"name": "English", "value": "en"}]
    wrong = await anna.slash(stage.channel, "game new", game="lantern", seats=2, options="tall")
    assert "`long=on`" in words(wrong.response)
    unknown = await anna.slash(stage.channel, "game new", game="chess")
    assert "I know Lantern" in words(unknown.response)


async def test_only_the_host_starts_and_calls_off(stage: Stage) -> None:
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    await stage.players["bob"].click(stage.lobby(), label="Join")
    refused = await stage.players["bob"].click(stage.lobby(), label="Start")
    assert "Only the host" in words(refused.followups[0])
    assert refused.followups[0].ephemeral
    refused = await stage.players["carol"].click(stage.lobby(), label="Cancel table")
    assert "Only the host" in words(refused.followups[0])
    await stage.players["anna"].click(stage.lobby(), label="Cancel table")
    assert "table cancelled" in words(stage.lobby())
    assert labels(stage.lobby()) == []


async def test_a_moderator_may_call_a_lobby_off(stage: Stage) -> None:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=3)
    await mod.click(stage.lobby(), label="Cancel table")
    assert "table cancelled" in words(stage.lobby())


async def test_a_table_in_the_channel_itself(stage: Stage) -> None:
    anna, bob = stage.players["anna"], stage.players["bob"]
    await anna.slash(stage.channel, "game new", game="lantern", seats=2, where="channel")
    await bob.click(stage.lobby(), label="Join")
    await anna.click(stage.lobby(), label="Start")
    assert stage.channel.threads == []
    assert "Lantern begins" in words(stage.newest(stage.channel))


async def test_without_the_right_to_make_threads_the_table_lives_in_the_channel(stage: Stage) -> None:
    path = f"/channels/{stage.channel.id}/messages/*/threads"
    stage.env.inject_error("POST", path, status=403, code=50013, times=None)
    await stage.open_table("lantern", ["anna", "bob"])
    assert "Lantern begins" in words(stage.newest(stage.channel))


async def test_a_name_cannot_ping_format_or_link(stage: Stage) -> None:
    nasty = stage.env.create_user("nasty", global_name="**@everyone** <@1> [x](http://e.vil)")
    member = stage.guild.add_member(nasty)
    await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    await member.click(stage.lobby(), label="Join")
    await stage.players["anna"].click(stage.lobby(), label="Start")
    board = await stage.players["anna"].slash(stage.thread(), "game board", text=True)
    assert "@everyone" not in words(board.response)
    panel = stage.dm("anna")[-1]
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    shown = words(stage.dm("anna")[-1])
    assert "Waiting for" in shown
    assert "@everyone" not in shown
    assert "**" not in shown.split("Waiting for")[1].splitlines()[0].replace("\\*", "")
    assert "http://" not in shown
    for request in stage.env.http_requests:
        allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
        assert not (allowed or {}).get("parse")


async def test_seats_can_be_named_for_an_option(stage: Stage) -> None:
    anna = stage.players["anna"]
    page = (await anna.slash(stage.channel, "game new", game="lantern")).response
    await anna.click(page, label="3")
    await anna.select(page, ["0"], custom_id=_menu(page, "seat"))
    await anna.select(page, ["2"], custom_id=_menu(page, "seat"))
    await anna.select(page, ["0"], custom_id=_menu(page, "seat"))
    assert "**Gift** (seat 3)" in words(page)
    await anna.click(page, label="Open table")
    assert "**Gift**: seat 3" in words(stage.lobby())


async def test_seats_can_be_typed_for_an_option(stage: Stage) -> None:
    anna = stage.players["anna"]
    wrong = await anna.slash(stage.channel, "game new", game="lantern", seats=2, options="gift=x")
    assert "`gift=1+2`" in words(wrong.response)
    await anna.slash(stage.channel, "game new", game="lantern", seats=2, options="gift=1+2")
    assert "**Gift**: seat 1 and seat 2" in words(stage.lobby())
