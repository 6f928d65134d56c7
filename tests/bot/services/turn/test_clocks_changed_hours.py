"""Changing quiet hours, time zones and holidays adds no time to a wait that has begun, and clocks expire."""

from __future__ import annotations

import asyncio
import itertools
import random
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.clock import TIME_UP, Ticking
from bot.values.errors import PlayerError
from bot.values.people import HOLIDAYS_A_YEAR
from bot.values.waking_hours import LONGEST_NIGHT, WakingHours, awake_seconds, local_day, rescheduled
from tests.bot.services.turn.test_clocks import begun, pass_time, seat_of
from tests.bot.values.test_clock_changed_hours import AUTUMN, SPRING, ZONES
from tests.support.service_harness import ANN, BEN, EVE, Stage, open_stage

HOUR = 3600.0
DAY = 24 * HOUR
START = datetime(2026, 6, 1, 8, tzinfo=UTC).timestamp()
NIGHT = LONGEST_NIGHT // 60
Change = Callable[[Stage, int], Awaitable[object]]
WORLD = ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "America/New_York", "Europe/Paris")
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


async def ahead(stage: Stage, hour: int) -> None:
    """Quiet from now on for as long as may be, every hour again."""
    await sleep_from_now(stage)


async def zones(stage: Stage, hour: int) -> None:
    """Night falls wherever she goes."""
    await stage.services.people.set_waking_hours(
        ANN, zone=WORLD[hour % len(WORLD)], quiet_from=720, quiet_to=0
    )


async def by_chance(stage: Stage, hour: int) -> None:
    chance = random.Random(hour)
    start = chance.randrange(1440)
    night: dict[str, Any] = {"quiet_from": start, "quiet_to": (start + LONGEST_NIGHT) % 1440}
    zone = chance.choice(WORLD)
    await stage.services.people.set_waking_hours(
        ANN, **chance.choice([night, {**night, "zone": zone}, {"zone": zone}])
    )


async def days_off(stage: Stage, hour: int) -> None:
    """Leave in the morning and return in the evening, so no day seems used."""
    people = stage.services.people
    today = local_day((await people.get(ANN)).habits.rhythm, stage.now)
    try:
        if hour % 24 == 23:
            await people.come_back(ANN)
        else:
            await people.go_away(ANN, today, today)
    except PlayerError:
        pass  # none is left, or she is away already


@pytest.mark.parametrize("change", [ahead, zones, by_chance], ids=lambda one: one.__name__)
async def test_a_clock_runs_out_against_somebody_who_shifts_the_night_every_hour(
    stage: Stage, change: Change
) -> None:
    """Twelve of any 24 hours are hers to play in, so three days of waking time are gone within a week."""
    game_id = await begun(stage, ANN, BEN, clock="threedays", at_zero="seat")
    gone = await lasts(stage, game_id, change, days=14)
    assert 3 * DAY <= gone <= 6 * DAY + HOUR


async def lasts(stage: Stage, game_id: str, change: Change, days: int) -> float:
    """Return how long a player can delay with such a change every hour."""
    for hour in range(days * 24):
        await change(stage, hour)
        await stage.fire(HOUR)
        if (await stage.services.queries.table(game_id)).seats[0].person is None:
            break
    return stage.now - START


async def test_a_clock_runs_out_against_somebody_who_is_on_holiday_every_day(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="threedays", at_zero="seat")
    assert await lasts(stage, game_id, days_off, days=60) <= (HOLIDAYS_A_YEAR + 4) * DAY


async def to_and_fro(stage: Stage, hour: int) -> None:
    """Two accounts of one person hand the seat to each other."""
    game_id, (holder, other) = GAME, (ANN, EVE) if hour % 2 == 0 else (EVE, ANN)
    await stage.services.seats.offer(game_id, holder, 0, cause=stage.cause())
    await stage.services.seats.take(game_id, other, 0, cause=stage.cause())


async def test_a_clock_runs_out_against_two_who_hand_the_seat_to_and_fro(stage: Stage) -> None:
    """Each of them is a newcomer once."""
    await stage.services.people.meet(EVE, "Eve", "en-US")
    game_id = await begun(stage, ANN, BEN, clock="threedays", at_zero="seat")
    assert game_id == GAME
    assert await lasts(stage, game_id, to_and_fro, days=14) <= 3 * DAY + 2 * HOUR


async def test_no_holiday_takes_a_whole_year_in_between(stage: Stage) -> None:
    people = stage.services.people
    with pytest.raises(PlayerError, match="settings-holiday-many"):
        await people.go_away(ANN, date(2026, 12, 2), date(2028, 1, 30))
    with pytest.raises(PlayerError, match="settings-holiday-many"):
        await people.go_away(ANN, date(2026, 12, 2), date.max)
    away = await people.go_away(ANN, date(2026, 12, 2), date(2027, 1, 30))
    assert (await people.get(ANN)).habits == away.habits


async def test_other_hours_hold_from_the_next_day_on(stage: Stage) -> None:
    people = stage.services.people
    await people.set_waking_hours(ANN, quiet_from=22 * 60, quiet_to=7 * 60)  # her first: at once
    person = await people.set_waking_hours(ANN, quiet_from=12 * 60, quiet_to=23 * 60)
    rhythm, noon = person.habits.rhythm, START + 4 * HOUR
    assert awake_seconds(rhythm, noon, noon + HOUR) == HOUR, "not today"
    midnight = START + 16 * HOUR
    assert [one.until for one in rhythm.earlier] == [midnight]
    assert awake_seconds(rhythm, midnight, midnight + DAY) == 23 * HOUR, "22 to 23 is quiet by both"
    assert awake_seconds(rhythm, midnight + DAY, midnight + 2 * DAY) == 13 * HOUR
    person = await people.set_waking_hours(ANN, quiet_from=22 * 60, quiet_to=7 * 60)
    assert person.habits.rhythm == WakingHours("", 22 * 60, 7 * 60), "called off again: as it was"


def test_no_24_hours_hold_more_quiet_ones_than_a_day_may_have() -> None:
    most = LONGEST_NIGHT * 60 + HOUR  # a clock put back within the night makes it longer by that
    for seed in range(15):
        chance = random.Random(seed)
        rhythm, now, looked = WakingHours(), START, list[tuple[float, WakingHours]]()
        for _ in range(30):
            start = chance.randrange(1440)
            rhythm = rescheduled(
                rhythm, now, chance.choice(WORLD), start, (start + chance.randrange(LONGEST_NIGHT + 1)) % 1440
            )
            looked.append((now, rhythm))
            now += chance.uniform(0.2, 30) * HOUR
        for (at, lived), (until, _) in itertools.pairwise(looked):
            for step in range(int((until - at) // HOUR) + 1):
                begin = at + step * HOUR
                assert DAY - awake_seconds(lived, begin, begin + DAY) <= most
