"""Commit a turn: log, position, drafts, clocks and parcels in one transaction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from bot.services.turn.live_tables import Draft, LiveTable, LiveTables
from bot.services.turn.order_updates import OrderStep, after_step, has_sitter, to_owner
from bot.services.turn.parcels import (
    brought_up,
    league_told,
    once,
    to_seat,
    to_table,
    told_end,
    told_turns,
)
from bot.services.turn.position_change import (
    NewPosition,
    PositionChange,
    adopt_position,
    change_position,
    commit_of_change,
)
from bot.services.turn.secret_answers import asked, goes_on
from bot.services.turn.table_history import write_result
from bot.services.turn.turn_flow import after_reveal, is_irreversible, preview_commit
from bot.store.commit import Commit, Counters, DraftChange, LoggedTurn, NewStatus
from bot.store.rows import Act, DraftPick, MoveRow, Outgoing, Snapshot, TurnRow, Unsent
from bot.store.unit_of_work import Writer
from bot.values.orders import StandingOrder
from bot.values.panel import Moved
from bot.values.parcel import Payload
from bot.values.people import Seen, Visit
from bot.values.table import SecretQuestion, Table, Vote, VoteKind
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Seat

BY_ORDER, BY_LIMIT, BY_COMPUTER, FORCED = "order", "limit", "computer", "forced"
"""Acts that nobody clicked for."""
_HOLD_FOR_COMPUTERS = 20.0
"""Computer seats, and seats without a choice, answer within seconds: their turns join the post before."""
HOLD_FOR_MORE = 60.0
"""A revealing pick commits in the middle of a turn, or the player who moved is next again: what follows joins
the post if it comes soon."""


class TurnToCommit(msgspec.Struct, frozen=True):
    """A seat's draft with the option that ends it, the act behind it, and who sees the result."""

    draft: Draft
    option: Option[Any]
    picks: Sequence[DraftPick]  # the rows of the draft and of the option
    act: Act
    order: StandingOrder | None = None  # the order that answers by these picks
    here: Seat | None = None  # this seat sees the next question without a call
    away: Seat | None = None  # the seat for which an order answers
    pressed: int | None = None  # the message that shows the result, so it stays


async def commit(tables: LiveTables, live: LiveTable, to_commit: TurnToCommit) -> Moved:
    """Write a turn and everything that follows from it in one transaction."""
    draft, option, picks, act = to_commit.draft, to_commit.option, to_commit.picks, to_commit.act
    order, pressed = to_commit.order, to_commit.pressed
    now, seat = act.at, draft.seat
    before = live.view(seat) if act.person is not None else None
    played = preview_commit(live, draft, option)
    state, events = played.state, (*draft.events, *played.events)
    is_secret = live.table.secret_question is not None
    if (last := after_reveal(live.game, state, seat, option, is_secret=is_secret)) is not None:
        handed = live.game.apply(state, last.action)
        state, events, handing = handed.state, (*events, *handed.events), last
        picks = (*picks, DraftPick(last.words, picks[-1].cause, picks[-1].part + 1))
    else:
        handing = option
    is_final = is_irreversible(live, draft, option, state, asked=act.person is not None)
    turn = _turn(live, seat, picks, events, is_final, now)
    secret_question = _secret_question_after(live, state, turn, handing.confirms)
    made = tuple(pick.words for pick in picks)
    by_person = act.person is not None
    step = OrderStep(seat, made, state, handing.confirms, turn.turn, by_person)
    orders = after_step(live, order, step)
    position = NewPosition(
        state, now, secret_question, mover=seat, here=to_commit.here, away=to_commit.away, orders=orders
    )
    new = change_position(tables, live, position)
    done = _turn_rows(live, turn, picks, new, pressed if handing.confirms else None)
    if order is not None:
        named = tuple(chain.from_iterable((*draft.named, *(() if option.confirms else (option.menu,)))))
        done += to_owner(live, order, "answered", now, picks=made, named=named or option.menu)
    done += commit_of_change(live, new, now, goes_on=None if handing.confirms else seat, keep=pressed)
    is_back = has_sitter(live, live.orders.get(seat, ())) and not has_sitter(live, orders[seat])
    if (
        is_back and live.table.secret_question is None
    ):  # during a secret question nobody learns who has answered
        post = to_table(live.id, "status_post", now, Payload(what="back", seat=seat))
        done += Commit(game_id=live.id, posts=(post,))
    read = _read(tables, live, turn, act)
    if read is not None:
        done += Commit(game_id=live.id, visits=(read,))
    async with tables.writing(live, act) as writer:
        is_hidden = (
            live.table.secret_question is not None and live.table.secret_question == new.secret_question
        )
        held, votes = await _unsettled(writer, live)
        done += _told(live, turn, new, None if is_hidden else held)
        if votes:
            done += lapsed_votes(live.id, votes, now)
        if (cut := _dropped(live, seat, act)) is not None:
            done += Commit(game_id=live.id, posts=(cut,))
        await writer.write(done)
        if new.over:
            await write_result(writer, live.game, live.setup, live.table, new.state, now)
    _remember(live, new, turn, act)
    if read is not None:
        tables.visits.moved(read)
    seen = tuple(event for event in events if event.is_for(seat))
    named = (*draft.named, option.menu) if option.reveals or not draft.named else draft.named
    told = tuple(chain.from_iterable(named))
    return Moved(turn.step, turn.words, seen, told, before)


