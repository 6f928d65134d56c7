"""Clocks and timers agree under random behaviour, and reminders end."""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime

import pytest

from bot.values.table import Table
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, CAT, EVE, NAMES, PLACE, Stage

HOUR = 3600.0
PEOPLE = (ANN, BEN, CAT)
STEPS = 25


async def table_of(stage: Stage, game_id: str) -> Table:
    live, _ = await stage.services.turns._tables.live(game_id)
    return live.table


async def act(stage: Stage, game_id: str, chance: random.Random) -> None:
    table = await table_of(stage, game_id)
    what, services = chance.random(), stage.services
    waiting = [table.seats[seat].person for seat in table.waiting]
    person = next((one for one in waiting if one is not None), None)
    if table.status == "paused":
        await services.seats.resume(game_id, EVE, moderator=True, cause=stage.cause())
    elif what < 0.5 and person is not None:
        await stage.first_pick(game_id, person)
    elif what < 0.6:
        await services.seats.pause(game_id, EVE, moderator=True, cause=stage.cause())
    elif what < 0.75:
        start = chance.randrange(24)
        await services.people.set_waking_hours(
            chance.choice(PEOPLE), zone="Europe/Paris", quiet_from=start * 60, quiet_to=(start + 9) % 24 * 60
        )
    elif what < 0.85:
        await services.people.remind_after(chance.choice(PEOPLE), chance.choice((0, 3, 24)))
    elif person is not None:
        await services.timers.snooze(person, game_id)


async def must_agree(stage: Stage, game_id: str) -> None:
    """Every clock that runs has its timer, and nothing else has one."""
    table = await table_of(stage, game_id)
    async with stage.store.reading() as reader:
        timers = {(one.kind, one.seat): one.due for one in await reader.timers.due(float("inf"))}
    for info in table.seats:
        waits = info.waiting_since is not None and info.person is not None and table.status == "running"
        assert timers.get(("clock", info.seat)) == info.ticking.deadline
        assert waits or ("reminder", info.seat) not in timers
        assert waits or info.ticking.deadline is None
        if table.rule is not None and info.ticking.bank is not None:
            assert 0 <= info.ticking.bank <= table.rule.bank


@pytest.mark.parametrize(("seed", "clock"), [(1, "steady"), (2, "day"), (3, ""), (4, "halfday")])
async def test_clocks_timers_and_pings_under_chance(new_stage: NewStage, seed: int, clock: str) -> None:
    stage, chance = await new_stage(), random.Random(seed)
    stage.now = datetime(2026, 3, 20, tzinfo=UTC).timestamp()  # clocks are put forward soon
    for person in PEOPLE:
        await stage.services.people.meet(person, NAMES[person], "en-US")
    lobby = stage.services.lobby
    table = await lobby.open(ANN, PLACE, "lantern", seats=3, clock=clock, cause=stage.cause())
    for person in PEOPLE[1:]:
        await lobby.join(table.id, person, cause=stage.cause())
    await lobby.start(table.id, ANN, cause=stage.cause())
    told = Counter[tuple[object, ...]]()
    for _ in range(STEPS):
        if (await table_of(stage, table.id)).status not in ("running", "paused"):
            break
        await act(stage, table.id, chance)
        await must_agree(stage, table.id)
        stage.now += chance.choice((0.1, 1, 5, 20, 80)) * HOUR
        await stage.services.timers.fire()
        await must_agree(stage, table.id)
        since = {info.person: info.waiting_since for info in (await table_of(stage, table.id)).seats}
        for letter in await stage.letters():
            if letter.kind in ("reminder", "digest", "stall_post"):
                told[letter.kind, letter.payload.person, since[letter.payload.person]] += 1
    assert all(count <= (1 if kind == "stall_post" else 3) for (kind, *_), count in told.items()), told
    assert told
