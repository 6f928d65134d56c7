"""Metrics and health: what Prometheus can read, and nothing that would name anybody."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.health import HealthServer, Vitals, health, metrics_page
from bot.metrics import CountingHandler, Metrics, family
from bot.services.keeping.backups import Backups
from tests.bot.services.stage import ANN, BEN, Stage, open_stage

LINE = re.compile(
    r"(# (HELP|TYPE) latchkey_\w+ .+|latchkey_\w+(\{[a-z_]+=\"[^\"]*\"(,[a-z_]+=\"[^\"]*\")*\})? [\d.]+)"
)
HOUR = 3600.0


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    made = await open_stage(tmp_path / "latchkey.db")
    yield made
    await made.close()


def vitals(stage: Stage, metrics: Metrics | None = None, *, connected: bool = True) -> Vitals:
    return Vitals(
        stage.services, metrics or Metrics(), stage.path, lambda: connected, lambda: stage.now, None
    )


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


def test_what_takes_time_is_counted_however_it_ends() -> None:
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
    status, text = await metrics_page(vitals(stage))
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


async def test_health_says_what_is_wrong(stage: Stage) -> None:
    assert await health(vitals(stage)) == (200, "ok\n")
    assert await health(vitals(stage, connected=False)) == (503, "not connected to Discord\n")


async def test_the_endpoint_answers_two_questions_and_no_others(stage: Stage) -> None:
    server = HealthServer("127.0.0.1:0", vitals(stage))
    await server.open()
    (host, port), *_ = server.addresses
    async with aiohttp.ClientSession() as session:
        answers = {}
        for page in ("healthz", "metrics", "", "metrics/../secret"):
            async with session.get(f"http://{host}:{port}/{page}") as response:
                answers[page] = response.status
    assert list(answers.values()) == [200, 200, 404, 404]
    await server.close()
    assert server.addresses == []


async def test_an_address_in_use_is_said_and_the_bot_goes_on(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    first = HealthServer("127.0.0.1:0", vitals(stage))
    await first.open()
    second = HealthServer(f"127.0.0.1:{first.addresses[0][1]}", vitals(stage))
    await second.open()
    assert second.addresses == []
    assert "no metrics" in caplog.text
    third = HealthServer("127.0.0.1:99999", vitals(stage))
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
    with_backups = Vitals(stage.services, Metrics(), stage.path, lambda: True, lambda: stage.now, backups)
    found = values((await metrics_page(with_backups))[1])
    assert (found["latchkey_backup_failing"], found["latchkey_backup_timestamp_seconds"]) == (1, 0)
