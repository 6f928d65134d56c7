"""Consequences of a new position for every seat: who must act, who is called, which drafts are cut."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from bot.services.turn.automatic_answers import (
    AutomaticAnswer,
    OrdersBySeat,
    StoppedOrder,
    automatic_answer,
    game_answer,
    in_period,
)
from bot.services.turn.clocks import waits
from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.order_updates import changed_orders, to_owner
from bot.services.turn.parcels import PRIVATELY, put_away, to_seat
from bot.services.turn.secret_answers import all_asked
from bot.store.commit import Commit, DraftChange, DroppedTimers
from bot.store.rows import DraftPick, Outgoing, Timer, TimerKind
from bot.values.clock import wait
from bot.values.orders import StandingOrder
from bot.values.table import SecretQuestion, Table
from engine.core.draft import drafted
from engine.core.text import Seat

_ANSWERING: tuple[TimerKind, ...] = ("reminder", "clock", "answer", "limit", "silence")
"""Timers of seats that must decide."""


class PositionChange(Struct, frozen=True):
    state: Any
    waiting: dict[Seat, float]  # since when
    fresh: frozenset[Seat]  # those whose waiting begins now
    called: tuple[Seat, ...]  # those who are to be told that they must decide
    orders: dict[Seat, float]  # people for whom something else answers, and when it would
    at_once: frozenset[Seat]  # of them, those of whom everybody can see that they have no choice
    limits: dict[Seat, float]  # people whose silence counts as an answer from then on
    secret_question: SecretQuestion | None
    over: bool
    drafts: dict[Seat, Draft]
    picks: dict[Seat, tuple[DraftPick, ...]]
    cuts: dict[Seat, tuple[str, ...]]
    quiet: tuple[Seat, ...] = ()  # those who are called only where others see it
    given: dict[Seat, tuple[StandingOrder, ...]] = {}  # those in force from now on
    stopped: tuple[StoppedOrder, ...] = ()
    away: Seat | None = None  # for whom an order has just answered: as if they had come, and were still there


class NewPosition(Struct, frozen=True):
    """A position that replaces the one of a table, and its cause."""

    state: Any
    now: float
    secret_question: SecretQuestion | None
    mover: Seat | None = None  # the seat that has moved
    here: Seat | None = None  # this seat sees the next question without a call
    away: Seat | None = None  # its order has moved: treated like `here` where others would see a difference
    afresh: bool = False  # all waiting begins now
    orders: OrdersBySeat | None = None  # standing orders, if they have changed


def change_position(tables: LiveTables, live: LiveTable, position: NewPosition) -> PositionChange:
    """Work out the consequences of the new position for every seat."""
    game, table = live.game, live.table
    state, now, secret_question, mover = (
        position.state,
        position.now,
        position.secret_question,
        position.mover,
    )
    here, away, orders = position.here, position.away, position.orders
    before, fresh = {info.seat: info.waiting_since for info in table.seats}, frozenset[Seat]()
    is_asked_again = position.afresh or secret_question != table.secret_question
    waiting: dict[Seat, float] = {}
    for seat in live.position_cache(state).seats_to_act:
        since = None if is_asked_again or seat == mover or _may_lapse(live, state, seat) else before.get(seat)
        waiting[seat] = now if since is None else since
        fresh |= {seat} if since is None else set()
    people = [seat for seat in waiting if table.seats[seat].person is not None]
    drafts, picks, cuts = _replayed(live, state, mover)
    kept = in_period(game, state, live.orders if orders is None else orders)
    answers, stopped = _automatic_answers(live, state, people, kept, drafts)
    at_once = frozenset(
        seat for seat, answer in answers.items() if answer.at_once and seat not in (here, away)
    )
    due_at = {seat: now if seat in at_once else now + wait(table.tempo, tables.chance) for seat in answers}
    released = frozenset(
        seat for seat in people if seat not in answers and seat not in fresh and answer_for(live, seat)
    )
    return PositionChange(
        state=state,
        waiting=waiting,
        fresh=fresh,
        called=tuple(s for s in people if s != here and s not in answers and s in fresh | released),
        orders=due_at,
        at_once=at_once,
        limits={
            seat: (waiting[seat] if secret_question is None else secret_question.since) + table.window
            for seat in people
            if game.timeout_answer(state, seat)
        },
        secret_question=secret_question,
        over=not waiting and game.is_over(state),
        drafts=drafts,
        picks=picks,
        cuts=cuts,
        quiet=tuple(s for s in people if s != here and s in answers and s in fresh - at_once),
        given=_resting(kept, stopped),
        stopped=stopped,
        away=away,
    )


def _automatic_answers(
    live: LiveTable, state: Any, people: Sequence[Seat], orders: OrdersBySeat, drafts: Mapping[Seat, Draft]
) -> tuple[dict[Seat, AutomaticAnswer], tuple[StoppedOrder, ...]]:
    """Return the automatic answers of these seats, and the orders that are in doubt."""
    answers, stopped = dict[Seat, AutomaticAnswer](), list[StoppedOrder]()
    game, known = live.game, live.position_cache(state).answers
    for seat in people:
        found = automatic_answer(game, state, seat, orders.get(seat, ()), drafts.get(seat), known)
        if isinstance(found, AutomaticAnswer):
            answers[seat] = found
        elif found is not None:
            stopped.append(found)
            if game.is_unprompted(state) and (instead := game_answer(game, state, seat)):
                answers[seat] = instead  # its owner reads why, but is not called
    return answers, tuple(stopped)


def _resting(orders: OrdersBySeat, stopped: Sequence[StoppedOrder]) -> dict[Seat, tuple[StandingOrder, ...]]:
    """Suspend the other orders of a seat that is asked because of a doubt: its player answers in person."""
    kept = dict(orders)
    for doubt in stopped:
        others = (order for order in kept[doubt.order.seat] if order.id != doubt.order.id)
        kept[doubt.order.seat] = tuple(msgspec.structs.replace(order, rests=True) for order in others)
    return kept


def answer_for(live: LiveTable, seat: Seat) -> AutomaticAnswer | None:
    """Return the automatic answer of a seat that must decide; None: its player is asked."""
    found = answer_or_doubt(live, seat)
    return found if isinstance(found, AutomaticAnswer) else None


def answer_or_doubt(live: LiveTable, seat: Seat) -> AutomaticAnswer | StoppedOrder | None:
    """Return the same, or the order that would answer and is in doubt."""
    orders, known = live.orders.get(seat, ()), live.position_cache(live.state).answers
    return automatic_answer(live.game, live.state, seat, orders, live.draft(seat), known)


def sets_order(live: LiveTable, draft: Draft) -> bool:
    """Whether a draft sets an order that answers the very question it was begun at."""
    asked = live.table.calls_for(draft.seat)
    return asked and bool(draft.picks) and bool(live.game.default_answer(draft.state, draft.seat))


def _may_lapse(live: LiveTable, state: Any, seat: Seat) -> bool:
    """Whether a question with a time-out replaces one without."""
    return bool(live.game.timeout_answer(state, seat)) and not live.game.timeout_answer(live.state, seat)


def _replayed(
    live: LiveTable, state: Any, mover: Seat | None
) -> tuple[dict[Seat, Draft], dict[Seat, tuple[DraftPick, ...]], dict[Seat, tuple[str, ...]]]:
    """Return everyone's draft on the new position, as far as it is still legal."""
    drafts, picks, cuts = {}, {}, {}
    for seat, stored in live.picks.items():
        if seat == mover or not stored:
            continue
        draft = drafted(live.game, state, seat, [pick.words for pick in stored])
        drafts[seat], picks[seat] = draft, stored[: len(draft.picks)]
        if draft.dropped:
            cuts[seat] = draft.dropped
    return drafts, picks, cuts


