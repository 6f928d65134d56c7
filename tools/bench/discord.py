"""A press through the whole bot in a simulated Discord, compared with a minimal bot that only echoes."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
from discord import ui

from bot.config import Config
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES, offered
from render.registry import PAINTERS
from tools.bench import Row

_AGAINST = "a press on a bare echo bot"
_SETTLES_WITHIN = 5.0
"""In seconds. The simulation waits out any shorter sleep; a post may be delayed for longer."""
_PRESSES = ("confirm", "pick", "choose", "sure")


def rows(quick: bool) -> Iterator[Row]:
    """Yield the mean cost of a press on a panel, without and with its picture; nothing without the
    simulation.

    Costs are processor time of all threads, since the simulation idles between presses."""
    try:
        import simcord
    except ModuleNotFoundError:
        return
    del simcord
    presses = 30 if quick else 120
    bare = asyncio.run(_echoed(presses))
    for key in offered():
        for name, painters in (("without", {}), ("with", PAINTERS)):
            if name == "with" and key not in PAINTERS:
                continue
            with tempfile.TemporaryDirectory() as folder:
                spent = asyncio.run(_played(Path(folder) / "bench.db", key, painters, presses))
            yield Row(f"{key}: press on a panel {name} pictures", spent, spent / bare, _AGAINST)


class Echo(discord.Client):
    """The minimum that a bot can do: acknowledge a press, then edit the message."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=_echo_view(str(interaction.id)))


def _echo_view(words: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words))
    view.add_item(ui.ActionRow(ui.Button(label="Echo", custom_id="echo")))
    view.stop()
    return view


async def _echoed(presses: int) -> float:
    """Return microseconds per press."""
    from simcord import Env

    env = Env(Echo())
    await env.start()
    try:
        user = env.create_user("bench")
        channel = await env.bot.create_dm(discord.Object(user.id))
        message = await channel.send(view=_echo_view("0"))
        await env.settle()
        began = time.process_time()
        for _ in range(presses):
            await user.click(message, custom_id="echo")
        return (time.process_time() - began) * 1e6 / presses
    finally:
        await env.shutdown()


async def _played(path: Path, key: str, painters: Any, presses: int) -> float:
    from simcord import Env

    from bot.app import build_bot

    config = Config(database=str(path), log_level="ERROR", computer_seconds=0, limits=False, icons=False)
    seed = seed_from("bench")
    bot = build_bot(config, painters=painters, seeds=lambda: seed, shard_count=1)
    env = Env(bot, settle_timeout=_SETTLES_WITHIN)
    await env.start()
    try:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        member = guild.add_member(env.create_user("bench"))
        seats = GAMES[key].spec.seats[0]
        await member.slash(channel, "game new", game=key, seats=seats)
        lobby = channel.last_message
        assert lobby is not None
        for _ in range(seats - 1):
            await member.click(lobby, label="Add computer")
        await member.click(lobby, label="Start")
        return await _press(member.user, presses)
    finally:
        await env.shutdown()
        await bot.close()


async def _press(user: Any, presses: int) -> float:
    """Time only the presses, not the search for what to press."""
    rng, spent, done = Rng(seed_from("presses")), 0.0, 0
    for _ in range(presses):
        found = [(message, one) for message in user.dm_channel.history()[-2:] for one in _offers(message)]
        if not found:
            break
        message, (custom_id, value) = rng.choice(found)
        began = time.process_time()
        if value is None:
            await user.click(message, custom_id=custom_id)
        else:
            await user.select(message, [value], custom_id=custom_id)
        spent += time.process_time() - began
        done += 1
    return spent * 1e6 / max(done, 1)


def _offers(message: discord.Message) -> list[tuple[str, str | None]]:
    if not message.flags.components_v2:
        return []
    found: list[tuple[str, str | None]] = []
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        custom_id = str(getattr(item, "custom_id", "") or "")
        if (
            ":" not in custom_id
            or custom_id.split(":")[1] not in _PRESSES
            or getattr(item, "disabled", False)
        ):
            continue
        if isinstance(item, ui.Select):
            found += [(custom_id, option.value) for option in item.options]
        else:
            found.append((custom_id, None))
    return found
