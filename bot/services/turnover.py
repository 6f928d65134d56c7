"""What a new position means for every seat: who waits, who is called, whose draft no longer holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bot.services.hall import Draft, Live
from bot.services.mail import to_seat
from bot.services.types import Table
from bot.store.protocol import Writer
from bot.store.rows import DraftPick, Timer
from engine.core.draft import drafted
from engine.core.text import Seat

HOUR = 3600.0


class Turnover(Struct, frozen=True):
    state: Any
    waiting: dict[Seat, float]  # since when
    called: tuple[Seat, ...]
    drafts: dict[Seat, Draft]
    picks: dict[Seat, tuple[DraftPick, ...]]
    cuts: dict[Seat, tuple[str, ...]]

    @property
    def over(self) -> bool:
        return not self.waiting


def turnover(live: Live, state: Any, now: float, mover: Seat | None, afresh: bool = False) -> Turnover:
    """Hold every seat against the new position; with `afresh` all waiting begins now."""
    before = {info.seat: info.waiting_since for info in live.table.seats}
    waiting: dict[Seat, float] = {}
    for choice in live.game.choices(state):
        since = before.get(choice.seat)
        waiting[choice.seat] = now if since is None or choice.seat == mover or afresh else since
    called = tuple(seat for seat in waiting if seat != mover and (afresh or before.get(seat) is None))
    drafts, picks, cuts = {}, {}, {}
    for seat, stored in live.picks.items():
        if seat == mover or not stored:
            continue
        draft = drafted(live.game, state, seat, [pick.words for pick in stored])
        drafts[seat], picks[seat] = draft, stored[: len(draft.picks)]
        if draft.dropped:
            cuts[seat] = draft.dropped
    return Turnover(state, waiting, called, drafts, picks, cuts)


async def write_turnover(writer: Writer, live: Live, new: Turnover, now: float) -> None:
    """Waiting, reminders, calls and cut drafts as rows."""
    table = live.table
    await writer.set_waiting(table.id, new.waiting)
    await set_reminders(writer, table, new.waiting)
    await writer.uncall(table.id, new.waiting)
    for seat in new.called:
        if table.seats[seat].person is not None:
            await writer.send(to_seat(table, "call", now, seat))
    for seat, words in new.cuts.items():
        await writer.put_draft(table.id, seat, (), start=len(new.picks[seat]))
        await writer.set_cut(table.id, seat, words)
        await writer.send(to_seat(table, "draft_cut", now, seat, words))


async def set_reminders(writer: Writer, table: Table, since: Mapping[Seat, float]) -> None:
    """One timer for each person who is waited for; those who go on waiting keep the one they have."""
    idle = [info.seat for info in table.seats if info.seat not in since]
    await writer.drop_timers(table.id, "reminder", idle)
    for seat, began in since.items():
        info = table.seats[seat]
        if began != info.waiting_since and info.person is not None and info.reminder_hours:
            await writer.put_timer(Timer(table.id, "reminder", began + info.reminder_hours * HOUR, seat))


def take_over(live: Live, new: Turnover, mover: Seat | None) -> None:
    """Today's position in memory, after the commit."""
    live.state = new.state
    live.drafts = dict(new.drafts)
    live.picks = dict(new.picks)
    live.cuts = {**{seat: cut for seat, cut in live.cuts.items() if seat != mover}, **new.cuts}
