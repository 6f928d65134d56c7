"""Recaps: what happened since a person last read, and what a post tells everyone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.services.turn.live_tables import LiveTable
from bot.services.turn.outbox import BOARD, LATE, chapter_posts
from bot.services.turn.parcels import CHAPTER
from bot.services.turn.secret_answers import entries_for
from bot.services.turn.turn_commit import BY_COMPUTER, BY_LIMIT, BY_ORDER, FORCED
from bot.store.replay import position
from bot.store.rows import MoveRow, TurnRow
from bot.store.unit_of_work import Reader
from bot.values.panel import PostAnswer, answers_to
from bot.values.parcel import Posted
from bot.values.people import Seen
from bot.values.read_models import DoneBy, LogEntry, OldPost, Recap, TurnPost
from engine.core.game import AnyGame
from engine.core.tell import Event

_UNCLICKED: Mapping[str, DoneBy] = {
    BY_ORDER: "order",
    BY_LIMIT: "limit",
    BY_COMPUTER: "computer",
    FORCED: "forced",
}
"""Prefixes of the causes of picks made without a click."""


async def since_then(reader: Reader, live: LiveTable, person: int, seen: Seen) -> Recap:
    """Return what happened since this person last read, including what was done for them."""
    return told_since(live, person, *await logged(reader, live, person, seen))


async def logged(
    reader: Reader, live: LiveTable, person: int, seen: Seen
) -> tuple[list[TurnRow], list[MoveRow]]:
    """Return the turns since then, and the picks if any of the turns was this person's."""
    turns = await reader.log.turns(live.id, seen.turn + 1, live.public.turn)
    if all(turn.seat != live.seat_of(person) for turn in turns):
        return turns, []
    return turns, await reader.log.moves(live.id, seen.number, live.public.number)


def told_since(live: LiveTable, person: int, turns: Sequence[TurnRow], moves: Sequence[MoveRow]) -> Recap:
    since, seat = _since(live, person, turns), live.seat_of(person)
    own = {entry.turn: entry for entry in since.entries if entry.seat == seat}
    done = list[tuple[DoneBy, LogEntry]]()
    for move in moves:
        by = move.cause.partition(":")[0]
        if move.turn in own and by in _UNCLICKED:
            done.append((_UNCLICKED[by], own.pop(move.turn)))
    return msgspec.structs.replace(since, done=tuple(done))


def _since(live: LiveTable, person: int, turns: Sequence[TurnRow]) -> Recap:
    seat, table = live.seat_of(person), live.public
    entries = in_short(entries_for(live.table, person, turns), live.game)
    touching = tuple(
        event
        for entry in entries
        for event in entry.events
        if seat in event.touches or (seat is not None and event.seat == seat)  # done to it or by it
    )
    game = live.game
    return Recap(table, seat, live.view(seat), entries, touching, game.headlines, begins=game.chapters.next)


def in_short(entries: Sequence[LogEntry], game: AnyGame) -> tuple[LogEntry, ...]:
    """Return a log without announcements that came true."""
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


class TurnsTold(Struct, frozen=True):
    """The turns that a post covers."""

    turns: Sequence[TurnRow]
    summed_up: bool  # some seasons or rounds have summaries


class Sent(Struct, frozen=True):
    """The newest board post that was sent, and the turns it covers."""

    post: Posted
    first: int
    marks: tuple[str, ...]
    is_new: bool
    turns: Sequence[TurnRow]


async def told_in(reader: Reader, game_id: str, first_turn: int, last_turn: int) -> TurnsTold:
    turns, chapters = await reader.batch(
        reader.log.turns(game_id, first_turn, last_turn), chapter_posts(reader, game_id)
    )
    return TurnsTold(turns, bool(chapters))


async def last_sent(reader: Reader, game_id: str, since: float) -> Sent | None:
    posts, told, recent = await reader.batch(
        reader.messages.posted(game_id, "board_post"),
        reader.people.setting(f"game:{game_id}", BOARD),
        reader.messages.posted(game_id, "board_post", since=since),
    )
    if not posts or told is None:
        return None
    first, last, *marks = told.split()
    turns = await reader.log.turns(game_id, int(first), int(last))
    return Sent(posts[0], int(first), tuple(marks), posts[0] in recent, turns)


async def post_of(live: LiveTable, reader: Reader, told: TurnsTold) -> TurnPost:
    state, turns = live.state, told.turns
    if turns and turns[-1].turn < live.table.known_turn:
        state = await position(reader, live.saved, live.game, turns[-1].last)
    return TurnPost(
        live.public,
        entries_of(live, turns),
        live.view(None) if state is live.state else live.game.view_for(state, None),
        answers=_answers(live),
        first=turns[0].turn if turns else 0,
        last=turns[-1].turn if turns else 0,
        headlines=live.game.headlines,
        summed_up=told.summed_up,
    )


def old_post(live: LiveTable, sent: Sent) -> OldPost:
    ends = CHAPTER in sent.marks or LATE in sent.marks
    entries = entries_of(live, sent.turns)
    return OldPost(sent.post, entries, ends, live.game.headlines, sent.first, sent.is_new)


def _answers(live: LiveTable) -> tuple[PostAnswer, ...]:
    """Return the possible public answers if exactly one seat must decide."""
    asked = live.public.awaited
    if live.table.status != "running" or live.table.secret_question is not None or len(asked) != 1:
        return ()
    return answers_to(live.game.decision_of(live.state, asked[0]))


def entries_of(live: LiveTable, turns: Sequence[TurnRow]) -> tuple[LogEntry, ...]:
    """Return what these turns tell the public."""
    return in_short(entries_for(live.table, None, turns), live.game)
