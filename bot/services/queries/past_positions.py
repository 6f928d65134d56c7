"""Past positions as each reader may see them, and summaries of past seasons and rounds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.services.queries.panels import panel_of
from bot.services.queries.recaps import logged, since_then, told_since
from bot.services.queries.waiting_tables import longest_waiting, resting
from bot.services.turn.live_tables import LiveTable, LiveTables, found
from bot.services.turn.outbox import chapter_posts
from bot.services.turn.secret_answers import entries_for
from bot.store.errors import StoreError
from bot.store.replay import chapter_starts, followed, replayed, retold, setup_of
from bot.store.rows import SUPERSEDED, MoveRow, TurnRow
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.errors import PlayerError
from bot.values.panel import Panel
from bot.values.parcel import Posted
from bot.values.people import Person, Seen
from bot.values.read_models import (
    Brief,
    ChapterList,
    ChapterPost,
    FilmFrames,
    LogEntry,
    ReplayJumps,
    Summary,
    Surroundings,
    TurnPost,
)
from bot.values.table import Table
from engine.core.game import AnyGame
from engine.core.tell import Event
from engine.core.text import Seat

_log = logging.getLogger(__name__)


async def with_events(tables: LiveTables, game_id: str, turns: Sequence[TurnRow]) -> list[TurnRow]:
    """Return the same turns with their events. Call it outside a read of the store: it may take a while."""
    if all(turn.told for turn in turns):
        return list(turns)
    if game_id not in tables.retold:
        tables.retold[game_id] = await _played_again(tables, game_id)
    events = tables.retold[game_id]
    return [turn if turn.told else replace(turn, events=events.get(turn.turn, ())) for turn in turns]


async def _played_again(tables: LiveTables, game_id: str) -> dict[int, tuple[Event, ...]]:
    async with tables.store.reading() as reader:
        saved = await found(reader, game_id)
        turns, moves = await reader.log.turns(game_id), await reader.log.moves(game_id)
    game = tables.game(saved.table.game)
    try:
        told, _ = await asyncio.to_thread(retold, game, setup_of(saved, game), turns, moves)
    except (
        StoreError,
        ValueError,
    ) as error:  # it could be replayed when it was packed; the picks are still there
        _log.error("a packed game cannot be replayed: %s", error, extra={"game": game_id})
        return {}
    return {turn.turn: events for turn, events in zip(turns, told, strict=True)}


class ChapterService:
    def __init__(self, tables: LiveTables, past: PastPositions) -> None:
        self._tables, self._past = tables, past

    async def summary(self, game_id: str, chapter: int, turn: int) -> Summary:
        """Return a summary of the season or round that ended with this turn."""
        return (await self._summary(game_id, chapter, turn))[0]

    async def _summary(self, game_id: str, chapter: int, turn: int) -> tuple[Summary, Any]:
        """Return the same with the public view at its end."""
        async with self._tables.reading(game_id) as (live, reader):
            first = _begins(await chapter_posts(reader, game_id), chapter)
            turns = await reader.log.turns(game_id, first, turn)
        turns = await with_events(self._tables, game_id, turns)
        view = (await self._past.turn_post(game_id, turn)).view
        return _summed_up(live.game, entries_for(live.table, None, turns), chapter, view), view

    async def list(self, game_id: str, chapter: int | None = None) -> ChapterList:
        """Return all summarised chapters, and the summary of one of them."""
        async with self._tables.reading(game_id) as (live, reader):
            posts = tuple(post for post in await chapter_posts(reader, game_id) if _stands(live, post))
        found = next((post for post in posts if post.chapter == chapter), None)
        if found is None:
            return ChapterList(live.public, posts)
        summary, view = await self._summary(game_id, found.chapter, found.turn)
        return ChapterList(live.public, posts, summary, view)

    async def of_message(self, game_id: str, posted: Posted) -> ChapterPost | None:
        """Return the chapter that this message summarises."""
        async with self._tables.store.reading() as reader:
            posts = await chapter_posts(reader, game_id)
        return next((post for post in posts if post.message == posted.message), None)


def _stands(live: LiveTable, post: ChapterPost) -> bool:
    """Return whether this chapter's end was not undone."""
    return post.chapter < live.game.chapter(live.state) and post.turn <= live.public.turn


