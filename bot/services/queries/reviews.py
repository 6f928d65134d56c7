"""Reviews of finished games."""

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
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.secret_answers import is_open_to_all
from bot.store.replay import replayed
from bot.store.rows import MoveRow
from bot.values.cache import BoundedCache
from bot.values.errors import LobbyError
from bot.values.read_models import Source
from bot.values.table import Table
from engine.core.draft import drafted
from engine.core.game import Standing
from engine.core.text import Seat
from engine.players.adviser import Adviser
from engine.players.review import Glimpse, best_of, expected, named, play_turn
from engine.registry import game_named

_log = logging.getLogger(__name__)

_AT_ONCE = 0.5
"""Seconds after which a review yields to tables at which players wait."""
_FIRST_ANSWER = 20.0
"""Seconds until a first answer, however much is left to compare."""
_TOLD = 2.0
"""Seconds between two progress reports."""
_KEPT = 16

Progress = Callable[[int, int], Awaitable[None]]


class Review(Struct, frozen=True):
    table: Table
    start: tuple[float, ...]  # expected points of each seat at the start
    turns: tuple[Glimpse, ...]
    chapter: int = 0  # its first season or round
    standings: tuple[Standing, ...] = ()
    sources: tuple[Source, ...] = ()  # where the points came from
    compared: int = 0  # turns compared with a hint so far
    wanted: int = 0  # turns that will have been compared

    @property
    def is_whole(self) -> bool:
        return self.compared >= self.wanted

    def worst(self, seat: Seat | None) -> list[tuple[int, Glimpse]]:
        """Return the most costly turns, of one seat or of all, with their numbers."""
        return [(self._number(turn), turn) for turn in named(self._of(seat))]

    def best(self, seat: Seat | None) -> tuple[int, Glimpse] | None:
        """Return the turn that was played best, of one seat or of all, with its number."""
        turn = best_of(self._of(seat))
        return None if turn is None else (self._number(turn), turn)

    def hinted(self, seat: Seat) -> tuple[list[int], int]:
        """Return the turns of a seat that a hint would have named first, and how many were compared."""
        own = [turn for turn in self._of(seat) if turn.named]
        return [self._number(turn) for turn in own if turn.is_hint], len(own)

    def _of(self, seat: Seat | None) -> list[Glimpse]:
        return [turn for turn in self.turns if seat in (None, turn.seat)]

    def _number(self, wanted: Glimpse) -> int:
        return next(number for number, turn in enumerate(self.turns, start=1) if turn is wanted)


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


class TurnCharted(Struct, frozen=True):
    """The course of one turn: where it began and where it led."""

    before: bytes
    glimpse: Glimpse


def _charted(part: TurnsAsked) -> tuple[list[TurnCharted], bytes]:
    """Return the course of the first turns of a part, at least one, and the position after them."""
    game, end, found = game_named(part.game), time.monotonic() + _AT_ONCE, list[TurnCharted]()
    state = game.from_json(part.state)
    for turn in part.turns:
        before, began = game.to_json(state), game.chapter(state)
        after = play_turn(game, state, turn.seat, turn.picks)
        course = Glimpse(turn.seat, turn.picks, after, chapter=game.chapter(state), began=began)
        found.append(TurnCharted(before, course))
        if time.monotonic() >= end:
            break
    return found, game.to_json(state)


def _compared(asked: TurnsAsked) -> Glimpse:
    """Compare the first turn with the hint that its player could have had."""
    game, turn = game_named(asked.game), asked.turns[0]
    return Adviser(game).judged(game.from_json(asked.state), turn.seat, turn.picks, turn.seed)


