"""The clock of a table: its pace, how much time a seat has, and what happens when that runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.values.waking_hours import DAY, WakingHours, awake_seconds, due, woken

MINUTE, HOUR = 60.0, 3600.0

Chance: TypeAlias = Callable[[float, float], float]
"""Returns a random number between two others."""

PACES = ("any", "daily", "live")
LIMITS = {"live": 15 * MINUTE, "daily": 24 * HOUR, "any": 36 * HOUR}
"""Seconds a question stays open that closes automatically (KT-107).

Long enough for everyone who keeps the pace to look in once, and no longer, since all others wait."""
WAITS = {
    "alone": (2.0, 6.0),
    "live": (10.0, MINUTE),
    "daily": (2 * MINUTE, 20 * MINUTE),
    "any": (2 * MINUTE, 20 * MINUTE),
}
"""Seconds until a standing order answers: never at once, so it looks like a person (KT-146)."""
LONGEST_REMINDER = 336
"""Hours (two weeks): a longer delay would be the same as no reminder."""
UNTIL_TOLD, UNTIL_END = 12 * 24 * HOUR, 2 * 24 * HOUR
"""At a solo table: seconds of silence before its player is warned, and from then until it ends."""
_FIRST = {"live": 30 * MINUTE, "daily": 12 * HOUR, "any": 24 * HOUR}
"""Maximum seconds before the first reminder at a table without a clock."""


def _limit(pace: str) -> float:
    return LIMITS.get(pace, LIMITS["any"])


def wait(pace: str, chance: Chance) -> float:
    return chance(*WAITS.get(pace, WAITS["any"]))


def first_reminder(pace: str, hours: int) -> float:
    """Return the seconds before the first reminder: the person's own setting, unless the pace is quicker.

    Without reminders the pace decides, because the table is asked in the end all the same."""
    usual, wish = _FIRST.get(pace, _FIRST["any"]), min(hours, LONGEST_REMINDER) * HOUR
    return usual if hours <= 0 else min(wish, usual) if pace in ("live", "daily") else wish


Timeout = Literal["offer", "turn", "seat"]
"""Action on a time-out: the table is asked, a computer plays this turn, or it gets the seat."""
TIMEOUTS: tuple[Timeout, ...] = ("offer", "turn", "seat")


def permitted(timeout: Timeout, *, rated: bool) -> Timeout:
    """Return what happens at zero: at a rated table no computer plays a single turn, so it asks."""
    return "offer" if rated and timeout == "turn" else timeout


class ClockRule(Struct, frozen=True):
    """Time for each wait, or a bank for the whole game. Only waking time counts."""

    per_move: float = 0  # seconds; 0: there is a bank instead
    bank: float = 0
    credit: float = 0  # added after each answer, up to the initial bank
    grace: float = 0  # free at the beginning of each wait

    @property
    def longest_wait(self) -> float:
        return self.per_move or self.grace + self.bank


CLOCKS: dict[str, ClockRule] = {
    "quick": ClockRule(per_move=10 * MINUTE),
    "evening": ClockRule(bank=45 * MINUTE, credit=MINUTE, grace=MINUTE),
    "halfday": ClockRule(per_move=12 * HOUR),
    "day": ClockRule(per_move=DAY),
    "threedays": ClockRule(per_move=3 * DAY),
    "steady": ClockRule(bank=3 * DAY, credit=4 * HOUR, grace=2 * HOUR),
    "relaxed": ClockRule(bank=10 * DAY, credit=12 * HOUR, grace=8 * HOUR),
}
"""By the names under which they are chosen and stored. A table without a clock has none of them."""

TIME_UP = 100
"""The rung of a seat whose time has run out, as the table knows."""
_PROLONGED = 50
"""The rung of a seat whose time ran out while the bot was down; once per wait."""
_RUNGS = (1 / 3, 5 / 6)
"""Fractions of the time after which a player is reminded: after a third, and when it runs short."""
_LAST_PART = 1 - _RUNGS[-1]
"""The fraction after the last reminder: neither an outage nor a change of hours takes it away."""
_WAITS = (1.0, 3.0)
"""The same without a clock, in multiples of the first wait; the table is asked in the end."""
_ASKED = 7.0


def window(pace: str, rule: ClockRule | None) -> float:
    """Return how long a question stays open that closes automatically: by the pace, or less with a fast
    clock.

    It closes for all at once, even at night, so nothing between an hour and a day is fair."""
    usual = _limit(pace)
    if rule is None:
        return usual
    one_answer = rule.per_move or rule.bank / 3
    return min(usual, one_answer if one_answer < HOUR else max(one_answer, DAY))


class Ticking(Struct, frozen=True):
    """The clock of one seat, and how often it has been reminded in this wait."""

    bank: float | None = None  # seconds left when this wait began; None: all of it
    spent: float = 0  # waking seconds of this wait before `since`
    since: float | None = None  # running since then; None: stopped
    deadline: float | None = None  # when time is up, if nothing changes
    rung: int = 0  # number of reminders sent, plus special values
    correction: float = 0  # waking seconds added to this wait after a change of hours


def allowance(rule: ClockRule, ticking: Ticking) -> float:
    """Return the total waking seconds of the seat for this wait."""
    return max(0.0, _granted(rule, ticking) + ticking.correction)


def _granted(rule: ClockRule, ticking: Ticking) -> float:
    """Return the same at the beginning of the wait."""
    if rule.per_move:
        return rule.per_move
    return rule.grace + (rule.bank if ticking.bank is None else ticking.bank)


def remaining(rule: ClockRule, ticking: Ticking) -> float:
    """Return the waking seconds left when the clock last started or stopped."""
    return max(0.0, allowance(rule, ticking) - ticking.spent)


def started(rule: ClockRule, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Start the clock now."""
    return msgspec.structs.replace(ticking, since=now, deadline=due(rhythm, now, remaining(rule, ticking)))


