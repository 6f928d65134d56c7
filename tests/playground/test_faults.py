"""Simulated faults: the bot meets Discord's real errors, and the panel shows its requests."""

from __future__ import annotations

from playground import page_data
from playground.actions import Actions
from playground.faults import Trouble
from playground.world import World
from tests.playground.test_actions import games, seen, slash


async def test_closed_dms_refuse_until_they_open_again(actions: Actions, world: World) -> None:
    trouble, ben = Trouble(world), world.people["ben"]
    trouble.close_dms(ben, True)
    for _ in range(2):
        await slash(actions, "ada", "letter", to=str(ben.id))
        assert seen(world, "ada", games(world))[-1]["content"] == "Their door is closed."
    assert trouble.report()["closed"] == ["ben"]
    trouble.close_dms(ben, False)
    await slash(actions, "ada", "letter", to=str(ben.id))
    assert seen(world, "ada", games(world))[-1]["content"] == "Sent."
    assert len(seen(world, "ben", page_data.dm_of(world, ben)["id"])) == 1


async def test_refused_threads(actions: Actions, world: World) -> None:
    trouble = Trouble(world)
    trouble.refuse_threads(True)
    await slash(actions, "ada", "table open", name="Summer")
    assert page_data.channels_of(world, world.people["ada"])[0]["threads"] == []
    assert "50013" in trouble.report()["errors"][0]["text"]
    trouble.refuse_threads(False)
    await slash(actions, "ada", "table open", name="Summer")
    assert len(page_data.channels_of(world, world.people["ada"])[0]["threads"]) == 1


async def test_the_next_requests_fail(actions: Actions, world: World) -> None:
    trouble = Trouble(world)
    trouble.fail_next(2)
    assert await slash(actions, "ada", "fruit", fruit="fig") == {"failed": True}
    assert trouble.failing() == 1
    trouble.fail_next(0)
    assert await slash(actions, "ada", "fruit", fruit="fig") == {}


async def test_the_panel_lists_requests_newest_first(actions: Actions, world: World) -> None:
    await slash(actions, "ada", "fruit", fruit="fig")
    await slash(actions, "ada", "fruit", fruit="f" * 2100)
    report = Trouble(world).report()
    newest, before = report["requests"][:2]
    assert newest["number"] == world.requests_seen
    assert newest["breaches"] == ["content: 2102 characters, at most 2000"]
    assert before["breaches"] == []
    assert before["body"]["data"]["content"] == "1 fig"
