"""The clock of a table: its pace, how much time a seat has, and what happens when that runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.values.waking_hours import WakingHours, awake_seconds, due, woken

MINUTE, HOUR = 60.0, 3600.0

Chance: TypeAlias = Callable[[float, float], float]
"""A number between two others, at random."""

PACES = ("any", "daily", "live")
LIMITS = {"live": 15 * MINUTE, "daily": 24 * HOUR, "any": 36 * HOUR}
"""How long a question may stay open that closes by itself (KT-107): long enough for everybody who keeps the
pace to look in once, and no longer, since all the others wait."""
WAITS = {
    "alone": (2.0, 6.0),
    "live": (10.0, MINUTE),
    "daily": (2 * MINUTE, 20 * MINUTE),
    "any": (2 * MINUTE, 20 * MINUTE),
}
"""How soon a standing order answers: never at once, so that nobody can tell it from a person (KT-146)."""
LONGEST_REMINDER = 336
"""Hours, two weeks: whoever wants to hear later wants to hear nothing."""
UNTIL_TOLD, UNTIL_END = 12 * 24 * HOUR, 2 * 24 * HOUR
"""Of a table in a DM: after which silence its player hears that it will end, and how long it waits then."""
_FIRST = {"live": 30 * MINUTE, "daily": 12 * HOUR, "any": 24 * HOUR}
"""How long a table without a clock waits before its first reminder, at most."""


def _limit(pace: str) -> float:
    return LIMITS.get(pace, LIMITS["any"])


def wait(pace: str, chance: Chance) -> float:
    return chance(*WAITS.get(pace, WAITS["any"]))


def first_reminder(pace: str, hours: int) -> float:
    """Seconds of waiting before the first reminder: this person's own wish, unless the pace is quicker.

    For somebody who wants none it is what the pace says: the table is asked all the same in the end."""
    usual, wish = _FIRST.get(pace, _FIRST["any"]), min(hours, LONGEST_REMINDER) * HOUR
    return usual if hours <= 0 else min(wish, usual) if pace in ("live", "daily") else wish


_DAY = 24 * HOUR

Timeout = Literal["offer", "turn", "seat"]
"""What happens when time is up: the table is asked, the computer plays this turn, or it gets the seat."""
TIMEOUTS: tuple[Timeout, ...] = ("offer", "turn", "seat")


class ClockRule(Struct, frozen=True):
    """So much time for each wait, or a bank for the whole game. Only waking time counts."""

    per_move: float = 0  # seconds; 0: there is a bank instead
    bank: float = 0
    credit: float = 0  # into the bank after each answer, which holds no more than it began with
    grace: float = 0  # free at the beginning of each wait

    @property
    def longest_wait(self) -> float:
        return self.per_move or self.grace + self.bank


CLOCKS: dict[str, ClockRule] = {
    "quick": ClockRule(per_move=10 * MINUTE),
    "evening": ClockRule(bank=45 * MINUTE, credit=MINUTE, grace=MINUTE),
    "halfday": ClockRule(per_move=12 * HOUR),
    "day": ClockRule(per_move=_DAY),
    "threedays": ClockRule(per_move=3 * _DAY),
    "steady": ClockRule(bank=3 * _DAY, credit=4 * HOUR, grace=2 * HOUR),
    "relaxed": ClockRule(bank=10 * _DAY, credit=12 * HOUR, grace=8 * HOUR),
}
"""By the names under which they are chosen and kept; a table without a clock has none of them."""

TIME_UP = 100
"""The rung above the ladder: this seat's time has run out, and the table knows."""
_PROLONGED = 50
"""The rung of a seat whose time ran out while the bot was off, once for each wait."""
_RUNGS = (1 / 3, 5 / 6)
"""Parts of the time after which somebody is reminded: once a third is gone, then when it runs short."""
_LAST_PART = 1 - _RUNGS[-1]
"""The part after the last reminder: nobody has less of it because of something they could not foresee."""
_WAITS = (1.0, 3.0)
"""The same without a clock, in first waits; the table is asked in the end."""
_ASKED = 7.0


def window(pace: str, rule: ClockRule | None) -> float:
    """How long a question stays open that closes by itself: as the pace has it, or less where a clock is
    quicker. It closes for all at once, by night too: nothing between an hour and a day is fair."""
    usual = _limit(pace)
    if rule is None:
        return usual
    one_answer = rule.per_move or rule.bank / 3
    return min(usual, one_answer if one_answer < HOUR else max(one_answer, _DAY))


class Ticking(Struct, frozen=True):
    """The clock of one seat, and how often it has been reminded in this wait."""

    bank: float | None = None  # seconds left when this wait began; None: all of it
    spent: float = 0  # waking seconds of this wait before `since`
    since: float | None = None  # it runs since then; None: it stands
    deadline: float | None = None  # when time is up, if nothing changes
    rung: int = 0  # of the ladder of reminders: how many of them have been climbed
    correction: float = 0  # waking seconds more (or less) in this wait, since its player's hours have changed


def allowance(rule: ClockRule, ticking: Ticking) -> float:
    """Waking seconds that the seat has for this wait in all."""
    return max(0.0, _granted(rule, ticking) + ticking.correction)


def _granted(rule: ClockRule, ticking: Ticking) -> float:
    """The same at the beginning of the wait."""
    if rule.per_move:
        return rule.per_move
    return rule.grace + (rule.bank if ticking.bank is None else ticking.bank)


