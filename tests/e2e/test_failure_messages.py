"""Messages are true where Discord or the disk fails: a stored act is never reported as failed."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import discord
import pytest

from bot.delivery.sender import Sender
from bot.services.queries.table_queries import TableQueries
from bot.store.errors import UncertainStoreError
from bot.store.rows import OutboxCount
from bot.store.sqlite import SqliteStore
from bot.ui.kit.blocks import Page
from bot.values.parcel import Parcel, Posted
from engine.lantern.game import LANTERN
from tests.support.discord_play import drafted, hide, turns
from tests.support.discord_stage import Stage, act_of, discord_stage, words

NAMES = ["anna", "bob"]
EDIT = "/webhooks/*/messages/@original"
FOLLOWUP = "/webhooks/*"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


async def test_a_move_made_on_a_deleted_panel_is_not_called_undone(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    confirm = await drafted(stage)
    stage.env.inject_error("PATCH", EDIT, status=404, code=10008, message="Unknown Message", times=1)
    (result,) = await stage.at_once((stage.players["anna"].user, stage.dm("anna")[-1], confirm))
    assert await turns(stage) == 1
    said = "\n".join(words(message) for message in result.followups)
    assert "✅ Done:" in said, "the panel is shown again, beside what is gone"
    assert "nothing was changed" not in said
    assert tracebacks(caplog) == []


async def test_a_press_in_a_locked_thread_is_answered_by_direct_message(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    shut = {"status": 400, "code": 50083, "message": "Thread is archived"}
    stage.env.inject_error("PATCH", EDIT, times=None, **shut)
    stage.env.inject_error("POST", FOLLOWUP, times=None, **shut)
    before = len(stage.dm("bob"))
    await stage.players["bob"].click(stage.newest(stage.thread()), label="What I missed")
    (told,) = stage.dm("bob")[before:]
    assert "won’t let me answer here" in words(told)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (502, 0), (403, 50001)])
async def test_a_command_that_cannot_be_acknowledged_is_not_carried_out(
    stage: Stage, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, times=None)
    with caplog.at_level(logging.INFO):
        await stage.players["anna"].slash(stage.channel, "game new", game="lantern", seats=2)
    near = await stage.bot.context.services.queries.tables_near(stage.channel.id, stage.players["anna"].id)
    assert len(near.own) == 1
    assert [record.message for record in caplog.records if "not acknowledged" in record.getMessage()]
    assert tracebacks(caplog) == []


async def test_a_command_whose_acknowledgement_arrived_unnoticed_is_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord says 502, but has taken it: the next try is refused as a second answer."""
    defer = discord.InteractionResponse.defer

    async def twice(response: discord.InteractionResponse, **options: bool) -> None:
        await defer(response, **options)
        response._response_type = None  # as after a 502
        await defer(response, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", twice)
    answer = await stage.players["anna"].slash(stage.thread(), "game log")
    assert "Log" in words(answer.response) or "log" in words(answer.response)
    assert tracebacks(caplog) == []


@pytest.mark.may_err
async def test_an_error_of_ours_after_the_move_says_that_it_was_stored(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm = await drafted(stage)

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.ui.panel.handlers.panel_page", broken)
    (result,) = await stage.at_once((stage.players["anna"].user, stage.dm("anna")[-1], confirm))
    said = "\n".join(words(message) for message in result.followups)
    assert "Your last action was saved" in said
    assert await turns(stage) == 1


async def test_the_same_press_delivered_twice_is_answered_once(stage: Stage) -> None:
    before = len(stage.env.http_requests)
    panel = stage.panels("anna")[-1]
    await stage.at_once((stage.players["anna"].user, panel, act_of(panel, "pick")), twice=True)
    sent = [request for request in stage.env.http_requests[before:] if request.path.endswith("/callback")]
    assert len(sent) == 1


@pytest.mark.may_err
async def test_a_failed_write_is_reported_and_play_continues(
    stage: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process locks the file; a full disk has the same effect."""
    confirm = await drafted(stage)
    store = stage.bot._store
    assert isinstance(store, SqliteStore)
    await store._writer.execute_fetchall("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(tmp_path / "latchkey.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            press = (stage.players["anna"].user, stage.dm("anna")[-1], confirm)
            (result,) = await stage.at_once(press)
            said = "\n".join(words(message) for message in result.followups)
            assert "I can’t save right now, so nothing was changed" in said
        other.execute("ROLLBACK")
    assert await turns(stage) == 0
    assert tracebacks(caplog) == []
    assert len([r for r in caplog.records if "nothing can be stored" in r.getMessage()]) == 1
    await stage.at_once((stage.players["anna"].user, stage.dm("anna")[-1], confirm))
    await hide(stage, "bob")
    assert await turns(stage) == 2
    assert "Round 1: what do you do?" in words(stage.dm("anna")[-1])
    assert [r for r in caplog.records if "storing works again" in r.getMessage()]


@pytest.mark.may_err
async def test_an_unknown_commit_outcome_is_reported_as_unknown(stage: Stage) -> None:
    """The database went away in the moment of keeping it, and has not come back."""
    confirm, lost = await drafted(stage), UncertainStoreError("it went away")
    press = (stage.players["anna"].user, stage.dm("anna")[-1], confirm)
    with (
        patch.object(SqliteStore, "writing", side_effect=lost),
        patch.object(TableQueries, "was_done", side_effect=lost),
    ):
        (result,) = await stage.at_once(press)
    said = "\n".join(words(message) for message in result.followups)
    assert "I can’t tell if your last action was saved" in said
    assert "nothing was changed" not in said


@pytest.mark.may_err
async def test_a_post_that_could_not_be_noted_holds_its_lane_up_for_moments(
    stage: Stage, tmp_path: Path
) -> None:
    """The file is locked from the moment Discord has taken the post."""
    store = stage.bot._store
    assert isinstance(store, SqliteStore)
    await store._writer.execute_fetchall("PRAGMA busy_timeout = 10")
    await hide(stage, "anna")
    with closing(sqlite3.connect(tmp_path / "latchkey.db", isolation_level=None)) as other:
        original = Sender.post

        async def locking(
            self: Sender, channel: int, page: Page, parcel: Parcel, *, silent: bool = False
        ) -> Posted:
            posted = await original(self, channel, page, parcel, silent=silent)
            if not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")
            return posted

        with patch.object(Sender, "post", locking):
            await hide(stage, "bob")
        assert other.in_transaction
        await stage.env.advance_time(40)
        other.execute("ROLLBACK")
    await stage.env.advance_time(60)
    told = [w for w in map(words, stage.recent(stage.thread(), 20)) if "The hidden lanterns shine" in w]
    assert len(told) == 1
    calls = [message for message in stage.dm("anna") if "what do you do?" in words(message)]
    assert len(calls) == 1
    assert (await outbox(stage)).waiting == 0


async def outbox(stage: Stage) -> OutboxCount:
    assert stage.bot._store is not None
    async with stage.bot._store.reading() as reader:
        return (await reader.overview(0.0)).outbox
