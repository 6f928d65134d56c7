"""Clocks and reminders of the seats that must decide."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.services.turn.parcels import clocks_shown, to_table
from bot.store.commit import Commit, DroppedTimers
from bot.store.rows import Outgoing, Timer, TimerKind
from bot.values.clock import (
    TIME_UP,
    UNTIL_TOLD,
    Ticking,
    adjusted,
    answered,
    asks_table,
    first_reminder,
    paused,
    reminder_due,
    started,
    was_asked,
)
from bot.values.parcel import Payload
from bot.values.table import SeatInfo, Table
from bot.values.waking_hours import WakingHours
from engine.core.text import Seat

_WAITING: tuple[TimerKind, ...] = ("reminder", "clock")


def waits(
    table: Table, waiting: Mapping[Seat, float], fresh: Collection[Seat], now: float, *, is_secret: bool
) -> Commit:
    """Start clocks and timers for the people in `waiting` seats, from zero in `fresh` ones, and stop all
    others.

    No clock runs during a secret question: it has its own limit, the same for all, and a clock would show
    who has answered."""
    clocks, posts = dict[Seat, Ticking](), list[Outgoing]()
    dropped, timers = list[DroppedTimers](), list[Timer]()
    for info in table.seats:
        seat, known = info.seat, info.ticking
        is_waited_for = info.person is not None and seat in waiting
        if is_waited_for and seat not in fresh:
            continue
        keeps_its_time = (
            is_waited_for and table.status == "paused" and (known.spent > 0 or known.correction != 0)
        )
        clock = known if keeps_its_time else answered(table.rule, known, info.habits.rhythm, now)
        if was_asked(known.rung) and not keeps_its_time:  # the vote about this seat is obsolete
            payload = Payload(person=info.person, seat=seat)
            posts.append(to_table(table.id, "stall_edit", now, payload))
        if is_waited_for:
            clock = begun(table, info, waiting[seat], clock, is_secret=is_secret)
            due = wait_timers(table, info, clock, waiting[seat], is_secret=is_secret)
            dropped += due.dropped
            timers += due.timers
            if table.private:  # nobody else notices that the player is away
                timers.append(Timer(table.id, "silence", waiting[seat] + UNTIL_TOLD, seat))
        clocks[seat] = clock
    if idle := [seat for seat in clocks if seat not in waiting]:
        dropped += no_waiting(*idle)
    return Commit(
        game_id=table.id,
        clocks={seat: clock for seat, clock in clocks.items() if clock != table.seats[seat].ticking},
        dropped=tuple(dropped),
        timers=tuple(timers),
        posts=tuple(posts),
    )


def begun(table: Table, info: SeatInfo, now: float, ticking: Ticking, *, is_secret: bool) -> Ticking:
    """Return the seat's clock, started if the table uses clocks."""
    if table.rule is not None and not is_secret and ticking.rung < TIME_UP:
        return started(table.rule, ticking, info.habits.rhythm, now)
    return ticking


def wait_timers(
    table: Table,
    info: SeatInfo,
    ticking: Ticking,
    since: float,
    *,
    is_secret: bool,
    not_before: float = 0,
) -> Commit:
    """Return the timers for the next reminder and for the end of the seat's time."""
    first, silent = first_reminder(table.pace, info.reminder_hours), not info.reminder_hours
    rule = None if is_secret else table.rule
    rhythm, warned = info.habits.rhythm, bool(table.league)
    due = reminder_due(rule, ticking, rhythm, since, first, silent=silent, warned=warned)
    if is_secret and asks_table(rule, ticking.rung, silent=silent):
        due = None  # a secret question closes automatically and names nobody
    due = None if due is None else max(due, not_before)
    if due is not None and ticking.deadline is not None and due >= ticking.deadline:
        due = None
    moments: dict[TimerKind, float | None] = {"reminder": due, "clock": ticking.deadline}
    return Commit(
        game_id=table.id,
        dropped=tuple(DroppedTimers(kind, (info.seat,)) for kind, at in moments.items() if at is None),
        timers=tuple(Timer(table.id, kind, at, info.seat) for kind, at in moments.items() if at is not None),
    )


def stopped_clocks(table: Table, now: float) -> Commit:
    """Stop all clocks of a paused table. Time already used stays used."""
    clocks = {info.seat: paused(table.rule, info.ticking, info.habits.rhythm, now) for info in table.seats}
    return Commit(game_id=table.id, clocks=clocks, dropped=no_waiting())


def retimed(table: Table, info: SeatInfo, before: WakingHours, now: float) -> Commit:
    """Adjust a seat's clock and reminders after its player changed waking hours or reminder settings.

    Time used until now counts by the waking hours `before`. At a paused table only the clock changes."""
    ticking, is_secret, done = info.ticking, table.secret_question is not None, Commit(game_id=table.id)
    has_begun = ticking.since is not None or (table.status == "paused" and not is_secret)
    if has_begun and table.rule is not None:
        ticking = adjusted(table.rule, ticking, before, info.habits.rhythm, now)
    if ticking != info.ticking:
        if ticking.deadline != info.ticking.deadline and info.person is not None:
            done += clocks_shown(table, now, info.person)
        done += Commit(game_id=table.id, clocks={info.seat: ticking})
    if info.waiting_since is not None and table.status == "running":
        done += wait_timers(table, info, ticking, info.waiting_since, is_secret=is_secret, not_before=now)
    return done


def no_waiting(*seats: Seat) -> tuple[DroppedTimers, ...]:
    """Drop the reminders and clocks of these seats, or of all seats if none are given."""
    return tuple(DroppedTimers(kind, seats or None) for kind in _WAITING)
