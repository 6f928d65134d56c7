"""When a person is awake: quiet hours and holidays in their time zone, and arithmetic with waking time."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec
from msgspec import Struct

from engine.core.caches import cached

DAY_MINUTES = 24 * 60
LONGEST_NIGHT = 12 * 60
"""Minutes of quiet hours a day: whoever plays is awake for half of it."""
_DAY = 24 * 3600.0
_FIRST_MOMENT, _LAST_MOMENT = 0.0, 32503680000.0
"""The years 1970 to 3000: what lies outside is a fault, which must not break a table."""
_EARLIEST, _LATEST = date(1971, 1, 1), date(2998, 12, 31)
_LONGEST_HOLIDAY = 62
"""Days: the last ones of a year and the first of the next; more cannot be had in one piece."""
_FARTHEST = 800
"""Days looked ahead: more than two years of holidays in a row cannot be had."""
_NOTHING = 1e-3
"""Seconds: less is a fault of rounding, for which nobody gets a night."""
_MORNING = 9 * 60
"""Minutes after midnight at which a day begins for somebody without quiet hours."""


class Holiday(Struct, frozen=True, order=True, omit_defaults=True):
    """Whole days, the first and the last included, by the clock of where it was asked for."""

    first: date
    last: date
    zone: str = ""  # empty: that of its owner
    ends: float = 0  # when they were back before its end; 0: they were not


class PreviousHours(Struct, frozen=True):
    """Hours that somebody lived by until then."""

    zone: str
    quiet_from: int
    quiet_to: int
    until: float

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to


class WakingHours(Struct, frozen=True):
    """When somebody is not to be waited for. Minutes are those of the day, by the clock on their wall."""

    zone: str = ""  # as "Europe/Paris"; empty: UTC
    quiet_from: int = 0
    quiet_to: int = 0  # the same as the beginning: no quiet hours
    holidays: tuple[Holiday, ...] = ()
    earlier: tuple[PreviousHours, ...] = ()  # the newest last; what was chosen holds from its end on

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to


ALWAYS = WakingHours()
"""Somebody who is always awake, as far as anybody knows."""


@cached("hours awake", 256, 500)
def zone_of(name: str) -> ZoneInfo:
    """UTC where there is no such zone, or none any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return name in available_timezones()


def local_day(rhythm: WakingHours, moment: float) -> date:
    return _day_in(in_force(rhythm, moment).zone, moment)


def in_force(rhythm: WakingHours, moment: float) -> WakingHours | PreviousHours:
    """The hours that hold then."""
    return next((piece for piece in rhythm.earlier if moment < piece.until), rhythm)


def rescheduled(rhythm: WakingHours, now: float, zone: str, quiet_from: int, quiet_to: int) -> WakingHours:
    """Other hours, from the next day on; the first quiet hours somebody ever has hold at once."""
    wanted = WakingHours(zone, quiet_from, quiet_to, rhythm.holidays, rhythm.earlier)
    if not any(piece.has_quiet_hours for piece in _pieces(rhythm)):
        return wanted
    if rhythm.earlier and now < (last := rhythm.earlier[-1]).until:  # another change has not come about yet
        if (zone, quiet_from, quiet_to) == (last.zone, last.quiet_from, last.quiet_to):
            return msgspec.structs.replace(wanted, earlier=rhythm.earlier[:-1])
        return wanted
    if wanted == rhythm:
        return rhythm
    soonest = max(now, rhythm.earlier[-1].until + _DAY) if rhythm.earlier else now
    day = _day_in(rhythm.zone, soonest) + timedelta(days=1)
    until = _moment(rhythm.zone, day, 0)
    old = PreviousHours(rhythm.zone, rhythm.quiet_from, rhythm.quiet_to, until)
    return msgspec.structs.replace(wanted, earlier=(*rhythm.earlier[-1:], old))


def sane(rhythm: WakingHours) -> WakingHours:
    """Without what no page of ours could have asked for: one broken row must not stop a table."""
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
    """The first moment from this one on at which this person is awake."""
    for start, end in _rests(rhythm, moment):
        if start > moment:
            break
        moment = max(moment, end)
    return moment


