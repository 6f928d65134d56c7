"""Statistics of a person, of a server, and who plays how well: what each reader may know of others."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from bot.services.looking.ratings import OVERALL, Ratings, ratings_of
from bot.services.looking.tallies import figures
from bot.store.protocol import Reader, Store
from bot.values.errors import PlayerError
from bot.values.people import Person
from bot.values.statistics import FEWEST, GameResult, Leader, Leaders, PersonStatistics, Rating, Totals

_NOBODY = Person(0)


class StatisticsService:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._rated: tuple[list[GameResult], Ratings] = ([], {})  # the newest, and what they were made of

    async def of(self, person: int, reader_id: int) -> PersonStatistics:
        """Of oneself; of somebody else only if they show theirs."""
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

    async def at(self, guild: int) -> Totals:
        """Of all people on a server together, but for those who want to be in no statistics."""
        async with self._store.reading() as reader:
            results = await reader.results.at(guild)
            people = {seat.person for result in results for seat in result.seats if seat.person is not None}
            known = await _known(reader, people)
        counted = {one for one in people if one not in known or known[one].habits.statistics != "off"}
        return await asyncio.to_thread(figures, results, lambda seat: seat.person in counted)

    async def leaders(self, guild: int, game: str = OVERALL) -> Leaders:
        """Who has played on this server, has rated games enough, and shows their statistics."""
        async with self._store.reading() as reader:
            here, rated = await reader.results.people_at(guild), await reader.results.rated()
            known = await _known(reader, here)
        ratings = await self._ratings(rated)
        enough = {one: rating for one in here if (rating := _enough(ratings, game, one)) is not None}
        shown = [
            Leader(one, known[one].name, rating)
            for one, rating in enough.items()
            if one in known and known[one].habits.statistics == "shared"
        ]
        shown.sort(key=lambda leader: (-leader.rating.low, -leader.rating.mu, leader.person))
        hidden = (one for one in enough if one not in known or known[one].habits.statistics == "own")
        return Leaders(game, tuple(shown), sum(1 for _ in hidden))

    async def _ratings(self, rated: list[GameResult]) -> Ratings:
        """As before where nothing has changed since."""
        if rated != self._rated[0]:
            self._rated = rated, await asyncio.to_thread(ratings_of, rated)
        return self._rated[1]


def _enough(ratings: Ratings, game: str, person: int) -> Rating | None:
    rating = ratings.get((game, person))
    return rating if rating is not None and rating.games >= FEWEST else None


async def _known(reader: Reader, people: Collection[int]) -> dict[int, Person]:
    return {one.id: one for one in await reader.people.several(people)}