def _begins(posts: Sequence[ChapterPost], chapter: int) -> int:
    """Return the first turn of a season or round."""
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


_VIEWS_IN_MEMORY = 96  # a view is useless once its table has moved on
_POSTS = 64  # posts that may still grow
_MOST_ANSWERS = 31
"""Larger than the number of answers to any question."""
Spread: TypeAlias = Callable[[int], Collection[int]]
"""Selects the positions that a film shows, given how many there are."""


_Walk: TypeAlias = Callable[[], tuple[Any, ...]]
"""A slow replay, run in a thread so other tables are not blocked."""


class PastPositions:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._earlier = BoundedCache[tuple[object, ...], Any]("earlier views", _VIEWS_IN_MEMORY, 40_000)
        self._before_posts = BoundedCache[tuple[str, int, float], Any]("views before posts", _POSTS, 40_000)

    async def earlier_view(self, game_id: str, person: int) -> Any:
        """Return this person's view at their last visit, or at the start of the game.

        None if nothing has happened since, or if the game is not running."""
        live = await self._tables.from_memory(game_id)
        seat = live.table.seat_of(person)
        if seat is None or live.table.status != "running" or live.last is None:
            return None
        since, walk = self._tables.visits.recap_start(live.public, person), None
        key = None if since is None else _key(live, seat, since)
        if since is None or (key is not None and key not in self._earlier):
            async with self._tables.store.reading() as reader:
                since = await self._tables.recap_start(reader, live, person)
                key, walk = _key(live, seat, since), await _walk_back(reader, live, seat, since)
        return None if key is None else await self._seen(key, walk)

    async def surroundings(self, panel: Panel, person: int, *, news: bool, away: bool) -> Surroundings:
        """Return what a panel shows beside its question, from one read at most.

        `news`: what has happened since this person was last there. `away`: they press a private message in
        their inbox, so the message that lies there is wanted. After a turn, the next table that waits."""
        tables, game_id = self._tables, panel.table.id
        live = await tables.from_memory(game_id)
        onward = panel.moved is not None and not panel.is_awaited
        seen = tables.visits.recap_start(live.public, person)
        key = None if seen is None else _key(live, panel.seat, seen)
        if seen is not None and not (news or onward or away) and (key is None or key in self._earlier):
            return Surroundings(earlier=None if key is None else self._earlier[key])
        async with tables.store.reading() as reader:
            seen = await tables.recap_start(reader, live, person) if seen is None else seen
            key = _key(live, panel.seat, seen)
            is_new = key is not None and key not in self._earlier
            walk, (turns, moves), waiting, posted = await reader.batch(
                _walk_back(reader, live, panel.seat, seen if is_new else None),
                _news(reader, live, person, seen if news else None),
                _waiting(reader, person if onward else None),
                _lying(reader, live.id, person if away else None),
            )
        recap = told_since(live, person, await with_events(tables, game_id, turns), moves) if news else None
        earlier = None if key is None else await self._seen(key, walk)
        return Surroundings(recap, earlier, longest_waiting(waiting, person, game_id), resting(posted))

    async def brief(self, game_id: str, person: int) -> Brief:
        """Return everything that a message to this player needs, from one read."""
        async with self._tables.store.reading() as reader:
            saved, known = await reader.batch(reader.games.saved(game_id), reader.people.get(person))
            live = await self._tables.current(reader, saved)
            seat = live.seat_of(person)
            panel, seen = panel_of(live, seat), await self._tables.recap_start(reader, live, person)
            key, here = _key(live, seat, seen), self._tables.visits.is_at_table(live.id, person)
            is_new = key is not None and key not in self._earlier
            since, walk, cut, panels = await reader.batch(
                since_then(reader, live, person, seen),
                _walk_back(reader, live, seat, seen if is_new else None),
                _cut_since(reader, live, seat, person),
                self._tables.visits.panels(reader, game_id, person),
            )
        earlier = await self._seen(key, walk) if key else None
        return Brief(known or Person(person), panel, since, earlier, here, cut, tuple(panels))

    async def _seen(self, key: tuple[object, ...], walk: _Walk | None) -> Any:
        """Return a view from the cache, or from this replay."""
        if key not in self._earlier:
            self._earlier[key] = (await asyncio.to_thread(walk))[0] if walk is not None else None
        return self._earlier[key]

    async def jumps(self, game_id: str, person: int) -> ReplayJumps:
        """Return where a replay may jump to. Answers to an open secret question are no turns yet."""
        async with self._tables.reading(game_id) as (live, reader):
            posts = [post for post in await chapter_posts(reader, game_id) if _stands(live, post)]
            made, seat = await reader.log.made(game_id), live.table.seat_of(person)
            turns, first = live.public.turn, live.game.chapter(live.game.new_game(live.setup))
            known = posts[0].chapter if posts else live.game.chapter(live.state)
            untold = known != first  # an imported game has no posts of its past
            rows = await reader.log.turns(game_id, 1, turns) if untold else []
            moves = await reader.log.moves(game_id, 0, rows[-1].last) if rows else []
        chapters = {first: 1, **{post.chapter + 1: post.turn + 1 for post in posts}}
        if untold and live.table.secret_question is None:
            chapters |= await asyncio.to_thread(chapter_starts, live.game, live.setup, rows, moves)
        own = tuple(one.turn for one in made if one.seat == seat and one.turn <= turns)
        return ReplayJumps({one: turn for one, turn in chapters.items() if turn <= turns}, own)

    async def turn_post(self, game_id: str, turn: int) -> TurnPost:
        """Return the public table before and after this turn.

        The answers to a secret question are one turn; while it is open they do not show."""
        async with self._tables.reading(game_id) as (live, reader):
            table = live.public
            turns = await _turns_with(reader, game_id, min(max(turn, 1), table.turn))
            start = turns[0].first - 1 if turns else 0
            walk = await _walk(reader, live, None, start, [start, *(one.last for one in turns[-1:])])
        entries = entries_for(live.table, None, await with_events(self._tables, game_id, turns))
        views = await asyncio.to_thread(walk)
        last = turns[-1].turn if turns else 0
        first = turns[0].turn if turns else 0
        told = live.game.headlines
        return TurnPost(table, entries, views[-1], views[0], first, last, headlines=told)

    async def views_before(self, game_id: str, first: int, last: int, began: float = 0.0) -> tuple[Any, ...]:
        """Return the public table before the first and before the last of these turns.

        All answers to a secret question are one turn. `began`: when the first was made. A post of public
        turns gives it and seldom needs a replay. Without it, the cost must not tell of secret answers."""
        live, key = self._tables.loaded(game_id), (game_id, first, began)
        newest = None if live is None or not began else live.public_view_before(last)
        oldest = newest if first == last else self._before_posts.get(key)
        if newest is not None and oldest is not None:
            self._before_posts[key] = oldest
            return oldest, newest
        found = await self._replayed_before(game_id, first, last)
        if found and began:
            self._before_posts[key] = found[0]
        return found

    async def _replayed_before(self, game_id: str, first: int, last: int) -> tuple[Any, ...]:
        async with self._tables.reading(game_id) as (live, reader):
            last = min(last, live.public.turn)
            ends = [await _turns_with(reader, game_id, turn) for turn in (first, last)]
            if not all(ends):
                return ()  # undone meanwhile
            stops = [turns[0].first - 1 for turns in ends]
            walk = await _walk(reader, live, None, stops[0], stops)
        return await asyncio.to_thread(walk)

    async def opening_post(self, game_id: str) -> TurnPost:
        """Return the public table as it was dealt, with the seats that were asked first."""
        live, _ = await self._tables.live(game_id)
        state = live.game.new_game(live.setup)
        table = live.public
        if live.saved.told:  # until a turn was posted, the first question is open
            table = msgspec.structs.replace(table, shown=live.game.publicly_awaited(state))
        return TurnPost(table, (), live.game.view_for(state, None))

    async def film(self, game_id: str, spread: Spread) -> FilmFrames:
        """Return a finished game from the first position to the last, as a spectator saw it."""
        async with self._tables.reading(game_id) as (live, reader):
            if live.table.status != "over":
                raise PlayerError("services-film-not-over")
            reel, walk = await _reel(reader, live, None, Seen(0, 0), spread)
        return msgspec.structs.replace(reel, views=await asyncio.to_thread(walk))

    async def film_since(self, game_id: str, person: int, spread: Spread) -> FilmFrames:
        """Return the frames from this person's last visit until now, as their seat saw them."""
        async with self._tables.reading(game_id) as (live, reader):
            seat = live.seat_of(person)
            seen = await self._tables.recap_start(reader, live, person)
            reel, walk = await _reel(reader, live, seat, seen, spread)
        return msgspec.structs.replace(reel, views=await asyncio.to_thread(walk))


