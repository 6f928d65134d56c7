"""What a post tells everybody, and the newest one that was sent before."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.keeping.catching_up import LATE
from bot.services.keeping.chapters import chapter_posts
from bot.services.keeping.outbox import BOARD
from bot.services.looking.since import in_short
from bot.services.turn.hush import entries_for
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.outgoing import CHAPTER
from bot.store.protocol import Reader
from bot.store.replaying import position
from bot.store.rows import TurnRow
from bot.values.panel import PostAnswer, answers_to
from bot.values.reading import LogEntry, OldPost, TurnPost


async def post_of(
    live: LiveTable, reader: Reader, first_turn: int, last_turn: int
) -> tuple[TurnPost, Sequence[TurnRow]]:
    state, table = live.state, live.table
    turns, chapters = await reader.together(
        reader.log.turns(live.id, first_turn, last_turn), chapter_posts(reader, live.id)
    )
    if turns and turns[-1].turn < table.turn:
        state = await position(reader, live.saved, live.game, turns[-1].last)
    post = TurnPost(
        live.public,
        entries_of(live, turns),
        live.view(None) if state is live.state else live.game.view_for(state, None),
        live.game.is_over(state),
        answers=_answers(live),
        headlines=live.game.headlines,
        summed_up=bool(chapters),
    )
    return post, turns


async def last_post(
    live: LiveTable, reader: Reader, since: float
) -> tuple[OldPost | None, Sequence[TurnRow]]:
    posts, told, recent = await reader.together(
        reader.messages.posted(live.id, "board_post"),
        reader.people.setting(f"game:{live.id}", BOARD),
        reader.messages.posted(live.id, "board_post", since=since),
    )
    if not posts or told is None:
        return None, ()
    first, last, *more = told.split()
    turns = await reader.log.turns(live.id, int(first), int(last))
    ends, is_new = CHAPTER in more or LATE in more, posts[0] in recent
    old = OldPost(posts[0], entries_of(live, turns), ends, live.game.headlines, int(first), is_new)
    return old, turns


def _answers(live: LiveTable) -> tuple[PostAnswer, ...]:
    """What the one seat that is to decide may answer for all to see."""
    asked = live.public.awaited
    if live.table.status != "running" or live.table.hush is not None or len(asked) != 1:
        return ()
    return answers_to(live.game.decision_of(live.state, asked[0]))


def entries_of(live: LiveTable, turns: Sequence[TurnRow]) -> tuple[LogEntry, ...]:
    """What everybody is told of these turns."""
    return in_short(entries_for(live.table, None, turns), live.game)
