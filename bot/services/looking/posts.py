"""What a post tells everybody, and the newest one that was sent before."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.services.keeping.catching_up import LATE
from bot.services.keeping.chapters import chapter_posts
from bot.services.keeping.outbox import BOARD
from bot.services.looking.since import in_short
from bot.services.turn.hush import entries_for
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.outgoing import CHAPTER
from bot.store.protocol import Reader
from bot.store.replay import position
from bot.store.rows import TurnRow
from bot.values.panel import PostAnswer, answers_to
from bot.values.parcel import Posted
from bot.values.read_models import LogEntry, OldPost, TurnPost


class TurnsTold(Struct, frozen=True):
    """What a post tells, as it is in the log."""

    turns: Sequence[TurnRow]
    summed_up: bool  # some seasons or rounds are


class Sent(Struct, frozen=True):
    """The newest post that was sent, and what it tells."""

    post: Posted
    first: int
    marks: tuple[str, ...]
    is_new: bool
    turns: Sequence[TurnRow]


async def told_in(reader: Reader, game_id: str, first_turn: int, last_turn: int) -> TurnsTold:
    turns, chapters = await reader.together(
        reader.log.turns(game_id, first_turn, last_turn), chapter_posts(reader, game_id)
    )
    return TurnsTold(turns, bool(chapters))


async def last_sent(reader: Reader, game_id: str, since: float) -> Sent | None:
    posts, told, recent = await reader.together(
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
        live.game.is_over(state),
        answers=_answers(live),
        headlines=live.game.headlines,
        summed_up=told.summed_up,
    )


def old_post(live: LiveTable, sent: Sent) -> OldPost:
    ends = CHAPTER in sent.marks or LATE in sent.marks
    entries = entries_of(live, sent.turns)
    return OldPost(sent.post, entries, ends, live.game.headlines, sent.first, sent.is_new)


def _answers(live: LiveTable) -> tuple[PostAnswer, ...]:
    """What the one seat that is to decide may answer for all to see."""
    asked = live.public.awaited
    if live.table.status != "running" or live.table.hush is not None or len(asked) != 1:
        return ()
    return answers_to(live.game.decision_of(live.state, asked[0]))


def entries_of(live: LiveTable, turns: Sequence[TurnRow]) -> tuple[LogEntry, ...]:
    """What everybody is told of these turns."""
    return in_short(entries_for(live.table, None, turns), live.game)