def _key(live: LiveTable, seat: Seat, since: Seen) -> tuple[object, ...] | None:
    """Return the cache key of a seat's earlier view; None if it equals the current view."""
    last, secret_question = live.last, live.table.secret_question
    if live.table.status != "running" or last is None or since.turn >= live.public.turn:
        return None
    newest = (
        (last.turn, last.at) if secret_question is None else (secret_question.turn, secret_question.since)
    )
    return (live.id, seat, live.moved.get(seat, 0), since, newest)


async def _news(
    reader: Reader, live: LiveTable, person: int, seen: Seen | None
) -> tuple[list[TurnRow], list[MoveRow]]:
    return ([], []) if seen is None else await logged(reader, live, person, seen)


async def _waiting(reader: Reader, person: int | None) -> list[Table]:
    return [] if person is None else await reader.games.waiting_for(person)


async def _lying(reader: Reader, game_id: str, person: int | None) -> list[Posted]:
    return [] if person is None else await reader.messages.posted(game_id, *SUPERSEDED, person=person)


async def _cut_since(reader: Reader, live: LiveTable, seat: Seat, person: int) -> bool:
    """Return whether this person was told, since they were asked, that their draft was cut."""
    asked = live.table.asked_since(seat)
    if asked is None:
        return False
    return bool(await reader.messages.posted(live.id, "draft_cut", person=person, since=asked - 1))


