"""Seasons and rounds that are over: what came of each, and where the thread sums it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.services.keeping.chapters import chapter_posts
from bot.services.looking.past import PastService
from bot.services.turn.hush import entries_for
from bot.services.turn.live_tables import AnyGame, LiveTable, LiveTables
from bot.services.turn.retelling import with_events
from bot.values.parcel import Posted
from bot.values.read_models import ChapterList, ChapterPost, LogEntry, Summary


class ChapterService:
    def __init__(self, tables: LiveTables, past: PastService) -> None:
        self._tables, self._past = tables, past

    async def ended(self, game_id: str, chapter: int, turn: int) -> Summary:
        """The season or round that has ended with this turn."""
        async with self._tables.reading(game_id) as (live, reader):
            first = _begins(await chapter_posts(reader, game_id), chapter)
            turns = await reader.log.turns(game_id, first, turn)
        turns = await with_events(self._tables, game_id, turns)
        view = (await self._past.step(game_id, turn)).view
        return _summed_up(live.game, entries_for(live.table, None, turns), chapter, view)

    async def list(self, game_id: str, chapter: int | None = None) -> ChapterList:
        """All that have been summed up, and one of them to be read."""
        async with self._tables.reading(game_id) as (live, reader):
            posts = tuple(post for post in await chapter_posts(reader, game_id) if _stands(live, post))
        found = next((post for post in posts if post.chapter == chapter), None)
        if found is None:
            return ChapterList(live.public, posts)
        summary = await self.ended(game_id, found.chapter, found.turn)
        view = (await self._past.step(game_id, found.turn)).view
        return ChapterList(live.public, posts, summary, view)

    async def at(self, game_id: str, posted: Posted) -> ChapterPost | None:
        """What this message sums up."""
        async with self._tables.store.reading() as reader:
            posts = await chapter_posts(reader, game_id)
        return next((post for post in posts if post.message == posted.message), None)


def _stands(live: LiveTable, post: ChapterPost) -> bool:
    """Whether it was not taken back."""
    return post.chapter < live.game.chapter(live.state) and post.turn <= live.public.turn


def _begins(posts: Sequence[ChapterPost], chapter: int) -> int:
    """The first turn of a season or round."""
    return 1 + max((post.turn for post in posts if post.chapter < chapter), default=0)


def _summed_up(game: AnyGame, entries: Sequence[LogEntry], chapter: int, view: Any) -> Summary:
    keys, told = game.chapters, [event for entry in entries for event in entry.events if event.to is None]
    won = keys.won or game.headlines - keys.next
    last = {event.text.key: event for event in told if event.text.key in keys.next}
    return Summary(
        chapter=chapter,
        won=tuple(event for event in told if event.text.key in won),
        next=tuple(last.values()),
        points=game.points_so_far(view),
    )
