"""Changing settings adds no time to a wait that has begun, and an expired clock stays expired."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.clock import TIME_UP, Ticking
from bot.values.errors import PlayerError
from bot.values.waking_hours import LONGEST_NIGHT, local_day
from tests.bot.services.turn.test_clocks import begun, pass_time, seat_of
from tests.bot.values.test_clock_changed_hours import AUTUMN, SPRING, ZONES
from tests.support.service_harness import ANN, BEN, EVE, Stage, open_stage

HOUR = 3600.0
DAY = 24 * HOUR
START = datetime(2026, 6, 1, 8, tzinfo=UTC).timestamp()
NIGHT = LONGEST_NIGHT // 60
GAME = "t1"
"""The first table of a stage."""


@pytest.fixture
async def stage(new_stage: Callable[[], Awaitable[Stage]]) -> Stage:
    stage = await new_stage()
    stage.now = START
    return stage


async def sleep_from_now(stage: Stage, hours: int = NIGHT) -> None:
    hour = datetime.fromtimestamp(stage.now, UTC).hour
    await stage.services.people.set_waking_hours(ANN, quiet_from=hour * 60, quiet_to=(hour + hours) % 24 * 60)


@pytest.mark.parametrize("clock", ["halfday", "day", "threedays", "steady"])
async def test_a_clock_read_while_the_night_follows_the_sun_only_goes_down(stage: Stage, clock: str) -> None:
    await begun(stage, ANN, BEN, clock=clock)
    deadline = (await seat_of(stage, GAME, ANN)).ticking.deadline
    for _ in range(12):
        stage.now += 10 * HOUR
        await sleep_from_now(stage)
        assert (await seat_of(stage, GAME, ANN)).ticking.deadline == deadline


async def test_a_clock_that_ran_out_does_not_come_back_with_the_night_nor_after_a_rest(stage: Stage) -> None:
    """The hours change before the bot handles the timer."""
    await begun(stage, ANN, BEN, clock="day")
    await sleep_from_now(stage)
    stage.now = START + DAY + 60
    await sleep_from_now(stage, 8)
    await stage.services.people.go_away(ANN, *[datetime.fromtimestamp(stage.now, UTC).date()] * 2)
    assert (await seat_of(stage, GAME, ANN)).ticking.deadline == START + DAY
    await stage.services.seats.pause(GAME, EVE, moderator=True, cause=stage.cause())
    await sleep_from_now(stage, 9)
    stage.now += HOUR
    await stage.services.seats.resume(GAME, BEN, cause=stage.cause())
    assert (await seat_of(stage, GAME, ANN)).ticking.deadline == stage.now
    await stage.services.timers.fire()
    assert (await seat_of(stage, GAME, ANN)).ticking.rung == TIME_UP


async def test_other_hours_hold_for_the_next_wait(stage: Stage) -> None:
    """Quiet hours set for the first time apply from the next turn."""
    await begun(stage, ANN, BEN, clock="day")
    await stage.services.people.set_waking_hours(ANN, quiet_from=22 * 60, quiet_to=6 * 60)
    assert (await seat_of(stage, GAME, ANN)).ticking.deadline == START + DAY
    await stage.hide_all(GAME, ANN)
    assert (await seat_of(stage, GAME, ANN)).ticking.deadline == START + DAY + 8 * HOUR
    assert (await seat_of(stage, GAME, ANN)).ticking.correction == 0


async def test_hours_that_change_at_a_table_at_rest_do_not_double_what_is_left(stage: Stage) -> None:
    await begun(stage, ANN, BEN, clock="day")
    stage.now += HOUR
    await stage.services.seats.pause(GAME, EVE, moderator=True, cause=stage.cause())
    await sleep_from_now(stage)
    await stage.services.seats.resume(GAME, ANN, cause=stage.cause())
    assert (await seat_of(stage, GAME, ANN)).ticking.deadline == START + DAY


nights = st.tuples(st.integers(0, 23), st.integers(0, NIGHT))
steps = st.lists(
    st.one_of(
        st.tuples(st.just("hours"), nights),
        st.tuples(st.just("zone"), st.sampled_from(ZONES[1:])),
        st.tuples(st.just("both"), st.tuples(st.sampled_from(ZONES[1:]), nights)),
        st.tuples(st.just("reminders"), st.integers(0, 48)),
        st.tuples(st.just("holiday"), st.integers(0, 2)),
        st.tuples(st.just("back"), st.none()),
        st.tuples(st.just("rest"), st.integers(0, 30)),
        st.tuples(st.just("read"), st.integers(1, 30)),
        st.tuples(st.just("read"), st.integers(1, 30)),
    ),
    min_size=4,
    max_size=10,
)


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(("halfday", "day", "threedays", "steady")),
    st.sampled_from((SPRING, AUTUMN)),
    st.booleans(),
    steps,
)
def test_changed_settings_never_increase_the_time_left(
    clock: str, start: float, fires: bool, steps: list[tuple[str, object]]
) -> None:
    """Over the changes to summer and winter time; with timers that fire in time, or with none at all."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        runner.run(_lived(Path(folder) / "x.db", clock, start, fires, steps))


async def _lived(path: Path, clock: str, start: float, fires: bool, steps: list[tuple[str, object]]) -> None:
    stage = await open_stage(path)
    stage.now = start
    assert await begun(stage, ANN, BEN, clock=clock) == GAME
    was_out = False
    for what, value in steps:
        before = (await seat_of(stage, GAME, ANN)).ticking
        with suppress(PlayerError):  # no holiday is left, or none is on
            await _step(stage, what, value, fires=fires)
        after = (await seat_of(stage, GAME, ANN)).ticking
        assert not was_out or _is_out(after, stage.now), what
        was_out = _is_out(after, stage.now)
        if what in ("hours", "zone", "both", "reminders"):
            assert after.deadline == before.deadline, "neither more time nor less"
    await stage.close()


def _is_out(ticking: Ticking, now: float) -> bool:
    return ticking.rung >= TIME_UP or (ticking.deadline is not None and ticking.deadline <= now)


async def _step(stage: Stage, what: str, value: object, *, fires: bool) -> None:
    people = stage.services.people
    match what, value:
        case "hours", (int() as first, int() as length):
            await people.set_waking_hours(ANN, quiet_from=first * 60, quiet_to=(first + length) % 24 * 60)
        case "zone", str():
            await people.set_waking_hours(ANN, zone=value)
        case "both", (str() as zone, (int() as first, int() as length)):
            await people.set_waking_hours(
                ANN, zone=zone, quiet_from=first * 60, quiet_to=(first + length) % 24 * 60
            )
        case "reminders", int():
            await people.remind_after(ANN, value)
        case "holiday", int():
            today = local_day((await people.get(ANN)).habits.rhythm, stage.now)
            await people.go_away(ANN, today, today + timedelta(days=value))
        case "back", None:
            await people.come_back(ANN)
        case "rest", int():
            await stage.services.seats.pause(GAME, EVE, moderator=True, cause=stage.cause())
            stage.now += value * HOUR
            await stage.services.seats.resume(GAME, BEN, cause=stage.cause())
        case "read", int():
            if fires:
                await pass_time(stage, stage.now + value * HOUR)
            else:
                stage.now += value * HOUR
        case _:
            raise AssertionError(what)