async def _walk_back(reader: Reader, live: LiveTable, seat: Seat, since: Seen | None) -> _Walk | None:
    """Return a replay up to where this person has read; None if nothing has happened since, or it is
    cached."""
    if since is None or since.turn >= live.public.turn:
        return None
    return await _walk(reader, live, seat, since.number, [since.number])


async def _reel(
    reader: Reader, live: LiveTable, seat: Seat | None, after: Seen, spread: Spread
) -> tuple[FilmFrames, _Walk]:
    """Return a film without its views, and the replay that computes them."""
    table = live.public
    turns = await reader.log.turns(live.id, after.turn + 1, table.turn)
    ends = {one.step: one.last for one in turns}  # the last pick of each step
    stops = [after.number, *ends.values()]
    chosen = [stops[at] for at in sorted(spread(len(stops)))]
    return FilmFrames(table, seat, (), len(ends)), await _walk(reader, live, seat, after.number, chosen)


async def _walk(
    reader: Reader, live: LiveTable, seat: Seat | None, number: int, stops: Sequence[int]
) -> _Walk:
    """Return a replay that computes a reader's view at each stop from this position on."""
    (snapshot, moves), onward = await reader.batch(
        reader.log.trail(live.id, number), _moves_on(reader, live.id, number, stops[-1])
    )
    game, setup = live.game, live.setup

    def walk() -> tuple[Any, ...]:
        return _views(game, followed(game, setup, snapshot, moves), onward, stops, seat)

    return walk


async def _moves_on(reader: Reader, game_id: str, number: int, upto: int) -> list[MoveRow]:
    return await reader.log.moves(game_id, number, upto) if upto > number else []


async def _turns_with(reader: Reader, game_id: str, turn: int) -> list[TurnRow]:
    """Return this turn, and all other answers to the same secret question."""
    found = await reader.log.turns(game_id, turn, turn)
    if not found or found[0].asked is None:
        return found
    step = found[0].step
    near = await reader.log.turns(game_id, step, step + _MOST_ANSWERS)
    return [one for one in near if one.step == step]


def _views(
    game: AnyGame, state: Any, moves: Sequence[MoveRow], stops: Sequence[int], seat: Seat | None
) -> tuple[Any, ...]:
    """Play from stop to stop and collect the view at each."""
    views, rest = [], list(moves)
    for stop in stops:
        ahead = [move for move in rest if move.number <= stop]
        rest = rest[len(ahead) :]
        state = replayed(game, state, ahead)
        views.append(game.view_for(state, seat))
    return tuple(views)
