"""Queries about a table: its position, its log, whose turn it is; and lists of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct, field

from bot.services.queries.past_positions import with_events
from bot.services.queries.recaps import entries_of, last_sent, logged, old_post, post_of, told_in, told_since
from bot.services.queries.statistics import sources_of, ties_of
from bot.services.queries.waiting_tables import resting, shown_to, since_when
from bot.services.turn.lessons import without_finished
from bot.services.turn.live_tables import LiveTable, LiveTables, found
from bot.services.turn.secret_answers import entries_for, public_table_except
from bot.services.turn.table_history import history_of
from bot.store.rows import CALLS, SUPERSEDED, Listed, Overview
from bot.store.unit_of_work import Reader
from bot.values.errors import PlayerError
from bot.values.parcel import Posted
from bot.values.read_models import (
    LogPage,
    NearbyTables,
    OldPost,
    OwnScore,
    Recap,
    TableSnapshot,
    TurnPost,
    Waiting,
)
from bot.values.table import Table

Which: TypeAlias = Literal["open", "running", "over"]
WHICH: tuple[Which, ...] = ("open", "running", "over")
_STATES: dict[str, Which] = {
    "lobby": "open",
    "running": "running",
    "paused": "running",
    "over": "over",
    "closed": "over",
}


class TableList(Struct, frozen=True):
    """One page of one of the three lists, and the length of each."""

    which: Which
    page: int
    pages: int
    counts: dict[Which, int]
    tables: tuple[Table, ...]
    chapters: dict[str, int] = field(default_factory=dict)  # of running tables: the season or round
    mine: bool = False  # only tables of this person


_LISTED = 8  # tables on one page of a list
_RECENT = 1800.0
"""Seconds in which a post may be extended: Discord limits edits of messages older than an hour."""
COPIED = "copied"
"""The table setting that says when the operator exported it with all its secrets."""


class TableQueries:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def table(self, game_id: str) -> Table:
        return await self._tables.public(game_id)

    async def cached_table(self, game_id: str) -> Table:
        """Return where a table is and who sits there, from memory if possible, at no cost."""
        live = self._tables.loaded(game_id)
        return await self.table(game_id) if live is None else live.public

    async def was_done(self, cause: str) -> bool:
        """Return whether this press or command has changed something."""
        async with self._tables.store.reading() as reader:
            return await reader.games.act(cause) is not None

    async def snapshot(self, game_id: str, person: int | None) -> TableSnapshot:
        """Return the committed table: a player sees their seat's view, anyone else a spectator's."""
        live, _ = await self._tables.live(game_id)
        seat = None if person is None else live.table.seat_of(person)
        view = live.view(seat)
        if live.table.status != "over":
            return TableSnapshot(live.public, seat, view, everybody=_everybody(live))
        scores = tuple(live.game.score(live.state))
        standings = tuple(live.game.standings(live.state))
        return TableSnapshot(
            live.table,
            seat,
            view,
            over=True,
            scores=scores,
            standings=standings,
            seed=live.saved.seed,
            ties=ties_of(live.game, live.state, standings),
            sources=sources_of(live.game, scores, len(live.table.seats)),
        )

    async def own_score(self, game_id: str, person: int) -> OwnScore:
        """Return the points of this person's seat if the game ended now, and what each objective would
        add."""
        live, _ = await self._tables.live(game_id)
        seat, game = live.seat_of(person), live.game
        lines, aims = game.own_sheet(live.state, seat), game.objectives_of(live.state, seat)
        view, everybody = live.view(seat), _everybody(live)
        return OwnScore(live.public, seat, view, tuple(lines), tuple(aims), everybody)

    async def log(self, game_id: str, person: int | None, page: int = 0, *, size: int = 10) -> LogPage:
        """Return turns as this reader may know them: newest page first, oldest turn first on a page."""
        async with self._tables.store.reading() as reader:
            table = (await found(reader, game_id)).table
            steps = sorted({turn.step for turn in await reader.log.made(game_id)})
            if table.secret_question is not None and not await _has_answered(reader, table, person):
                steps = [step for step in steps if step <= table.secret_question.turn]
            pages = max(1, -(-len(steps) // size))
            page = min(max(page, 0), pages - 1)
            last = len(steps) - page * size
            shown, later = steps[max(0, last - size) : last], steps[last:]
            turns = (
                await reader.log.turns(game_id, shown[0], later[0] - 1 if later else None) if shown else []
            )
            copied = (await reader.people.setting(f"game:{game_id}", COPIED) or "").split()
            history = await history_of(reader, game_id)
        turns = await with_events(self._tables, game_id, turns)
        public = public_table_except(table, person or 0)
        entries = entries_for(table, person, turns)
        return LogPage(public, entries, page, pages, tuple(map(float, copied)), history)

    async def recap(self, game_id: str, person: int) -> Recap:
        async with self._tables.reading(game_id) as (live, reader):
            live.seat_of(person)
            seen = await self._tables.recap_start(reader, live, person)
            turns, moves = await logged(reader, live, person, seen)
        return told_since(live, person, await with_events(self._tables, game_id, turns), moves)

    async def post(self, game_id: str, first_turn: int, last_turn: int) -> TurnPost:
        """Return the content of a board_post parcel, with the view after `last_turn`."""
        async with self._tables.reading(game_id) as (live, reader):
            return await post_of(live, reader, await told_in(reader, game_id, first_turn, last_turn))

    async def next_post(
        self, game_id: str, first_turn: int, last_turn: int
    ) -> tuple[TurnPost, OldPost | None, TurnPost | None]:
        """Return the same, the newest board post already sent, and that post extended by these turns; from
        one read."""
        async with self._tables.store.reading() as reader:
            saved, told, sent = await reader.batch(
                reader.games.saved(game_id),
                told_in(reader, game_id, first_turn, last_turn),
                last_sent(reader, game_id, self._tables.clock() - _RECENT),
            )
            live = await self._tables.current(reader, saved)
            post, turns = await post_of(live, reader, told), told.turns
            if sent is None:
                return post, None, None
            earlier, before = old_post(live, sent), sent.turns
            if not (turns and before) or before[-1].turn + 1 < turns[0].turn:  # a gap between the posts
                both = await told_in(reader, game_id, sent.first, last_turn)
                return post, earlier, await post_of(live, reader, both)
        all_ = [*(turn for turn in before if turn.turn < turns[0].turn), *turns]
        return (
            post,
            earlier,
            msgspec.structs.replace(post, entries=entries_of(live, all_), first=all_[0].turn),
        )

    async def turns(self, person: int) -> list[Waiting]:
        """Return every table that waits for this person, longest wait first."""
        async with self._tables.store.reading() as reader:
            tables = await reader.games.waiting_for(person)
            waiting = await reader.batch(*(_waiting(reader, table, person) for table in tables))
        kept = {table.id for table in await without_finished(self._tables, tables)}
        return sorted((one for one in waiting if one.table.id in kept), key=since_when)

    async def tables_near(self, channel: int, person: int) -> NearbyTables:
        """Return the tables of a channel and of a person. Of a secret question only their own part shows."""
        async with self._tables.store.reading() as reader:
            here, own = await reader.batch(reader.games.at(channel), reader.games.of(person))
        own = await without_finished(self._tables, own) or own
        return NearbyTables(
            *(tuple(public_table_except(table, person) for table in some) for some in (here, own))
        )

    async def open_calls(self, game_id: str, person: int, since: float) -> list[Posted]:
        """Return the turn notices sent to this person since then, except those they have answered."""
        async with self._tables.store.reading() as reader:
            return await reader.messages.posted(game_id, *CALLS, person=person, since=since)

    async def inbox_message(self, game_id: str, person: int) -> Posted | None:
        """Return this table's message in the person's inbox, if it is one that is kept up to date."""
        async with self._tables.store.reading() as reader:
            posted = await reader.messages.posted(game_id, *SUPERSEDED, person=person)
        return resting(posted)

    async def buried(self, game_id: str, person: int) -> Posted | None:
        """Return this table's question in the person's inbox, if it has waited longest and messages of other
        tables lie below it."""
        async with self._tables.store.reading() as reader:
            return await reader.messages.buried(game_id, person)

    async def listed_here(
        self,
        guild: int,
        person: int,
        sees: Callable[[int], bool],
        which: Which | None = None,
        page: int = 0,
        *,
        mine: bool = False,
    ) -> TableList:
        """Return the tables of a server in channels this person `sees`; without `which`, the first
        non-empty list. `mine`: only this person's own."""
        async with self._tables.store.reading() as reader:
            listed = await reader.games.listed(guild, person)
        found = [one for one in listed if one.own or (not mine and sees(one.channel))]
        return msgspec.structs.replace(await self._listed(found, which, page), mine=mine)

    async def listed_of(self, person: int, which: Which | None = None, page: int = 0) -> TableList:
        """Return the same for all tables of this person."""
        async with self._tables.store.reading() as reader:
            tables = await reader.games.of(person)
        tables = await without_finished(self._tables, tables)
        listed = [Listed(one.id, one.status, one.place.channel, True) for one in tables]
        return await self._listed(listed, which, page)

    async def _listed(self, listed: Sequence[Listed], wanted: Which | None, page: int) -> TableList:
        sorts = {kind: [one for one in listed if _STATES[one.status] == kind] for kind in WHICH}
        filled: list[Which] = [kind for kind in WHICH if sorts[kind]]
        which: Which = wanted if wanted is not None else filled[0] if filled else "open"
        pages = max(1, -(-len(sorts[which]) // _LISTED))
        page = min(max(page, 0), pages - 1)
        shown, chapters = list[Table](), dict[str, int]()
        for one in sorts[which][page * _LISTED : (page + 1) * _LISTED]:
            try:
                if which == "running":
                    live, _ = await self._tables.live(one.id)
                    chapters[one.id] = live.game.chapter(live.state)
                shown.append(await self._tables.public(one.id))
            except PlayerError:  # of a game that is no longer offered
                continue
        counts = {kind: len(found) for kind, found in sorts.items()}
        return TableList(which, page, pages, counts, tuple(shown), chapters)

    async def overview(self) -> Overview:
        """Return the state of the whole bot, for the operator."""
        async with self._tables.store.reading() as reader:
            return await reader.overview(self._tables.clock())

    async def all_tables(self, *, ended: bool = False) -> list[Table]:
        """Return all tables for the operator; of secret questions only the public part."""
        async with self._tables.store.reading() as reader:
            return [public_table_except(table, 0) for table in await reader.games.all(ended=ended)]

    async def posted(self, game_id: str, kind: str = "", person: int | None = None) -> list[Posted]:
        """Return the messages sent for this table, newest first; `kind` is a parcel kind."""
        async with self._tables.store.reading() as reader:
            kinds = (kind,) if kind else ()
            return await reader.messages.posted(game_id, *kinds, person=person)

    async def digest_to(self, person: int) -> Posted | None:
        """Return the newest list of waiting tables sent to this person."""
        async with self._tables.store.reading() as reader:
            return next(iter(await reader.messages.posted(None, "digest", person=person)), None)


def _everybody(live: LiveTable) -> tuple[int, ...]:
    """Return the open score if the host wants it shown, but not during a secret question: points might
    reveal who has answered."""
    is_shown = live.table.open_score and live.table.is_going
    return live.game.open_score(live.state) if is_shown and live.table.secret_question is None else ()


async def _waiting(reader: Reader, table: Table, person: int) -> Waiting:
    """Return a waiting table with its newest post and the time at which its question closes."""
    one = shown_to(table, person)
    posts, started, closes = await reader.batch(
        reader.messages.posted(table.id, "board_post"),
        reader.messages.posted(table.id, "start_post"),
        reader.timers.get(table.id, "limit", one.seat),
    )
    shown = msgspec.structs.replace(one.table, until=None if closes is None else closes.due)
    return msgspec.structs.replace(one, table=shown, post=next(iter(posts or started), None))


async def _has_answered(reader: Reader, table: Table, person: int | None) -> bool:
    """Return whether this reader has answered the open secret question."""
    seat = None if person is None else table.seat_of(person)
    secret_question = table.secret_question
    return (
        secret_question is not None
        and seat is not None
        and await reader.log.last_turn_of(table.id, seat) > secret_question.turn
    )
