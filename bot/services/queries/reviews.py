"""Reviews of finished games, and remarks on a player's last turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.queries.statistics import sources_of
from bot.services.turn.computer_pool import thought_seed
from bot.services.turn.computers import Computers
from bot.services.turn.lessons import after_lessons
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.store.protocol import Reader
from bot.store.replay import followed, replayed
from bot.store.rows import MoveRow, TurnRow
from bot.values.cache import BoundedCache
from bot.values.errors import LobbyError
from bot.values.panel import Panel
from bot.values.read_models import Source
from bot.values.table import Table
from engine.core.draft import drafted
from engine.core.game import Standing
from engine.core.remarks import Remark, remark_on
from engine.core.text import Seat
from engine.players.review import Glimpse, expected, glimpse, named
from engine.registry import game_named

_KEPT_REMARKS = 256


class _About(Struct, frozen=True):
    """A player's own turn."""

    chapter: int  # in which it began
    moved: int  # picks its seat had made before it
    remark: Remark


class Remarks:
    """Remarks on a player's last turn, computed from the log, so they survive a restart."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._known = BoundedCache[tuple[object, ...], _About]("remarks", _KEPT_REMARKS, 2_000)

    async def on(self, panel: Panel) -> Panel:
        """Return the panel with a remark on its player's last turn, if wanted.

        Once after the last lesson, it carries the closing words of the tutorial instead."""
        live = self._tables.loaded(panel.table.id)
        if live is None or panel.picks or not _is_wanted(live, panel):
            return panel
        about = await self._about(live, panel.seat)
        if about is None:
            return panel
        step = after_lessons(live, panel.seat, about.chapter, about.moved)
        is_new = step is not None and step.is_new
        return replace(panel, lesson=step, remark=None if is_new else about.remark)

    async def _about(self, live: LiveTable, seat: Seat) -> _About | None:
        async with self._tables.store.reading() as reader:
            turn = await reader.log.last_chosen(live.id, solitary=True, seat=seat)
            if turn is None:
                return None
            key = (live.id, seat, turn.turn, turn.at, live.saved.revision)
            if key in self._known:
                return self._known[key]
            look = await _looking_back(reader, live, seat, turn)
        self._known[key] = found = await asyncio.to_thread(look)
        return found


def _is_wanted(live: LiveTable, panel: Panel) -> bool:
    """Return whether remarks are shown: after the lessons, and in a first game unless turned off.

    During a secret question there are none."""
    if live.table.status != "running" or live.table.hush is not None:
        return False
    if panel.lesson is not None:
        return panel.lesson.stage != "lesson"
    return live.table.first_game and live.table.seats[panel.seat].habits.explain


async def _looking_back(reader: Reader, live: LiveTable, seat: Seat, turn: TurnRow) -> Callable[[], _About]:
    """Read what a remark needs, and return the slow computation.

    Parts of the turn that were committed early by a reveal count as part of it."""
    first = turn.first
    for earlier in reversed(await reader.log.turns(live.id, 1, turn.turn - 1)):
        if earlier.seat != seat or not earlier.reveals:
            break
        first = earlier.first
    (snapshot, way), since = await reader.batch(
        reader.log.trail(live.id, first - 1), reader.log.moves(live.id, first - 1)
    )
    game, setup, state = live.game, live.setup, live.state
    moved = live.moved.get(seat, 0) - sum(move.seat == seat for move in since)

    def look() -> _About:
        before = followed(game, setup, snapshot, way)
        return _About(game.chapter(before), moved, remark_on(game, before, state, seat))

    return look


_log = logging.getLogger(__name__)

_AT_A_TIME = 12
"""Turns between two progress reports, on a fast machine."""
_AT_ONCE = 0.5
"""Seconds after which a review yields to tables at which players wait."""
_KEPT = 16

Progress = Callable[[int, int], Awaitable[None]]


class Review(Struct, frozen=True):
    table: Table
    start: tuple[float, ...]  # expected points of each seat at the start
    turns: tuple[Glimpse, ...]
    chapter: int = 0  # its first season or round
    standings: tuple[Standing, ...] = ()
    sources: tuple[Source, ...] = ()  # where the points came from

    def worst(self, seat: Seat | None) -> list[tuple[int, Glimpse]]:
        """Return the most costly turns, of one seat or of all, with their numbers."""
        own = [turn for turn in self.turns if seat in (None, turn.seat)]
        numbers = {id(turn): number for number, turn in enumerate(self.turns, start=1)}
        return [(numbers[id(turn)], turn) for turn in named(own)]


class Compared(Struct, frozen=True):
    """The player's view before a turn, with the turn drafted, and with the better turn drafted."""

    before: Any
    played: Any
    better: Any


class TurnPlayed(Struct, frozen=True):
    """One turn of the log, and the seed that a hint for it would have used."""

    seat: Seat
    picks: tuple[str, ...]
    seed: str


