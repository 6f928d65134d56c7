"""Secret questions: which one is open, and what the public may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.rows import TurnRow
from bot.store.unit_of_work import Reader
from bot.values.clock import Ticking
from bot.values.people import Seen
from bot.values.read_models import LogEntry
from bot.values.table import SecretQuestion, Table
from engine.core.game import AnyGame
from engine.core.text import Seat


class Asked(Struct, frozen=True):
    """A secret question in a position: the seats that must still answer, and the seats publicly asked."""

    left: tuple[Seat, ...]
    all: tuple[Seat, ...]


def asked(game: AnyGame, state: Any) -> Asked | None:
    """Return the open secret question; None: it is public who must decide."""
    return (
        Asked(game.seats_to_act(state), game.publicly_awaited(state))
        if game.has_secret_answers(state)
        else None
    )


def all_asked(
    game: AnyGame, state: Any, secret_question: SecretQuestion | None, waiting: Iterable[Seat]
) -> tuple[Seat, ...]:
    """Return the seats that are asked: those it waits for, or, of a secret question, all of them."""
    return tuple(waiting) if secret_question is None else game.publicly_awaited(state)


def goes_on(before: Asked | None, after: Asked | None, mover: Seat, handed_over: bool) -> bool:
    """Return whether a turn was one of several answers: the same question is open, with one seat less to
    answer."""
    if before is None or after is None or before.all != after.all:
        return False
    left = tuple(seat for seat in before.left if seat != mover or not handed_over)
    return bool(left) and after.left == left


def public_table(table: Table, shown: Sequence[Seat]) -> Table:
    """Return the table as it stood when the secret question was asked; `shown` are the seats publicly
    asked."""
    secret_question = table.secret_question
    if secret_question is None:
        return table
    seats = tuple(
        msgspec.structs.replace(
            info, waiting_since=secret_question.since if info.seat in shown else None, ticking=Ticking()
        )
        for info in table.seats
    )
    return msgspec.structs.replace(table, turn=table.known_turn, number=table.known_number, seats=seats)


def public_table_except(table: Table, person: int) -> Table:
    """Return the same without asking the game: only this person's own waiting is shown."""
    return public_table(table, [seat for seat in table.waiting if table.seats[seat].person == person])


async def last_seen(reader: Reader, game_id: str, seat: Seat) -> Seen:
    """Return where a seat's own last turn left it.

    A player who answered a secret question has not seen its result. Whether others answered before or
    after must stay secret even from them."""
    own = await reader.log.last_turn_of(game_id, seat)
    turns = await reader.log.turns(game_id, own, own) if own else []
    if turns and turns[0].asked is not None:
        own = turns[0].asked
        turns = await reader.log.turns(game_id, own, own)
    return Seen(own, turns[0].last if turns else 0)


def entries_for(table: Table, person: int | None, turns: Iterable[TurnRow]) -> tuple[LogEntry, ...]:
    """Return the log as one reader may know it: until the game is over, others' picks show only by their
    events.

    Answers to a secret question are one entry. While it is open, only the reader's own answer is listed."""
    seat = None if person is None else table.seat_of(person)
    still_open = None if table.secret_question is None else table.secret_question.turn + 1
    entries: list[LogEntry] = []
    for step, rows in groupby(turns, key=lambda turn: turn.step):
        group = list(rows)
        if step == still_open:
            group = [turn for turn in group if turn.seat == seat]
        if group and group[0].asked is not None:
            entries += _answers(table, seat, step, group)
        else:
            entries += [_entry(table, seat, turn) for turn in group]
    return tuple(entries)


def _entry(table: Table, reader: Seat | None, turn: TurnRow) -> LogEntry:
    open_to_all = is_open_to_all(table)
    return LogEntry(
        turn.turn,
        turn.seat,
        turn.at,
        tuple(event for event in turn.events if open_to_all or event.is_for(reader)),
        turn.words if open_to_all or (reader is not None and reader == turn.seat) else "",
    )


def _answers(table: Table, reader: Seat | None, step: int, turns: Sequence[TurnRow]) -> list[LogEntry]:
    """Return the entries of a secret question: its result and time, but not who was first or last."""
    at, seats = turns[-1].at, tuple(sorted({turn.seat for turn in turns}))
    events = [event for turn in turns for event in turn.events]
    if is_open_to_all(table):
        by_seat = sorted(turns, key=lambda turn: (turn.seat, turn.turn))
        entries = [
            LogEntry(step, turn.seat, at, tuple(e for e in turn.events if e.to is not None), turn.words)
            for turn in by_seat
        ]
        return [*entries, LogEntry(step, None, at, tuple(e for e in events if e.to is None), "", seats)]
    own = [turn for turn in turns if turn.seat == reader]
    words = " ".join(turn.words for turn in own)
    seen = tuple(event for event in events if event.is_for(reader))
    return [LogEntry(step, reader if len(own) == len(turns) else None, at, seen, words, seats)]


def is_open_to_all(table: Table) -> bool:
    """Return whether nothing is secret any more: the game is over or was abandoned."""
    return table.status == "over" or (table.status == "closed" and table.started is not None)
