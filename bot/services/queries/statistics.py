"""Statistics and ratings of people and servers, and charts of a finished game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.services.turn.live_tables import LiveTables
from bot.services.turn.table_history import result_of
from bot.store.protocol import Store
from bot.store.rows import MoveRow
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.errors import LobbyError, PlayerError
from bot.values.people import Person
from bot.values.read_models import Source, Tie
from bot.values.statistics import (
    Earned,
    GameResult,
    GameTally,
    Leader,
    Leaders,
    Longest,
    PersonStatistics,
    Rating,
    RatingChange,
    SeatResult,
    Share,
    Totals,
)
from bot.values.table import Table
from engine.core.game import AnyGame, ScoreLine, Standing
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Text

_TWO = 2
_SHOWN = 5
_OFTEN = 3
"""How often a piece must be won before its average points are shown."""

Counts = Callable[[SeatResult], bool]
"""Whether a seat is counted."""


def figures(results: Sequence[GameResult], counts: Counts) -> Totals:
    """Return the totals of these games for the counted seats. Players who left have played but have no
    place."""
    seats = [(result, seat) for result in results for seat in result.seats if counts(seat)]
    stayed = [(result, seat) for result, seat in seats if not seat.left]
    games = {result.game_id for result, _ in seats}
    kinds = Counter(result.game for result, _ in stayed)
    paces = [seat.pace for _, seat in seats if seat.turns]
    counted = [result for result in results if result.game_id in games]
    return Totals(
        games=len(games),
        won=sum(seat.place == 1 for _, seat in stayed),
        with_people=sum(result.people >= _TWO for result in counted),
        left=len(seats) - len(stayed),
        players=len({seat.person for _, seat in seats}),
        pace=float(median(paces)) if paces else 0.0,
        longest=_longest(counted),
        tallies=tuple(
            _tally(game, [one for one in stayed if one[0].game == game])
            for game in sorted(kinds, key=lambda game: (-kinds[game], game))
        ),
    )


def _longest(results: Sequence[GameResult]) -> Longest | None:
    if not results:
        return None
    one = max(results, key=lambda result: (result.ended - result.started, result.game_id))
    return Longest(one.game_id, one.game, one.ended - one.started, one.turns)


def _tally(game: str, stayed: Sequence[tuple[GameResult, SeatResult]]) -> GameTally:
    seats = [seat for _, seat in stayed]
    most = max(len(result.seats) for result, _ in stayed)
    began = [(result, seat) for result, seat in stayed if result.first == seat.seat]
    pieces = _shares(seat.pieces for seat in seats)
    proven = [one for one in pieces if one.count >= _OFTEN and one.points > 0]
    return GameTally(
        game=game,
        games=len({result.game_id for result, _ in stayed}),
        won=sum(seat.place == 1 for seat in seats),
        places=tuple(sum(seat.place == place for seat in seats) for place in range(1, most + 1)),
        mean=sum(seat.points for seat in seats) / len(seats),
        best=max(seat.points for seat in seats),
        sources=tuple(sorted(_shares((seat.sources for seat in seats), len(seats)), key=_by_points)),
        favourites=tuple(sorted(pieces, key=_by_count)[:_SHOWN]),
        finest=tuple(sorted(proven, key=_by_points)[:_SHOWN]),
        began=len(began),
        began_won=sum(seat.place == 1 for _, seat in began),
        expected=sum(1 / len(result.seats) for result, _ in began),
    )


def _shares(earned: Iterable[tuple[Earned, ...]], games: int = 0) -> list[Share]:
    """Return how often each came up, and its points: per game if `games` is given, otherwise per
    occurrence."""
    counts, points = Counter[Text](), Counter[Text]()
    for each in earned:
        for one in each:
            counts[one.text] += 1
            points[one.text] += one.points
    return [Share(text, times, points[text] / (games or times)) for text, times in counts.items()]


def _by_points(share: Share) -> tuple[float, int, str]:
    return -share.points, -share.count, repr(share.text)


def _by_count(share: Share) -> tuple[int, float, str]:
    return -share.count, -share.points, repr(share.text)


_OVERALL = ""
_model = PlackettLuce()

Ratings = dict[tuple[str, int], Rating]
"""By game (or all games together) and person."""


_NEW = Rating(_model.rating().mu, _model.rating().sigma, 0)
"""The rating of a person before the first rated game."""


def ratings_of(results: Iterable[GameResult]) -> Ratings:
    """Return ratings. Computers are ignored, and so are games with fewer than two people."""
    known = dict[tuple[str, int], tuple[PlackettLuceRating, int]]()
    for result in results:
        people = [seat for seat in result.seats if seat.person is not None]
        if not result.rated or len(people) < _TWO:
            continue
        ranks = _ranks(people)
        for kind in (_OVERALL, result.game):
            keys = [(kind, seat.person or 0) for seat in people]
            teams = [[known[key][0] if key in known else _model.rating()] for key in keys]
            for key, (rated,) in zip(keys, _model.rate(teams, ranks=ranks), strict=True):
                known[key] = rated, known[key][1] + 1 if key in known else 1
    return {key: Rating(rated.mu, rated.sigma, games) for key, (rated, games) in known.items()}


def _ranks(people: list[SeatResult]) -> list[float]:
    """Return ranks among the people only. Players who left rank behind all others."""
    marks = [(seat.left, 0 if seat.left else seat.place) for seat in people]
    return [float(1 + sum(other < mark for other in marks)) for mark in marks]


def ties_of(game: AnyGame, state: Any, standings: Sequence[Standing]) -> tuple[Tie, ...]:
    """Return why each pair of neighbours with equal points is ranked as it is."""
    ranked = sorted(standings, key=lambda standing: (standing.rank, standing.seat))
    return tuple(
        Tie(one.seat, other.seat, game.why_ahead(state, one.seat, other.seat))
        for one, other in pairwise(ranked)
        if one.points == other.points
    )


def sources_of(game: AnyGame, lines: Sequence[ScoreLine], seats: int) -> tuple[Source, ...]:
    """Return the points by source, in the order of the score sheet, without sources that brought no
    points."""
    found = dict[Text, list[int]]()
    for line in lines:
        found.setdefault(game.source_of(line), [0] * seats)[line.seat] += line.points
    return tuple(Source(source, tuple(points)) for source, points in found.items() if any(points))


_KEPT = 16


class ChapterPoints(Struct, frozen=True):
    """Each seat's points at the end of a season or round."""

    chapter: int
    points: tuple[int, ...]


