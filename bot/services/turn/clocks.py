"""Waiting as rows: the clock of each seat that must decide, and the ladder of its reminders."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.services.turn.outgoing import to_table
from bot.store.protocol import Writer
from bot.store.rows import Timer, TimerKind
from bot.values.awake import Rhythm
from bot.values.clock import (
    TIME_UP,
    Ticking,
    answered,
    asks_table,
    reminder_due,
    started,
    stopped,
    was_asked,
)
from bot.values.pace import first_reminder
from bot.values.parcel import Payload
from bot.values.table import SeatInfo, Table
from engine.core.text import Seat

_WAITING: tuple[TimerKind, ...] = ("reminder", "clock")


async def write_waits(
    writer: Writer,
    table: Table,
    waiting: Mapping[Seat, float],
    fresh: Collection[Seat],
    now: float,
    *,
    hushed: bool,
) -> None:
    """People in these seats are waited for, in `fresh` ones anew, and nobody else is.

    In a hushed question no clock runs: it has a limit of its own, the same for all, and a clock would tell
    who has answered."""
    clocks = dict[Seat, Ticking]()
    for info in table.seats:
        seat, known = info.seat, info.ticking
        waits = info.person is not None and seat in waiting
        if waits and seat not in fresh:
            continue
        stood = waits and table.status == "paused" and known.spent > 0
        clock = known if stood else answered(table.rule, known, info.habits.rhythm, now)
        if was_asked(known.rung) and not stood:  # the question about this seat has answered itself
            payload = Payload(person=info.person, seat=seat)
            await writer.send(to_table(table.id, "stall_edit", now, payload))
        if waits:
            clock = await begin_wait(writer, table, info, waiting[seat], clock, hushed=hushed)
        clocks[seat] = clock
    await writer.set_ticking(
        table.id, {seat: clock for seat, clock in clocks.items() if clock != table.seats[seat].ticking}
    )
    if idle := [seat for seat in clocks if seat not in waiting]:
        await _drop(writer, table, idle)


async def begin_wait(
    writer: Writer, table: Table, info: SeatInfo, now: float, ticking: Ticking, *, hushed: bool
) -> Ticking:
    """Let this seat's clock run, where there is one, and set its timers."""
    if table.rule is not None and not hushed and ticking.rung < TIME_UP:
        ticking = started(table.rule, ticking, info.habits.rhythm, now)
    await set_wait_timers(writer, table, info, ticking, now, hushed=hushed)
    return ticking


async def set_wait_timers(
    writer: Writer,
    table: Table,
    info: SeatInfo,
    ticking: Ticking,
    since: float,
    *,
    hushed: bool,
    not_before: float = 0,
) -> None:
    """The next rung of the ladder, and the end of the time."""
    first, silent = first_reminder(table.pace, info.reminder_hours), not info.reminder_hours
    rule = None if hushed else table.rule
    due = reminder_due(rule, ticking, info.habits.rhythm, since, first, silent=silent)
    if hushed and asks_table(rule, ticking.rung, silent=silent):
        due = None  # a hushed question closes by itself, and names nobody
    due = None if due is None else max(due, not_before)
    if due is None or (ticking.deadline is not None and due >= ticking.deadline):
        await writer.drop_timers(table.id, "reminder", [info.seat])
    else:
        await writer.put_timer(Timer(table.id, "reminder", due, info.seat))
    if ticking.deadline is None:
        await writer.drop_timers(table.id, "clock", [info.seat])
    else:
        await writer.put_timer(Timer(table.id, "clock", ticking.deadline, info.seat))


async def stop_clocks(writer: Writer, table: Table, now: float) -> None:
    """The table rests: what has been used stays used, and no more is."""
    await writer.set_ticking(
        table.id, {info.seat: stopped(info.ticking, info.habits.rhythm, now) for info in table.seats}
    )
    await _drop(writer, table, None)


async def retime(writer: Writer, table: Table, info: SeatInfo, before: Rhythm, now: float) -> None:
    """This seat's player lives by another rhythm, or wants other reminders, from now on; what was used until
    now was used by the rhythm before."""
    ticking, hushed = info.ticking, table.hush is not None
    if ticking.since is not None and table.rule is not None:
        ticking = started(table.rule, stopped(ticking, before, now), info.habits.rhythm, now)
        await writer.set_ticking(table.id, {info.seat: ticking})
    if info.waiting_since is not None:
        since = info.waiting_since
        await set_wait_timers(writer, table, info, ticking, since, hushed=hushed, not_before=now)


async def _drop(writer: Writer, table: Table, seats: list[Seat] | None) -> None:
    for kind in _WAITING:
        await writer.drop_timers(table.id, kind, seats)
