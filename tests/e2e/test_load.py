"""80 tables and 20 players press at once while pictures are drawn: every press is acknowledged in time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.values.parcel import Outcome
from bot.values.table import Place
from engine.registry import GAMES
from render.registry import PAINTERS
from tests.support.discord_stage import Stage, choices, discord_stage

TABLES = 80
PLAYERS = [f"player{number}" for number in range(20)]
LONGEST = 0.1
"""Seconds of all our threads: how busy the machine is otherwise is not our doing."""
GAME = "keyflower"


async def open_tables(stage: Stage) -> dict[str, str]:
    """Two players at each table, straight through the services, nothing posted; a table for each player."""
    courier, services = stage.bot.courier, stage.bot.context.services
    assert courier is not None
    await courier.close()
    people = [stage.players[name] for name in PLAYERS]
    for person in people:
        await services.people.meet(person.id, person.name, "en-US")
    mine: dict[str, str] = {}
    for number in range(TABLES):
        host, guest = people[number % 20], people[(number + 1 + number // 20) % 20]
        place = Place(stage.channel.id, stage.guild.id)
        table = await services.lobby.open(host.id, place, GAME, seats=2, in_thread=False, cause=f"o{number}")
        await services.lobby.join(table.id, guest.id, cause=f"j{number}")
        begun = await services.lobby.start(table.id, host.id, cause=f"s{number}")
        mover = begun.seats[begun.waiting[0]].name.raw
        mine.setdefault(mover, table.id)
    while parcels := (await services.outbox.exchange(limit=100)).parcels:
        await services.outbox.exchange([Outcome(parcel) for parcel in parcels], limit=0)
    courier.open()
    return mine


async def test_nobody_waits_for_an_acknowledgement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered: dict[str, float] = {}
    ask = FakeWebhookAdapter.request

    async def timed(self: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
        if "/callback" in route.url:
            answered.setdefault(route.url.split("/interactions/")[1].split("/")[0], time.process_time())
        return await ask(self, route, *args, **kwargs)

    monkeypatch.setattr(FakeWebhookAdapter, "request", timed)
    async with discord_stage(tmp_path, GAMES, PLAYERS, painters=PAINTERS, slow=True) as stage:
        mine = await open_tables(stage)
        assert len(mine) > 15
        panels = {
            name: (await stage.players[name].slash(stage.channel, "play", table=table)).response
            for name, table in mine.items()
        }
        sent: dict[str, float] = {}
        for name, panel in panels.items():
            custom_id, _ = next(one for one in choices(panel) if one[1] is None)
            record = stage.emit(stage.players[name], panel.message, custom_id)
            sent[str(record.id)] = time.process_time()
            await asyncio.sleep(0.02)
        await stage.env.settle()
        waits = [answered[id_] - began for id_, began in sent.items()]
        assert len(waits) == len(panels)
        assert max(waits) < LONGEST, sorted(waits)[-3:]
        stage.checked()
