"""The simulated world: it survives a restart, its clock runs and skips, a busy bot blocks nobody."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest

from playground import page_data
from playground.actions import Actions
from playground.serve import forget
from playground.world import World
from tests.playground.test_actions import games, seen, slash
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot


async def test_everything_said_survives_a_restart_and_old_buttons_work(tmp_path: Path) -> None:
    async with playground(SampleBot, tmp_path) as (first, world):
        actions = Actions(world)
        await slash(actions, "ada", "layout")
        await slash(actions, "ada", "table open", name="Summer")
        await slash(actions, "ada", "letter", to=str(world.people["ben"].id))
        before = {name: page_data.state(world, person) for name, person in world.people.items()}
        layout = seen(world, "ada", games(world))[0]
    async with playground(SampleBot, tmp_path) as (second, world):
        assert second.rsplit("/", 2)[1] == first.rsplit("/", 2)[1], "the same key: an open page finds back"
        after = {name: page_data.state(world, person) for name, person in world.people.items()}
        for name, state in after.items():
            assert state["names"] == before[name]["names"]
            assert [place["name"] for place in state["channels"][0]["threads"]] == ["Summer"]
            assert state["dm"]["last"] == before[name]["dm"]["last"]
        messages = seen(world, "ada", games(world))
        assert messages[0] == layout
        assert not any(message["ephemeral"] for message in messages), "private answers end with their session"
        order = {"kind": "click", "channel": games(world), "message": layout["id"], "id": "count:0"}
        assert await Actions(world).perform(world.people["ben"], order) == {}
        url = layout["attachments"][0]["url"].removeprefix("files/")
        assert await world.env.bot.http.get_from_cdn(page_data.CDN + url)


async def test_a_fresh_start_forgets(tmp_path: Path) -> None:
    async with playground(SampleBot, tmp_path) as (first, world):
        await slash(Actions(world), "ada", "layout")
    forget(tmp_path)
    async with playground(SampleBot, tmp_path) as (second, world):
        assert second != first
        assert seen(world, "ada", games(world)) == []


async def test_skipping_a_day_brings_the_reminder(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "remind", hours=20)
    before = world.env.now()
    await world.skip(timedelta(days=1))
    assert timedelta(days=1) <= world.env.now() - before < timedelta(days=1, minutes=1)
    dm = seen(world, "ada", page_data.dm_of(world, world.people["ada"])["id"])
    assert [message["content"] for message in dm] == ["You asked me to remind you."]


async def test_a_skip_is_over_where_it_led_to_however_the_wall_clock_runs_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The target is fixed when the skip begins, so a running clock cannot move it."""
    now, moves = world.env.now() - world.skipped, list[float]()
    advance = world.env.advance_time

    def wall() -> datetime:
        nonlocal now
        now += timedelta(milliseconds=20)
        return now

    async def counted(seconds: float) -> None:
        moves.append(seconds)
        assert len(moves) < 9
        await advance(seconds)

    world.wall = wall
    async with world._lock:  # the background task is off meanwhile
        monkeypatch.setattr(world.env, "advance_time", counted)
    await world.skip(timedelta(hours=1))
    assert 3600 <= sum(moves) < 3601


async def test_skipped_days_stay_skipped(tmp_path: Path) -> None:
    async with playground(SampleBot, tmp_path) as (_, world):
        await world.skip(timedelta(days=2))
    async with playground(SampleBot, tmp_path) as (_, world):
        ahead = world.env.now() - datetime.now(UTC)
        assert timedelta(days=2) - timedelta(seconds=5) < ahead < timedelta(days=2, seconds=5)


async def test_the_clock_moves_with_the_wall(world: World) -> None:
    before = world.env.now()
    await asyncio.sleep(2.2)
    assert timedelta(seconds=1) <= world.env.now() - before <= timedelta(seconds=3)


async def test_a_slow_answer_comes_when_it_is_ready(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "slow", seconds=4)
    assert seen(world, "ada", games(world))[-1]["thinking"]
    await world.skip(timedelta(seconds=5))
    assert seen(world, "ada", games(world))[-1]["content"] == "At last."


async def test_a_bot_at_work_holds_up_neither_its_caller_nor_others(actions: Actions, world: World) -> None:
    begun = asyncio.get_running_loop().time()
    await slash(actions, "ada", "slow", seconds=2)
    order = {
        "kind": "autocomplete",
        "channel": games(world),
        "name": "fruit",
        "option": "fruit",
        "typed": "fi",
    }
    answer = await actions.perform(world.people["ben"], order)
    assert [choice["value"] for choice in answer["choices"]] == ["fig"]
    assert asyncio.get_running_loop().time() - begun < 2.0
    assert seen(world, "ada", games(world))[-1]["thinking"]


async def test_people_act_at_the_same_time(actions: Actions, world: World) -> None:
    orders = [
        slash(actions, who, "fruit", fruit=fruit) for who in world.people for fruit in ("fig", "medlar")
    ]
    assert await asyncio.gather(*orders) == [{}] * 12
    assert len(seen(world, "ada", games(world))) == 12


async def test_the_bot_restarts_on_the_same_world(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "layout")
    old: discord.Client = world.env.bot
    await world.restart_bot()
    assert old.is_closed()
    assert world.env.bot is not old
    message = seen(world, "ada", games(world))[-1]
    order = {"kind": "click", "channel": games(world), "message": message["id"], "id": "count:0"}
    assert await actions.perform(world.people["ada"], order) == {}


async def test_a_bot_that_is_busy_from_the_start_is_let_in(tmp_path: Path) -> None:
    class Busy(SampleBot):
        async def on_ready(self) -> None:
            await asyncio.to_thread(time.sleep, 6.5)
            self.awake = True

    async with playground(Busy, tmp_path) as (_, world):
        assert not hasattr(world.env.bot, "awake")
        await slash(Actions(world), "ada", "fruit", fruit="fig")
        assert seen(world, "ada", games(world))[-1]["content"] == "1 fig"


async def test_only_what_changed_is_written(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "layout")
    world.save()
    await slash(actions, "ada", "fruit", fruit="fig")
    things = len(world.store.things())
    world.save()
    assert len(world.store.things()) == things + 2, "one message and the command it answers"


async def test_the_end_may_come_while_the_clock_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled while it waits for a busy bot, the pump leaves no operation behind that refuses the next."""
    async with playground(SampleBot, tmp_path) as (_, world):
        busy = asyncio.Event()
        monkeypatch.setattr(world.env, "advance_time", lambda _: _never(busy))
        await asyncio.wait_for(busy.wait(), 60)
        assert world._life is not None
        world._life.cancel()
        await asyncio.gather(world._life, return_exceptions=True)
        assert [task for task in asyncio.all_tasks() if "_never" in str(task.get_coro())] == []


async def _never(begun: asyncio.Event) -> None:
    begun.set()
    await asyncio.Event().wait()