class _Trace(Struct, frozen=True):
    worker_count: tuple[tuple[int, ...], ...]  # after the deal and after every turn, by seat
    chapters: tuple[int, ...]  # of the same positions
    points: tuple[ChapterPoints, ...]


class Charts(Struct, frozen=True):
    table: Table
    standings: tuple[Standing, ...]
    sources: tuple[Source, ...]
    points: tuple[ChapterPoints, ...]
    worker_count: tuple[tuple[int, ...], ...]
    chapters: tuple[int, ...]
    paces: tuple[float, ...]  # median seconds per turn, by seat; empty: no person has played it here
    turns: tuple[int, ...]


class ChartService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._kept = BoundedCache[str, Charts]("charts", _KEPT, 60_000)

    async def charts(self, game_id: str) -> Charts:
        """Return the charts of a finished game. Nothing in it is secret any more."""
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
            trace.worker_count,
            trace.chapters,
            () if result is None else tuple(one.pace for one in result.seats),
            () if result is None else tuple(one.turns for one in result.seats),
        )


def _traced(game: AnyGame, setup: Setup, moves: Sequence[MoveRow]) -> _Trace:
    """Replay the game and record figures after every turn."""
    state, silence, seats = game.new_game(setup), Silence(), range(setup.seats)
    worker_count = [tuple(game.worker_count(state, seat) for seat in seats)]
    chapters, points = [game.chapter(state)], list[ChapterPoints]()
    for at, move in enumerate(moves):
        option = game.option_named(state, move.seat, move.words)
        if option is None:
            break
        game.play(state, option.action, silence)
        if at + 1 < len(moves) and moves[at + 1].turn == move.turn:
            continue
        worker_count.append(tuple(game.worker_count(state, seat) for seat in seats))
        if game.chapter(state) != chapters[-1]:
            points.append(ChapterPoints(chapters[-1], _worth(game, state, setup.seats)))
        chapters.append(game.chapter(state))
    points.append(ChapterPoints(chapters[-1], _worth(game, state, setup.seats)))
    return _Trace(tuple(worker_count), tuple(chapters), tuple(points))


