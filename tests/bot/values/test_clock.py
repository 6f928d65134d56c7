"""The arithmetic of clocks, without anybody waiting."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.values.clock import (
    CLOCKS,
    PACES,
    TIME_UP,
    Ticking,
    allowance,
    answered,
    asks_table,
    climbed,
    prolonged,
    reminder_due,
    started,
    stopped,
    timed_out,
    window,
)
from bot.values.waking_hours import ALWAYS

BANKS = sorted(key for key, rule in CLOCKS.items() if rule.bank)
HOUR = 3600.0


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(BANKS), st.lists(st.floats(0, 30 * 24 * HOUR), max_size=12))
def test_a_bank_is_never_overdrawn_and_never_fuller_than_at_first(key: str, waits: list[float]) -> None:
    rule, ticking, now = CLOCKS[key], Ticking(), 0.0
    for wait in waits:
        ticking = started(rule, ticking, ALWAYS, now)
        assert ticking.deadline == pytest.approx(now + allowance(rule, ticking))
        now += wait
        before = rule.bank if ticking.bank is None else ticking.bank
        ticking = answered(rule, ticking, ALWAYS, now)
        assert ticking.bank is not None
        assert rule.credit <= ticking.bank + 1e-6
        assert ticking.bank <= rule.bank
        if wait <= rule.grace:
            assert ticking.bank == min(rule.bank, before + rule.credit)
        assert ticking.rung == 0


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(CLOCKS)), st.lists(st.floats(0, 5 * HOUR), min_size=1, max_size=6))
def test_pauses_cost_nothing(key: str, stretches: list[float]) -> None:
    """A clock stopped any number of times allows the same total time."""
    rule, ticking, now = CLOCKS[key], Ticking(), 0.0
    for stretch in stretches:
        ticking = stopped(started(rule, ticking, ALWAYS, now), ALWAYS, now + stretch)
        assert ticking.deadline is None
        now += stretch + 1000
    left = max(0.0, allowance(rule, ticking) - sum(stretches))
    assert started(rule, ticking, ALWAYS, now).deadline == pytest.approx(now + left)


@pytest.mark.parametrize("key", sorted(CLOCKS))
def test_each_clock_reminds_twice_before_its_end(key: str) -> None:
    rule = CLOCKS[key]
    ticking, found = started(rule, Ticking(), ALWAYS, 0.0), list[float]()
    while (due := reminder_due(rule, ticking, ALWAYS, 0.0, HOUR, silent=False)) is not None:
        found.append(due / rule.longest_wait)
        ticking = climbed(ticking)
    assert found == [pytest.approx(1 / 3), pytest.approx(5 / 6)]
    assert reminder_due(rule, Ticking(), ALWAYS, 0.0, HOUR, silent=True) is None


def test_without_a_clock_the_gaps_grow() -> None:
    ticking, found = Ticking(), list[float]()
    while (due := reminder_due(None, ticking, ALWAYS, 0.0, HOUR, silent=False)) is not None:
        found.append(due / HOUR)
        ticking = climbed(ticking, asked=asks_table(None, ticking.rung, silent=False))
    assert found == [1, 3, 7]


@pytest.mark.parametrize("key", sorted(CLOCKS))
def test_a_player_who_could_not_move_gets_the_last_sixth_again(key: str) -> None:
    rule = CLOCKS[key]
    late = prolonged(rule, started(rule, Ticking(), ALWAYS, 0.0), ALWAYS, 9e6)
    assert late.deadline == pytest.approx(9e6 + rule.longest_wait / 6)
    assert reminder_due(rule, late, ALWAYS, 0.0, HOUR, silent=False) is None, "they have just been told"
    assert timed_out(late, ALWAYS, late.deadline or 0).rung == TIME_UP


@pytest.mark.parametrize(
    ("pace", "clock", "hours"),
    [
        ("any", "", 36),
        ("daily", "", 24),
        ("live", "", 0.25),
        ("", "", 36),
        ("any", "quick", 1 / 6),
        ("live", "quick", 1 / 6),
        ("any", "evening", 0.25),
        ("any", "halfday", 24),
        ("any", "day", 24),
        ("any", "threedays", 36),
        ("daily", "threedays", 24),
        ("any", "steady", 24),
        ("any", "relaxed", 36),
        ("live", "relaxed", 0.25),
    ],
)
def test_a_window_suits_the_pace_and_the_clock(pace: str, clock: str, hours: float) -> None:
    """One visit at the usual pace is enough; no window lasts between an hour and a day, as people sleep."""
    assert window(pace, CLOCKS.get(clock)) == pytest.approx(hours * HOUR)


def test_every_window_is_one_of_hours_that_suit() -> None:
    for pace in PACES:
        for rule in (None, *CLOCKS.values()):
            assert window(pace, rule) <= 36 * HOUR
