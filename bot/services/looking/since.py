"""What happened since somebody has read, what was done for them among it, and what of it needs no word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.services.turn.commits import BY_COMPUTER, BY_LIMIT, BY_ORDER, UNASKED
from bot.services.turn.hush import entries_for
from bot.services.turn.live_tables import LiveTable
from bot.store.protocol import Reader
from bot.store.rows import MoveRow, TurnRow
from bot.values.read_models import DoneBy, LogEntry, Since
from bot.values.visits import Seen
from engine.core.game import Game
from engine.core.tell import Event

_UNCLICKED: Mapping[str, DoneBy] = {
    BY_ORDER: "order",
    BY_LIMIT: "limit",
    BY_COMPUTER: "computer",
    UNASKED: "forced",
}
"""How the causes of picks begin that nobody clicked for."""


async def since_then(reader: Reader, live: LiveTable, person: int, seen: Seen) -> Since:
    """What happened since this person has read, what was done for them among it."""
    return told_since(live, person, *await logged(reader, live, person, seen))


async def logged(
    reader: Reader, live: LiveTable, person: int, seen: Seen
) -> tuple[list[TurnRow], list[MoveRow]]:
    """Turns since then; and picks, if any of the turns was this person's."""
    turns = await reader.log.turns(live.id, seen.turn + 1, live.public.turn)
    if all(turn.seat != live.seat_of(person) for turn in turns):
        return turns, []
    return turns, await reader.log.moves(live.id, seen.number, live.public.number)


def told_since(live: LiveTable, person: int, turns: Sequence[TurnRow], moves: Sequence[MoveRow]) -> Since:
    since, seat = _since(live, person, turns), live.seat_of(person)
    own = {entry.turn: entry for entry in since.entries if entry.seat == seat}
    done = list[tuple[DoneBy, LogEntry]]()
    for move in moves:
        by = move.cause.partition(":")[0]
        if move.turn in own and by in _UNCLICKED:
            done.append((_UNCLICKED[by], own.pop(move.turn)))
    return msgspec.structs.replace(since, done=tuple(done))


def _since(live: LiveTable, person: int, turns: Sequence[TurnRow]) -> Since:
    seat, table = live.seat_of(person), live.public
    entries = in_short(entries_for(live.table, person, turns), live.game)
    touching = tuple(
        event
        for entry in entries
        for event in entry.events
        if seat in event.touches or (seat is not None and event.seat == seat)  # done to it, or got by it
    )
    return Since(table, seat, live.view(seat), entries, touching, live.game.headlines)


def in_short(entries: Sequence[LogEntry], game: Game[Any, Any, Any]) -> tuple[LogEntry, ...]:
    """A log without what was only announced, where it also came about as announced."""
    done = [event for entry in entries for event in entry.events]
    short = list[LogEntry]()
    for entry in entries:
        kept = tuple(event for event in entry.events if not _came_about(event, done, game.announcements))
        if len(kept) == len(entry.events):
            short.append(entry)
        elif kept:
            short.append(msgspec.structs.replace(entry, events=kept))
    return tuple(short)


def _came_about(event: Event, done: Sequence[Event], announcements: Mapping[str, str]) -> bool:
    key = announcements.get(event.text.key)
    return key is not None and any(
        other.text.key == key and set(event.text.args) <= set(other.text.args) for other in done
    )
