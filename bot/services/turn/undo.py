"""Undo: shorten a draft, take a turn back, and replay the position before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

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
from bot.services.turn.turn_commit import BY_ORDER, lapsed_votes, snapshot_of
from bot.services.turn.turn_flow import before_choice
from bot.store.commit import BackTo, Commit, Counters, DraftChange, DroppedTimers
from bot.store.replay import position
from bot.store.rows import Act, DraftPick, Timer, TurnRow, Unsent
from bot.store.unit_of_work import Writer
from bot.values.clock import wait
from bot.values.parcel import Payload
from bot.values.people import Seen
from engine.core.draft import drafted
from engine.core.text import Seat, Text

TOGETHER = "way"
"""Kind of an act that made several picks as one; they are undone as one."""


async def kept_picks(tables: LiveTables, live: LiveTable, seat: Seat) -> int:
    """Return how many picks of a draft stay after an undo."""
    kept = await _before_press(tables, live, live.picks[seat])
    kept = before_choice(live, seat) if kept is None else kept
    made = live.draft(seat).made
    while made[-1].adjustable and kept and made[kept - 1].adjustable:  # however a tile was turned
        kept -= 1
    return kept


async def take_back_turn(
    tables: LiveTables, live: LiveTable, act: Act, seat: Seat
) -> tuple[tuple[Text, ...], ...]:
    """Undo the newest turn, and return the texts of its picks, except the committing one."""
    newest = live.table.turn if live.blocks_undo is None else live.blocks_undo.turn  # forced turns go too
    plan = await planned(tables, live, newest - 1, act.at, call=False)
    async with tables.writing(live, act) as writer:
        await write_takeback(writer, live, plan, act.at)
    took_back(tables, live, plan)
    return plan.named if plan.seat == seat else ()


async def _before_press(tables: LiveTables, live: LiveTable, picks: Sequence[DraftPick]) -> int | None:
    """Return how many picks stay without those the last press made together; None: it made only one."""
    causes = [pick.cause for pick in picks]
    if len(causes) < 2 or causes[-1] != causes[-2]:
        return None
    _, act = await tables.live(live.id, causes[-1])
    return causes.index(causes[-1]) if act is not None and act.kind == TOGETHER else None


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
    """Store the draft from position `start` on, and drop the note about cut picks, which was shown by now.

    An order set by the draft takes effect at once: it answers the open question after a delay."""
    was_set, is_set = sets_order(live, live.draft(seat)), sets_order(live, draft)
    done = Commit(
        game_id=live.id,
        drafts=(DraftChange(seat, picks[start:], start),),
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
    """A planned cut of the log, right after turn `to_turn` and pick `number`."""

    to_turn: int
    number: int
    last: TurnRow | None  # the newest turn that stays
    chosen: TurnRow | None  # the newest of them that blocks a further undo
    new: PositionChange
    seat: Seat | None  # of the first undone turn
    named: tuple[tuple[Text, ...], ...]  # texts of its picks, except the committing one
    picks: tuple[DraftPick, ...]  # drafted again, where an order made them: it must not answer once more
    moved: dict[Seat, int]


async def planned(tables: LiveTables, live: LiveTable, to_turn: int, now: float, *, call: bool) -> Takeback:
    """Plan an undo of everything after `to_turn`; `call`: send the acting seat a turn notice."""
    async with tables.store.reading() as reader:
        turns = await reader.log.turns(live.id, to_turn, to_turn + 1)
        last = next((turn for turn in turns if turn.turn == to_turn), None)
        number = last.last if last else 0
        state = await position(reader, live.saved, live.game, number)
        gone = await reader.log.moves(live.id, number)
        chosen = await reader.log.last_chosen(live.id, solitary=live.table.is_solitary, upto=to_turn)
        made = [move for move in gone if move.turn == to_turn + 1][:-1]
        act = await reader.games.act(made[0].cause) if made else None
    first = turns[-1]
    seat = first.seat if first.asked is None else None  # a secret question is put to all seats again
    secret_question = open_secret_question(live, state, now, to_turn, number)
    orders = after_takeback(live.orders, to_turn)
    here = None if call else seat
    before = NewPosition(state, now, secret_question, mover=seat, here=here, orders=orders)
    new = change_position(tables, live, before)
    moved = Counter(live.moved)
    moved.subtract(move.seat for move in gone)
    draft = None if seat is None else drafted(live.game, state, seat, [move.words for move in made])
    named = () if draft is None else draft.named
    is_ordered = draft is not None and act is not None and act.kind == BY_ORDER
    rows = [DraftPick(move.words, move.cause, move.part) for move in made] if is_ordered else []
    kept = tuple(rows[: len(named)])
    return Takeback(to_turn, number, last, chosen, new, seat, named, kept, dict(moved))


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
        drafts=() if plan.seat is None else (DraftChange(plan.seat, plan.picks),),
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
    elif told <= plan.to_turn:  # only secret choices undone: the newest post names who must decide
        done += Commit(game_id=live.id, posts=(once(to_table(live.id, "board_edit", now)),))
    return done


def took_back(tables: LiveTables, live: LiveTable, plan: Takeback) -> None:
    """Put the earlier position into memory, after the commit."""
    tables.visits.back_to(live.table, Seen(plan.to_turn, plan.number))
    adopt_position(live, plan.new, plan.seat)
    live.last, live.blocks_undo, live.before_last = plan.last, plan.chosen, None
    live.moved = dict(plan.moved)
    if plan.seat is not None and plan.picks:
        words = [pick.words for pick in plan.picks]
        live.drafts[plan.seat] = drafted(live.game, live.state, plan.seat, words)
        live.picks[plan.seat] = plan.picks
