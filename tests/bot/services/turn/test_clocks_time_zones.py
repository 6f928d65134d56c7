"""Clocks expire however players change quiet hours, time zones and holidays."""

from __future__ import annotations

import itertools
import random
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from bot.values.errors import PlayerError
from bot.values.people import HOLIDAYS_A_YEAR
from bot.values.waking_hours import LONGEST_NIGHT, WakingHours, awake_seconds, local_day, rescheduled
from tests.bot.services.turn.test_clocks import begun, seat_of
from tests.support.service_harness import ANN, BEN, EVE, Stage

HOUR = 3600.0
DAY = 24 * HOUR
START = datetime(2026, 6, 1, 8, tzinfo=UTC).timestamp()
ZONES = ("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Tokyo", "America/New_York", "Europe/Paris")
Change = Callable[[Stage, int], Awaitable[object]]


@pytest.fixture
async def stage(new_stage: Callable[[], Awaitable[Stage]]) -> Stage:
    stage = await new_stage()
    stage.now = START
    return stage


async def ahead(stage: Stage, hour: int) -> None:
    """Quiet from now on for as long as may be, every hour again."""
    now = datetime.fromtimestamp(stage.now, UTC)
    await stage.services.people.set_waking_hours(
        ANN, quiet_from=now.hour * 60, quiet_to=(now.hour + LONGEST_NIGHT // 60) % 24 * 60
    )


async def zones(stage: Stage, hour: int) -> None:
    """Night falls wherever she goes."""
    await stage.services.people.set_waking_hours(
        ANN, zone=ZONES[hour % len(ZONES)], quiet_from=720, quiet_to=0
    )


async def by_chance(stage: Stage, hour: int) -> None:
    chance = random.Random(hour)
    start = chance.randrange(1440)
    night: dict[str, Any] = {"quiet_from": start, "quiet_to": (start + LONGEST_NIGHT) % 1440}
    zone = chance.choice(ZONES)
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
    game_id, (holder, other) = "t1", (ANN, EVE) if hour % 2 == 0 else (EVE, ANN)
    await stage.services.seats.offer(game_id, holder, 0, cause=stage.cause())
    await stage.services.seats.take(game_id, other, 0, cause=stage.cause())


async def test_a_clock_runs_out_against_two_who_hand_the_seat_to_and_fro(stage: Stage) -> None:
    """Each of them is a newcomer once."""
    await stage.services.people.meet(EVE, "Eve", "en-US")
    game_id = await begun(stage, ANN, BEN, clock="threedays", at_zero="seat")
    assert game_id == "t1"
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
                rhythm, now, chance.choice(ZONES), start, (start + chance.randrange(LONGEST_NIGHT + 1)) % 1440
            )
            looked.append((now, rhythm))
            now += chance.uniform(0.2, 30) * HOUR
        for (at, lived), (until, _) in itertools.pairwise(looked):
            for step in range(int((until - at) // HOUR) + 1):
                begin = at + step * HOUR
                assert DAY - awake_seconds(lived, begin, begin + DAY) <= most


async def test_the_clock_she_sees_is_the_one_that_runs_out(stage: Stage) -> None:
    """Changing one's mind moves no deadline that the change does not reach."""
    game_id = await begun(stage, ANN, BEN, clock="halfday")
    await stage.services.people.set_waking_hours(ANN, quiet_from=22 * 60, quiet_to=7 * 60)
    before = (await seat_of(stage, game_id, ANN)).ticking.deadline
    await stage.services.people.set_waking_hours(ANN, quiet_from=9 * 60, quiet_to=21 * 60)
    assert (await seat_of(stage, game_id, ANN)).ticking.deadline == before
    assert timedelta(seconds=(before or 0) - START) == timedelta(hours=12)
