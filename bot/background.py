"""Background tasks of a running bot: metrics, daily backups, alerts to the operator."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import discord

from bot.config import Config
from bot.context import AppContext
from bot.health import HealthSources
from bot.metrics import CountingHandler, Metrics
from bot.services.maintenance.backups import Backups
from bot.services.maintenance.health_checks import HealthChecks
from bot.store.factory import is_postgres
from bot.ui.interactions.reply import UNREACHED
from engine.core.caches import cache_limits
from engine.core.text import text

_log = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks started once the context is complete and stopped before it is taken down."""

    def __init__(
        self, client: discord.Client, config: Config, metrics: Metrics, clock: Callable[[], float]
    ) -> None:
        self._client, self._config, self._metrics, self._clock = client, config, metrics, clock
        self._counting = CountingHandler(metrics)
        self._copying: asyncio.Task[None] | None = None

    async def start(
        self, context: AppContext, health_checks: HealthChecks, *, copies: bool = True
    ) -> HealthSources:
        """Start the tasks, and return the sources of the health endpoint; `copies`: this process makes
        backups."""
        logging.getLogger().addHandler(self._counting)
        database = None if is_postgres(self._config.database) else Path(self._config.database)
        backups = None
        if self._config.backup_dir and copies:
            backups = Backups(
                database or self._config.database,
                Path(self._config.backup_dir),
                daily=self._config.backup_daily,
                weekly=self._config.backup_weekly,
                clock=self._clock,
                tell=lambda why: self._tell(context, why),
            )
            self._copying = asyncio.create_task(backups.run(), name="backups")
        return HealthSources(
            context.services, self._metrics, database, health_checks, self._clock, backups, cache_limits
        )

    async def stop(self) -> None:
        logging.getLogger().removeHandler(self._counting)
        if self._copying is not None:
            self._copying.cancel()
            await asyncio.gather(self._copying, return_exceptions=True)
            self._copying = None

    async def _tell(self, context: AppContext, why: str) -> None:
        """Send a direct message to the application's owner, if Discord allows it. It is logged in any
        case."""
        words = context.localisers.plain("en").say(text("bot-backup-failed", why=why))
        try:
            known = await self._client.application_info()
            owner = known.team.owner if known.team is not None else known.owner
            if owner is not None:
                await (await self._client.fetch_user(owner.id)).send(words)
        except (discord.HTTPException, *UNREACHED) as error:
            _log.info("the operator could not be notified: %s", type(error).__name__)
