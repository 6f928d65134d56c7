"""`latchkey bot`: without a token, and stopped by a signal."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.cli import run
from bot.config import Config, ConfigError
from tests.support.bot_process import FAKE_TOKEN


class Stub:
    """A stand-in for the bot that runs until it is closed."""

    def __init__(self, error: Exception | None = None) -> None:
        self.closed = asyncio.Event()
        self._error = error
        self.started = False

    async def __aenter__(self) -> Stub:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closed.set()

    async def start(self, token: str) -> None:
        self.started = True
        if self._error is not None:
            raise self._error
        await self.closed.wait()

    async def close(self) -> None:
        self.closed.set()

    async def look_for_post(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_bot(monkeypatch: pytest.MonkeyPatch, sent: signal.Signals) -> None:
    stub = Stub()
    monkeypatch.setattr("bot.app.Latchkey", lambda _: stub)
    serving = asyncio.create_task(run.serve(Config(discord_token="x")))
    await asyncio.sleep(0.05)
    os.kill(os.getpid(), sent)
    await asyncio.wait_for(serving, 60)
    assert stub.closed.is_set()


def _refusal(status: int) -> discord.DiscordServerError:
    response = Mock(status=status, reason="Service Unavailable")
    return discord.DiscordServerError(response, "upstream connect error")


async def test_it_waits_while_discord_is_out_of_order(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Login and command sync each log one clear line and are retried."""
    up = Stub()
    stubs = [Stub(_refusal(503)), Stub(aiohttp.ClientError("no route")), up]
    monkeypatch.setattr("bot.app.Latchkey", lambda _: stubs.pop(0))
    monkeypatch.setattr(run, "_FIRST_PAUSE", 0.01)
    serving = asyncio.create_task(run.serve(Config(discord_token="x")))
    while stubs or not up.started:
        await asyncio.sleep(0)
        assert not serving.done(), serving.exception()
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(serving, 30)
    lines = [record.getMessage() for record in caplog.records]
    assert [("503" in line or "no route" in line) and "retrying" in line for line in lines] == [True] * 2
    assert not any(record.exc_info for record in caplog.records)


async def test_a_permanent_error_ends_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.Latchkey", lambda _: Stub(discord.LoginFailure("no")))
    with pytest.raises(discord.LoginFailure):
        await run.serve(Config(discord_token="x"))


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ConfigError, match="DISCORD_TOKEN"):
        run.run(argparse.Namespace(env_file=None, shards=None))


def test_a_refused_token_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={FAKE_TOKEN}\n", encoding="utf-8")
    monkeypatch.setattr(run, "start_logging", lambda _: None)

    async def refused(_: Any) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(run, "serve", refused)
    with pytest.raises(ConfigError, match="refused"):
        run.run(argparse.Namespace(env_file=tmp_path / ".env", shards=None))