class TurnsAsked(Struct, frozen=True):
    """A position and the turns after it, in the form sent to a worker process."""

    game: str
    state: bytes
    turns: tuple[TurnPlayed, ...]


def _looked_at(part: TurnsAsked) -> tuple[list[Glimpse], bytes]:
    """Return what the first turns of a part were worth, at least one, and the position after them."""
    game, end, found = game_named(part.game), time.monotonic() + _AT_ONCE, list[Glimpse]()
    state = game.from_json(part.state)
    for turn in part.turns:
        found.append(glimpse(game, state, turn.seat, turn.picks, turn.seed))
        if time.monotonic() >= end:
            break
    return found, game.to_json(state)


class ReviewService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables, self._computers = tables, computers
        self._kept = BoundedCache[str, Review]("reviews", _KEPT, 50_000)

    async def review(self, game_id: str, progress: Progress) -> Review:
        """Review a finished game. Nothing in it is secret any more."""
        async with self._tables.queue(f"review:{game_id}"):
            if game_id not in self._kept:
                self._kept[game_id] = await self._looked_over(game_id, progress)
            return self._kept[game_id]

    async def scenes(self, review: Review, numbers: Collection[int]) -> dict[int, Compared]:
        """Return the views of these turns of a review, to be drawn."""
        live, played = await self._played(review.table.id)
        return await asyncio.to_thread(_scenes, live, played, review.turns, numbers)

    async def _played(self, game_id: str) -> tuple[LiveTable, list[list[MoveRow]]]:
        """Return a finished game, turn by turn."""
        live, _ = await self._tables.live(game_id)
        if live.table.status != "over":
            raise LobbyError("review-not-over")
        async with self._tables.store.reading() as reader:
            moves = await reader.log.moves(game_id)
        return live, [list(rows) for _, rows in groupby(moves, key=lambda move: move.turn)]

    async def _seeded(self, live: LiveTable, played: Sequence[Sequence[MoveRow]]) -> list[TurnPlayed]:
        """Return the turns with their hint seeds. All answers to a secret question share its starting
        position."""
        async with self._tables.store.reading() as reader:
            asked = {turn.turn: turn.asked for turn in await reader.log.made(live.id)}
        ends, found = {rows[-1].turn: rows[-1].number for rows in played}, list[TurnPlayed]()
        for rows in played:
            first, after = rows[0], asked.get(rows[0].turn)
            before = first.number - 1 if after is None else ends.get(after, 0)
            seed = thought_seed(live.saved.seed, first.seat, before)
            found.append(TurnPlayed(first.seat, tuple(row.words for row in rows), seed))
        return found

    async def _looked_over(self, game_id: str, progress: Progress) -> Review:
        live, played = await self._played(game_id)
        turns = await self._seeded(live, played)
        state = live.game.new_game(live.setup)
        start, data = expected(live.game, state, len(live.table.seats)), live.game.to_json(state)
        chapter = live.game.chapter(state)
        found = list[Glimpse]()
        told = -_AT_A_TIME
        while len(found) < len(turns):
            if len(found) >= told + _AT_A_TIME:
                told = len(found)
                await progress(told, len(turns))
            part = TurnsAsked(live.game.key, data, tuple(turns[len(found) : told + _AT_A_TIME]))
            more, data = await self._computers.done(_looked_at, part)
            found += more
        _report(game_id, found)
        sources = sources_of(live.game, live.game.score(live.state), len(live.table.seats))
        standings = tuple(live.game.standings(live.state))
        return Review(live.public, start, tuple(found), chapter, standings, sources)


def _scenes(
    live: LiveTable, played: Sequence[Sequence[MoveRow]], judged: Sequence[Glimpse], wanted: Collection[int]
) -> dict[int, Compared]:
    """Replay the game from its beginning, with a stop before each of these turns."""
    game, found = live.game, dict[int, Compared]()
    state = game.new_game(live.setup)
    for number, (rows, turn) in enumerate(zip(played, judged, strict=True), start=1):
        if number in wanted:
            after = (drafted(game, state, turn.seat, picks).state for picks in (turn.picks, turn.better))
            found[number] = Compared(*(game.view_for(each, turn.seat) for each in (state, *after)))
        if len(found) == len(wanted):
            break
        state = replayed(game, state, rows)
    return found


def _report(game_id: str, turns: Sequence[Glimpse]) -> None:
    """Log one line for the operator. The game is over, so its log has the rest."""
    failed = [number for number, turn in enumerate(turns, start=1) if turn.fault]
    if failed:
        first = turns[failed[0] - 1].fault
        _log.error(
            "%d turns could not be reviewed (turn %d: %s)",
            len(failed),
            failed[0],
            first,
            extra={"game": game_id},
        )