def commit_of_change(
    live: LiveTable, new: PositionChange, now: float, *, goes_on: Seat | None = None, keep: int | None = None
) -> Commit:
    """Return the rows to write: waiting, timers, notices, orders and cut drafts.

    `goes_on`: the seat that has moved and not committed yet; `keep`: the message that shows its result."""
    table = live.table
    done = Commit(
        game_id=table.id,
        waiting=new.waiting,
        secret_question=UNSET if new.secret_question == table.secret_question else new.secret_question,
        drafts=tuple(DraftChange(seat, start=len(new.picks[seat])) for seat in new.cuts),
        cuts=new.cuts,
        still_called=_still_called(live, new),
        posts=_put_away(live, new, now, goes_on, keep),
    )
    if live.orders or new.given:
        done += changed_orders(table.id, live.orders, new.given, now)
    for doubt in new.stopped:
        done += to_owner(live, doubt.order, "stopped", now, why=doubt.why)
    done += _timers(table, new, now)
    if posts := (*_calls(live, new, now), *_cut_drafts(live, new, now)):
        done += Commit(game_id=table.id, posts=posts)
    return done


def _put_away(
    live: LiveTable, new: PositionChange, now: float, goes_on: Seat | None, keep: int | None
) -> tuple[Outgoing, ...]:
    """Return the old notices of seats that are asked no longer, or something else. Those of a secret question
    stay until it closes, and then go for all alike, except those only their reader can see."""
    table, posts = live.table, list[Outgoing]()
    if table.secret_question is not None and new.secret_question == table.secret_question:
        gone = [seat for seat in table.waiting if seat not in new.waiting]
        people = [person for seat in gone if (person := table.seats[seat].person) is not None]
        asked_at = table.secret_question.since
        return tuple(put_away(table.id, one, asked_at, now, what=PRIVATELY, keep=keep) for one in people)
    for seat in all_asked(live.game, live.state, table.secret_question, table.waiting):
        info, since = table.seats[seat], table.asked_since(seat)
        is_over = info.seat not in new.waiting or info.seat in new.fresh
        if info.person is not None and since is not None and is_over and info.seat != goes_on:
            posts.append(put_away(table.id, info.person, since, now, keep=keep))
    return tuple(posts)


