"""A person's waking time: quiet hours and holidays by their own clock, and arithmetic with what is left."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct

DAY_MINUTES = 24 * 60
_FARTHEST = 800
"""Days looked ahead: more than two years of holidays in a row cannot be had."""
_MORNING = 9 * 60
"""Minutes after midnight at which a day begins for somebody without quiet hours."""


class Holiday(Struct, frozen=True, order=True):
    """Whole days, the first and the last included."""

    first: date
    last: date


class Rhythm(Struct, frozen=True):
    """When somebody is not to be waited for. Minutes are those of the day, by the clock on their wall."""

    zone: str = ""  # as "Europe/Paris"; empty: UTC
    quiet_from: int = 0
    quiet_to: int = 0  # the same as the beginning: no quiet hours
    holidays: tuple[Holiday, ...] = ()

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to


ALWAYS = Rhythm()
"""Somebody who is always awake, as far as anybody knows."""


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """UTC where there is no such zone, or none any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in available_timezones()


def local_day(rhythm: Rhythm, moment: float) -> date:
    return datetime.fromtimestamp(moment, zone_of(rhythm.zone)).date()


def woken(rhythm: Rhythm, moment: float) -> float:
    """The first moment from this one on at which this person is awake."""
    for start, end in _rests(rhythm, moment):
        if start > moment:
            break
        moment = max(moment, end)
    return moment


def awake_seconds(rhythm: Rhythm, start: float, end: float) -> float:
    """How much of the time between two moments this person was awake."""
    if end <= start:
        return 0.0
    if rhythm == ALWAYS:
        return end - start
    slept, at = 0.0, start
    for begins, ends in _rests(rhythm, start):
        if begins >= end:
            break
        slept += max(0.0, min(ends, end) - max(begins, at))
        at = max(at, ends)
    return end - start - slept


def due(rhythm: Rhythm, start: float, seconds: float) -> float:
    """When so many seconds of this person's waking time have passed since `start`."""
    left, at = max(0.0, seconds), start
    if rhythm == ALWAYS:
        return at + left
    for begins, ends in _rests(rhythm, start):
        if begins > at and begins - at >= left:
            break
        left -= max(0.0, begins - at)
        at = max(at, ends)
    return at + left


def tomorrow(rhythm: Rhythm, moment: float) -> float:
    """The next day's beginning for this person: when their quiet hours end, or in the morning."""
    day = local_day(rhythm, moment) + timedelta(days=1)
    early = rhythm.has_quiet_hours and 4 * 60 <= rhythm.quiet_to <= 14 * 60
    return woken(rhythm, _moment(rhythm, day, rhythm.quiet_to if early else _MORNING))


def _rests(rhythm: Rhythm, start: float) -> Iterator[tuple[float, float]]:
    """Stretches of rest that end after `start`, in the order in which they begin; they may overlap."""
    if not rhythm.has_quiet_hours and not any(_holiday(rhythm, one)[1] > start for one in rhythm.holidays):
        return
    first = local_day(rhythm, start) - timedelta(days=2)
    found = [_holiday(rhythm, one) for one in rhythm.holidays if one.first < first <= one.last]
    for number in range(_FARTHEST):
        day = first + timedelta(days=number)
        found += [_holiday(rhythm, one) for one in rhythm.holidays if one.first == day]
        if rhythm.has_quiet_hours:
            found.append(_night(rhythm, day))
        yield from sorted(rest for rest in found if rest[1] > max(start, rest[0]))
        found = []


def _night(rhythm: Rhythm, day: date) -> tuple[float, float]:
    """The quiet hours that begin on this day; where clocks are put forward within them, they are shorter."""
    until = day if rhythm.quiet_from < rhythm.quiet_to else day + timedelta(days=1)
    return _moment(rhythm, day, rhythm.quiet_from), _moment(rhythm, until, rhythm.quiet_to)


def _holiday(rhythm: Rhythm, holiday: Holiday) -> tuple[float, float]:
    return _moment(rhythm, holiday.first, 0), _moment(rhythm, holiday.last + timedelta(days=1), 0)


def _moment(rhythm: Rhythm, day: date, minute: int) -> float:
    """When the clock on the wall shows this; a time that is left out is when the clocks are put forward,
    one that comes twice is the first."""
    zone = zone_of(rhythm.zone)
    shown = datetime.combine(day, time(minute // 60 % 24, minute % 60))
    moment = shown.replace(tzinfo=zone).timestamp()
    if datetime.fromtimestamp(moment, zone).replace(tzinfo=None, fold=0) == shown:
        return moment
    return _put_forward(shown, zone)


def _put_forward(shown: datetime, zone: ZoneInfo) -> float:
    """The moment at which the clocks jump over this time, to the second."""
    low = int(shown.replace(tzinfo=zone, fold=1).timestamp()) - 1
    high = int(shown.replace(tzinfo=zone, fold=0).timestamp()) + 1
    before = _offset(low, zone)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(middle, zone) == before else (low, middle)
    return float(high)


def _offset(moment: float, zone: ZoneInfo) -> timedelta:
    return datetime.fromtimestamp(moment, UTC).astimezone(zone).utcoffset() or timedelta()
