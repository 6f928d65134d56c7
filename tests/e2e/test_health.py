"""The health report over HTTP while Discord cannot be reached."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.__main__ import main
from tests.support.bot_process import PATIENCE, wired


def free_address() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{one.getsockname()[1]}"


async def asked(address: str, page: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/{page}") as answer:
        return answer.status, await answer.text()


async def until(address: str, is_meant: Callable[[int, dict[str, Any]], bool]) -> tuple[int, dict[str, Any]]:
    """Poll the health page until it contains this."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                status, text = await asked(address, "healthz")
            except aiohttp.ClientError:
                await asyncio.sleep(0.1)
                continue
            found = json.loads(text)
            if is_meant(status, found):
                return status, found
            await asyncio.sleep(0.1)


async def test_health_follows_the_gateway(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = free_address()
    async with wired(tmp_path) as world:
        bot = await world.start(METRICS=address)
        status, found = await until(address, lambda status, _: status == 200)
        parts = ("gateway", "store", "post", "thinking")
        assert found == {"status": "ready", "parts": dict.fromkeys(parts, "ok")}
        assert "latchkey_connected 1\n" in (await asked(address, "metrics"))[1]

        await world.gateway.shut()
        status, found = await until(address, lambda _, found: found["status"] != "ready")
        assert (status, found["status"]) == (503, "not ready")
        assert found["parts"] == {**dict.fromkeys(parts, "ok"), "gateway": "not connected to Discord"}
        assert "latchkey_connected 0\n" in (await asked(address, "metrics"))[1]
        assert await asked(address, "livez") == (200, "alive\n"), "a new start would mend nothing"
        monkeypatch.setenv("METRICS", address)
        monkeypatch.chdir(tmp_path)
        assert await asyncio.to_thread(main, ["status", "--database", str(tmp_path / "latchkey.db")]) == 1
        assert "bot: not ready; gateway: not connected to Discord\n" in capsys.readouterr().out

        world.gateway.is_refusing = False
        await until(address, lambda status, found: status == 200 and found["status"] == "ready")
        assert "latchkey_connected 1\n" in (await asked(address, "metrics"))[1]
        assert await bot.stop() == 0


async def test_a_bot_that_cannot_start_says_that_it_is_starting(tmp_path: Path) -> None:
    address = free_address()
    async with wired(tmp_path) as world:
        world.api = f"http://{free_address()}/api/v10"
        bot = await world.start(METRICS=address)
        status, found = await until(address, lambda *_: True)
        assert (status, found) == (503, {"status": "not ready", "parts": {"gateway": "starting"}})
        assert (await asked(address, "livez"))[0] == 200
        await bot.says("retrying")
        status, found = await until(address, lambda *_: True)
        assert (status, found["parts"]) == (503, {"gateway": "starting"})
        assert await bot.stop() == 0
