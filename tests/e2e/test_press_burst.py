"""Many presses at once: all are acknowledged before any is processed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.context import LatchkeyClient
from engine.registry import GAMES
from tests.support.discord_stage import discord_stage

BUSY, BYSTANDER = "anna", "ben"
MANY = 60
NEVER = 10_000.0


async def test_all_are_acknowledged_before_any_is_worked_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[tuple[str, str]]()  # in their order: whose, and whether acknowledgement or answer
    owner: dict[str, str] = {}
    arrived = [0]
    ask, is_new = FakeWebhookAdapter.request, LatchkeyClient.is_new

    def came(self: LatchkeyClient, interaction: int) -> bool:
        arrived[0] += bool(owner)
        return is_new(self, interaction)

    async def slow(self: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
        """None goes through before all have come; then each takes a little longer than the one before."""
        is_callback = "/callback" in route.url
        if is_callback and owner:
            while arrived[0] <= MANY:  # noqa: ASYNC110  # by turns of the loop, not by the clock
                await asyncio.sleep(0)
            for _ in range(10 * len(heard)):
                await asyncio.sleep(0)
        parts = route.url.partition("?")[0].split("/")
        token = parts[-2] if is_callback else parts[parts.index("webhooks") + 2]
        if token in owner:
            heard.append((owner[token], "acknowledged" if is_callback else "answered"))
        return await ask(self, route, *args, **kwargs)

    for name in ("_WRITTEN_WITHIN", "_HELD_AT_MOST"):  # on a busy machine too
        monkeypatch.setattr(f"bot.interaction_queue.{name}", NEVER)
    monkeypatch.setattr(FakeWebhookAdapter, "request", slow)
    monkeypatch.setattr(LatchkeyClient, "is_new", came)
    async with discord_stage(tmp_path, GAMES, [BUSY, BYSTANDER], slow=True) as stage:
        anna, ben = stage.players[BUSY], stage.players[BYSTANDER]
        await anna.slash(stage.channel, "game new", game="lantern", seats=2)
        lobby = stage.channel.last_message
        assert lobby is not None
        table = next(iter(await _tables(stage)))
        for _ in range(MANY):
            owner[stage.emit(anna, lobby, f"b:computer:{table}").token] = BUSY
        owner[stage.emit(ben, lobby, f"b:join:{table}").token] = BYSTANDER
        await stage.env.settle()
    acknowledged = [who for who, what in heard if what == "acknowledged"]
    assert len(acknowledged) == MANY + 1
    assert [what for _, what in heard[: MANY + 1]] == ["acknowledged"] * (MANY + 1)
    assert acknowledged.index(BYSTANDER) < MANY / 4
    answered = [who for who, what in heard if what == "answered"]
    assert answered.index(BYSTANDER) < MANY / 4


async def _tables(stage: Any) -> list[str]:
    async with stage.bot._store.reading() as reader:
        return [row[0] for row in await reader._sql.all("SELECT id FROM game")]
