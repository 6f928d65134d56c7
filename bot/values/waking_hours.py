"""When a person is awake: quiet hours and holidays in their time zone, and arithmetic with waking time."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec
from msgspec import Struct

DAY_MINUTES = 24 * 60
LONGEST_NIGHT = 12 * 60
"""Maximum minutes of quiet hours per day: a player is awake for half of it."""
DAY = 24 * 3600.0
_FIRST_MOMENT, _LAST_MOMENT = 0.0, 32503680000.0
"""The years 1970 to 3000: anything outside is an error, which must not break a table."""
_EARLIEST, _LATEST = date(1971, 1, 1), date(2998, 12, 31)
_LONGEST_HOLIDAY = 62
"""Maximum days of one holiday: the end of one year and the start of the next."""
_FARTHEST = 800
"""Days to look ahead: more than two years of holidays in a row are impossible."""
_NOTHING = 1e-3
"""Seconds: anything less is a rounding error and must not cost a night."""
_MORNING = 9 * 60
"""Minutes after midnight at which the day begins for a person without quiet hours."""


class Holiday(Struct, frozen=True, order=True, omit_defaults=True):
    """Whole days, first and last included, in the time zone in which it was requested."""

    first: date
    last: date
    zone: str = ""  # empty: that of its owner
    ends: float = 0  # when they came back early; 0: they did not


class PreviousHours(Struct, frozen=True):
    """A person's hours until some moment."""

    zone: str
    quiet_from: int
    quiet_to: int
    until: float

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to


class WakingHours(Struct, frozen=True):
    """When a person is not to be waited for, in minutes of their local day."""

    zone: str = ""  # such as "Europe/Paris"; empty: UTC
    quiet_from: int = 0
    quiet_to: int = 0  # equal to `quiet_from`: no quiet hours
    holidays: tuple[Holiday, ...] = ()
    earlier: tuple[PreviousHours, ...] = ()  # newest last; the current hours apply from its end on

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to


ALWAYS = WakingHours()
"""Always awake, as far as anyone knows."""


def zone_of(name: str) -> ZoneInfo:
    """Return the time zone; UTC if it does not exist any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in available_timezones()


def local_day(rhythm: WakingHours, moment: float) -> date:
    return _day_in(in_force(rhythm, moment).zone, moment)


def in_force(rhythm: WakingHours, moment: float) -> WakingHours | PreviousHours:
    """Return the hours that apply at this moment."""
    return next((piece for piece in rhythm.earlier if moment < piece.until), rhythm)


def rescheduled(rhythm: WakingHours, now: float, zone: str, quiet_from: int, quiet_to: int) -> WakingHours:
    """Return new hours from the next day on; a person's first quiet hours apply at once."""
    wanted = WakingHours(zone, quiet_from, quiet_to, rhythm.holidays, rhythm.earlier)
    if not any(piece.has_quiet_hours for piece in _pieces(rhythm)):
        return wanted
    if rhythm.earlier and now < (last := rhythm.earlier[-1]).until:  # another change is still pending
        if (zone, quiet_from, quiet_to) == (last.zone, last.quiet_from, last.quiet_to):
            return msgspec.structs.replace(wanted, earlier=rhythm.earlier[:-1])
        return wanted
    if wanted == rhythm:
        return rhythm
    soonest = max(now, rhythm.earlier[-1].until + DAY) if rhythm.earlier else now
    day = _day_in(rhythm.zone, soonest) + timedelta(days=1)
    until = _moment(rhythm.zone, day, 0)
    old = PreviousHours(rhythm.zone, rhythm.quiet_from, rhythm.quiet_to, until)
    return msgspec.structs.replace(wanted, earlier=(*rhythm.earlier[-1:], old))


def sane(rhythm: WakingHours) -> WakingHours:
    """Return the hours without impossible values: one broken row must not stop a table."""
    if not all(0 <= minute < DAY_MINUTES for minute in (rhythm.quiet_from, rhythm.quiet_to)):
        rhythm = msgspec.structs.replace(rhythm, quiet_from=0, quiet_to=0)
    if (rhythm.quiet_to - rhythm.quiet_from) % DAY_MINUTES > LONGEST_NIGHT:
        rhythm = msgspec.structs.replace(rhythm, quiet_from=0, quiet_to=0)
    holidays = tuple(one for one in rhythm.holidays if _is_sane(one))
    earlier = tuple(
        one
        for one in rhythm.earlier
        if _FIRST_MOMENT <= one.until <= _LAST_MOMENT
        and all(0 <= minute < DAY_MINUTES for minute in (one.quiet_from, one.quiet_to))
    )
    if (holidays, earlier) == (rhythm.holidays, rhythm.earlier):
        return rhythm
    return msgspec.structs.replace(rhythm, holidays=holidays, earlier=earlier)


def _is_sane(holiday: Holiday) -> bool:
    length = (holiday.last - holiday.first).days
    return holiday.first >= _EARLIEST and holiday.last <= _LATEST and 0 <= length <= _LONGEST_HOLIDAY


def _day_in(zone: str, moment: float) -> date:
    held = min(max(moment, _FIRST_MOMENT), _LAST_MOMENT)
    return datetime.fromtimestamp(held, zone_of(zone)).date()


