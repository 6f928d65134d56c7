"""Leaving a seat and closing a table: a computer plays on, the table pauses, or it closes."""

from __future__ import annotations

from bot.services.turn.clocks import stopped_clocks
from bot.services.turn.computers import STAND_IN
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.parcels import (
    COMPUTER,
    brought_up,
    clocks_shown,
    league_told,
    once,
    people_of,
    put_away,
    to_person,
    to_table,
    told_end,
    told_results,
)
from bot.services.turn.position_change import drop_answer_timers
from bot.services.turn.table_history import DECIDED, note, write_result
from bot.services.turn.turn_commit import lapsed_votes
from bot.store.commit import Commit, NewHolder, NewStatus
from bot.store.rows import Outgoing
from bot.store.unit_of_work import Writer
from bot.values.clock import Ticking
from bot.values.parcel import Payload
from bot.values.read_models import HistoryEntry, HistoryKind
from bot.values.table import SeatInfo, VoteKind
from engine.core.text import Seat, UserText

ALL_VOTES: tuple[VoteKind, ...] = ("undo", "pause", "end", "move", "replace")


def held_by(live: LiveTable, holder: NewHolder, now: float) -> Commit:
    """Give a seat to another player. The former player's orders end and their notices are closed."""
    seat = holder.info.seat
    ended = {order.id: now for order in live.orders.get(seat, ())}
    posts = _calls_closed(live, seat, now)
    return Commit(game_id=live.id, holders=(holder,), ended=ended, posts=posts)


async def write_gone(
    writer: Writer, live: LiveTable, stand_in: SeatInfo, why: HistoryKind, now: float
) -> None:
    """Let a computer play on for a person."""
    leaver = live.table.seats[stand_in.seat].person
    await lapse_votes(writer, live, now, ALL_VOTES)
    await writer.write(
        held_by(live, NewHolder(stand_in, leaver), now)
        + Commit(
            game_id=live.id,
            host=_next_host(live, leaver),
            clocks={stand_in.seat: Ticking()},
            dropped=drop_answer_timers(stand_in.seat),
        )
    )
    await _note_lost(writer, live, stand_in.seat, why, now)


async def lapse_votes(
    writer: Writer, live: LiveTable, now: float, kinds: tuple[VoteKind, ...] = ("undo",)
) -> None:
    await writer.write(lapsed_votes(live.id, await writer.votes.open(live.id), now, kinds))


async def write_replaced(writer: Writer, live: LiveTable, seat: Seat, now: float, why: HistoryKind) -> None:
    """Let a computer play on for a person. Anyone may take the seat, also the person if they were just
    absent."""
    await write_gone(writer, live, SeatInfo(seat, UserText(), computer=STAND_IN, offered=True), why, now)
    await writer.outbox.send(to_table(live.id, "seat_post", now, Payload(seat=seat)))
    await tell_replaced(writer, live, seat, why if why in DECIDED else COMPUTER, now)


async def _note_lost(writer: Writer, live: LiveTable, seat: Seat, why: HistoryKind, now: float) -> None:
    info = live.table.seats[seat]
    await note(writer, live.id, HistoryEntry(now, why, seat, old=info.name, person=info.person))


def _calls_closed(live: LiveTable, seat: Seat, now: float) -> tuple[Outgoing, ...]:
    """Close the notices of the seat's holder; during a secret question nothing shows before its end."""
    info = live.table.seats[seat]
    if info.person is None or info.waiting_since is None or live.table.secret_question is not None:
        return ()
    return (put_away(live.id, info.person, info.waiting_since, now),)


def _next_host(live: LiveTable, leaver: int | None) -> int | None:
    """Return the next host if the leaver was host and another person still plays."""
    others = [info.person for info in live.table.seats if info.person not in (None, leaver)]
    return others[0] if live.table.host == leaver and others else None


async def tell_replaced(writer: Writer, live: LiveTable, seat: Seat, what: str, now: float) -> None:
    """Tell a seat's former holder who plays instead: a person, a computer, or a computer for one turn."""
    payload = Payload(person=live.table.seats[seat].person, seat=seat, what=what)
    await writer.outbox.send(to_person(live.id, "replaced", now, payload))


async def write_pause(writer: Writer, live: LiveTable, now: float) -> None:
    """Pause a table: no clocks run, and the only open question is whether to go on."""
    await lapse_votes(writer, live, now)
    post = to_table(live.id, "status_post", now, Payload(what="paused"))
    status, dropped = NewStatus("paused", now), drop_answer_timers()
    inboxes = (brought_up(live.id, one, now, at_once=True) for one in people_of(live.table))
    done = Commit(game_id=live.id, status=status, dropped=dropped, posts=(post, *inboxes))
    await writer.write(done + stopped_clocks(live.table, now) + clocks_shown(live.table, now))


async def write_end(writer: Writer, live: LiveTable, now: float) -> None:
    await write_close(writer, live, now, "ended")
    post = to_table(live.id, "status_post", now, Payload(what="ended"))
    await writer.outbox.send(post, *told_results(live.table, now))


async def write_silent_end(writer: Writer, live: LiveTable, now: float) -> None:
    """Close a table that nobody has visited for a long time."""
    await write_close(writer, live, now, "ended")
    await writer.outbox.send(to_table(live.id, "status_post", now, Payload(what="silent")))


async def write_agreed_end(writer: Writer, live: LiveTable, now: float) -> None:
    """End a game by agreement. In some games the points then count as they stand; in others nobody wins."""
    if not live.game.counts_when_stopped:
        await write_end(writer, live, now)
        return
    await _write_rest(writer, live, NewStatus("over", now))
    await write_result(writer, live.game, live.setup, live.table, live.state, now)
    await writer.outbox.send(*told_end(live.table, live.table.turn, now))


async def write_close(writer: Writer, live: LiveTable, now: float, why: str) -> None:
    await _write_rest(writer, live, NewStatus("closed", now, why))


async def _write_rest(writer: Writer, live: LiveTable, status: NewStatus) -> None:
    """End all play at a table. Its log stays, and nothing in it is secret any more."""
    now = status.at
    await lapse_votes(writer, live, now, ALL_VOTES)
    calls = (post for seat in live.table.waiting for post in _calls_closed(live, seat, now))
    inboxes = (brought_up(live.id, one, now, at_once=True) for one in people_of(live.table))
    await writer.write(
        Commit(
            game_id=live.id,
            status=status,
            secret_question=None,
            waiting={},
            dropped=drop_answer_timers(),
            still_called=(),
            posts=(
                *calls,
                *inboxes,
                once(to_table(live.id, "lobby_edit", now)),
                *league_told(live.table, now),
            ),
        )
    )
