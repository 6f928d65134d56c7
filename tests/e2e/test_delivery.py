"""Messages arrive once and in order, also after errors and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bot.services.turn.outbox import OutboxService, Round
from bot.values.parcel import Outcome
from engine.lantern.game import LANTERN
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    painters = {"lantern": LanternPainter()}
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES, painters=painters) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


def shines(stage: Stage) -> list[str]:
    return [w for w in map(words, stage.recent(stage.thread(), 20)) if "The hidden lanterns shine" in w]


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_a_post_discord_could_not_take_is_sent_again(stage: Stage, status: int) -> None:
    await hide(stage, "anna")
    path = f"/channels/{stage.thread().id}/messages"
    stage.env.inject_error("POST", path, status=status, times=2)
    await hide(stage, "bob")
    assert shines(stage) == []
    assert "Round 1: what do you do?" in words(stage.dm("anna")[-1])  # her own mail did not wait for it
    await stage.env.advance_time(60)
    assert len(shines(stage)) == 1


async def test_the_end_waits_for_the_round_in_progress(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    courier, go_on, exchange = stage.bot.courier, asyncio.Event(), OutboxService.exchange
    assert courier is not None

    async def slow(self: OutboxService, *args: Any, **how: Any) -> Round:
        await go_on.wait()
        return await exchange(self, *args, **how)

    monkeypatch.setattr(OutboxService, "exchange", slow)
    courier.wake()
    closing = asyncio.create_task(courier.close())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await closing


async def test_a_failed_post_survives_a_restart(stage: Stage) -> None:
    await hide(stage, "anna")
    stage.env.inject_error("POST", f"/channels/{stage.thread().id}/messages", status=503, times=1)
    await hide(stage, "bob")
    assert shines(stage) == []
    await stage.restart()
    await stage.env.advance_time(60)
    assert len(shines(stage)) == 1


async def test_a_post_that_was_taken_before_a_crash_is_not_sent_twice(stage: Stage) -> None:
    """The process dies between Discord's answer and our note of it."""
    await hide(stage, "anna")
    exchange = OutboxService.exchange

    async def lost(
        outbox: OutboxService, _: Sequence[Outcome], limit: int, under_way: Collection[int]
    ) -> Round:
        """The note is never written."""
        return await exchange(outbox, (), limit, under_way)

    with patch.object(OutboxService, "exchange", lost):  # stands for the crash
        await hide(stage, "bob")
    assert len(shines(stage)) == 1
    await stage.restart()
    await stage.env.advance_time(120)
    assert len(shines(stage)) == 1
    calls = [message for message in stage.dm("anna") if "what do you do?" in words(message)]
    assert len(calls) == 1


async def test_dms_that_close_during_a_game_step_down_without_losing_a_call(stage: Stage) -> None:
    stage.close_dms("anna")
    await stage.players["anna"].user.click(
        stage.panels("anna")[-1], custom_id=act_of(stage.panels("anna")[-1], "pick")
    )
    await hide(stage, "bob")
    private = stage.private_thread("anna")
    assert private is not None
    assert "Round 1: what do you do?" in words(stage.newest(private))


async def test_a_deleted_thread_sends_the_table_to_its_channel(stage: Stage) -> None:
    stage.env.inject_error(
        "POST", f"/channels/{stage.thread().id}/messages", status=404, code=10003, times=None
    )
    for name in NAMES:
        await hide(stage, name)
    assert "The hidden lanterns shine" in words(stage.newest(stage.channel))


async def test_commands_are_sent_only_when_they_changed(stage: Stage) -> None:
    def syncs() -> int:
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in stage.env.http_requests)

    assert syncs() == 1
    await stage.restart()
    assert syncs() == 1
    result = await stage.players["anna"].slash(stage.thread(), "game board")
    assert "Play my turn" in labels(result.response)


@pytest.mark.may_err
async def test_an_error_of_ours_is_an_apology_and_a_log_line(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("nobody should read this")

    monkeypatch.setattr(type(stage.bot.context.services.queries), "recap", broken)
    result = await stage.players["anna"].click(stage.newest(stage.thread()), label="What I missed")
    assert "Something went wrong on my side" in words(result.response)
    assert "nobody should read this" not in words(result.response)
    assert any(record.exc_info for record in caplog.records)


@pytest.mark.may_err
async def test_a_painter_that_fails_does_not_stop_play(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(LanternPainter, "draw", broken)
    for name in NAMES:
        await hide(stage, name)
    assert len(shines(stage)) == 1
    assert "Round 1: what do you do?" in words(stage.dm("anna")[-1])