def _remember(live: LiveTable, new: PositionChange, turn: TurnRow, act: Act) -> None:
    """Keep the new position in memory, after the commit."""
    before = None if turn.asked is not None else live.state  # secret answers are one step
    adopt_position(live, new, turn.seat)
    live.last, live.before_last = turn, before
    if _blocks_undo(live, turn, act):
        live.blocks_undo = turn
    live.moved[turn.seat] = live.moved.get(turn.seat, 0) + turn.last - turn.first + 1


def _blocks_undo(live: LiveTable, turn: TurnRow, act: Act) -> bool:
    """Whether a player can no longer undo an earlier turn alone because of this one. A forced turn or a
    computer's turn is undone with it. A turn that revealed something stays, except at a solo table."""
    if turn.person is None:
        return turn.reveals and not live.table.is_solitary
    return act.kind != FORCED or turn.reveals


def _read(tables: LiveTables, live: LiveTable, turn: TurnRow, act: Act) -> Visit | None:
    """Note that a player who moves has read everything but the answers to an open secret question. None: the
    turn was not made by a person."""
    if act.person is None or act.person != turn.person:
        return None
    secret_question = live.table.secret_question
    seen = (
        Seen(turn.turn, turn.last)
        if secret_question is None
        else Seen(secret_question.turn, secret_question.number)
    )
    return tables.visits.after_move(live.id, act.person, seen)


def _turn(
    live: LiveTable,
    seat: Seat,
    picks: Sequence[DraftPick],
    events: tuple[Event, ...],
    is_final: bool,
    now: float,
) -> TurnRow:
    table, is_secret = live.table, asked(live.game, live.state) is not None
    before = table.secret_question.turn if table.secret_question is not None else table.turn
    return TurnRow(
        turn=table.turn + 1,
        seat=seat,
        person=table.seats[seat].person,
        first=table.number + 1,
        last=table.number + len(picks),
        at=now,
        words=" ".join(pick.words for pick in picks),
        events=events,
        reveals=is_final or any(event.reveals for event in events),
        asked=before if is_secret else None,
    )


def _secret_question_after(
    live: LiveTable, state: Any, turn: TurnRow, handed_over: bool
) -> SecretQuestion | None:
    """Return the secret question that is open after this turn: the same as before, another, or None."""
    before, after = asked(live.game, live.state), asked(live.game, state)
    if live.table.secret_question is not None and goes_on(before, after, turn.seat, handed_over):
        return live.table.secret_question
    return None if after is None else SecretQuestion(turn.turn, turn.last, turn.at)


def _dropped(live: LiveTable, seat: Seat, act: Act) -> Outgoing | None:
    """Return the notice to a player whose open draft was dropped at the time-out."""
    words = tuple(pick.words for pick in live.picks.get(seat, ()))
    if act.kind != BY_LIMIT or not words:
        return None
    named = live.drafted_names(seat)
    return to_seat(live.table, "draft_cut", act.at, seat, words=words, named=named, what=BY_LIMIT)