def woken(rhythm: WakingHours, moment: float) -> float:
    """Return the first moment from this one on at which this person is awake."""
    for start, end in _rests(rhythm, moment):
        if start > moment:
            break
        moment = max(moment, end)
    return moment


def awake_seconds(rhythm: WakingHours, start: float, end: float) -> float:
    """Return how many seconds between two moments this person was awake."""
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


def due(rhythm: WakingHours, start: float, seconds: float) -> float:
    """Return when this many waking seconds have passed since `start`; at once if there are none."""
    left, at = max(0.0, seconds), start
    if rhythm == ALWAYS or left <= _NOTHING:
        return at + left
    for begins, ends in _rests(rhythm, start):
        if begins > at and begins - at >= left - _NOTHING:
            break
        left -= max(0.0, begins - at)
        at = max(at, ends)
    return at + left


def tomorrow(rhythm: WakingHours, moment: float) -> float:
    """Return the start of this person's next day: the end of their quiet hours, or the morning."""
    hours = in_force(rhythm, moment)
    day = _day_in(hours.zone, moment) + timedelta(days=1)
    early = hours.has_quiet_hours and 4 * 60 <= hours.quiet_to <= 14 * 60
    return woken(rhythm, _moment(hours.zone, day, hours.quiet_to if early else _MORNING))


def _rests(rhythm: WakingHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield rests that end after `start`, ordered by their beginning; they may overlap."""
    holidays = sorted(_holiday(rhythm, one) for one in rhythm.holidays)
    away = [rest for rest in holidays if rest[1] > max(start, rest[0])]
    return heapq.merge(_quiet(rhythm, start), away)


def _quiet(rhythm: WakingHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours of each period; on its first day limited by the hours before."""
    before: WakingHours | PreviousHours | None = None
    begins = float("-inf")
    for hours in _pieces(rhythm):
        ends = hours.until if isinstance(hours, PreviousHours) else float("inf")
        if ends > start:
            nights = _within(_nights(hours, max(start, begins)), begins, ends)
            if before is None:
                yield from _within(nights, start, ends)
            else:
                first = list(_within(_nights(before, begins), begins, begins + DAY))
                yield from _within(_first_day(nights, first, begins + DAY), start, ends)
        before, begins = hours, ends


def _pieces(rhythm: WakingHours) -> tuple[WakingHours | PreviousHours, ...]:
    """Return the relevant periods of a person's hours, in order."""
    return (*rhythm.earlier, rhythm)


def _first_day(
    nights: Iterator[tuple[float, float]], old: list[tuple[float, float]], over: float
) -> Iterator[tuple[float, float]]:
    """Yield the parts of these nights that are also quiet by the old hours; after the first day, all of
    them."""
    for begin, end in nights:
        for one, other in old:
            if max(begin, one) < min(end, other):
                yield max(begin, one), min(end, other)
        if end > over:
            yield max(begin, over), end


def _within(
    rests: Iterator[tuple[float, float]], begins: float, ends: float
) -> Iterator[tuple[float, float]]:
    """Yield the parts of rests within this time."""
    for begin, end in rests:
        if begin >= ends:
            return
        if end > begins:
            yield max(begin, begins), min(end, ends)


def _nights(hours: WakingHours | PreviousHours, start: float) -> Iterator[tuple[float, float]]:
    """Yield quiet hours that end after `start`."""
    if not hours.has_quiet_hours:
        return
    first = _day_in(hours.zone, start) - timedelta(days=2)
    for number in range(_FARTHEST):
        begin, end = _night(hours, first + timedelta(days=number))
        if end > max(start, begin):
            yield begin, end


def _night(hours: WakingHours | PreviousHours, day: date) -> tuple[float, float]:
    """Return the quiet hours that begin on this day; they are shorter if clocks go forward within them."""
    until = day if hours.quiet_from < hours.quiet_to else day + timedelta(days=1)
    return _moment(hours.zone, day, hours.quiet_from), _moment(hours.zone, until, hours.quiet_to)


def _holiday(rhythm: WakingHours, holiday: Holiday) -> tuple[float, float]:
    zone = holiday.zone or rhythm.zone
    begin, end = _moment(zone, holiday.first, 0), _moment(zone, holiday.last + timedelta(days=1), 0)
    return begin, max(begin, min(end, holiday.ends)) if holiday.ends else end


def _moment(name: str, day: date, minute: int) -> float:
    """Return the moment of a local time.

    A skipped time is the moment at which clocks go forward; of a repeated one the first counts."""
    zone = zone_of(name)
    shown = datetime.combine(day, time(minute // 60 % 24, minute % 60))
    moment = shown.replace(tzinfo=zone).timestamp()
    if datetime.fromtimestamp(moment, zone).replace(tzinfo=None, fold=0) == shown:
        return moment
    return _put_forward(shown, zone)


def _put_forward(shown: datetime, zone: ZoneInfo) -> float:
    """Return the moment at which clocks skip this time, to the second."""
    low = int(shown.replace(tzinfo=zone, fold=1).timestamp()) - 1
    high = int(shown.replace(tzinfo=zone, fold=0).timestamp()) + 1
    before = _offset(low, zone)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(middle, zone) == before else (low, middle)
    return float(high)


def _offset(moment: float, zone: ZoneInfo) -> timedelta:
    return datetime.fromtimestamp(moment, UTC).astimezone(zone).utcoffset() or timedelta()
