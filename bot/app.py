"""The bot: one client, its services, and everything that answers on Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.care import Care
from bot.commands import COGS
from bot.commands.sending import send_if_changed
from bot.config import Config
from bot.desk import Desk, listening
from bot.health import Vitals
from bot.house import House
from bot.invite import invite
from bot.metrics import Metrics
from bot.post.courier import Courier
from bot.post.delivery import Delivery
from bot.post.house import PostHouse
from bot.post.parcels import deliver
from bot.post.sender import Sender
from bot.services.bundle import new_seed, services, table_id
from bot.services.looking.wellbeing import Connections, WatchedMind, Wellbeing
from bot.store.moving import half_a_copy
from bot.store.opening import is_postgres, open_store
from bot.store.protocol import CannotStoreError, Store, StoreError, Word
from bot.ui.handlers import HANDLERS
from bot.ui.page.voice import Voices
from bot.ui.panel.sizes import PHONE
from bot.ui.pictures.films import FilmStudio
from bot.ui.pictures.studio import Studio
from bot.ui.press.command_tree import CommandTree, is_worth_an_error
from bot.ui.press.dispatch import PressClient
from bot.values.shards import read_shards
from bot.words.speak import HOME
from engine.core.game import Game
from engine.registry import offered
from render.kit.marks import Painter
from render.registry import PAINTERS

_log = logging.getLogger(__name__)
_LAST_WAIT = 10.0  # seconds for what is on its way when the bot stops
_SECOND_TRY = 15.0  # seconds until what could not be stored is tried again
_FAILED_THOUGHTS = "failed-thoughts"  # the folder of what computers could not think
_NO_PINGS = discord.AllowedMentions.none()


class Latchkey(PressClient):
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
        """`shard_count`: where Discord is not to be asked how many there are."""
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_an_error)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice here
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=_NO_PINGS,
            shard_count=shard_count,
            http_trace=listening(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self._config, self._games, self._clock = config, games, clock
        self._ids, self._seeds = ids, seeds
        self._voices = Voices(config.strict_words, words)
        self._metrics, self._desk = Metrics(), Desk()
        self._studio = Studio(painters, config.picture_threads, partial(self._metrics.took, "picture"))
        self._films = FilmStudio(painters, partial(self._metrics.took, "film"))
        self.vitals: Vitals | None = None  # from `setup_hook` until the end
        self._care = Care(self, config, self._metrics, clock)
        self._gateway = Connections(lambda: self.shard_ids or range(self.shard_count or 1))
        self._mind = WatchedMind(config.computer_seconds) if config.computer_seconds else None
        self.handlers = HANDLERS
        self.courier: Courier | None = None
        self._store: Store | None = None
        self._packing: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._standing_in: dict[str, asyncio.Task[None]] = {}  # by share
        self._stepping_back: asyncio.Task[None] | None = None
        self._shards = read_shards(config.shards)
        if not self._shards.is_all and not is_postgres(config.database):
            raise StoreError("a database in a file belongs to one process: SHARDS needs PostgreSQL")

    async def setup_hook(self) -> None:
        self._store = await open_store(self._config.database, alone=True)
        if fault := await half_a_copy(self._store):
            raise StoreError(fault)
        share = await self._store.join(self._shards.shares, self._heard)
        self.house, self.courier = self._furnished(self._store)
        await self._take_shards(share)
        for cog in COGS:
            await self.add_cog(cog(self.house))
        if self._keeps_house:
            await send_if_changed(self.tree, self.house.services.people, self._config.command_guild)
        await self.house.services.outbox.release()
        wellbeing = Wellbeing(
            self._gateway, self._store, self.house.services.reading, self._mind, self._clock
        )
        self.vitals = await self._care.begin(self.house, wellbeing, copies=self._keeps_house)

    async def _take_shards(self, share: str) -> None:
        """Which shards are ours. How many there are is asked of Discord by whoever comes first: all who run
        at the same time have to go by the same number."""
        if self._shards.parts == 1:
            return
        mine = self._shards
        if mine.parts:
            people, key = self.house.services.people, f"shards:{mine.parts}"
            is_shared = self._store is not None and self._store.is_shared
            agreed = await people.setting("app", key) if is_shared else None
            count = int(agreed or (await self.http.get_bot_gateway())[0])
            if agreed is None:
                await people.set_setting("app", key, str(count))
            mine = mine.of(share, count)
        self.shard_ids, self.shard_count = list(mine.ids), mine.count
        _log.info("serving shards %d to %d of %d", mine.ids[0], mine.ids[-1], mine.count)

    @property
    def _keeps_house(self) -> bool:
        """What only one process has to do is done by the one with the first shard."""
        return self.shard_ids is None or 0 in self.shard_ids

    def _heard(self, word: Word, what: str) -> None:
        """What other processes have done, as far as it concerns us."""
        if self.courier is None:
            return
        match word:
            case "table":
                self.house.services.table.forget(what)
            case "person":
                self.house.services.people.forget(int(what))
            case "post":
                self.courier.ring()
            case "died":
                _log.warning("another process has died; what it had begun is gone on with")
                self.courier.ring()
                self._resuming = asyncio.create_task(self._resume(), name="resuming")
            case "replaced":
                _log.error("another process has taken our place; stopping")
                self._closing = asyncio.create_task(self.close(), name="closing")
            case "vacant":
                _log.warning("nobody serves share %s; standing in", what)
                self._standing_in[what] = asyncio.create_task(self._stand_in(what), name=f"share {what}")
            case "filled":
                _log.info("share %s has somebody again", what)
                self._stepping_back = asyncio.create_task(self._step_back(what), name="stepping back")

    async def _stand_in(self, share: str) -> None:
        """Serve the shards of a process that has gone, until another one comes: a start takes its time.
        discord.py lets every shard wait for 5 seconds that is not the first: it has been long since ours."""
        for place, shard in enumerate(self._shards.of(share, self.shard_count or 1).ids):
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=place == 0)

    async def _step_back(self, share: str) -> None:
        if (standing_in := self._standing_in.pop(share, None)) is not None:
            standing_in.cancel()
            await asyncio.gather(standing_in, return_exceptions=True)
        for number in self._shards.of(share, self.shard_count or 1).ids:
            if (shard := self.get_shard(number)) is not None and not shard.is_closed():
                await shard.disconnect()

    async def _resume(self) -> None:
        """Computers whose turn nobody plays any more; as soon as that can be stored."""
        while True:
            try:
                with self.working():
                    await self.house.services.resuming.resume()
                return
            except CannotStoreError:
                await asyncio.sleep(_SECOND_TRY)

    def _furnished(self, store: Store) -> tuple[House, Courier]:
        """The house on this store, and the courier that carries its post."""
        offered = services(
            store,
            self._games,
            screen=PHONE,
            mind=self._mind,
            failed_thoughts=_folder_of_failed_thoughts(self._config),
            count_failed=self._metrics.thought_failed,
            clock=self._clock,
            ids=self._ids,
            seeds=self._seeds,
            ring=self._ring,
            allowed=self._config.allowances,
        )
        house = PostHouse(
            services=offered,
            voices=self._voices,
            studio=self._studio,
            films=self._films,
            post=Delivery(
                Sender(self, offered.reading.posted, lambda: store.is_shared),
                offered.people,
                offered.homes,
                self._voices,
                self._clock,
            ),
            games=self._games,
            metrics=self._metrics,
            desk=self._desk,
        )
        courier = Courier(
            offered.outbox,
            offered.reminders,
            partial(deliver, house),
            self._clock,
            lambda: store.is_shared,
        )
        return house, courier

    def _ring(self) -> None:
        """Something was put into the outbox."""
        if self.courier is not None:
            self.courier.ring()

    async def look_for_post(self) -> None:
        """What a command put into the outbox meanwhile, such as that a game was exported, is sent now."""
        if self._store is not None and await self._store.has_new_post():
            self._ring()

    async def on_ready(self) -> None:
        """The first time only: a reconnection changes nothing."""
        if self.courier is None or self.courier.is_open:
            return
        _log.info("ready on %d servers; invite me with %s", len(self.guilds), invite(self.application_id))
        self.courier.open()
        if self._keeps_house:
            self._packing = asyncio.create_task(self.house.services.packing.run(), name="packing")
        self._resuming = asyncio.create_task(self._resume(), name="resuming")

    async def on_shard_ready(self, shard: int) -> None:
        self._gateway.came_up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._gateway.came_up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self._gateway.went_down(shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Perhaps back again: tables that slept wake up."""
        await self._wake(guild.id, back=True)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        await self._wake(after.guild.id)

    async def on_thread_update(self, _: object, after: discord.Thread) -> None:
        await self._wake(after.guild.id)

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        await self._wake(after.guild.id, back=True)

    async def on_member_update(self, _: object, after: discord.Member) -> None:
        """Discord tells of ourselves without being asked for members: perhaps we have a role more."""
        if after.id == after.guild.me.id:
            await self._wake(after.guild.id, back=True)

    async def _wake(self, guild: int, *, back: bool = False) -> None:
        with self.working(), contextlib.suppress(CannotStoreError):  # it is tried again later in any case
            await self.house.services.homes.wake(guild, back=back)

    async def close(self) -> None:
        """Finish what is on its way, then close Discord, then the store."""
        self._films.close()
        beside = [task for task in (self._packing, self._resuming, self._stepping_back) if task is not None]
        beside += self._standing_in.values()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        self.vitals = None
        await self._care.end()
        if self.courier is not None:
            await self.house.services.computers.close()
        await self.finished(_LAST_WAIT)
        if self.courier is not None:
            await self.courier.close()
            await self.house.services.visits.close()
        await super().close()
        self._studio.close()
        if self._store is not None:
            await self._store.close()
            self._store = None


def _folder_of_failed_thoughts(config: Config) -> Path | None:
    """Beside the database where that is a file, else where its copies go."""
    if not is_postgres(config.database):
        return Path(config.database).parent / _FAILED_THOUGHTS
    return Path(config.backup_dir) / _FAILED_THOUGHTS if config.backup_dir else None


def build_bot(
    config: Config,
    *,
    games: Mapping[str, Game[Any, Any, Any]] | None = None,
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
        games=offered(config.models) if games is None else games,
        painters=painters,
        clock=clock,
        ids=ids,
        seeds=seeds,
        words=words,
        shard_count=shard_count,
    )
