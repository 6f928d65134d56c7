"""A wait that has begun keeps its deadline when its player changes their hours."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.clock import (
    CLOCKS,
    TIME_UP,
    Ticking,
    adjusted,
    answered,
    paused,
    remaining,
    reminder_due,
    started,
    timed_out,
)
from bot.values.waking_hours import (
    ALWAYS,
    LONGEST_NIGHT,
    Holiday,
    WakingHours,
    awake_seconds,
    due,
    rescheduled,
)

HOUR = 3600.0
DAY = 24 * HOUR
SPRING, AUTUMN = (datetime(2026, month, day, 6, tzinfo=UTC).timestamp() for month, day in ((3, 27), (10, 23)))
"""Shortly before the clocks of Europe are put forward, and back; those of Lord Howe go the other way."""
ZONES = ("", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Kiritimati")
CLOSE = 1e-3

nights = st.tuples(st.integers(0, 1439), st.integers(0, LONGEST_NIGHT)).map(
    lambda night: (night[0], (night[0] + night[1]) % 1440)
)
hours = st.tuples(st.just("hours"), st.sampled_from(ZONES), nights)
zones = st.tuples(st.just("zone"), st.sampled_from(ZONES), st.none())
times = st.tuples(st.just("pass"), st.integers(0, int(40 * HOUR)).map(float), st.none())
rests = st.tuples(st.just("rest"), st.integers(0, int(40 * HOUR)).map(float), st.none())
steps = st.lists(st.one_of(hours, hours, zones, times, times, rests), max_size=14)
starts = st.tuples(st.sampled_from((SPRING, AUTUMN)), st.integers(0, int(3 * DAY))).map(sum)


def changed(rhythm: WakingHours, now: float, zone: str, night: tuple[int, int] | None) -> WakingHours:
    quiet = (rhythm.quiet_from, rhythm.quiet_to) if night is None else night
    return rescheduled(rhythm, now, zone, *quiet)


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(sorted(CLOCKS)), starts, nights, steps)
def test_no_change_adds_time_and_no_clock_comes_back(
    key: str, start: float, night: tuple[int, int], steps: list[tuple[str, object, tuple[int, int] | None]]
) -> None:
    """Covers quiet hours, time zones, pauses and visits in between; no timer fires."""
    rule, now, rhythm = CLOCKS[key], start, rescheduled(WakingHours(), start, "Europe/Paris", *night)
    ticking, is_out = started(rule, Ticking(), rhythm, now), False
    for what, value, hours in steps:
        assert ticking.deadline is not None
        deadline, before = ticking.deadline, rhythm
        if what == "pass":
            now += float(str(value))
        elif what == "rest":
            stands = paused(rule, ticking, rhythm, now)
            assert remaining(rule, stands) <= max(0.0, deadline - now) + CLOSE
            now += float(str(value))
            ticking = started(rule, stands, rhythm, now)
        else:
            rhythm = changed(rhythm, now, str(value), hours)
            ticking = adjusted(rule, ticking, before, rhythm, now)
            assert ticking.deadline == deadline, "neither more time nor less"
            bank = answered(rule, ticking, rhythm, now).bank
            assert bank == pytest.approx(answered(rule, _as_of(ticking), before, now).bank), "no bank pays"
        assert not is_out or (ticking.deadline or 0) <= now
        is_out = (ticking.deadline or 0) <= now


def _as_of(ticking: Ticking) -> Ticking:
    return msgspec.structs.replace(ticking, correction=0)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(sorted(CLOCKS)), starts, st.lists(hours, min_size=1, max_size=8))
def test_hours_that_change_at_a_table_at_rest_add_no_time(
    key: str, now: float, changes: list[tuple[str, str, tuple[int, int]]]
) -> None:
    """The deadline is not shown there. It does not move back, nor does the remaining waking time grow."""
    rule, rhythm = CLOCKS[key], WakingHours()
    ticking = paused(rule, started(rule, Ticking(), rhythm, now), rhythm, now + 60)
    now += 60
    for _, zone, night in changes:
        before, left = rhythm, remaining(rule, ticking)
        rhythm = changed(rhythm, now, zone, night)
        ticking = adjusted(rule, ticking, before, rhythm, now)
        assert ticking.since is ticking.deadline is None
        assert remaining(rule, ticking) <= due(before, now, left) - now + CLOSE
        now += HOUR


def test_an_expired_clock_stays_expired() -> None:
    """Also while it is night, and for a holiday."""
    rule, night = CLOCKS["day"], WakingHours("", 0, 720)
    ticking = started(rule, Ticking(), ALWAYS, SPRING)
    late = SPRING + DAY + 60
    assert adjusted(rule, ticking, ALWAYS, night, late) == ticking
    away = WakingHours(holidays=(Holiday(date(2026, 3, 27), date(2026, 4, 20)),))
    assert adjusted(rule, ticking, ALWAYS, away, late) == ticking
    resumed = started(rule, paused(rule, ticking, ALWAYS, late), night, late + DAY)
    assert resumed.deadline == late + DAY, "it is night, and time is up all the same"
    up = timed_out(ticking, ALWAYS, late)
    assert up.rung == TIME_UP
    assert adjusted(rule, up, ALWAYS, night, late) == up


def test_a_change_of_mind_costs_nothing() -> None:
    rule, night, start = CLOCKS["threedays"], WakingHours("", 22 * 60, 10 * 60), SPRING
    ticking = started(rule, Ticking(), ALWAYS, start)
    slept = adjusted(rule, ticking, ALWAYS, night, start + HOUR)
    again = adjusted(rule, slept, night, ALWAYS, start + 2 * HOUR)
    assert ticking.deadline == slept.deadline == again.deadline
    stands = paused(rule, again, ALWAYS, start + 3 * HOUR)
    assert remaining(rule, stands) == pytest.approx(3 * DAY - 3 * HOUR)


def test_a_player_who_would_sleep_until_the_deadline_does_not_come_back_to_nothing() -> None:
    """Quiet hours that begin now, and a pause that all agree on: the last part is still there."""
    rule, start = CLOCKS["day"], SPRING
    ticking = started(rule, Ticking(), ALWAYS, start)
    late, night = start + 21 * HOUR, WakingHours("", 180, 900)
    quiet = adjusted(rule, ticking, ALWAYS, night, late)
    assert awake_seconds(night, late, start + DAY) == 0
    assert quiet.deadline == start + DAY
    assert remaining(rule, paused(rule, quiet, night, late)) == pytest.approx(3 * HOUR)
    assert remaining(rule, paused(rule, quiet, night, late + HOUR)) == pytest.approx(2 * HOUR)


def test_a_holiday_moves_the_deadline_by_its_days_and_coming_back_undoes_it() -> None:
    rule, start = CLOCKS["day"], SPRING
    ticking = started(rule, Ticking(), ALWAYS, start)
    today = datetime.fromtimestamp(start, UTC).date()
    away = WakingHours(holidays=(Holiday(today + timedelta(days=1), today + timedelta(days=3), "UTC"),))
    gone = adjusted(rule, ticking, ALWAYS, away, start + HOUR)
    assert gone.deadline == start + 4 * DAY
    back = adjusted(rule, gone, away, ALWAYS, start + 2 * HOUR)
    assert back.deadline == start + DAY
    far = WakingHours("", 60, 780, (Holiday(today + timedelta(days=90), today + timedelta(days=99), "UTC"),))
    night = adjusted(rule, back, ALWAYS, WakingHours("", 60, 780), start + 3 * HOUR)
    assert adjusted(rule, night, WakingHours("", 60, 780), far, start + 4 * HOUR).deadline == start + DAY


def test_reminders_come_before_the_deadline_that_stays() -> None:
    rule, start = CLOCKS["day"], SPRING
    night = WakingHours("", 12 * 60, 0)
    quiet = adjusted(rule, started(rule, Ticking(), ALWAYS, start), ALWAYS, night, start + HOUR)
    first = reminder_due(rule, quiet, night, start, HOUR, silent=False)
    assert first is not None
    assert quiet.deadline is not None
    assert start < first < quiet.deadline