def _timers(table: Table, new: PositionChange, now: float) -> Commit:
    """Return the timers. Seats that go on waiting keep theirs. Clocks are public, so they run for all alike,
    also where an answer is automatic."""
    restarted = new.fresh | new.at_once
    answers = [Timer(table.id, "answer", due, seat) for seat, due in new.orders.items()]
    return waits(table, new.waiting, new.fresh, now, is_secret=new.secret_question is not None) + Commit(
        game_id=table.id,
        dropped=(_all_but(table, "answer", new.orders), _all_but(table, "limit", new.limits)),
        timers=(
            *(timer for timer in answers if timer.seat in restarted),
            *(Timer(table.id, "limit", due, seat) for seat, due in new.limits.items()),
        ),
        timers_if_none=tuple(timer for timer in answers if timer.seat not in restarted),
    )


def _all_but(table: Table, kind: TimerKind, seats: Collection[Seat]) -> DroppedTimers:
    return DroppedTimers(kind, tuple(info.seat for info in table.seats if info.seat not in seats))


def _still_called(live: LiveTable, new: PositionChange) -> tuple[Seat, ...]:
    """Return the seats whose unseen notices stay; none if the question has gone."""
    if new.secret_question != live.table.secret_question:
        return ()
    return all_asked(live.game, new.state, new.secret_question, new.waiting)


def _calls(live: LiveTable, new: PositionChange, now: float) -> Iterator[Outgoing]:
    """Return notices to seats that must decide; of a secret question to all whom it asks, once and alike.
    Where others see a notice, nobody gets two for one question. The player who has just moved gets none, even
    if an order moved."""
    table, is_new = live.table, new.secret_question != live.table.secret_question
    if new.secret_question is None:
        for seat in new.waiting:
            if seat in new.called:
                what = "" if seat in new.fresh and seat != new.away else "private"
                yield to_seat(table, "call", now, seat, what=what)
            elif seat in new.quiet and seat != new.away:
                yield to_seat(table, "call", now, seat, what="quiet")
    elif not live.game.is_unprompted(new.state):
        asked = all_asked(live.game, new.state, new.secret_question, new.waiting)
        for seat in asked if is_new else new.called:
            if table.seats[seat].person is not None:
                openly = "" if is_new else "private"  # where others see it, once is enough
                what = openly if seat in new.called else "quiet"
                yield to_seat(table, "call", now, seat, what=what, secret_turn=new.secret_question.turn)


def _cut_drafts(live: LiveTable, new: PositionChange, now: float) -> Iterator[Outgoing]:
    for seat, words in new.cuts.items():
        named = live.drafted_names(seat, len(new.picks[seat]))
        yield to_seat(live.table, "draft_cut", now, seat, words=words, named=named)


def drop_answer_timers(*seats: Seat) -> tuple[DroppedTimers, ...]:
    """Return what drops the timers of these seats' answers, or of all answers."""
    return tuple(DroppedTimers(kind, seats or None) for kind in _ANSWERING)


def adopt_position(live: LiveTable, new: PositionChange, mover: Seat | None) -> None:
    """Keep the new position in memory, after the commit."""
    live.cut_names |= {seat: live.drafted_names(seat, len(new.picks[seat])) for seat in new.cuts}
    live.state, live.shortcuts_of_draft, live.last_preview = new.state, None, None
    live.drafts = dict(new.drafts)
    live.picks = dict(new.picks)
    live.cuts = {**{seat: cut for seat, cut in live.cuts.items() if seat != mover}, **new.cuts}
    live.orders = dict(new.given)


def open_secret_question(
    live: LiveTable, state: Any, now: float, turn: int, number: int
) -> SecretQuestion | None:
    """Return the secret question of a new position."""
    return SecretQuestion(turn, number, now) if live.game.has_secret_answers(state) else None


def reopen_secret_question(live: LiveTable, now: float) -> SecretQuestion | None:
    """Return the same question, asked again after a pause."""
    secret_question = live.table.secret_question
    return None if secret_question is None else msgspec.structs.replace(secret_question, since=now)
