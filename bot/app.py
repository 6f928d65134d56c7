"""The bot: one client, its services, and everything that answers on Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.background import BackgroundTasks
from bot.commands import COGS
from bot.commands.help import message_command
from bot.commands.sync import send_if_changed
from bot.config import Config, read_shards
from bot.custom_content import ContentFolder
from bot.delivery.courier import Courier
from bot.delivery.messenger import DeliveryContext, DiscordMessenger
from bot.delivery.router import deliver
from bot.delivery.sender import Sender
from bot.delivery.table_posts import tend_leagues
from bot.emoji_uploader import EmojiUploader
from bot.health import HealthSources
from bot.interaction_queue import InteractionQueue, listening
from bot.invite_link import invite, invite_for_one
from bot.locales.translations import HOME
from bot.metrics import Metrics
from bot.services.container import build_services, new_seed, table_id
from bot.services.maintenance.health_checks import Connections, HealthChecks
from bot.services.turn.computer_pool import ComputerPool
from bot.shard_assignment import ShardAssignment
from bot.store.concurrency import Notification
from bot.store.database_copy import half_a_copy
from bot.store.errors import CannotStoreError, StoreError
from bot.store.factory import is_postgres, open_store
from bot.store.protocol import Store
from bot.ui.handlers import HANDLERS
from bot.ui.interactions.dispatcher import CommandTree, DispatchingClient, is_worth_an_error
from bot.ui.kit.emoji_registry import EmojiRegistry
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures.films import FilmRenderer
from bot.ui.pictures.render_process import RenderProcess
from bot.ui.pictures.renderer import PictureRenderer
from bot.warmup import CacheWarmer
from engine.core.game import AnyGame
from engine.registry import offered
from render.kit.icons import Icons
from render.kit.painter import Painter
from render.registry import ICONS, PAINTERS

_log = logging.getLogger(__name__)
_LAST_WAIT = 10.0  # seconds to finish current work when the bot stops
_SECOND_TRY = 15.0  # seconds until a failed write is retried
_TENDED = 6 * 3600.0  # seconds between two checks of leagues that have not begun
_FAILED_THOUGHTS = "failed-thoughts"  # the folder of failed computer tasks
_NO_PINGS = discord.AllowedMentions.none()
_READ = "languages-read"  # a setting of the bot: languages of its active users


class Latchkey(DispatchingClient):
    def __init__(
        self,
        config: Config,
        *,
        games: Mapping[str, AnyGame] | None = None,
        painters: Mapping[str, Painter[Any]] = PAINTERS,
        icons: Mapping[str, Icons] = ICONS,
        clock: Callable[[], float] = time.time,
        ids: Callable[[], str] = table_id,
        seeds: Callable[[], str] = new_seed,
        words: tuple[Path, ...] = (HOME,),
        shard_count: int | None = None,
    ) -> None:
        """`games`: by default all that are offered. `shard_count` is set where Discord is not to be asked
        for it."""
        logging.getLogger("discord.app_commands.tree").addFilter(is_worth_an_error)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=_NO_PINGS,
            shard_count=shard_count,
            http_trace=listening(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._games = offered(config.models) if games is None else games
        self._config, self._clock = config, clock
        self._ids, self._seeds = ids, seeds
        self._icons = EmojiRegistry(icons)
        self._localisers = Localisers(config.strict_words, words, self._icons)
        self._metrics = Metrics()
        render_process = RenderProcess() if config.picture_process else None
        took = partial(self._metrics.took, "picture")
        self._renderer = PictureRenderer(painters, config.picture_threads, took, render_process)
        self._films = FilmRenderer(painters, partial(self._metrics.took, "film"))
        self.health_sources: HealthSources | None = None  # set between `setup_hook` and the end
        self._background = BackgroundTasks(self, config, self._metrics, clock)
        self._gateway = Connections(lambda: self.shard_ids or range(self.shard_count or 1))
        self._computer_pool = ComputerPool(config.computer_seconds) if config.computer_seconds else None
        self._warming = CacheWarmer(tuple(self._games), self._localisers)
        self.handlers = HANDLERS
        self.courier: Courier | None = None
        self._store: Store | None = None
        self._tend_leagues: Callable[[], Awaitable[None]]  # set in `setup_hook`
        self._tending: asyncio.Task[None] | None = None
        self._packing: asyncio.Task[None] | None = None
        self._emojis: EmojiUploader | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        shards = read_shards(config.shards)
        self._shares = ShardAssignment(self, shards)
        if not shards.is_all and not is_postgres(config.database):
            raise StoreError("a database in a file belongs to one process: SHARDS needs PostgreSQL")

    async def setup_hook(self) -> None:
        self._store = await open_store(self._config.database, alone=True)
        if fault := await half_a_copy(self._store):
            raise StoreError(fault)
        share = await self._store.join(self._shares.names, self._heard)
        context = self._context_on(self._store)
        self.context, self._tend_leagues = context, partial(tend_leagues, context)
        self.courier = self._courier_of(context, self._store)
        await self._shares.take(share, self.context.services.people, is_shared=self._store.is_shared)
        await self.context.content_folder.reload()
        for cog in COGS:
            await self.add_cog(cog(self.context))
        self.tree.add_command(message_command(self.context))
        self._renderer.begin()
        await self._warm()
        if self._shares.has_the_first:
            await send_if_changed(self.tree, self.context.services.people, self._config.command_guild)
        await self.context.services.outbox.release()
        if self._config.icons:
            self._emojis = EmojiUploader(self, self._icons, self.context.services.people)
            await self._emojis.remember()
        health_checks = HealthChecks(
            self._gateway, self._store, self.context.services.queries, self._computer_pool, self._clock
        )
        self.health_sources = await self._background.start(
            self.context, health_checks, copies=self._shares.has_the_first
        )

    def _context_on(self, store: Store) -> DeliveryContext:
        """Build the services and the messenger on this store."""
        services = build_services(
            store,
            self._games,
            computer_pool=self._computer_pool,
            failed_thoughts=_folder_of_failed_thoughts(self._config),
            count_failed=self._metrics.thought_failed,
            clock=self._clock,
            ids=self._ids,
            seeds=self._seeds,
            wake_courier=self._wake_courier,
            allowed=self._config.allowances,
        )
        note_emoji_error = self._localisers.note_emoji_error
        sender = Sender(self, services.queries.posted, lambda: store.is_shared, note_emoji_error)
        return DeliveryContext(
            services=services,
            localisers=self._localisers,
            renderer=self._renderer,
            films=self._films,
            messenger=DiscordMessenger(
                sender, services.people, services.channels, self._localisers, self._clock
            ),
            games=self._games,
            metrics=self._metrics,
            interaction_queue=InteractionQueue(),
            content_folder=ContentFolder(self._config.content_dir, self._games),
            make_ready=self._make_ready,
        )

    def _courier_of(self, context: DeliveryContext, store: Store) -> Courier:
        """Return the courier that delivers the parcels of this store."""
        services, send = context.services, partial(deliver, context)
        return Courier(services.outbox, services.timers, send, self._clock, lambda: store.is_shared)

    async def _warm(self) -> None:
        """Warm the caches of the languages in use before the last stop."""
        self._warming.begin()
        for language in (await self.context.services.people.setting("app", _READ) or "").split():
            self._warming.make_ready(language)

    async def _make_ready(self, locale: str) -> None:
        """Warm the caches of a reader's language, now and at the next start."""
        if not self._warming.make_ready(locale):
            return
        try:
            await self.context.services.people.set_setting("app", _READ, " ".join(self._warming.languages))
        except CannotStoreError as error:
            _log.warning("a language in use could not be stored: %s", error)

    def _heard(self, word: Notification, what: str) -> None:
        """Handle a notification from another process."""
        if self.courier is None:
            return
        match word:
            case "table":
                self.context.services.turns.forget(what)
            case "person":
                self.context.services.people.forget(int(what))
            case "post":
                self.courier.wake()
            case "died":
                _log.warning("another process has died; taking over its work")
                self.courier.wake()
                self._resuming = asyncio.create_task(self._resume(), name="resuming")
            case "replaced":
                _log.error("another process has taken our share; stopping")
                self._closing = asyncio.create_task(self.close(), name="closing")
            case "vacant":
                self._shares.stand_in(what)
            case "filled":
                self._shares.step_back(what)

    async def _resume(self) -> None:
        """Resume computers whose turn nobody plays and leagues that have not begun, as soon as writing
        works.

        The outbox covers all other leagues."""
        while True:
            try:
                with self.working():
                    await self.context.services.resume.resume()
                    await self._tend_leagues()
                return
            except CannotStoreError:
                await asyncio.sleep(_SECOND_TRY)

    async def _keep_tending(self) -> None:
        """Run forever: end leagues that nobody starts."""
        while True:
            await asyncio.sleep(_TENDED)
            try:
                with self.working():
                    await self._tend_leagues()
            except CannotStoreError:  # the store has logged it
                continue
            except Exception:
                _log.exception("leagues could not be updated")

    def _wake_courier(self) -> None:
        """Wake the courier after something was put into the outbox."""
        if self.courier is not None:
            self.courier.wake()

    async def look_for_post(self) -> None:
        """Wake the courier if a command in another process, such as an export, has filled the outbox."""
        if self._store is not None and await self._store.has_new_post():
            self._wake_courier()

    async def on_ready(self) -> None:
        """Start work at the first connection. Reconnections change nothing."""
        if self.courier is None or self.courier.is_open:
            return
        _log.info("ready on %d servers; invite me with %s", len(self.guilds), invite(self.application_id))
        _log.info("to play alone, add me with %s", invite_for_one(self.application_id))
        self.courier.open()
        if self._shares.has_the_first:
            self._packing = asyncio.create_task(self._put_away(), name="packing")
        if self._emojis is not None:
            self._emojis.begin(keeps=self._shares.has_the_first)
        self._resuming = asyncio.create_task(self._resume(), name="resuming")
        self._tending = asyncio.create_task(self._keep_tending(), name="tending")

    async def _put_away(self) -> None:
        await self.context.services.results.run()
        await self.context.services.packing.run()

    async def on_shard_ready(self, shard: int) -> None:
        self._gateway.came_up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self._gateway.came_up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        self._gateway.went_down(shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Wake sleeping tables: the bot may have been invited again."""
        await self._wake(guild.id, back=True)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        await self._wake(after.guild.id)

    async def on_thread_update(self, _: object, after: discord.Thread) -> None:
        await self._wake(after.guild.id)

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        await self._wake(after.guild.id, back=True)

    async def on_member_update(self, _: object, after: discord.Member) -> None:
        """Check our own roles. Discord reports them even without the members intent."""
        if after.id == after.guild.me.id:
            await self._wake(after.guild.id, back=True)

    async def _wake(self, guild: int, *, back: bool = False) -> None:
        with self.working(), contextlib.suppress(CannotStoreError):  # it is retried later in any case
            await self.context.services.channels.retry_posts(guild, back=back)

    async def close(self) -> None:
        """Finish current work, then close Discord, then the store."""
        self._films.close()
        beside = [task for task in (self._packing, self._resuming, self._tending) if task is not None]
        beside += self._shares.tasks
        for task in beside:
            task.cancel()
        self._warming.end()
        await asyncio.gather(*beside, return_exceptions=True)
        if self._emojis is not None:
            await self._emojis.end()
        self.health_sources = None
        await self._background.stop()
        if self.courier is not None:
            await self.context.services.reviews.close()
            await self.context.services.computers.close()
        await self.finished(_LAST_WAIT)
        if self.courier is not None:
            await self.courier.close()
            await self.context.services.visits.close()
        await super().close()
        self._renderer.close()
        await self._renderer.end()
        if self._store is not None:
            await self._store.close()
            self._store = None


def _folder_of_failed_thoughts(config: Config) -> Path | None:
    """Return the folder of failed tasks: beside a database file, otherwise in the backup folder."""
    if not is_postgres(config.database):
        return Path(config.database).parent / _FAILED_THOUGHTS
    return Path(config.backup_dir) / _FAILED_THOUGHTS if config.backup_dir else None
