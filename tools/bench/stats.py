"""Statistics and ratings of a thousand finished games: read, counted and rated, then checked by a second run.

One game of each kind is played at random; the rest are its result with other people in other places."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.services.queries.statistics import StatisticsService
from bot.services.turn.table_history import result_of
from bot.store.commit import Commit
from bot.store.rows import TurnMade
from bot.store.sqlite import open_store
from bot.values.statistics import GameResult
from bot.values.table import Place, SeatInfo, Table
from engine.core.game import Game
from engine.core.rng import seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.core.text import UserText
from engine.registry import offered
from tools.bench import Row

_PEOPLE, _GUILD, _MOST = 40, 9, 3_000
_ALLOWED = 2.0  # seconds


def rows(quick: bool) -> Iterator[Row]:
    """Yield the time, compared with the limit of two seconds."""
    games = 100 if quick else 1_000
    seconds = asyncio.run(_measured(games))
    what = f"statistics and ratings of {games} games"
    yield Row(what, seconds * 1e6, seconds / _ALLOWED, f"{_ALLOWED:.0f} s")


async def _measured(games: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "stats.db")
        try:
            samples = [_sample(game) for game in offered().values()]
            async with store.writing() as writer:
                for number, result in enumerate(_dealt(samples, games)):
                    await writer.games.add(_table(result.game_id, result.game, number + 1, ()))
                    await writer.write(Commit(game_id=result.game_id, result=result))
            statistics = StatisticsService(store)
            began = time.perf_counter()
            first = await _counted(statistics)
            seconds = time.perf_counter() - began
            if await _counted(StatisticsService(store)) != first:
                raise ValueError("counted again, the statistics are others")
            return seconds
        finally:
            await store.close()


async def _counted(statistics: StatisticsService) -> tuple[Any, ...]:
    return (await statistics.at(_GUILD), await statistics.of(1, 1), await statistics.leaders(_GUILD))


def _sample(game: Game[Any, Any, Any]) -> GameResult:
    """Return the result of one random game; a game without a fixed end is stopped."""
    seats, chance, made = game.spec.seats[-1], random.Random(7), list[TurnMade]()
    setup = checked(game.spec, Setup(seats, seed_from(f"stats {game.key}"), {}))
    state = game.new_game(setup)
    while len(made) < _MOST and (choices := game.choices(state)):
        game.play(state, chance.choice(choices[0].actions), Silence())
        made.append(TurnMade(len(made) + 1, choices[0].seat, choices[0].seat + 1, 60.0 * len(made)))
    infos = tuple(SeatInfo(seat, UserText(), seat + 1) for seat in range(seats))
    table = _table(game.key, game.key, 1, infos)
    found = result_of(game, setup, table, state, made, 60.0 * len(made))
    assert found is not None, "people sit there"
    return replace(found, rated=True)


def _dealt(samples: list[GameResult], games: int) -> Iterator[GameResult]:
    chance = random.Random(11)
    for number in range(games):
        sample = samples[number % len(samples)]
        people = chance.sample(range(1, _PEOPLE + 1), len(sample.seats))
        chance.shuffle(places := [seat.place for seat in sample.seats])
        seats = zip(sample.seats, people, places, strict=True)
        yield replace(
            sample,
            game_id=f"s{number}",
            ended=sample.ended + number,
            seats=tuple(replace(seat, person=one, place=place) for seat, one, place in seats),
        )


def _table(game_id: str, game: str, channel: int, seats: tuple[SeatInfo, ...]) -> Table:
    place = Place(channel, _GUILD)
    return Table(
        game_id, "over", game, 1, place, len(seats), {}, "", "en", False, seats, 0.0, 0.0, origin=_GUILD
    )
