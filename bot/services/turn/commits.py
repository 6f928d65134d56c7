"""A turn becomes real: log, position, drafts, waiting and everything to be told, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from bot.services.turn.hush import asked, goes_on
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.one_press import after_reveal
from bot.services.turn.order_rows import awake, tell_owner, used
from bot.services.turn.outgoing import CHAPTER, held_post, tell_turns, to_seat, to_table
from bot.services.turn.turnover import Turnover, take_over, turnover, write_turnover
from bot.store.protocol import Writer
from bot.store.rows import Act, DraftPick, MoveRow, Snapshot, TurnRow
from bot.values.orders import StandingOrder
from bot.values.panel import Moved
from bot.values.parcel import Payload
from bot.values.table import Hush
from engine.core.draft import committed
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Seat

SNAPSHOTS_KEPT = 4
BY_ORDER, BY_LIMIT, BY_COMPUTER, UNASKED = "order", "limit", "computer", "forced"
"""Acts that nobody clicked for."""
_HOLD_FOR_COMPUTERS = 10.0
"""Computer seats, and seats without a choice, answer within seconds: their turns join the post before."""
HOLD_FOR_MORE = 60.0
"""A revealing pick commits in the middle of a turn: the rest of it joins the post if it comes soon."""


async def commit(
    tables: LiveTables,
    live: LiveTable,
    draft: Draft,
    option: Option[Any],
    picks: Sequence[DraftPick],
    act: Act,
    *,
    order: StandingOrder | None = None,
    here: Seat | None = None,
    away: Seat | None = None,
    pressed: int | None = None,
) -> Moved:
    """Commit a seat's draft and the final option that ends it; `picks` are the rows of them all, `order` is
    the one that answers by them, if any. Whoever is `here` sees without a call what comes next; `away` is for
    whom an order answers; `pressed`, the message that will show what came of it, need not be put away."""
    now, seat = act.at, draft.seat
    state, _, events = committed(live.game, draft, option)
    if (last := after_reveal(live, state, seat, option)) is not None:
        handed = live.game.apply(state, last.action)
        state, events, handing = handed.state, (*events, *handed.events), last
        picks = (*picks, DraftPick(last.words, picks[-1].cause, picks[-1].part + 1))
    else:
        handing = option
    turn = _turn(live, seat, picks, events, option, now)
    hush = _hush(live, state, turn, handing.confirms)
    orders = awake(live.orders if order is None else used(live, order, state, turn.turn), seat)
    new = turnover(tables, live, state, now, hush, mover=seat, here=here, away=away, orders=orders)
    async with tables.writing(live, act) as writer:
        await _write_turn(writer, live, turn, picks, new)
        if handing.confirms and pressed is not None:
            await writer.answered_on(live.id, pressed)
        await write_turnover(writer, live, new, now, goes_on=None if handing.confirms else seat)
        await _tell(writer, live, turn, new, handed_over=handing.confirms)
        await lapse_votes(writer, live, now)
        await _tell_dropped(writer, live, seat, act)
        if order is not None:
            words = tuple(pick.words for pick in picks)
            await tell_owner(writer, live, order, "answered", now, picks=words)
    take_over(live, new, seat)
    live.last = turn
    if act.kind != UNASKED or turn.reveals:
        live.chosen = turn
    live.moved[seat] = live.moved.get(seat, 0) + len(picks)
    seen = tuple(event for event in events if event.is_for(seat))
    named = (*draft.named, option.menu) if option.reveals or not draft.named else draft.named
    told = tuple(chain.from_iterable(named))
    return Moved(turn.turn, turn.last, turn.words, seen, live.public.awaited, new.over, told)


def _turn(
    live: LiveTable,
    seat: Seat,
    picks: Sequence[DraftPick],
    events: tuple[Event, ...],
    option: Option[Any],
    now: float,
) -> TurnRow:
    table, hushed = live.table, asked(live.game, live.state) is not None
    before = table.hush.turn if table.hush is not None else table.turn
    return TurnRow(
        turn=table.turn + 1,
        seat=seat,
        person=table.seats[seat].person,
        first=table.number + 1,
        last=table.number + len(picks),
        at=now,
        words=" ".join(pick.words for pick in picks),
        events=events,
        reveals=option.reveals or any(event.reveals for event in events),
        asked=before if hushed else None,
    )


def _hush(live: LiveTable, state: Any, turn: TurnRow, handed_over: bool) -> Hush | None:
    """The hushed question that is open after this turn: the same as before, another, or none."""
    before, after = asked(live.game, live.state), asked(live.game, state)
    if live.table.hush is not None and goes_on(before, after, turn.seat, handed_over):
        return live.table.hush
    return None if after is None else Hush(turn.turn, turn.last, turn.at)


async def _tell_dropped(writer: Writer, live: LiveTable, seat: Seat, act: Act) -> None:
    """A draft that was open when time was up: its owner hears what became of it."""
    words = tuple(pick.words for pick in live.picks.get(seat, ()))
    if act.kind == BY_LIMIT and words:
        named = live.drafted_names(seat)
        parcel = to_seat(live.table, "draft_cut", act.at, seat, words=words, named=named, what=BY_LIMIT)
        await writer.send(parcel)


async def _write_turn(
    writer: Writer, live: LiveTable, turn: TurnRow, picks: Sequence[DraftPick], new: Turnover
) -> None:
    moves = [
        MoveRow(number, turn.turn, turn.seat, pick.words, turn.at, pick.cause, pick.part)
        for number, pick in enumerate(picks, turn.first)
    ]
    await writer.add_turn(live.id, turn, moves)
    await writer.put_snapshot(live.id, snapshot_of(live, turn.last, turn.turn, new.state), SNAPSHOTS_KEPT)
    await writer.put_draft(live.id, turn.seat, ())
    if live.cuts.get(turn.seat):
        await writer.set_cut(live.id, turn.seat, ())


def snapshot_of(live: LiveTable, number: int, turn: int, state: Any) -> Snapshot:
    return Snapshot(number, turn, live.game.schema, live.game.to_json(state))


async def _tell(writer: Writer, live: LiveTable, turn: TurnRow, new: Turnover, handed_over: bool) -> None:
    """A post for everybody; a secret choice among several seats only changes who is still to decide."""
    table, told = live.table, live.saved.told
    if table.hush is not None and table.hush == new.hush:  # an answer of several: nothing may show it
        await writer.set_counters(table.id, turn.turn, turn.last, told)
        return
    others_still = any(seat != turn.seat for seat in set(new.waiting) & set(table.waiting))
    quiet = others_still and all(event.to is not None for event in turn.events)
    held = await held_post(writer, table.id)
    if quiet and held is None:
        await writer.send_once(to_table(table.id, "board_edit", turn.at))
    else:
        hold = _hold(live, new, turn.seat, handed_over)
        ended = live.game.chapter(live.state) != live.game.chapter(new.state)
        what = CHAPTER if ended else ""
        await tell_turns(writer, table.id, (told + 1, turn.turn), turn.at, hold, held, what)
        told = turn.turn
    await writer.set_counters(table.id, turn.turn, turn.last, told)
    if new.over:
        await writer.set_status(table.id, "over", turn.at)
        await writer.send(to_table(table.id, "end_post", turn.at, Payload(turn=turn.turn)))
        await writer.send_once(to_table(table.id, "lobby_edit", turn.at))


def _hold(live: LiveTable, new: Turnover, mover: Seat, handed_over: bool) -> float:
    if new.at_once or any(live.table.seats[seat].computer for seat in new.waiting):
        return _HOLD_FOR_COMPUTERS
    return HOLD_FOR_MORE if mover in new.waiting and not handed_over else 0.0


async def lapse_votes(
    writer: Writer, live: LiveTable, now: float, kinds: tuple[str, ...] = ("undo",)
) -> None:
    """The table has moved on: what was asked is no longer the question."""
    for vote in await writer.open_votes(live.id):
        if vote.kind in kinds:
            await writer.close_vote(msgspec.structs.replace(vote, result="lapsed"))
            await writer.send(to_table(live.id, "vote_edit", now, Payload(vote=vote.id)))
