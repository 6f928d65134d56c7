"""`latchkey bot`: without a token, and stopped by a signal."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.cli import run
from bot.config import Config, ConfigError


class Stub:
    """Stands for the bot: runs until it is closed."""

    def __init__(self, error: Exception | None = None) -> None:
        self.closed = asyncio.Event()
        self._error = error

    async def __aenter__(self) -> Stub:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.closed.set()

    async def start(self, token: str) -> None:
        if self._error is not None:
            raise self._error
        await self.closed.wait()

    async def close(self) -> None:
        self.closed.set()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_bot(monkeypatch: pytest.MonkeyPatch, sent: signal.Signals) -> None:
    stub = Stub()
    monkeypatch.setattr("bot.app.build_bot", lambda _: stub)
    serving = asyncio.create_task(run.serve(Config(discord_token="x")))
    await asyncio.sleep(0.05)
    os.kill(os.getpid(), sent)
    await asyncio.wait_for(serving, 5)
    assert stub.closed.is_set()


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ConfigError, match="DISCORD_TOKEN"):
        run.run(argparse.Namespace(env_file=None))


def test_a_refused_token_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=wrong\n", encoding="utf-8")
    monkeypatch.setattr(run, "start_logging", lambda _: None)

    async def refused(_: Any) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(run, "serve", refused)
    with pytest.raises(ConfigError, match="refused"):
        run.run(argparse.Namespace(env_file=tmp_path / ".env"))