def _turn_rows(
    live: LiveTable, turn: TurnRow, picks: Sequence[DraftPick], new: PositionChange, pressed: int | None
) -> Commit:
    moves = tuple(
        MoveRow(number, turn.turn, turn.seat, pick.words, turn.at, pick.cause, pick.part)
        for number, pick in enumerate(picks, turn.first)
    )
    return Commit(
        game_id=live.id,
        turns=(LoggedTurn(turn, moves),),
        position=snapshot_of(live, turn.last, turn.turn, new.state),
        drafts=(DraftChange(turn.seat),),
        cuts={turn.seat: ()} if live.cuts.get(turn.seat) else {},
        answered_on=pressed,
    )


def snapshot_of(live: LiveTable, number: int, turn: int, state: Any) -> Snapshot:
    return Snapshot(number, turn, live.game.schema, live.game.to_json(state))


def _told(live: LiveTable, turn: TurnRow, new: PositionChange, held: Unsent | None) -> Commit:
    """Return the public post. A secret answer among several only updates the list of seats that must
    decide."""
    table, told = live.table, live.saved.told
    if (
        table.secret_question is not None and table.secret_question == new.secret_question
    ):  # an answer of several: nothing may show it
        return Commit(game_id=table.id, counters=Counters(turn.turn, turn.last, told))
    others_still = any(seat != turn.seat for seat in set(new.waiting) & set(table.waiting))
    quiet = others_still and all(event.to is not None for event in turn.events)
    if quiet and held is None:
        done = Commit(game_id=table.id, posts=(once(to_table(table.id, "board_edit", turn.at)),))
    else:
        hold = _hold(live, new, turn.seat)
        chapter = live.game.chapter(live.state)
        ended = None if chapter == live.game.chapter(new.state) else chapter
        done = told_turns(table.id, (told + 1, turn.turn), turn.at, hold, held, ended)
        told = turn.turn
    done += Commit(game_id=table.id, counters=Counters(turn.turn, turn.last, told))
    if new.over:
        return done + _the_end(table, turn)
    return done + Commit(game_id=table.id, posts=tuple(_inboxes(table, new, turn)))


def _inboxes(table: Table, new: PositionChange, turn: TurnRow) -> Iterator[Outgoing]:
    """Return updates of the inbox messages of seats that need not decide. They do not tell who answered
    last."""
    for info in table.seats:
        pressed = info.seat == turn.seat and table.secret_question is None
        if info.person is not None and info.seat not in new.waiting and not pressed:
            yield brought_up(table.id, info.person, turn.at)


def _the_end(table: Table, turn: TurnRow) -> Commit:
    lobby = once(to_table(table.id, "lobby_edit", turn.at))
    posts = (*told_end(table, turn.turn, turn.at), lobby, *league_told(table, turn.at))
    return Commit(game_id=table.id, status=NewStatus("over", turn.at), posts=posts)


def _hold(live: LiveTable, new: PositionChange, mover: Seat) -> float:
    """Return for how many seconds to hold the post back: turns in a row share one, while the player is next
    again or has not finished."""
    if new.at_once or any(live.table.seats[seat].computer for seat in new.waiting):
        return _HOLD_FOR_COMPUTERS
    again = live.table.seats[mover].person is not None and tuple(new.waiting) == (mover,)
    is_secret = (
        live.table.secret_question is not None
    )  # whether its last answer was the next player's shows nowhere
    return HOLD_FOR_MORE if again and not is_secret else 0.0


async def _unsettled(writer: Writer, live: LiveTable) -> tuple[Unsent | None, list[Vote]]:
    """Return the board post that waits for more turns, and the open votes. If the table had neither when it
    was read, nothing is read again: a change would have written the table."""
    if not live.saved.unsettled:
        return None, []
    waiting, votes = await writer.batch(writer.outbox.untold(live.id, held=True), writer.votes.open(live.id))
    return (waiting[-1] if waiting else None), votes


def lapsed_votes(
    game_id: str, votes: Sequence[Vote], now: float, kinds: tuple[VoteKind, ...] = ("undo",)
) -> Commit:
    """Return the votes that are void because the table has moved on."""
    gone = [vote for vote in votes if vote.kind in kinds]
    return Commit(
        game_id=game_id,
        votes=tuple(msgspec.structs.replace(vote, result="lapsed") for vote in gone),
        posts=tuple(to_table(game_id, "vote_edit", now, Payload(vote=vote.id)) for vote in gone),
    )