def _worth(game: AnyGame, state: Any, seats: int) -> tuple[int, ...]:
    points = [0] * seats
    for line in game.score(state):
        points[line.seat] += line.points
    return tuple(points)


_NOBODY = Person(0)


class StatisticsService:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._rated: tuple[list[GameResult], Ratings] = ([], {})  # the newest, and their results

    async def of_person(self, person: int, reader_id: int) -> PersonStatistics:
        """Return a person's own statistics, or those of another person who shares theirs."""
        async with self._store.reading() as reader:
            known = await reader.people.get(person) or _NOBODY
            if known.habits.statistics == "off":
                raise PlayerError("stats-off" if person == reader_id else "stats-private")
            if person != reader_id and known.habits.statistics != "shared":
                raise PlayerError("stats-private")
            results, rated = await reader.results.of(person), await reader.results.rated()
        ratings = await self._ratings(rated)
        own = {game: rating for (game, one), rating in ratings.items() if one == person}
        return PersonStatistics(person, known.name, figures(results, lambda one: one.person == person), own)

    async def of_server(self, guild: int) -> Totals:
        """Return the totals of a server, without people who opted out of statistics."""
        async with self._store.reading() as reader:
            results = await reader.results.at(guild)
            people = {seat.person for result in results for seat in result.seats if seat.person is not None}
            known = await _known(reader, people)
        counted = {one for one in people if one not in known or known[one].habits.statistics != "off"}
        return await asyncio.to_thread(figures, results, lambda seat: seat.person in counted)

    async def leaders(self, guild: int, game: str = _OVERALL, reader_id: int | None = None) -> Leaders:
        """Return the leaderboard of a server: people with rated games who share their statistics, and the
        reader."""
        async with self._store.reading() as reader:
            here, rated = await reader.results.people_at(guild), await reader.results.rated()
            known = await _known(reader, here)
        ratings = await self._ratings(rated)
        found = {one: rating for one in here if (rating := ratings.get((game, one))) is not None}
        hidden = {one for one in found if one not in known or known[one].habits.statistics == "own"}
        own = hidden & {reader_id} & known.keys()
        shown = [
            Leader(one, known[one].name, rating)
            for one, rating in found.items()
            if one in own or (one in known and known[one].habits.statistics == "shared")
        ]
        shown.sort(key=lambda leader: (-leader.rating.low, -leader.rating.mu, leader.person))
        return Leaders(game, tuple(shown), len(hidden - own), next(iter(own), None))

    async def changes(self, game_id: str, reader_id: int | None) -> dict[int, RatingChange]:
        """Return what a rated game did to the ratings of its players, as far as this person may know."""
        async with self._store.reading() as reader:
            rated = await reader.results.rated()
            at = next((at for at, one in enumerate(rated) if one.game_id == game_id), None)
            if at is None:
                return {}
            people = [seat.person for seat in rated[at].seats if seat.person is not None]
            known = await _known(reader, people)
        shares = {one: known[one].habits.statistics if one in known else "own" for one in people}
        shown = [
            one for one in people if shares[one] == "shared" or (one == reader_id and shares[one] == "own")
        ]
        if not shown:
            return {}
        game, until = rated[at].game, rated[: at + 1]
        before = await asyncio.to_thread(ratings_of, until[:-1])
        after = await asyncio.to_thread(ratings_of, until)
        return {
            one: RatingChange(after[game, one], after[game, one].value - before.get((game, one), _NEW).value)
            for one in shown
            if (game, one) in after
        }

    async def _ratings(self, rated: list[GameResult]) -> Ratings:
        """Return the cached ratings if the results are unchanged."""
        if rated != self._rated[0]:
            self._rated = rated, await asyncio.to_thread(ratings_of, rated)
        return self._rated[1]


async def _known(reader: Reader, people: Collection[int]) -> dict[int, Person]:
    return {one.id: one for one in await reader.people.several(people)}
