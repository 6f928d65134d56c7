"""Metrics and health for Prometheus, without personal data."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import aiohttp
import msgspec
import pytest

from bot.health import HealthServer, HealthSources, health, metrics_page
from bot.metrics import CountingHandler, Metrics, family
from bot.services.maintenance.backups import Backups
from bot.services.maintenance.health_checks import Connections, Health, HealthChecks
from bot.services.turn.computer_pool import ComputerPool
from bot.store.errors import CannotStoreError
from bot.store.sqlite import SqliteStore
from bot.values.parcel import Outcome
from engine.core.caches import cache_limits
from tests.support.service_harness import ANN, BEN, Stage, open_stage

LINE = re.compile(
    r"(# (HELP|TYPE) latchkey_\w+ .+|latchkey_\w+(\{[a-z_]+=\"[^\"]*\"(,[a-z_]+=\"[^\"]*\")*\})? [\d.]+)"
)
HOUR = 3600.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    made = await open_stage(tmp_path / "latchkey.db")
    yield made
    await made.close()


def health_sources(
    stage: Stage, line: Connections | None = None, backups: Backups | None = None
) -> HealthSources:
    health_checks = HealthChecks(
        line or lines(up=1), stage.store, stage.services.queries, None, lambda: stage.now
    )
    return HealthSources(stage.services, Metrics(), stage.path, health_checks, lambda: stage.now, backups)


def lines(up: int, served: int = 1) -> Connections:
    line = Connections(lambda: range(served))
    for shard in range(up):
        line.came_up(shard)
    return line


async def said(asked: HealthSources) -> tuple[int, str, dict[str, str]]:
    """Return the status, the full report and the problem of each part."""
    status, body = await health(asked)
    found = msgspec.json.decode(body, type=Health)
    return status, found.status, {name: words for name, words in found.parts.items() if words != "ok"}


def values(text: str) -> dict[str, float]:
    pairs = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_durations_are_counted_in_steps() -> None:
    metrics = Metrics()
    for seconds in (0.004, 0.06, 0.06, 40.0, -1.0):
        metrics.took("press", seconds)
    found = values("\n".join(metrics.lines()))
    assert found['latchkey_press_seconds_bucket{le="0.01"}'] == 2
    assert found['latchkey_press_seconds_bucket{le="0.1"}'] == 4
    assert found['latchkey_press_seconds_bucket{le="30.0"}'] == 4
    assert found['latchkey_press_seconds_bucket{le="+Inf"}'] == 5
    assert found["latchkey_press_seconds_count"] == 5
    assert found["latchkey_press_seconds_sum"] == pytest.approx(40.124)
    assert found["latchkey_film_seconds_count"] == 0


def test_durations_are_counted_after_errors_too() -> None:
    moments = iter([1.0, 1.5])
    metrics = Metrics(lambda: next(moments))
    with pytest.raises(ValueError, match="x"), metrics.timing("command"):
        raise ValueError("x")
    assert values("\n".join(metrics.lines()))["latchkey_command_seconds_sum"] == 0.5


def test_log_lines_are_counted_by_where_they_come_from_and_not_by_what_they_say() -> None:
    metrics = Metrics()
    log = logging.getLogger("bot.some.room")
    handler = CountingHandler(metrics)
    log.addHandler(handler)
    log.error("anna at table t1")
    log.info("nothing")
    log.removeHandler(handler)
    text = "\n".join(metrics.lines())
    assert 'latchkey_log_lines_total{level="error",from="bot.some.room"} 1' in text
    assert "anna" not in text


def test_numbers_are_written_plainly() -> None:
    assert family("x", "gauge", "Y.", 1234567890.0)[-1] == "latchkey_x 1234567890"
    assert family("x", "gauge", "Y.", {'a="b"': 0.25})[-1] == 'latchkey_x{a="b"} 0.25'


async def test_a_page_of_metrics(stage: Stage) -> None:
    game = await stage.game(ANN, BEN)
    await stage.lobby(BEN, seats=2)
    stage.now += 2 * HOUR
    status, text = await metrics_page(health_sources(stage))
    assert status == 200
    assert [line for line in text.splitlines() if not LINE.fullmatch(line)] == []
    found = values(text)
    assert found['latchkey_tables{state="running"}'] == 1
    assert found['latchkey_tables{state="lobby"}'] == 1
    assert found['latchkey_waiting_tables{longer_than="hour"}'] == 1
    assert found['latchkey_waiting_tables{longer_than="day"}'] == 0
    assert found["latchkey_outbox_waiting"] >= 3
    assert found["latchkey_outbox_oldest_seconds"] == 2 * HOUR
    assert found["latchkey_database_bytes"] > 10_000
    assert found["latchkey_computer_queue"] == 0
    assert not any(word in text for word in (game, "Ann", "Ben", str(ANN), "lantern", str(stage.path)))


async def test_ready_degraded_and_not_ready_are_told_apart(stage: Stage) -> None:
    assert await said(health_sources(stage)) == (200, "ready", {})
    found = await said(health_sources(stage, lines(up=2, served=3)))
    assert found == (200, "degraded", {"gateway": "1 of 3 shards are not connected to Discord"})
    assert await said(health_sources(stage, lines(up=0))) == (503, "not ready", {"gateway": "starting"})
    gone = lines(up=1)
    gone.went_down(0)
    assert await said(health_sources(stage, gone)) == (
        503,
        "not ready",
        {"gateway": "not connected to Discord"},
    )
    gone.came_up(0)
    assert await said(health_sources(stage, gone)) == (200, "ready", {})


async def test_the_metric_follows_the_gateway(stage: Stage) -> None:
    for up, connected in ((3, 1), (2, 0), (0, 0)):
        _, text = await metrics_page(health_sources(stage, lines(up=up, served=3)))
        found = values(text)
        assert found["latchkey_connected"] == connected
        assert found['latchkey_well{part="gateway"}'] == connected
        assert found['latchkey_well{part="store"}'] == 1


async def test_post_that_could_be_sent_and_is_not(stage: Stage) -> None:
    await stage.game(ANN, BEN)
    assert (await said(health_sources(stage)))[1] == "ready"
    stage.now += 10 * 60
    status, all_of_it, parts = await said(health_sources(stage))
    assert (status, all_of_it) == (200, "degraded")
    assert parts == {"post": "posts that are due have waited for 10 min"}
    carried = await stage.services.outbox.exchange(limit=100)
    assert carried.parcels
    stage.now += 60
    assert (await said(health_sources(stage)))[1] == "ready", "on its way for a minute"
    refused = [Outcome(one, error="locked", retry_at=stage.now + HOUR) for one in carried.parcels]
    await stage.services.outbox.exchange(refused, 0)
    stage.now += 20 * 60
    assert (await said(health_sources(stage)))[1] == "ready", "it waits for another try, as it should"


async def test_a_store_that_cannot_be_written(stage: Stage) -> None:
    assert isinstance(stage.store, SqliteStore)
    with sqlite3.connect(stage.path, isolation_level=None) as other:
        await stage.store._writer.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(CannotStoreError):
            await stage.services.people.meet(ANN, "Another Ann", "en-US")
        assert await said(health_sources(stage)) == (200, "degraded", {"store": "nothing can be stored"})
        other.execute("ROLLBACK")
    other.close()
    await stage.services.people.meet(ANN, "Another Ann", "en-US")
    assert await said(health_sources(stage)) == (200, "ready", {})


async def test_a_store_that_does_not_answer(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(stage.store, SqliteStore)
    with monkeypatch.context() as hurried:
        hurried.setattr("bot.services.maintenance.health_checks._LOOK_WITHIN", 0.05)
        async with stage.store._reading:
            found = await said(health_sources(stage))
    assert found == (503, "not ready", {"store": "the database cannot be read"})
    assert (await said(health_sources(stage)))[1] == "ready"


def _ends(_: None) -> None:
    os._exit(1)


async def test_thoughts_that_do_not_end(stage: Stage) -> None:
    now = [0.0]
    computer_pool = ComputerPool(1.0, watch=lambda: now[0])
    health_checks = HealthChecks(
        lines(up=1), stage.store, stage.services.queries, computer_pool, lambda: stage.now
    )
    asked = HealthSources(stage.services, Metrics(), stage.path, health_checks, lambda: stage.now)
    assert await said(asked) == (200, "ready", {})
    with pytest.raises(BrokenProcessPool):
        await computer_pool.run(_ends, None)
    assert (await said(asked))[1:] == (
        "degraded",
        {"thinking": "the process that thinks has died, again and again"},
    )
    assert await computer_pool.run(abs, -1) == 1
    assert await said(asked) == (200, "ready", {})
    slow = asyncio.create_task(computer_pool.run(time.sleep, 0.5))
    await asyncio.sleep(0)
    now[0] += 200.0
    assert (await said(asked))[2] == {"thinking": "no thought has ended for 200 s"}
    await slow
    assert await said(asked) == (200, "ready", {})
    computer_pool.close()


async def test_the_endpoint_answers_three_questions_and_no_others(stage: Stage) -> None:
    found = list[HealthSources]()
    server = HealthServer("127.0.0.1:0", lambda: found[0] if found else None)
    await server.open()
    (host, port), *_ = server.addresses

    async def asked() -> dict[str, int]:
        async with aiohttp.ClientSession() as session:
            answers = {}
            for page in ("livez", "healthz", "metrics", "", "metrics/../secret"):
                async with session.get(f"http://{host}:{port}/{page}") as response:
                    answers[page] = response.status
        return answers

    assert list((await asked()).values()) == [200, 503, 200, 404, 404], "it is starting"
    found.append(health_sources(stage))
    assert list((await asked()).values()) == [200, 200, 200, 404, 404]
    await server.close()
    assert server.addresses == []


async def test_an_address_in_use_is_said_and_the_bot_goes_on(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    first = HealthServer("127.0.0.1:0", lambda: None)
    await first.open()
    second = HealthServer(f"127.0.0.1:{first.addresses[0][1]}", lambda: None)
    await second.open()
    assert second.addresses == []
    assert "no metrics" in caplog.text
    third = HealthServer("127.0.0.1:99999", lambda: None)
    await third.open()
    assert third.addresses == []
    await second.close()
    await first.close()


async def test_backups_show_in_the_metrics(stage: Stage, tmp_path: Path) -> None:
    async def tell(_: str) -> None:
        return

    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    backups = Backups(stage.path, tmp_path / "file", daily=1, weekly=1, clock=lambda: stage.now, tell=tell)
    await backups.make()
    found = values((await metrics_page(health_sources(stage, backups=backups)))[1])
    assert (found["latchkey_backup_failing"], found["latchkey_backup_timestamp_seconds"]) == (1, 0)


async def test_caches_are_listed_with_their_limits(stage: Stage) -> None:
    """Sizes are not listed, as they could show what one person has done."""
    game_id = await stage.game(ANN, BEN)
    await stage.services.turns.panel(game_id, ANN)
    _, page = await metrics_page(msgspec.structs.replace(health_sources(stage), kept=cache_limits))
    assert all(LINE.fullmatch(line) for line in page.splitlines())
    found = values(page)
    for what in ("tables", "stamps", "words said", "whole turns"):
        assert found[f'latchkey_kept_bytes_at_most{{what="{what}"}}'] >= 1 << 20
    assert "latchkey_kept_bytes{" not in page