class _Looking:
    """A review in the making: first the course of the game, then turn after turn compared with a hint."""

    def __init__(self, live: LiveTable, turns: list[TurnPlayed], computers: Computers) -> None:
        self._live, self._turns, self._computers = live, turns, computers
        self._charted, self._found = list[TurnCharted](), dict[int, Glimpse]()
        state = live.game.new_game(live.setup)
        self._start, self._chapter = (
            expected(live.game, state, len(live.table.seats)),
            live.game.chapter(state),
        )
        self._first = live.game.to_json(state)
        people = {info.seat for info in live.table.seats if info.person is not None}
        everyone = people or {info.seat for info in live.table.seats}
        self._left = [at for at, turn in enumerate(turns) if turn.seat in everyone]
        self.wanted, self.reader = len(self._left), -1
        self.charted = asyncio.Event()

    @property
    def done(self) -> int:
        return len(self._found)

    async def look(self) -> None:
        """Chart the game, then compare the reader's turns, those that lost most first, then the others."""
        key, data = self._live.game.key, self._first
        while len(self._charted) < len(self._turns):
            part = TurnsAsked(key, data, tuple(self._turns[len(self._charted) :]))
            more, data = await self._computers.run(_charted, part)
            self._charted += more
        self.charted.set()
        while self._left:
            at = min(self._left, key=lambda each: (self._turns[each].seat != self.reader, self._gain(each)))
            self._left.remove(at)
            asked = TurnsAsked(key, self._charted[at].before, (self._turns[at],))
            self._found[at] = await self._computers.run(_compared, asked)
        _report(self._live.id, [turn for _, turn in sorted(self._found.items())])

    def _gain(self, at: int) -> float:
        """Return how much a turn has added to its player's expected points."""
        seat = self._turns[at].seat
        before = self._charted[at - 1].glimpse.expected if at else self._start
        return self._charted[at].glimpse.expected[seat] - before[seat]

    def review(self) -> Review:
        live, turns = self._live, list[Glimpse]()
        for at, each in enumerate(self._charted):
            course, found = each.glimpse, self._found.get(at)
            turns.append(
                course if found is None else replace(found, expected=course.expected, chapter=course.chapter)
            )
        sources = sources_of(live.game, live.game.score(live.state), len(live.table.seats))
        standings = tuple(live.game.standings(live.state))
        return Review(
            live.public,
            self._start,
            tuple(turns),
            self._chapter,
            standings,
            sources,
            self.done,
            self.wanted,
        )


class ReviewService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables, self._computers = tables, computers
        self._kept = BoundedCache[str, Review]("reviews", _KEPT, 50_000)
        self._looking = dict[str, tuple[_Looking, asyncio.Task[None]]]()

    async def close(self) -> None:
        """Stop all reviews; they begin again when asked for."""
        tasks = [task for _, task in self._looking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def review(
        self, game_id: str, progress: Progress, *, seat: Seat | None = None, within: float = _FIRST_ANSWER
    ) -> Review:
        """Review a game that has ended. Nothing in it is secret any more.

        After `within` seconds, return what was found so far, the turns of this seat first."""
        if game_id in self._kept:
            return self._kept[game_id]
        async with self._tables.queue(f"review:{game_id}"):
            if game_id not in self._looking:
                self._looking[game_id] = await self._begun(game_id)
        looking, task = self._looking[game_id]
        looking.reader = -1 if seat is None else seat
        end = time.monotonic() + within
        while not task.done() and not (looking.charted.is_set() and time.monotonic() >= end):
            await progress(looking.done, looking.wanted)
            await asyncio.wait({task}, timeout=max(0.1, min(_TOLD, end - time.monotonic())))
        if task.done():
            self._looking.pop(game_id, None)
            task.result()
            self._kept[game_id] = looking.review()
        return self._kept.get(game_id) or looking.review()

    async def _begun(self, game_id: str) -> tuple[_Looking, asyncio.Task[None]]:
        live, played = await self._played(game_id)
        looking = _Looking(live, await self._seeded(live, played), self._computers)
        return looking, asyncio.create_task(looking.look(), name=f"review {game_id}")

    async def scenes(self, review: Review, numbers: Collection[int]) -> dict[int, Compared]:
        """Return the views of these turns of a review, to be drawn."""
        live, played = await self._played(review.table.id)
        return await asyncio.to_thread(_scenes, live, played, review.turns, numbers)

    async def _played(self, game_id: str) -> tuple[LiveTable, list[list[MoveRow]]]:
        """Return a game that has ended, turn by turn."""
        live, _ = await self._tables.live(game_id)
        if not is_open_to_all(live.table):
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