def remaining(rule: ClockRule, ticking: Ticking) -> float:
    """Waking seconds that were left when the clock last started or stopped."""
    return max(0.0, allowance(rule, ticking) - ticking.spent)


def started(rule: ClockRule, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """The clock runs from now on."""
    return msgspec.structs.replace(ticking, since=now, deadline=due(rhythm, now, remaining(rule, ticking)))


def stopped(ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """The clock stands; what has been used of this wait stays used."""
    if ticking.since is None:
        return ticking
    spent = ticking.spent + awake_seconds(rhythm, ticking.since, now)
    return msgspec.structs.replace(ticking, spent=spent, since=None, deadline=None)


def paused(rule: ClockRule | None, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """The clock stands, with no more time than there was until its deadline: none once that has passed."""
    stands = stopped(ticking, rhythm, now)
    if rule is None or ticking.deadline is None:
        return stands
    most = max(0.0, ticking.deadline - now)
    return stands if remaining(rule, stands) <= most else _with_left(rule, stands, most)


def adjusted(
    rule: ClockRule, ticking: Ticking, before: WakingHours, after: WakingHours, now: float
) -> Ticking:
    """The wait goes on with other quiet hours, another time zone or other holidays.

    The deadline stays, so that no change of mind adds time or costs any: other hours are for the next wait.
    Only a holiday moves it, by its own days, of which a year has few. One that has passed stays passed."""
    has_run_out = ticking.deadline is not None and ticking.deadline <= now
    if before == after or has_run_out or ticking.rung >= TIME_UP:
        return ticking
    used = stopped(ticking, before, now)
    left = remaining(rule, used)
    last = min(left, _granted(rule, used) * _LAST_PART)
    stood, moved = due(before, now, left), due(_with_holidays(before, after), now, left)
    deadline = stood if ticking.deadline is None else ticking.deadline
    deadline = max(deadline + moved - stood, min(deadline, now + last))
    used = _with_left(rule, used, max(awake_seconds(after, now, deadline), last))
    if ticking.since is None:
        return used
    return msgspec.structs.replace(used, since=now, deadline=deadline)


def _with_holidays(hours: WakingHours, other: WakingHours) -> WakingHours:
    return msgspec.structs.replace(hours, holidays=other.holidays)


def _with_left(rule: ClockRule, ticking: Ticking, seconds: float) -> Ticking:
    """With so many waking seconds left for this wait; a bank neither pays for that nor gains by it."""
    correction = seconds + ticking.spent - _granted(rule, ticking)
    return msgspec.structs.replace(ticking, correction=correction)


def timed_out(ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Time is up, once for this wait."""
    return msgspec.structs.replace(stopped(ticking, rhythm, now), rung=TIME_UP)


def prolonged(rule: ClockRule, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Time ran out while nobody could move: a last part of it, beginning now. Once for each wait."""
    whole = _granted(rule, ticking)
    last = min(whole, rule.longest_wait) * _LAST_PART
    return Ticking(ticking.bank, whole - last, now, due(rhythm, now, last), _PROLONGED)


def may_be_prolonged(ticking: Ticking) -> bool:
    return ticking.rung < _PROLONGED


def climbed(ticking: Ticking, *, asked: bool = False) -> Ticking:
    """One rung higher, or, once the table was asked, above them all."""
    rung = len(_WAITS) + 1 if asked else ticking.rung + 1
    return msgspec.structs.replace(ticking, rung=rung)


def answered(rule: ClockRule | None, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """The wait is over: what it took beyond the grace is gone from the bank, and the credit comes in."""
    if rule is None or rule.per_move or (ticking.since is None and not ticking.spent):
        return Ticking(ticking.bank)
    bank = rule.bank if ticking.bank is None else ticking.bank
    used = stopped(ticking, rhythm, now).spent
    left = max(0.0, bank - max(0.0, used - rule.grace))
    return Ticking(min(rule.bank, left + rule.credit))


def reminder_due(
    rule: ClockRule | None, ticking: Ticking, rhythm: WakingHours, since: float, first: float, *, silent: bool
) -> float | None:
    """When the next rung of the ladder comes, by day; None: it has ended.

    Without a clock `first` is how many seconds pass before the first one; then they grow sparser, and the
    last of them asks the table. Somebody who wants no reminders (`silent`) gets that one alone."""
    if rule is not None:
        if ticking.rung >= len(_RUNGS) or ticking.since is None or silent:
            return None
        whole = allowance(rule, ticking)
        after = due(rhythm, ticking.since, max(0.0, whole * _RUNGS[ticking.rung] - ticking.spent))
        moment = woken(rhythm, after)
        return moment if ticking.deadline is None or moment < ticking.deadline else None
    if was_asked(ticking.rung):
        return None
    waits = _ASKED if asks_table(rule, ticking.rung, silent=silent) else _WAITS[ticking.rung]
    return woken(rhythm, since + waits * first)


def asks_table(rule: ClockRule | None, rung: int, *, silent: bool) -> bool:
    """Whether this rung is the one that asks the table; with a clock that is for the end of the time."""
    return rule is None and not was_asked(rung) and (silent or rung == len(_WAITS))


def was_asked(rung: int) -> bool:
    """Whether the table has been asked about a seat that has come so high."""
    return rung == len(_WAITS) + 1 or rung >= TIME_UP
