"""Undo: shorten a draft, take a turn back, and replay the position before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.order_updates import after_takeback, to_owner
from bot.services.turn.parcels import once, to_table, untold_turns
from bot.services.turn.position_change import (
    NewPosition,
    PositionChange,
    adopt_position,
    change_position,
    commit_of_change,
    open_secret_question,
    sets_order,
)
from bot.services.turn.turn_commit import lapsed_votes, snapshot_of
from bot.services.turn.turn_flow import before_choice, reopened
from bot.store.commit import BackTo, Commit, Counters, DraftRows, DroppedTimers
from bot.store.protocol import Writer
from bot.store.replay import position
from bot.store.rows import Act, DraftPick, Timer, TurnRow, Unsent
from bot.values.clock import wait
from bot.values.parcel import Payload
from bot.values.visits import Seen
from engine.core.draft import drafted
from engine.core.text import Seat, Text

TOGETHER = "way"
"""An act by which several picks were made as one, and are taken back as one."""


async def kept_picks(tables: LiveTables, live: LiveTable, seat: Seat) -> int:
    """How many picks of a draft stay."""
    kept = await _before_press(tables, live, live.picks[seat])
    return before_choice(live, seat) if kept is None else kept


async def take_back_turn(
    tables: LiveTables, live: LiveTable, act: Act, seat: Seat, *, asks: bool
) -> tuple[tuple[Text, ...], ...]:
    """Whoever confirms every turn gets it back as it was; others with their last choice open again. What
    it was, but for its last word."""
    newest = live.table.turn if live.chosen is None else live.chosen.turn  # what had no choice goes too
    plan = await planned(tables, live, newest - 1, act.at, call=False)
    named = plan.drafts[seat].named if seat in plan.drafts else ()
    if not asks:
        kept = {seat: await _before_press(tables, live, picks) for seat, picks in plan.picks.items()}
        plan = _with_choice(live, plan, kept)
    async with tables.writing(live, act) as writer:
        await write_takeback(writer, live, plan, act.at)
    took_back(tables, live, plan)
    return named


async def _before_press(tables: LiveTables, live: LiveTable, picks: Sequence[DraftPick]) -> int | None:
    """How many picks stay without those that one press made together; None: it made but one."""
    causes = [pick.cause for pick in picks]
    if len(causes) < 2 or causes[-1] != causes[-2]:
        return None
    _, act = await tables.live(live.id, causes[-1])
    return causes.index(causes[-1]) if act is not None and act.kind == TOGETHER else None


def _with_choice(live: LiveTable, plan: Takeback, together: Mapping[Seat, int | None]) -> Takeback:
    """`together`: how many picks stay where one press made several."""
    drafts, picks = dict(plan.drafts), dict(plan.picks)
    for seat, draft in plan.drafts.items():
        kept = together[seat]
        kept = reopened(live, plan.new.state, seat, draft.picks) if kept is None else kept
        drafts[seat] = drafted(live.game, plan.new.state, seat, draft.picks[:kept])
        picks[seat] = plan.picks[seat][:kept]
    return replace(plan, drafts=drafts, picks=picks)


async def shorten(tables: LiveTables, live: LiveTable, seat: Seat, length: int, act: Act) -> None:
    picks = live.picks.get(seat, ())[:length]
    draft = drafted(live.game, live.state, seat, [pick.words for pick in picks])
    await write_draft(tables, live, seat, draft, picks, length, act)


async def write_draft(
    tables: LiveTables,
    live: LiveTable,
    seat: Seat,
    draft: Draft,
    picks: tuple[DraftPick, ...],
    start: int,
    act: Act,
) -> None:
    """Store the draft from position `start` on; what was cut from it has been told by now.

    An order that the draft sets holds at once: it answers the question before its owner after a while."""
    was_set, is_set = sets_order(live, live.draft(seat)), sets_order(live, draft)
    done = Commit(
        game_id=live.id,
        drafts=(DraftRows(seat, picks[start:], start),),
        cuts={seat: ()} if live.cuts.get(seat) else {},
    )
    if is_set and not was_set:
        due = act.at + wait(live.table.tempo, tables.chance)
        done += Commit(game_id=live.id, timers_if_none=(Timer(live.id, "answer", due, seat),))
    elif was_set and not is_set:
        done += Commit(game_id=live.id, dropped=(DroppedTimers("answer", (seat,)),))
    async with tables.writing(live, act, lasting=is_set != was_set) as writer:
        await writer.write(done)
    live.drafts[seat], live.picks[seat] = draft, picks
    live.cuts.pop(seat, None)


class Takeback(Struct, frozen=True):
    """A cut of the log, worked out beforehand: right after turn `to_turn` and pick `number`."""

    to_turn: int
    number: int
    last: TurnRow | None  # the newest turn that stays
    chosen: TurnRow | None  # the newest of them that stands in the way of taking back more
    new: PositionChange
    seat: Seat | None  # whose turn is the first that goes: its picks are drafted again, but for the final one
    drafts: dict[Seat, Draft]
    picks: dict[Seat, tuple[DraftPick, ...]]
    moved: dict[Seat, int]


async def planned(tables: LiveTables, live: LiveTable, to_turn: int, now: float, *, call: bool) -> Takeback:
    """What taking back everything after `to_turn` means; `call` the seat that goes on unless it is here."""
    async with tables.store.reading() as reader:
        turns = await reader.log.turns(live.id, to_turn, to_turn + 1)
        last = next((turn for turn in turns if turn.turn == to_turn), None)
        number = last.last if last else 0
        state = await position(reader, live.saved, live.game, number)
        gone = await reader.log.moves(live.id, number)
        chosen = await reader.log.last_chosen(live.id, solitary=live.table.is_solitary, upto=to_turn)
    first = turns[-1]
    seat = first.seat if first.asked is None else None  # a hushed question is put to everybody anew
    hush = open_secret_question(live, state, now, to_turn, number)
    orders = after_takeback(live.orders, to_turn)
    here = None if call else seat
    before = NewPosition(state, now, hush, mover=seat, here=here, orders=orders)
    new = change_position(tables, live, before)
    moved = Counter(live.moved)
    moved.subtract(move.seat for move in gone)
    plan = Takeback(to_turn, number, last, chosen, new, seat, {}, {}, dict(moved))
    if seat is None:
        return plan
    rows = [DraftPick(move.words, move.cause, move.part) for move in gone if move.turn == to_turn + 1][:-1]
    draft = drafted(live.game, state, seat, [pick.words for pick in rows])
    picks = tuple(rows[: len(draft.picks)])
    return msgspec.structs.replace(plan, drafts={seat: draft}, picks={seat: picks})


async def write_takeback(writer: Writer, live: LiveTable, plan: Takeback, now: float) -> None:
    unseen, votes = await writer.outbox.untold(live.id), await writer.votes.open(live.id)
    await writer.write(_taken_back(live, plan, unseen, now) + lapsed_votes(live.id, votes, now))


def _taken_back(live: LiveTable, plan: Takeback, unseen: Sequence[Unsent], now: float) -> Commit:
    told, kept = live.saved.told, after_takeback(live.orders, plan.to_turn)
    done = Commit(
        game_id=live.id,
        back_to=BackTo(plan.to_turn, plan.number, now),
        position=snapshot_of(live, plan.number, plan.to_turn, plan.new.state),
        counters=Counters(plan.to_turn, plan.number, min(told, plan.to_turn)),
        drafts=tuple(DraftRows(seat, picks) for seat, picks in plan.picks.items()),
    )
    for seat, orders in live.orders.items():
        for order in set(orders) - set(kept[seat]):
            done += to_owner(live, order, "taken-back", now)
    done += commit_of_change(live, plan.new, now)
    untold, seen = untold_turns(live.id, unseen, plan.to_turn, told, now)
    done += untold
    if seen:
        payload = Payload(turn=plan.to_turn, seat=plan.seat, last_turn=live.table.turn)
        done += Commit(game_id=live.id, posts=(to_table(live.id, "undo_post", now, payload),))
    elif told <= plan.to_turn:  # only secret choices went: the newest post names those still to decide
        done += Commit(game_id=live.id, posts=(once(to_table(live.id, "board_edit", now)),))
    return done


def took_back(tables: LiveTables, live: LiveTable, plan: Takeback) -> None:
    """The earlier position in memory, after the commit."""
    tables.visits.back_to(live.table, Seen(plan.to_turn, plan.number))
    adopt_position(live, plan.new, plan.seat)
    live.last, live.chosen = plan.last, plan.chosen
    live.moved = dict(plan.moved)
    live.drafts.update(plan.drafts)
    live.picks.update(plan.picks)
