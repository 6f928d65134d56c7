"""The bot: one client, its services, and everything that answers on Discord."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import COGS
from bot.config import Config
from bot.courier import Courier
from bot.delivery import Delivery
from bot.invite import invite
from bot.services.bundle import Services, new_seed, services, table_id
from bot.store.sqlite import SqliteStore, open_store
from bot.ui import desk, films, lobby, look, rules_page, seats, settings_page
from bot.ui.answer import Answer
from bot.ui.cinema import Cinema
from bot.ui.errors import guarded
from bot.ui.press import ButtonPress, Handlers, MenuChoice
from bot.ui.studio import Studio
from bot.ui.voice import Voices
from bot.words.speak import HOME
from engine.core.game import Game
from engine.registry import GAMES
from render.kit.marks import Painter
from render.registry import PAINTERS

_log = logging.getLogger(__name__)
_NO_PINGS = discord.AllowedMentions.none()


class Tree(app_commands.CommandTree["Latchkey"]):
    async def on_error(
        self, interaction: discord.Interaction[Latchkey], error: app_commands.AppCommandError, /
    ) -> None:
        """What no command caught itself, such as an argument that cannot be read."""
        async with guarded(Answer(interaction), "command"):
            raise error


class Latchkey(commands.AutoShardedBot):
    services: Services

    def __init__(
        self,
        config: Config,
        *,
        games: Mapping[str, Game[Any, Any, Any]],
        painters: Mapping[str, Painter[Any]],
        clock: Callable[[], float],
        ids: Callable[[], str],
        seeds: Callable[[], str],
        words: tuple[Path, ...],
        shard_count: int | None = None,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=_NO_PINGS,
            shard_count=shard_count,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.config, self.games, self.clock = config, games, clock
        self._ids, self._seeds = ids, seeds
        self.voices = Voices(config.strict_words, words)
        self.studio = Studio(painters, config.picture_threads)
        self.cinema = Cinema(painters)
        self.courier = Courier(self)
        self.delivery = Delivery(self)
        self.handlers: Handlers = {
            **desk.HANDLERS,
            **films.HANDLERS,
            **lobby.HANDLERS,
            **look.HANDLERS,
            **rules_page.HANDLERS,
            **seats.HANDLERS,
            **settings_page.HANDLERS,
        }
        self._store: SqliteStore | None = None

    async def setup_hook(self) -> None:
        self._store = await open_store(self.config.database)
        self.services = services(
            self._store,
            self.games,
            clock=self.clock,
            ids=self._ids,
            seeds=self._seeds,
            ring=self.courier.ring,
        )
        self.add_dynamic_items(ButtonPress, MenuChoice)
        for cog in COGS:
            await self.add_cog(cog(self))
        await self._sync_if_changed()
        await self.services.outbox.release()

    async def on_ready(self) -> None:
        """The first time only: a reconnection changes nothing."""
        if self.courier.is_open:
            return
        _log.info("ready on %d servers; invite me with %s", len(self.guilds), invite(self.application_id))
        self.courier.open()
        await self.services.table.resume()

    async def close(self) -> None:
        """Finish what is on its way, then close Discord, then the store."""
        self.cinema.close()
        await self.courier.close()
        await super().close()
        self.studio.close()
        if self._store is not None:
            await self._store.close()
            self._store = None

    async def _sync_if_changed(self) -> None:
        """Discord allows few command updates a day: send them only when they differ from the last ones."""
        guild = discord.Object(self.config.command_guild) if self.config.command_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands(guild=guild)]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        key = f"commands:{self.application_id}:{self.config.command_guild or 'all'}"
        if await self.services.people.setting("app", key) == digest:
            return
        await self.tree.sync(guild=guild)
        await self.services.people.set_setting("app", key, digest)
        _log.info("%d commands sent to Discord", len(payload))


def build_bot(
    config: Config,
    *,
    games: Mapping[str, Game[Any, Any, Any]] = GAMES,
    painters: Mapping[str, Painter[Any]] = PAINTERS,
    clock: Callable[[], float] = time.time,
    ids: Callable[[], str] = table_id,
    seeds: Callable[[], str] = new_seed,
    words: tuple[Path, ...] = (HOME,),
    shard_count: int | None = None,
) -> Latchkey:
    """The bot, for Discord, for the playground and for tests alike."""
    return Latchkey(
        config,
        games=games,
        painters=painters,
        clock=clock,
        ids=ids,
        seeds=seeds,
        words=words,
        shard_count=shard_count,
    )
