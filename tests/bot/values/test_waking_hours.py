"""Waking time with quiet hours and holidays in local time, also across clock changes."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.waking_hours import ALWAYS, Holiday, WakingHours, awake_seconds, due, tomorrow, woken

HOUR, DAY = 3600.0, 24 * 3600.0
ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Beirut")
PARIS = WakingHours("Europe/Paris", 22 * 60, 7 * 60)


def at(zone: str, *when: int, fold: int = 0) -> float:
    year, month, day, hour, minute = (*when, 0, 0)[:5]
    return datetime(year, month, day, hour, minute, fold=fold, tzinfo=ZoneInfo(zone)).timestamp()


def paris(*when: int, fold: int = 0) -> float:
    return at("Europe/Paris", *when, fold=fold)


minutes = st.integers(0, 24 * 60 - 1)
days = st.dates(date(2026, 1, 1), date(2027, 12, 31))
holidays = st.lists(st.tuples(days, st.integers(0, 20)), max_size=3).map(
    lambda some: tuple(Holiday(first, first + timedelta(days=more)) for first, more in some)
)
rhythms = st.builds(WakingHours, st.sampled_from(ZONES), minutes, minutes, holidays).filter(
    lambda one: (one.quiet_to - one.quiet_from) % 1440 <= 20 * 60
)
moments = st.integers(int(at("UTC", 2026, 1, 1)), int(at("UTC", 2027, 12, 1))).map(float)
spans = st.integers(0, int(20 * DAY)).map(float)


@settings(max_examples=120, deadline=None)
@given(rhythms, moments, spans)
def test_after_so_much_waking_time_so_much_has_passed(
    rhythm: WakingHours, start: float, seconds: float
) -> None:
    end = due(rhythm, start, seconds)
    assert end >= start + seconds
    assert awake_seconds(rhythm, start, end) == pytest.approx(seconds, abs=1e-3)
    assert awake_seconds(rhythm, start, end - 1) < seconds or seconds == 0


@settings(max_examples=120, deadline=None)
@given(rhythms, moments, spans, spans)
def test_waking_time_adds_up_and_never_exceeds_time(
    rhythm: WakingHours, start: float, one: float, more: float
) -> None:
    middle, end = start + one, start + one + more
    whole = awake_seconds(rhythm, start, end)
    parts = awake_seconds(rhythm, start, middle) + awake_seconds(rhythm, middle, end)
    assert whole == pytest.approx(parts, abs=1e-3)
    assert -1e-6 <= whole <= end - start + 1e-6


@settings(max_examples=120, deadline=None)
@given(rhythms, moments)
def test_a_player_who_is_woken_is_awake_and_slept_till_then(rhythm: WakingHours, moment: float) -> None:
    awake = woken(rhythm, moment)
    assert woken(rhythm, awake) == awake
    assert awake_seconds(rhythm, moment, awake) == pytest.approx(0, abs=1e-3)
    assert awake_seconds(rhythm, awake, awake + 60) > 0


@settings(max_examples=120, deadline=None)
@given(rhythms.filter(lambda one: one.has_quiet_hours), moments)
def test_the_wall_clock_tells_the_same(rhythm: WakingHours, moment: float) -> None:
    """On days without a clock change, quiet hours follow the local clock."""
    rhythm = WakingHours(rhythm.zone, rhythm.quiet_from, rhythm.quiet_to)
    zone = ZoneInfo(rhythm.zone)
    wall = datetime.fromtimestamp(moment, zone)
    if any((wall + timedelta(days=step)).utcoffset() != wall.utcoffset() for step in (-2, -1, 1, 2)):
        return
    minute = wall.hour * 60 + wall.minute
    quiet = (minute - rhythm.quiet_from) % 1440 < (rhythm.quiet_to - rhythm.quiet_from) % 1440
    assert (woken(rhythm, moment) > moment) == quiet


def test_somebody_always_awake() -> None:
    assert due(ALWAYS, 100.0, 50.0) == 150.0
    assert awake_seconds(ALWAYS, 100.0, 150.0) == 50.0
    assert woken(ALWAYS, 100.0) == 100.0


def test_a_night_is_left_out() -> None:
    evening = paris(2026, 6, 1, 21)
    assert due(PARIS, evening, 2 * HOUR) == paris(2026, 6, 2, 8)
    assert awake_seconds(PARIS, evening, paris(2026, 6, 2, 8)) == 2 * HOUR
    assert woken(PARIS, paris(2026, 6, 1, 23)) == paris(2026, 6, 2, 7)


def test_the_night_to_summer_time_is_an_hour_shorter() -> None:
    """29 March 2026, 2:00 becomes 3:00."""
    evening, morning = paris(2026, 3, 28, 21), paris(2026, 3, 29, 7)
    assert morning - evening == 9 * HOUR
    assert due(PARIS, evening, 2 * HOUR) == paris(2026, 3, 29, 8)
    assert woken(PARIS, paris(2026, 3, 29, 3)) == morning


def test_the_night_to_winter_time_is_an_hour_longer() -> None:
    """25 October 2026, 3:00 becomes 2:00."""
    evening, morning = paris(2026, 10, 24, 21), paris(2026, 10, 25, 7)
    assert morning - evening == 11 * HOUR
    assert due(PARIS, evening, 2 * HOUR) == paris(2026, 10, 25, 8)


def test_quiet_hours_that_end_in_the_hour_left_out_end_when_it_begins() -> None:
    rhythm = WakingHours("Europe/Paris", 22 * 60, 2 * 60 + 30)
    assert woken(rhythm, paris(2026, 3, 29, 1)) == paris(2026, 3, 29, 3)
    assert woken(rhythm, paris(2026, 3, 28, 1)) == paris(2026, 3, 28, 2, 30)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_end_the_first_time() -> None:
    rhythm = WakingHours("Europe/Paris", 22 * 60, 2 * 60 + 30)
    assert woken(rhythm, paris(2026, 10, 25, 1)) == paris(2026, 10, 25, 2, 30)


def test_a_holiday_is_whole_days_of_one_s_own() -> None:
    rhythm = WakingHours("America/New_York", holidays=(Holiday(date(2026, 7, 4), date(2026, 7, 5)),))
    friday = at("America/New_York", 2026, 7, 3, 20)
    assert due(rhythm, friday, 5 * HOUR) == at("America/New_York", 2026, 7, 6, 1)
    assert woken(rhythm, at("America/New_York", 2026, 7, 4, 12)) == at("America/New_York", 2026, 7, 6)


def test_a_holiday_ends_in_a_night() -> None:
    rhythm = WakingHours("Europe/Paris", 22 * 60, 7 * 60, (Holiday(date(2026, 7, 4), date(2026, 7, 5)),))
    assert woken(rhythm, paris(2026, 7, 4, 12)) == paris(2026, 7, 6, 7)


def test_tomorrow_begins_when_quiet_hours_end() -> None:
    assert tomorrow(PARIS, paris(2026, 6, 1, 21)) == paris(2026, 6, 2, 7)
    assert tomorrow(WakingHours("Europe/Paris"), paris(2026, 6, 1, 1)) == paris(2026, 6, 2, 9)
    away = WakingHours("Europe/Paris", holidays=(Holiday(date(2026, 6, 2), date(2026, 6, 4)),))
    assert tomorrow(away, paris(2026, 6, 1, 21)) == paris(2026, 6, 5)


def test_an_unknown_zone_is_utc() -> None:
    assert due(WakingHours("Mars/Olympus", 22 * 60, 7 * 60), at("UTC", 2026, 6, 1, 21), 2 * HOUR) == at(
        "UTC", 2026, 6, 2, 8
    )
