"""A start on data of an older version: pending posts are sent, and old buttons answer."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.app import Latchkey
from bot.config import Config
from bot.ui.handlers import HANDLERS
from bot.ui.interactions import custom_ids
from playground.simcord_access import Env
from tests.support.discord_stage import FINISH, Maker, Stage, words
from tests.support.jumping_clock import QuickEnv
from tests.support.old_data import VERSIONS, kept_database
from tests.support.service_harness import NAMES, PLACE

MINUTE = 60.0
PATIENCE = 120.0
"""Seconds for a busy machine to draw and post what has piled up."""


@asynccontextmanager
async def kept_stage(version: str, folder: Path) -> AsyncIterator[Stage]:
    """Open a stage with the simulation's people, channel and server, a minute after the old bot died."""
    path = folder / "latchkey.db"
    config = Config(database=str(path), strict_words=True, computer_seconds=0, limits=False, icons=False)
    maker = Maker(lambda: Latchkey(config, clock=lambda: env.now().timestamp() + offset, shard_count=1))
    env = QuickEnv(maker(), settle_timeout=PATIENCE)
    stage = Stage(env, maker, list(NAMES.values()))
    assert PLACE.guild is not None
    ids = {PLACE.guild: stage.guild.id, PLACE.channel: stage.channel.id}
    ids |= {person: stage.players[name].id for person, name in NAMES.items()}
    offset = died(kept_database(version, path, ids)) + MINUTE - env.now().timestamp()
    env.lenient = True
    await env.start()
    env.lenient = False
    try:
        await env.settle()
        yield stage
    finally:
        await env.shutdown()
        await maker.made[-1].close()
    env._raise_errors_since(env._errors_acknowledged)


def died(path: Path) -> float:
    """Return when the old bot did its last action."""
    with closing(sqlite3.connect(path)) as connection:
        return float(connection.execute("SELECT max(created) FROM outbox").fetchone()[0])


OLD_BUTTONS = {
    "Ann": (
        "b:play:t9",
        "b:look:t18",
        "b:screen:t27",
        "b:since:t7",
        "b:since:t17",
        "b:since:t26",
        "b:confirm:t9:0:9147229b89aa",
        "b:undo:t18:0:883188890e08",
        "b:open:t18:0:883188890e08:0",
        "b:watch:t1",
        "b:fulllog:t10",
        "b:fulllog:t19",
        "b:rematch:t19",
        "b:leave:t30",
    ),
    "Ben": ("b:pick:t31:1:d710ed51b059:0", "b:open:t31:1:d710ed51b059:-", "b:vote:2:yes", "b:vote:7:no"),
    "Cat": (
        "b:restart:t25:2:dff19d172230",
        "b:pick:t29:0:578cf22a5b70:12",
        "b:pick:t33:0:1e7ce4e5ab08:3",
        "b:undo:t16:2:0",  # nothing was asked there
        "b:join:t30",
    ),
    "Dan": ("b:take:t6:1", "b:nocomputer:t32", "b:computer:t32", "b:start:t32", "b:cancel:t34"),
}
"""As they stand on messages of 0.1.0: where a table is, its seat, a mark of the question, and a pick."""


@pytest.mark.parametrize("version", VERSIONS)
async def test_parcels_of_older_versions_are_delivered_and_old_buttons_answer(
    version: str, tmp_path: Path
) -> None:
    async with kept_stage(version, tmp_path) as stage:
        with closing(sqlite3.connect(tmp_path / "latchkey.db")) as connection:
            faults = connection.execute("SELECT kind, error FROM outbox WHERE done IS NULL OR error <> ''")
            assert faults.fetchall() == []
        told = [words(message) for message in stage.recent(stage.channel, 200)]
        assert sum(FINISH in text for text in told) == 3, "the final sheet of each game"
        assert sum("1. <@" in text for text in told) >= 6, "lobbies"
        assert len(stage.channel.threads) >= 3, "games that began while nobody posted"
        assert any(message.attachments for message in stage.recent(stage.channel, 200))
        stage.checked()
        if version == "0.1.0":
            await old_buttons_answer(stage)


async def old_buttons_answer(stage: Stage) -> None:
    for name, ids in OLD_BUTTONS.items():
        for custom_id in ids:
            assert custom_ids.parsed(custom_id).verb in HANDLERS
            message = await posted(stage, custom_id)
            result = await stage.players[name].click(message, custom_id=custom_id)
            assert result.acknowledged, f"{name} pressed {custom_id}"
    held = await stage.bot.context.services.queries.table("t6")
    assert held.seat_of(stage.players["Dan"].id) == 1
    statuses = {key: (await stage.bot.context.services.queries.table(key)).status for key in ("t32", "t34")}
    assert statuses == {"t32": "running", "t34": "closed"}
    votes = [await stage.bot.context.services.votes.get(number) for number in (2, 7)]
    assert (votes[0].yes, votes[1].result) == ((0, 1), "refused")
    lobby = await stage.bot.context.services.queries.table("t30")
    assert lobby.seat_of(stage.players["Ann"].id) is None
    assert lobby.seat_of(stage.players["Cat"].id) is not None


async def posted(stage: Stage, custom_id: str) -> discord.Message:
    """Post a message of the bot with this button, which only its custom id connects to the bot."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(discord.ui.Button[Any](label="old", custom_id=custom_id)))
    assert isinstance(stage.env, Env)
    with handle_message_parameters(view=view) as parameters:
        await stage.env.own(stage.bot.http.send_message(stage.channel.id, params=parameters))
    return stage.newest(stage.channel)