def awake_seconds(rhythm: WakingHours, start: float, end: float) -> float:
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


def due(rhythm: WakingHours, start: float, seconds: float) -> float:
    """When so many seconds of this person's waking time have passed since `start`; none have, at once."""
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
    """The next day's beginning for this person: when their quiet hours end, or in the morning."""
    hours = in_force(rhythm, moment)
    day = _day_in(hours.zone, moment) + timedelta(days=1)
    early = hours.has_quiet_hours and 4 * 60 <= hours.quiet_to <= 14 * 60
    return woken(rhythm, _moment(hours.zone, day, hours.quiet_to if early else _MORNING))


def _rests(rhythm: WakingHours, start: float) -> Iterator[tuple[float, float]]:
    """Stretches of rest that end after `start`, in the order in which they begin; they may overlap."""
    holidays = sorted(_holiday(rhythm, one) for one in rhythm.holidays)
    away = [rest for rest in holidays if rest[1] > max(start, rest[0])]
    return heapq.merge(_quiet(rhythm, start), away)


def _quiet(rhythm: WakingHours, start: float) -> Iterator[tuple[float, float]]:
    """The quiet hours of each time of somebody's life; on its first day by the time before as well."""
    before: WakingHours | PreviousHours | None = None
    begins = float("-inf")
    for hours in _pieces(rhythm):
        ends = hours.until if isinstance(hours, PreviousHours) else float("inf")
        if ends > start:
            nights = _within(_nights(hours, max(start, begins)), begins, ends)
            if before is None:
                yield from _within(nights, start, ends)
            else:
                first = list(_within(_nights(before, begins), begins, begins + _DAY))
                yield from _within(_first_day(nights, first, begins + _DAY), start, ends)
        before, begins = hours, ends


def _pieces(rhythm: WakingHours) -> tuple[WakingHours | PreviousHours, ...]:
    """The times of somebody's life, as far as they matter, one after the other."""
    return (*rhythm.earlier, rhythm)


def _first_day(
    nights: Iterator[tuple[float, float]], old: list[tuple[float, float]], over: float
) -> Iterator[tuple[float, float]]:
    """So much of these nights as is quiet by the old hours too, and after the first day all of them."""
    for begin, end in nights:
        for one, other in old:
            if max(begin, one) < min(end, other):
                yield max(begin, one), min(end, other)
        if end > over:
            yield max(begin, over), end


def _within(
    rests: Iterator[tuple[float, float]], begins: float, ends: float
) -> Iterator[tuple[float, float]]:
    """So much of them as lies in this time."""
    for begin, end in rests:
        if begin >= ends:
            return
        if end > begins:
            yield max(begin, begins), min(end, ends)


def _nights(hours: WakingHours | PreviousHours, start: float) -> Iterator[tuple[float, float]]:
    """Quiet hours that end after `start`."""
    if not hours.has_quiet_hours:
        return
    first = _day_in(hours.zone, start) - timedelta(days=2)
    for number in range(_FARTHEST):
        begin, end = _night(hours, first + timedelta(days=number))
        if end > max(start, begin):
            yield begin, end


def _night(hours: WakingHours | PreviousHours, day: date) -> tuple[float, float]:
    """The quiet hours that begin on this day; where clocks are put forward within them, they are shorter."""
    until = day if hours.quiet_from < hours.quiet_to else day + timedelta(days=1)
    return _moment(hours.zone, day, hours.quiet_from), _moment(hours.zone, until, hours.quiet_to)


def _holiday(rhythm: WakingHours, holiday: Holiday) -> tuple[float, float]:
    zone = holiday.zone or rhythm.zone
    begin, end = _moment(zone, holiday.first, 0), _moment(zone, holiday.last + timedelta(days=1), 0)
    return begin, max(begin, min(end, holiday.ends)) if holiday.ends else end


def _moment(name: str, day: date, minute: int) -> float:
    """When the clock on the wall shows this; a time that is left out is when the clocks are put forward,
    one that comes twice is the first."""
    zone = zone_of(name)
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
