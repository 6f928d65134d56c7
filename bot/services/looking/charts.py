"""How a finished game came to its end: points by source and by season or round, workers over time, tempo."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.services.looking.results import sources_of
from bot.services.turn.live_tables import AnyGame, LiveTables
from bot.services.turn.results import result_of
from bot.store.rows import MoveRow
from bot.values.cache import Kept
from bot.values.errors import LobbyError
from bot.values.read_models import Source
from bot.values.table import Table
from engine.core.game import Standing
from engine.core.setup import Setup
from engine.core.tell import Silence

_KEPT = 16


class ChapterPoints(Struct, frozen=True):
    """What everybody's position was worth when a season or round was over."""

    chapter: int
    points: tuple[int, ...]


class _Trace(Struct, frozen=True):
    workforce: tuple[tuple[int, ...], ...]  # after the deal and after every turn, by seat
    chapters: tuple[int, ...]  # of the same positions
    points: tuple[ChapterPoints, ...]


class Charts(Struct, frozen=True):
    table: Table
    standings: tuple[Standing, ...]
    sources: tuple[Source, ...]
    points: tuple[ChapterPoints, ...]
    workforce: tuple[tuple[int, ...], ...]
    chapters: tuple[int, ...]
    paces: tuple[float, ...]  # seconds that a turn usually took, by seat; empty: nobody has played it here
    turns: tuple[int, ...]


class ChartService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._kept = Kept[str, Charts]("charts", _KEPT, 60_000)

    async def charts(self, game_id: str) -> Charts:
        """Of a game that is over: nothing of it is secret any more."""
        async with self._tables.queue(f"charts:{game_id}"):
            if game_id not in self._kept:
                self._kept[game_id] = await self._drawn_up(game_id)
            return self._kept[game_id]

    async def _drawn_up(self, game_id: str) -> Charts:
        live, _ = await self._tables.live(game_id)
        if live.table.status != "over":
            raise LobbyError("charts-not-over")
        async with self._tables.store.reading() as reader:
            moves, made = await reader.log.moves(game_id), await reader.log.made(game_id)
        game, state, seats = live.game, live.state, len(live.table.seats)
        trace = await asyncio.to_thread(_traced, game, live.setup, moves)
        result = result_of(game, live.setup, live.table, state, made, live.table.ended or 0.0)
        return Charts(
            live.public,
            tuple(game.standings(state)),
            sources_of(game, game.score(state), seats),
            trace.points,
            trace.workforce,
            trace.chapters,
            () if result is None else tuple(one.pace for one in result.seats),
            () if result is None else tuple(one.turns for one in result.seats),
        )


def _traced(game: AnyGame, setup: Setup, moves: Sequence[MoveRow]) -> _Trace:
    """Play it again, and look around after every turn."""
    state, silence, seats = game.new_game(setup), Silence(), range(setup.seats)
    workforce = [tuple(game.workforce(state, seat) for seat in seats)]
    chapters, points = [game.chapter(state)], list[ChapterPoints]()
    for at, move in enumerate(moves):
        option = game.offered(state, move.seat, move.words)
        if option is None:
            break
        game.play(state, option.action, silence)
        if at + 1 < len(moves) and moves[at + 1].turn == move.turn:
            continue
        workforce.append(tuple(game.workforce(state, seat) for seat in seats))
        if game.chapter(state) != chapters[-1]:
            points.append(ChapterPoints(chapters[-1], _worth(game, state, setup.seats)))
        chapters.append(game.chapter(state))
    points.append(ChapterPoints(chapters[-1], _worth(game, state, setup.seats)))
    return _Trace(tuple(workforce), tuple(chapters), tuple(points))


def _worth(game: AnyGame, state: Any, seats: int) -> tuple[int, ...]:
    points = [0] * seats
    for line in game.score(state):
        points[line.seat] += line.points
    return tuple(points)