def stopped(ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Stop the clock. Time used in this wait stays used."""
    if ticking.since is None:
        return ticking
    spent = ticking.spent + awake_seconds(rhythm, ticking.since, now)
    return msgspec.structs.replace(ticking, spent=spent, since=None, deadline=None)


def paused(rule: ClockRule | None, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Stop the clock, with at most the time until its deadline: none if that has passed."""
    stands = stopped(ticking, rhythm, now)
    if rule is None or ticking.deadline is None:
        return stands
    most = max(0.0, ticking.deadline - now)
    return stands if remaining(rule, stands) <= most else _with_left(rule, stands, most)


def adjusted(
    rule: ClockRule, ticking: Ticking, before: WakingHours, after: WakingHours, now: float
) -> Ticking:
    """Return the clock after a change of quiet hours, time zone or holidays.

    The deadline stays, so a change neither adds nor costs time: new hours apply from the next wait on.
    Only a holiday moves it, by its own days, which are limited per year. A passed deadline stays passed."""
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
    """Return the clock with this many waking seconds left. A bank neither pays for that nor gains by it."""
    correction = seconds + ticking.spent - _granted(rule, ticking)
    return msgspec.structs.replace(ticking, correction=correction)


def timed_out(ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Mark the time-out, once per wait."""
    return msgspec.structs.replace(stopped(ticking, rhythm, now), rung=TIME_UP)


def prolonged(rule: ClockRule, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """Grant a last part of the time after a time-out during which nobody could move. Once per wait."""
    whole = _granted(rule, ticking)
    last = min(whole, rule.longest_wait) * _LAST_PART
    return Ticking(ticking.bank, whole - last, now, due(rhythm, now, last), _PROLONGED)


def may_be_prolonged(ticking: Ticking) -> bool:
    return ticking.rung < _PROLONGED


def climbed(ticking: Ticking, *, asked: bool = False, warned: bool = False) -> Ticking:
    """Return the next rung, or the highest once the table was asked or the player warned."""
    rung = len(_WAITS) + 1 if asked else len(_RUNGS) if warned else ticking.rung + 1
    return msgspec.structs.replace(ticking, rung=rung)


def is_last_reminder(rule: ClockRule | None, rung: int, *, silent: bool) -> bool:
    """Return whether the next reminder is the last before the time-out; `silent`: the player wants none."""
    return rule is not None and rung < len(_RUNGS) and (silent or rung == len(_RUNGS) - 1)


def answered(rule: ClockRule | None, ticking: Ticking, rhythm: WakingHours, now: float) -> Ticking:
    """End the wait: the bank pays what exceeded the grace, and gets its credit."""
    if rule is None or rule.per_move or (ticking.since is None and not ticking.spent):
        return Ticking(ticking.bank)
    bank = rule.bank if ticking.bank is None else ticking.bank
    used = stopped(ticking, rhythm, now).spent
    left = max(0.0, bank - max(0.0, used - rule.grace))
    return Ticking(min(rule.bank, left + rule.credit))


def reminder_due(
    rule: ClockRule | None,
    ticking: Ticking,
    rhythm: WakingHours,
    since: float,
    first: float,
    *,
    silent: bool,
    warned: bool = False,
) -> float | None:
    """Return when the next reminder is due, during waking hours; None: there are no more.

    Without a clock the first one comes after `first` seconds; later ones are sparser, and the last asks
    the table. A player without reminders (`silent`) gets only that one, and the last before a time-out if
    all are `warned` of it."""
    if rule is not None:
        if ticking.rung >= len(_RUNGS) or ticking.since is None or (silent and not warned):
            return None
        whole, share = allowance(rule, ticking), _RUNGS[-1 if silent else ticking.rung]
        after = due(rhythm, ticking.since, max(0.0, whole * share - ticking.spent))
        moment = woken(rhythm, after)
        return moment if ticking.deadline is None or moment < ticking.deadline else None
    if was_asked(ticking.rung):
        return None
    waits = _ASKED if asks_table(rule, ticking.rung, silent=silent) else _WAITS[ticking.rung]
    return woken(rhythm, since + waits * first)


def asks_table(rule: ClockRule | None, rung: int, *, silent: bool) -> bool:
    """Return whether this rung asks the table; with a clock the time-out does that."""
    return rule is None and not was_asked(rung) and (silent or rung == len(_WAITS))


def was_asked(rung: int) -> bool:
    """Return whether the table has been asked about a seat on this rung."""
    return rung == len(_WAITS) + 1 or rung >= TIME_UP
