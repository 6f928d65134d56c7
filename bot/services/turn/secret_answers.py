"""Secret questions: which one is open, and what the public may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.protocol import Reader
from bot.store.rows import TurnRow
from bot.values.clock import Ticking
from bot.values.read_models import LogEntry
from bot.values.table import SecretQuestion, Table
from bot.values.visits import Seen
from engine.core.game import Game
from engine.core.text import Seat


class Asked(Struct, frozen=True):
    """A hushed question as a position has it: who must still answer, and whom everybody sees asked."""

    left: tuple[Seat, ...]
    all: tuple[Seat, ...]


def asked(game: Game[Any, Any, Any], state: Any) -> Asked | None:
    """None: nothing is secret about who decides now."""
    return (
        Asked(game.seats_to_act(state), game.publicly_awaited(state))
        if game.has_secret_answers(state)
        else None
    )


def all_asked(
    game: Game[Any, Any, Any], state: Any, hush: SecretQuestion | None, waiting: Iterable[Seat]
) -> tuple[Seat, ...]:
    """Whom the question of a position asks: those for whom it waits; of a hushed one all, answered or not."""
    return tuple(waiting) if hush is None else game.publicly_awaited(state)


def goes_on(before: Asked | None, after: Asked | None, mover: Seat, handed_over: bool) -> bool:
    """Whether a turn was one answer of several: the same question stands, with that much less to wait for."""
    if before is None or after is None or before.all != after.all:
        return False
    left = tuple(seat for seat in before.left if seat != mover or not handed_over)
    return bool(left) and after.left == left


def public_table(table: Table, shown: Sequence[Seat]) -> Table:
    """The table as it was when the hushed question was asked; `shown` are those whom everybody sees asked."""
    hush = table.hush
    if hush is None:
        return table
    seats = tuple(
        msgspec.structs.replace(
            info, waiting_since=hush.since if info.seat in shown else None, ticking=Ticking()
        )
        for info in table.seats
    )
    return msgspec.structs.replace(table, turn=table.known_turn, number=table.known_number, seats=seats)


def public_table_except(table: Table, person: int) -> Table:
    """The same where nobody has looked up whom the game shows: only this person's own waiting is told."""
    return public_table(table, [seat for seat in table.waiting if table.seats[seat].person == person])


async def last_seen(reader: Reader, game_id: str, seat: Seat) -> Seen:
    """Where a seat's own last turn left it. Whoever answered a hushed question has not seen what came of it,
    and whether others did before or after is not to be told even to them."""
    own = await reader.log.last_turn_of(game_id, seat)
    turns = await reader.log.turns(game_id, own, own) if own else []
    if turns and turns[0].asked is not None:
        own = turns[0].asked
        turns = await reader.log.turns(game_id, own, own)
    return Seen(own, turns[0].last if turns else 0)


def entries_for(table: Table, person: int | None, turns: Iterable[TurnRow]) -> tuple[LogEntry, ...]:
    """The log as one reader may know it: others' picks only by what they told, until the game is over.

    Answers to a hushed question are one entry; while it is open there is none but the reader's own."""
    seat = None if person is None else table.seat_of(person)
    still_open = None if table.hush is None else table.hush.turn + 1
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
    """Neither who was first shows, nor who was last: only what came of it, and when."""
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
    """Nothing is secret any more once a game is over, or has been given up."""
    return table.status == "over" or (table.status == "closed" and table.started is not None)
