"""Build the application context on an open store: services, messenger and courier."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import discord
from msgspec import Struct

from bot.config import Config
from bot.custom_content import ContentFolder
from bot.delivery.courier import Courier
from bot.delivery.messenger import DeliveryContext, DiscordMessenger
from bot.delivery.router import deliver
from bot.delivery.sender import Sender
from bot.interaction_queue import InteractionQueue
from bot.metrics import Metrics
from bot.services.container import build_services
from bot.services.maintenance.health_checks import MonitoredComputerPool
from bot.store.factory import is_postgres
from bot.store.protocol import Store
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures.films import FilmRenderer
from bot.ui.pictures.renderer import PictureRenderer
from engine.core.game import Game

_FAILED_THOUGHTS = "failed-thoughts"  # the folder of failed computer tasks


class StartupResources(Struct, frozen=True):
    """Everything available before the store is open."""

    config: Config
    games: Mapping[str, Game[Any, Any, Any]]
    computer_pool: MonitoredComputerPool | None
    localisers: Localisers
    renderer: PictureRenderer
    films: FilmRenderer
    metrics: Metrics
    interaction_queue: InteractionQueue
    make_ready: Callable[[str], Awaitable[None]]
    clock: Callable[[], float]
    ids: Callable[[], str]
    seeds: Callable[[], str]


def build_context(
    client: discord.Client, store: Store, resources: StartupResources, wake_courier: Callable[[], None]
) -> tuple[DeliveryContext, Courier]:
    """Build the context on this store, and the courier that delivers its parcels."""
    offered = build_services(
        store,
        resources.games,
        computer_pool=resources.computer_pool,
        failed_thoughts=_folder_of_failed_thoughts(resources.config),
        count_failed=resources.metrics.thought_failed,
        clock=resources.clock,
        ids=resources.ids,
        seeds=resources.seeds,
        wake_courier=wake_courier,
        allowed=resources.config.allowances,
    )
    context = DeliveryContext(
        services=offered,
        localisers=resources.localisers,
        renderer=resources.renderer,
        films=resources.films,
        messenger=DiscordMessenger(
            Sender(
                client, offered.queries.posted, lambda: store.is_shared, resources.localisers.note_emoji_error
            ),
            offered.people,
            offered.channels,
            resources.localisers,
            resources.clock,
        ),
        games=resources.games,
        metrics=resources.metrics,
        interaction_queue=resources.interaction_queue,
        content_folder=ContentFolder(resources.config.content_dir, resources.games),
        make_ready=resources.make_ready,
    )
    courier = Courier(
        offered.outbox,
        offered.timers,
        partial(deliver, context),
        resources.clock,
        lambda: store.is_shared,
    )
    return context, courier


def _folder_of_failed_thoughts(config: Config) -> Path | None:
    """Return the folder of failed tasks: beside a database file, otherwise in the backup folder."""
    if not is_postgres(config.database):
        return Path(config.database).parent / _FAILED_THOUGHTS
    return Path(config.backup_dir) / _FAILED_THOUGHTS if config.backup_dir else None
