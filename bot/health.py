"""The health endpoint for operators: liveness, health and metrics over HTTP."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from aiohttp import web
from msgspec import Struct

from bot.metrics import Metrics, family
from bot.services.container import Services
from bot.services.maintenance.backups import Backups
from bot.services.maintenance.health_checks import STARTING, WELL, HealthChecks
from bot.store.errors import StoreError
from bot.store.private_files import size_of
from bot.store.rows import WAITS, Overview

_log = logging.getLogger(__name__)
_JSON = "application/json"
_CONNECTED = "Every shard is connected to Discord."
_PLAIN = "text/plain; version=0.0.4; charset=utf-8"


class HealthSources(Struct, frozen=True):
    """The sources of the health endpoint."""

    services: Services
    metrics: Metrics
    database: Path | None  # None: not a file
    health_checks: HealthChecks
    clock: Callable[[], float]
    backups: Backups | None = None
    kept: Callable[[], Mapping[str, int]] = dict  # limits of all caches in bytes


_Page: TypeAlias = Callable[[HealthSources | None], Awaitable[tuple[int, str]]]


class HealthServer:
    """A server on one address, from `open` to `close`. The bot also plays without it.

    It answers from the first moment on: without sources it says that the bot is starting."""

    def __init__(self, address: str, health_sources: Callable[[], HealthSources | None]) -> None:
        self._host, _, port = address.rpartition(":")
        self._port, self._health_sources = int(port), health_sources
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        app = web.Application()
        app.router.add_get("/livez", self._answering(_life, _PLAIN))
        app.router.add_get("/healthz", self._answering(health, _JSON))
        app.router.add_get("/metrics", self._answering(metrics_page, _PLAIN))
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host.strip("[]"), self._port).start()
        except (OSError, OverflowError) as error:  # in use, not permitted, or not a port
            _log.error("no metrics: %s:%s cannot be used (%s)", self._host, self._port, error)
            await runner.cleanup()
            return
        self._runner = runner
        if not _is_loopback(self._host.strip("[]")):
            _log.warning("the metrics are readable by anyone who can reach %s", self._host)

    @property
    def addresses(self) -> list[tuple[str, int]]:
        return [] if self._runner is None else [(one[0], one[1]) for one in self._runner.addresses]

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _answering(self, page: _Page, kind: str) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(_: web.Request) -> web.Response:
            status, text = await page(self._health_sources())
            return web.Response(status=status, text=text, headers={"Content-Type": kind})

        return answer


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def _life(_: HealthSources | None) -> tuple[int, str]:
    """Answer a liveness probe. It checks nothing that a restart would not fix."""
    return 200, "alive\n"


async def health(health_sources: HealthSources | None) -> tuple[int, str]:
    """Return 200 if people can play, otherwise 503; the body says `ready` or `degraded`, and names each
    part."""
    found = STARTING if health_sources is None else await health_sources.health_checks.check()
    body = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    return (503 if found.status == "not ready" else 200), body


async def metrics_page(health_sources: HealthSources | None) -> tuple[int, str]:
    if health_sources is None:
        return 200, "\n".join(family("connected", "gauge", _CONNECTED, 0.0)) + "\n"
    found = await health_sources.health_checks.check()
    wells = {f'part="{name}"': float(words == WELL) for name, words in found.parts.items()}
    lines = [
        *family("connected", "gauge", _CONNECTED, float(health_sources.health_checks.connections.is_whole)),
        *family("well", "gauge", "Parts that do what they should.", wells),
    ]
    if health_sources.database is not None:
        size = float(size_of(health_sources.database))
        lines += family("database_bytes", "gauge", "The database and what lies beside it.", size)
    try:
        lines += _overview_lines(await health_sources.services.queries.overview(), health_sources.clock())
    except StoreError:
        lines += family("database_readable", "gauge", "The database can be read.", 0.0)
    computers = health_sources.services.computers
    lines += family("computer_tables", "gauge", "Tables at which computers play now.", computers.playing)
    lines += family("computer_queue", "gauge", "Thoughts that wait or are thought.", computers.thinking)
    lines += _kept_lines(health_sources.kept())
    if health_sources.backups is not None:
        done, made = health_sources.backups, health_sources.backups.last_made
        lines += family("backup_failing", "gauge", "The last backup failed.", float(bool(done.failing)))
        lines += family("backup_timestamp_seconds", "gauge", "When the last backup was made.", made or 0.0)
    return 200, "\n".join([*lines, *health_sources.metrics.lines()]) + "\n"


def _kept_lines(kept: Mapping[str, int]) -> list[str]:
    """Return the size limits of the caches. Their current sizes might reveal what one person does."""
    room = {f'what="{name}"': size for name, size in kept.items()}
    return family("kept_bytes_at_most", "gauge", "How much may be kept so as not to be found again.", room)


def _overview_lines(seen: Overview, now: float) -> list[str]:
    states = {f'state="{state}"': count for state, count in sorted(seen.states.items())}
    waits = {f'longer_than="{name}"': count for name, count in zip(WAITS, seen.waits, strict=True)}
    outbox = seen.outbox
    age = 0.0 if outbox.oldest is None else max(0.0, now - outbox.oldest)
    return [
        *family("database_readable", "gauge", "The database can be read.", 1.0),
        *family("tables", "gauge", "Tables by their state.", states),
        *family("waiting_tables", "gauge", "Running tables by how long they wait for somebody.", waits),
        *family("outbox_waiting", "gauge", "Posts still to be sent.", outbox.waiting),
        *family("outbox_oldest_seconds", "gauge", "How long the oldest of them has waited.", age),
        *family("outbox_given_up", "gauge", "Posts given up within the last 30 days.", outbox.given_up),
    ]
