"""Expired interactions and channels that accept nothing: users get a message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.invite_link import PERMISSIONS
from tests.support.discord_play import drafted, hide, turns
from tests.support.discord_stage import Stage, words

NAMES = ["anna", "bob"]
PEOPLE = NAMES
EDIT = "/webhooks/*/messages/@original"
DEAD = {10062: (404, "Unknown interaction"), 10015: (404, "Unknown Webhook"), 50027: (401, "Invalid Token")}


@pytest.mark.parametrize("code", DEAD)
async def test_a_move_whose_interaction_has_died_is_told_once(
    stage: Stage, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.open_table("lantern", NAMES)
    confirm, panel = await drafted(stage), stage.dm("anna")[-1]
    status, message = DEAD[code]
    for method, path in (("PATCH", EDIT), ("POST", "/webhooks/*")):
        stage.env.inject_error(method, path, status=status, code=code, message=message, times=None)
    before = len(stage.dm("anna"))
    await stage.at_once((stage.players["anna"].user, panel, confirm), twice=True)
    assert await turns(stage) == 1
    (told,) = stage.dm("anna")[before:]
    assert "Your last action was saved" in words(told)
    assert "`/play`" in words(told)
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_late_answer_without_effect_is_not_sent(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    stage.env.inject_error("PATCH", EDIT, status=401, code=50027, message="Invalid Token", times=None)
    before = len(stage.dm("bob"))
    await stage.players["bob"].slash(stage.thread(), "game log")
    assert len(stage.dm("bob")) == before


async def test_completions_that_come_too_late_are_a_line_and_no_error(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.open_table("lantern", NAMES)
    caplog.set_level(logging.INFO)
    refusal = {"status": 404, "code": 10062, "message": "Unknown interaction"}
    stage.env.inject_error("POST", "/interactions/*/callback", times=1, **refusal)
    await stage.players["anna"].autocomplete(stage.thread(), "play", "move", "")
    late = [record for record in caplog.records if "completions came too late" in record.getMessage()]
    assert [record.levelno for record in late] == [logging.INFO]
    assert [record for record in caplog.records if record.exc_info] == []


def our_role(stage: Stage) -> Any:
    return next(role for role in stage.env.backend.get_guild(stage.guild.id).roles.values() if role.managed)


def deny(stage: Stage, *denied: str) -> None:
    """Deny the bot these permissions in this channel, as an overwrite of its own."""
    bits = discord.Permissions(**dict.fromkeys(denied, True)).value
    ours = Overwrite(target_id=our_role(stage).id, type=OverwriteType.ROLE, allow=0, deny=bits)
    stage.env.backend.set_overwrite(stage.channel.id, ours)


@pytest.mark.parametrize(
    ("lacks", "name"),
    [("send_messages", "Send Messages"), ("view_channel", "View Channel")],
)
@pytest.mark.parametrize("seats", [2, None])
async def test_no_table_opens_in_a_channel_without_access(
    stage: Stage, lacks: str, name: str, seats: int | None
) -> None:
    deny(stage, lacks)
    options = {} if seats is None else {"seats": seats}
    answer = words(
        (await stage.players["anna"].slash(stage.channel, "game new", game="lantern", **options)).response
    )
    assert "The table is open" not in answer
    assert f"I can’t post in <#{stage.channel.id}>" in answer
    assert f"**{name}**" in answer
    near = await stage.bot.context.services.queries.tables_near(stage.channel.id, stage.players["anna"].id)
    assert not near.own
    deny(stage)
    answer = words(
        (await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)).response
    )
    assert "The table is open" in answer


async def change_our_role(stage: Stage) -> None:
    stage.env.backend.edit_role(stage.guild.id, our_role(stage).id, {"permissions": PERMISSIONS.value})


async def get_a_role(stage: Stage) -> None:
    """Discord tells us of ourselves whether we ask for members or not; the simulation does not."""
    me = stage.bot.guilds[0].me
    await stage.env.own(stage.bot.on_member_update(me, me))


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("given", [change_our_role, get_a_role])
async def test_a_permission_that_comes_with_a_role_is_noticed_at_once(
    stage: Stage, restarted: bool, given: Callable[[Stage], Awaitable[None]]
) -> None:
    await stage.open_table("lantern", NAMES)
    forbidden = {"status": 403, "code": 50013, "message": "Missing Permissions"}
    for channel in (stage.thread(), stage.channel):
        stage.env.inject_error("POST", f"/channels/{channel.id}/messages", times=None, **forbidden)
    await hide(stage, *NAMES)
    await stage.env.advance_time(600)
    before = len(stage.recent(stage.thread(), 60))
    if restarted:
        await stage.restart()
    stage.env.backend.faults.clear()
    await given(stage)
    await stage.env.advance_time(60)
    posts = [words(message) for message in stage.recent(stage.thread(), 60)[before:]]
    assert any("The hidden lanterns shine" in post for post in posts)
