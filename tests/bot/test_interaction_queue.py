"""The order in which presses and commands are served."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from bot.delivery.router import _SENDS, deliver
from bot.interaction_queue import InteractionQueue
from bot.values.parcel import Parcel, Payload, Posted

ANNA, BEN, CLEO = 1, 2, 3
NEVER = 10_000.0
SOON = 0.01


@pytest.fixture(autouse=True)
def no_haste() -> Iterator[None]:
    """Raise all time limits unless a test sets them."""
    with ExitStack() as patched:
        for name in ("_WRITTEN_WITHIN", "_WORKED_WITHIN", "_HELD_AT_MOST"):
            patched.enter_context(patch(f"bot.interaction_queue.{name}", NEVER))
        yield


class Office:
    """A simulated set of presses, acknowledged when the test says so, with a log of the order."""

    def __init__(self) -> None:
        self.desk = InteractionQueue()
        self.told = list[str]()
        self.network = asyncio.Event()
        self.tasks = list[asyncio.Task[None]]()

    async def asked(self, person: int, what: str = "") -> None:
        self.tasks.append(asyncio.create_task(self._served(person, what)))
        await rest()

    async def _served(self, person: int, what: str) -> None:
        async with self.desk.acknowledging(person):
            self.told.append(f"ack {person}{what}")
            await self.network.wait()
        await self.desk.turn(person)
        self.told.append(f"work {person}{what}")
        await rest()

    async def over(self) -> None:
        await asyncio.gather(*self.tasks)


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_no_work_begins_before_the_last_acknowledgement_is_written() -> None:
    office = Office()
    for number in range(100):
        await office.asked(number)
    office.network.set()
    await office.over()
    assert [line.split()[0] for line in office.told] == ["ack"] * 100 + ["work"] * 100


async def test_a_player_who_sends_much_is_acknowledged_and_served_behind_a_player_who_sends_little() -> None:
    office = Office()
    for number in range(100):
        await office.asked(ANNA, f".{number}")
    await office.asked(BEN)
    assert len(office.told) < 20, "only some are written at the same time, and so many of them are Ben's"
    assert "ack 2" in office.told
    office.network.set()
    await office.over()
    work = [line for line in office.told if line.startswith("work")]
    assert work.index("work 2") <= 2
    assert work.index("work 1.0") < work.index("work 1.99")


async def test_an_acknowledgement_that_hangs_holds_nobody_up() -> None:
    office = Office()
    with patch("bot.interaction_queue._WRITTEN_WITHIN", SOON):
        office.desk = InteractionQueue()
        await office.asked(ANNA)
        async with office.desk.acknowledging(BEN):
            pass
        await asyncio.wait_for(office.desk.turn(BEN), NEVER)
    assert office.told == ["ack 1"]
    office.network.set()
    await office.over()


async def test_work_that_waits_for_something_else_holds_nobody_up() -> None:
    with patch("bot.interaction_queue._WORKED_WITHIN", SOON):
        desk = InteractionQueue()
    done = asyncio.Event()

    async def thinks() -> None:
        await desk.turn(ANNA)
        await done.wait()

    tasks = [asyncio.create_task(thinks()) for _ in range(3)]
    await asyncio.wait_for(desk.turn(ANNA), NEVER)
    done.set()
    await asyncio.gather(*tasks)


async def test_work_goes_on_one_by_one_where_acknowledgements_never_end() -> None:
    office = Office()
    with patch("bot.interaction_queue._HELD_AT_MOST", SOON):
        await office.asked(ANNA)
        turns = [asyncio.create_task(office.desk.turn(BEN)), asyncio.create_task(office.desk.turn(CLEO))]
        await asyncio.gather(*turns)
        await office.desk.wait_until_idle()
    assert office.told == ["ack 1"]
    office.network.set()
    await office.over()


async def test_a_turn_ends_with_its_task_and_one_that_nobody_waits_for_is_nobodys() -> None:
    desk = InteractionQueue()

    async def fails() -> None:
        await desk.turn(ANNA)
        raise KeyError

    for _ in range(10):
        with pytest.raises(KeyError):
            await asyncio.create_task(fails())
    first, second = await desk.turn(ANNA), await desk.turn(ANNA)
    gone = asyncio.create_task(desk.turn(ANNA))
    waits = asyncio.create_task(desk.turn(ANNA))
    await rest()
    assert not gone.done()
    gone.cancel()
    second.end()
    second.end()
    await waits
    first.end()


async def test_the_post_waits_until_everybody_is_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office()

    async def sent(_: Any, parcel: Parcel) -> list[Posted]:
        office.told.append(parcel.kind)
        return []

    monkeypatch.setitem(_SENDS, "board_post", sent)
    context: Any = SimpleNamespace(interaction_queue=office.desk)
    await office.asked(ANNA)
    post = asyncio.create_task(
        deliver(context, Parcel(1, "board_post", "t1", Payload(), "", 0.0, attempts=0, doubtful=False))
    )
    await rest()
    assert office.told == ["ack 1"]
    office.network.set()
    await post
    assert "board_post" in office.told
    await office.over()
